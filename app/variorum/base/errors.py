"""The one tree of errors: each has a stable code, the file it is about, and a cause."""


class VariorumError(Exception):
    """An expected failure that a user can be told about.

    Attributes:
        code: Stable, machine-readable name of the failure, in kebab case.
        path: The file the failure is about, as the user knows it; empty if about none.
        message: One plain sentence saying what happened and why.
    """

    def __init__(self, code: str, message: str, *, path: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.path = path
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}: {self.message}" if self.path else self.message


class ReadingError(VariorumError):
    """A file cannot be read as an article."""


class AnalysisError(VariorumError):
    """Articles were read but cannot be analysed."""


class ExportError(VariorumError):
    """A result cannot be written."""


class CancelledError(VariorumError):
    """The user stopped the work."""

    def __init__(self) -> None:
        super().__init__("cancelled", "The work was stopped before it was done.")
