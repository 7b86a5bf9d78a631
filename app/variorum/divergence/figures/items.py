"""A figure with what is needed to tell whether another one is about the same detail."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from variorum.alignment.lexicon import GROUP_OF
from variorum.divergence.figures import scope
from variorum.language.figures import events, people, units
from variorum.language.wordlists import words
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.model.article import AnnotatedArticle, Figure
    from variorum.model.features import Annotation

COUNT = "count"
AGE = units.AGE
# Past this many sentences a figure is no longer in the head of its article.
HEAD_SENTENCES = 4
_WORD = re.compile(r"[^\W\d_]+")
# Words that papers use for the same things.
_LIKE = {
    word: words.split()[0]
    for words in (
        "home house household property dwelling",
        "car vehicle automobile",
        "plane aircraft jet airliner",
        "gun weapon firearm",
        "ship vessel boat",
        "job post position",
        "blast explosion",
        "tornado twister",
        "child kid",
        "injured wounded",
        "pupil student",
        "business company firm",
        "staff workforce payroll employee worker",
        "debt loan",
        "surgery operation procedure",
        "pistol handgun",
        "injection jab dose",
        "report complaint incident",
        "cap appearance",
        "soldier troop serviceman servicemen",
        "hostage captive",
        "count offence offense charge",
        "fan supporter",
        "protester demonstrator marcher",
        "resident inhabitant villager",
        "officer policeman",
        "casing cartridge",
        "win victory",
    )
    for word in words.split()
}
_LEADING = words("the a an of his her their its all other others more additional")
# Sorts of people that news counts apart from the total; any other word only names the same people
# again ("patrons", "stowaways").
PARTS = words(
    """
    women men children police soldiers suspects rescuers students passengers crew workers
    foreigner tourist civilian militant journalist pedestrian adult
    """
)
_NAMES_NEAR = 8
_NATION_ENDINGS = ("nationals", "national", "citizens", "citizen")

_PARTS_SAID_PLAINLY = frozenset({"civilian", "civilians", "adult", "adults"})
PASSING = frozenset({"treated", "released", "hospitalised", "stable", "critical", "serious"})
"""What becomes of people hour by hour and place by place is no conflict."""
_OF_PEOPLE = events.OF_PEOPLE | {"fell"}


@dataclass(frozen=True, kw_only=True, eq=False)
class Item:
    """A figure in its article.

    Attributes:
        figure: As found.
        ref: The sentence it stands in.
        order: Place of the article, then place of the figure in the article's text.
        dimension: What its unit measures; "count" for counts of people and things.
        low: Least value in the base unit, None where open.
        high: Greatest value in the base unit, None where open.
        value: The number named in the base unit, None for vague words and ranges.
        people: Whether people are counted.
        sort: Which people ("german", "children", "german children"), empty for people as such.
        head: Last word of what is counted, in the singular.
        partial: Whether it is no total of its event: some of a whole, others, more of them.
        by_force: Whether police or troops are named as those who did it.
        aside: Whether it belongs to another event or time than the article's own.
        early: Whether it stands in the title or the first sentences.
        content: Dictionary forms of the content words of its sentence.
        gist: The same, with one term for words that news uses for one another.
        doer: Name of who did it, in lower case, empty where none is named.
        text: The figure as it stands.
    """

    figure: Figure
    ref: SentenceRef
    order: tuple[int, int]
    dimension: str
    low: float | None
    high: float | None
    value: float | None
    people: bool
    sort: str
    head: str
    partial: bool
    by_force: bool
    aside: bool
    early: bool
    content: frozenset[str]
    gist: frozenset[str]
    doer: str
    text: str

    @property
    def article(self) -> str:
        """Id of the article."""
        return self.ref.article

    @property
    def event(self) -> str | None:
        """What happened."""
        return self.figure.event

    @property
    def own(self) -> frozenset[str]:
        """What is counted, as it stands in the gist of its sentence."""
        return frozenset({self.head, GROUP_OF.get(self.head, self.head)})

    @property
    def vague(self) -> bool:
        """Whether no number is named."""
        return self.figure.qualifier == "vague"


def collect(context: Context) -> list[Item]:
    """All figures of all articles, in order of articles and of text."""
    found: list[Item] = []
    places = scope.places(context)
    for place, annotation in enumerate(context.annotations):
        found.extend(_of_article(annotation, scope.Asides(annotation, places), place))
    return found


def _of_article(annotation: Annotation, asides: scope.Asides, place: int) -> Iterator[Item]:
    article = annotation.article
    starts = [span.start for span in article.sentences]
    number = 0
    for sentence, figures in groupby(
        article.figures, key=lambda figure: max(0, bisect_right(starts, figure.start) - 1)
    ):
        beside = list(figures)
        content = scope.content(annotation, sentence)
        gist = frozenset(GROUP_OF.get(word, word) for word in content)
        for figure in beside:
            yield _item(
                annotation,
                figure,
                SentenceRef(article.id, sentence),
                (place, number),
                beside=beside,
                aside=asides.is_aside(figure, sentence),
                content=content,
                gist=gist,
            )
            number += 1


def _item(
    annotation: Annotation,
    figure: Figure,
    ref: SentenceRef,
    order: tuple[int, int],
    *,
    beside: list[Figure],
    aside: bool,
    content: frozenset[str],
    gist: frozenset[str],
) -> Item:
    article = annotation.article
    dimension, factor = units.dimension(figure.unit)
    is_people = figure.unit == units.PEOPLE
    head = _head(figure.counted)
    if figure.unit is None or is_people:
        dimension = COUNT
    return Item(
        figure=figure,
        ref=ref,
        order=order,
        dimension=dimension,
        low=_scaled(scope.least(article, figure, ref, beside), factor),
        high=_scaled(figure.high, factor),
        value=_scaled(figure.value, factor),
        people=is_people or (figure.unit is None and not head and figure.event in _OF_PEOPLE),
        sort=_sort(article, figure) if is_people else "",
        head=head,
        partial=_is_partial(figure, beside),
        by_force=scope.by_force(article, figure, ref),
        aside=aside,
        early=ref.sentence < HEAD_SENTENCES,
        content=content,
        gist=gist,
        doer=scope.doer(annotation, figure, ref.sentence),
        text=article.text[figure.start : figure.end],
    )


def _scaled(value: float | None, factor: float) -> float | None:
    return None if value is None else value * factor


def _head(counted: str | None) -> str:
    words = _WORD.findall((counted or "").lower())
    head = scope.singular(words[-1]) if words else ""
    return _LIKE.get(head, head)


def _sort(article: AnnotatedArticle, figure: Figure) -> str:
    """Which people are counted, empty where the words say no more than "people"."""
    words = [w for w in _WORD.findall((figure.counted or "").lower()) if w not in _LEADING]
    if not words:
        return ""
    nation = _nation(article, figure)
    head = words[-1]
    if _is_nation(head, nation):
        return nation
    kind = people.sort_of(head)
    if kind is None and head not in _PARTS_SAID_PLAINLY:
        return ""
    kind = scope.singular(head) if kind in {None, head} else kind
    if kind not in PARTS:
        return ""
    return f"{nation} {kind}".strip()


def _is_nation(head: str, nation: str) -> bool:
    return bool(nation) and (head.startswith(nation[:4]) or head in _NATION_ENDINGS)


def _nation(article: AnnotatedArticle, figure: Figure) -> str:
    """The people of a country or faith named in what is counted, in the singular."""
    counted = figure.counted or ""
    start = article.text.find(counted, figure.start) if counted else -1
    if start < 0:
        return ""
    end = start + len(counted)
    first = bisect_left(article.entities, start, key=lambda mention: mention.end)
    for mention in article.entities[first : first + _NAMES_NEAR]:
        if mention.start < end and mention.end > start and mention.label == "NORP":
            return scope.singular(article.text[mention.start : mention.end].lower())
    return ""


def _is_partial(figure: Figure, beside: list[Figure]) -> bool:
    """Whether the figure leaves out some of those to whom the same happened."""
    match figure.role:
        case "more" | "former":
            return True
        case "others":
            if figure.event in {"shot", None}:
                return True
            return any(
                other.start < figure.start and other.event == figure.event for other in beside
            )
        case "part":
            return figure.value == 0 or any(
                other.role == "others" and other.start > figure.start
                for other in beside
                if other.unit == figure.unit and _head(other.counted) == _head(figure.counted)
            )
        case _:
            return False
