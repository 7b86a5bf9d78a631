"""What the test found: lines as they come, a table of measures, and whether all is well."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Report:
    """Collects checks and measures.

    Attributes:
        faults: What did not hold, in words.
        measures: Name, value, limit and unit of each measure.
    """

    faults: list[str] = field(default_factory=list)
    measures: list[tuple[str, float, float, str]] = field(default_factory=list)

    def check(self, what: str, *, holds: bool, details: str = "") -> None:
        """Note whether something is as it should be."""
        print(f"{'ok   ' if holds else 'FAULT'} {what}", flush=True)
        if not holds:
            self.faults.append(what)
            if details:
                print("      " + details.strip().replace("\n", "\n      "), flush=True)

    def measure(self, what: str, value: float, limit: float, unit: str) -> None:
        """Note a number that must not exceed a limit."""
        self.measures.append((what, value, limit, unit))
        self.check(f"{what}: {value:.1f} {unit} (at most {limit:g})", holds=value <= limit)

    def close(self) -> int:
        """Print the table; returns the exit status."""
        print()
        for what, value, limit, unit in self.measures:
            print(f"{what:<48} {value:>8.1f} {unit:<3}  at most {limit:g}")
        print()
        for fault in self.faults:
            print(f"FAULT {fault}")
        print("The package is fit." if not self.faults else f"{len(self.faults)} faults.")
        return 1 if self.faults else 0
