# ruff: noqa: ISC004 - prose and markup are more readable in lines of their own
"""Invented articles, written for these tests, and a measure of how much of one was read."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """An article as its author wrote it.

    Attributes:
        title: Headline.
        standfirst: Sentence below it, which some pages show and some do not; not in `text`.
        author: By-line.
        published: ISO 8601 date and time.
        parts: Paragraphs; those that begin with "## " are subheadings, with "- " items of a list.
    """

    title: str
    standfirst: str
    author: str
    published: str
    parts: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n\n".join(part.removeprefix("## ").removeprefix("- ") for part in self.parts)


DAM = Story(
    title="Villagers return as engineers plug leak in Corran dam",
    standfirst="About 1,900 people had spent three nights in schools and sports halls.",
    author="Mirela Oduya",
    published="2023-11-14T18:20:00+00:00",
    parts=(
        "Residents of four villages below the Corran dam were told on Tuesday that they could go "
        "home, three days after water began to seep through a joint in its eastern wall.",
        "Engineers filled the gap with 60 tonnes of quick-setting concrete overnight. The flow, "
        "which had reached 40 litres a second on Sunday, has stopped, the water board said.",
        "“We would not send anybody back if there were the least doubt,” said Teodor Lang, who "
        "heads the board. “I will sleep in Nether Corran myself tonight.”",
        "About 1,900 people had been moved to schools and sports halls in Ashby. Police guarded "
        "the empty houses; no break-in was reported.",
        "## Questions about upkeep",
        "The dam, finished in 1961, was last inspected in full eleven years ago. A report that "
        "this newspaper has seen warned at the time that seals in the eastern wall were brittle.",
        "The board says the seals were replaced in 2014. It could not say on Tuesday who had done "
        "the work, or whether it had been checked.",
        "Opposition members of the county council want an inquiry. “People were lucky,” said one "
        "of them, Agnes Whitlock. “Luck is no way to run a dam.”",
        "Repairs that last will take until spring and cost at least £3.5m, by a first estimate. "
        "The lake behind the wall is to be kept four metres below its usual level until then.",
    ),
)

STRIKE = Story(
    title="Night trains halted as signallers walk out",
    standfirst="The union says that talks on rest periods have failed.",
    author="Jonas Brandvold",
    published="2024-02-02T06:05:00+01:00",
    parts=(
        "No night train left the capital on Thursday after signallers began a 48-hour strike over "
        "rest periods, and operators warned that morning services would start late.",
        "The walkout affects seven lines. Some 12,000 travellers had booked a berth.",
        "The union, which speaks for 2,300 of the country’s 3,100 signallers, wants eleven hours "
        "between two shifts. The network operator offers nine.",
        "“Nine hours with an hour’s drive at each end is no rest,” said the union’s secretary, "
        "Piet Marrow.",
        "A spokeswoman for the operator called the demand “impossible to staff”. It had hired 140 "
        "people last year, she said, and lost 155.",
        "Three things are not in dispute:",
        "- Shifts of more than ten hours are to be abolished.",
        "- Trainees are no longer to be left alone in a signal box.",
        "- Pay will rise by 4.2 per cent in April.",
        "Talks are to resume on Monday with a mediator. Until then passengers can change their "
        "tickets free of charge, but seats on day trains are all but sold out.",
        "It is the third stoppage since October. The first ended after six hours, when a court "
        "found that the union had given notice a day too late.",
    ),
)

FIRE = Story(
    title="Fire guts covered market in Old Lisle",
    standfirst="Nobody was hurt; forty stallholders have lost their stock.",
    author="Chiara Bennet",
    published="2022-07-09T22:41:00-04:00",
    parts=(
        "A fire that broke out in a spice shop destroyed the covered market of Old Lisle on "
        "Saturday evening. Nobody was hurt.",
        "Flames were seen shortly after 7 p.m., half an hour after closing. By eight the glass "
        "roof had fallen in.",
        "“It went up like paper,” said Omar Reyes, who has sold cheese there for 22 years. “You "
        "could hear the jars bursting.”",
        "Ninety firefighters from five stations fought the blaze. They pumped water from the canal "
        "because two hydrants in Baker Street were dry.",
        "The mayor, Louise Amadi, said that the city would put up tents in the cathedral square so "
        "that trade could go on from Wednesday.",
        "The hall was built in 1889 and listed in 1974. It was insured for $18 million; rebuilding "
        "it will cost more than twice that, according to the architect who restored the roof.",
        "What caused the fire is not known. Investigators are to enter the ruin on Sunday, once "
        "the east wall has been propped up.",
        "A fund set up by the chamber of commerce had received $210,000 by midnight.",
    ),
)

STORIES = (DAM, STRIKE, FIRE)


def likeness(read: str, written: str) -> float:
    """F1 over runs of four words, of what was read against what was written; 0 to 1."""
    got, want = _runs(read), _runs(written)
    same = sum((got & want).values())
    if not same:
        return 0.0
    precision, recall = same / sum(got.values()), same / sum(want.values())
    return 2 * precision * recall / (precision + recall)


def _runs(text: str) -> Counter[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return Counter(tuple(words[at : at + 4]) for at in range(max(1, len(words) - 3)))
