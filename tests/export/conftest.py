"""Comparisons made by hand: the seeds, many articles, several scripts, hostile texts."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from variorum.base.paths import seeds
from variorum.model.article import (
    AnnotatedArticle,
    DateMention,
    EntityMention,
    Figure,
    Quote,
    Span,
)
from variorum.model.comparison import (
    Comparison,
    Divergence,
    Entity,
    Link,
    Notice,
    Reading,
    SentenceRef,
    Statement,
)

if TYPE_CHECKING:
    from collections.abc import Callable

_SENTENCE = re.compile(r"[^\n.!?]+(?:[.!?][”\"']?)?")


def annotated(article_id: str, text: str, **facts: Any) -> AnnotatedArticle:
    """An article with its sentences, and with the facts given."""
    data = text.encode("utf-8", "surrogatepass")
    spans = [
        Span(m.start() + len(m[0]) - len(m[0].lstrip()), m.end())
        for m in _SENTENCE.finditer(text)
        if m[0].strip()
    ]
    values: dict[str, Any] = {
        "path": f"{article_id}.txt",
        "sha256": hashlib.sha256(data).hexdigest(),
        "bytes": len(data),
        "encoding": "utf-8",
        "title": text.split("\n", 1)[0],
        "language": "en",
        "origins": {"title": "first line"},
        "sentences": tuple(spans),
    }
    return AnnotatedArticle(id=article_id, text=text, **{**values, **facts})


@dataclass(frozen=True)
class Builder:
    """Makes readings and rows from words instead of offsets."""

    articles: dict[str, AnnotatedArticle]

    def find(self, article: str, words: str, around: str = "") -> Span:
        """Where `words` stand, within `around` if that is given."""
        text = self.articles[article].text
        start = text.index(around) if around else 0
        start = text.index(words, start)
        return Span(start, start + len(words))

    def sentence(self, article: str, offset: int) -> int:
        """Index of the sentence at an offset."""
        spans = self.articles[article].sentences
        return max(n for n, span in enumerate(spans) if span.start <= offset)

    def reading(
        self, article: str, words: str, around: str = "", *, changed: str = "", **more: Any
    ) -> Reading:
        """A reading of the words in an article."""
        span = self.find(article, words, around)
        changes: tuple[Span, ...] = ()
        if changed:
            start = self.articles[article].text.index(changed, span.start)
            changes = (Span(start, start + len(changed)),)
        return Reading(
            article=article,
            start=span.start,
            end=span.end,
            text=words,
            sentence=self.sentence(article, span.start),
            changed=changes,
            **more,
        )

    def statement(self, number: int, **words: str) -> Statement:
        """A row of the sentences in which the words stand."""
        members = [
            SentenceRef(article, self.sentence(article, self.find(article, text).start))
            for article, text in words.items()
        ]
        return Statement(id=f"s{number}", members=tuple(members))


def linked(statements: tuple[Statement, ...]) -> tuple[Link, ...]:
    """Confident links between the first member of each row and the others."""
    return tuple(
        Link(left=s.members[0], right=other, score=0.7, confidence="confident", backbone=True)
        for s in statements
        for other in s.members[1:]
    )


def _seed_articles() -> dict[str, AnnotatedArticle]:
    found: dict[str, AnnotatedArticle] = {}
    for number, path in enumerate(sorted(seeds().glob("*.txt")), 1):
        data = path.read_bytes()
        found[f"a{number}"] = annotated(
            f"a{number}",
            data.decode(),
            path=f"seeds/{path.name}",
            sha256=hashlib.sha256(data).hexdigest(),
            bytes=len(data),
        )
    return found


def _with_details(found: dict[str, AnnotatedArticle]) -> dict[str, AnnotatedArticle]:
    build = Builder(found)

    def figure(article: str, words: str, low: float | None, high: float | None, **m: Any) -> Figure:
        span = build.find(article, words, m.pop("around", ""))
        return Figure(start=span.start, end=span.end, low=low, high=high, unit="people", **m)

    def quote(article: str, words: str, speaker: str) -> Quote:
        span = build.find(article, words)
        return Quote(start=span.start, end=span.end, speaker=speaker)

    def day(article: str, words: str, around: str, weekday: int) -> DateMention:
        span = build.find(article, words, around)
        return DateMention(start=span.start, end=span.end, weekday=weekday)

    def mention(article: str, words: str, label: str, entity: str) -> EntityMention:
        span = build.find(article, words)
        return EntityMention(start=span.start, end=span.end, label=label, entity=entity)

    details: dict[str, dict[str, Any]] = {
        "a1": {
            "figures": (
                figure("a1", "roughly 640", 608, 672, qualifier="about"),
                figure("a1", "Approximately 640", 608, 672, qualifier="about"),
            ),
            "quotes": (
                quote("a1", "“the crew made the decision to go”", "a defence official"),
                quote(
                    "a1",
                    "“They should be in the government structure according to Shariah law.”",
                    "Enamullah Samangani",
                ),
            ),
            "dates": (day("a1", "late on Sunday", "", 6),),
            "entities": (mention("a1", "Kabul", "GPE", "e1"),),
        },
        "a2": {
            "figures": (
                figure("a2", "more than 600", 600, None, qualifier="more-than"),
                figure("a2", "640", 640, 640, around="Defense One reported"),
                figure("a2", "at least two", 2, None, qualifier="at-least"),
            ),
            "quotes": (quote("a2", "“The crew made the decision to go”", "a defence official"),),
            "dates": (day("a2", "on Sunday", "from Kabul on Sunday", 6),),
        },
        "a3": {
            "figures": (
                figure("a3", "640", 640, 640),
                figure("a3", "two", 2, 2, around="THIS IMAGE"),
                figure("a3", "three", 3, 3),
            ),
            "quotes": (quote("a3", "“made the decision to go”", "an unnamed defense official"),),
        },
    }
    import msgspec

    return {key: msgspec.structs.replace(a, **details[key]) for key, a in found.items()}


def _seed_divergences(build: Builder) -> tuple[Divergence, ...]:
    read = build.reading
    return (
        Divergence(
            id="d1",
            kind="figure",
            status="compatible",
            about="people on board",
            label="compatible",
            readings=(
                read("a1", "roughly 640"),
                read("a1", "Approximately 640", source="one defence official"),
                read("a2", "more than 600"),
                read("a2", "640", "Defense One reported", source="Defense One"),
                read("a3", "640"),
            ),
            rule="overlapping-intervals",
            explanation="All the figures can hold at once: 640 is more than 600.",
        ),
        Divergence(
            id="d2",
            kind="figure",
            status="conflict",
            about="people who fell from the plane",
            label="conflict",
            readings=(
                read("a2", "at least two"),
                read("a3", "two", "THIS IMAGE SHOWS", changed="two"),
                read("a3", "three", changed="three"),
            ),
            rule="disjoint-intervals",
            explanation="C says two in one place and three in another.",
        ),
        Divergence(
            id="d3",
            kind="quote",
            status="variant",
            about="quote of a defence official",
            label="cut short",
            readings=(
                read("a1", "“the crew made the decision to go”", source="a defence official"),
                read("a2", "“The crew made the decision to go”", source="a defence official"),
                read("a3", "“made the decision to go”", source="an unnamed defense official"),
            ),
            rule="shorter-quote",
            explanation="C quotes a part of the sentence that A and B quote.",
        ),
        Divergence(
            id="d4",
            kind="quote",
            status="variant",
            about="quote of Enamullah Samangani",
            label="wording differs",
            readings=(
                read(
                    "a1",
                    "“They should be in the government structure according to Shariah law.”",
                    changed="the ",
                ),
                read("a2", "They should be in government structure according to Shariah law"),
            ),
            rule="quote-wording",
            explanation="The quotes differ by one word.",
        ),
        Divergence(
            id="d5",
            kind="date",
            status="compatible",
            about="when they left Kabul",
            label="less precise",
            readings=(
                read("a1", "late on Sunday"),
                read("a2", "on Sunday", "from Kabul on Sunday"),
            ),
            rule="less-precise-time",
            explanation="A is more precise than B.",
        ),
        Divergence(
            id="d6",
            kind="source",
            status="variant",
            about="source of the 640 who left the plane",
            label="source differs",
            readings=(
                read("a1", "one defence official"),
                read("a2", "the defence official"),
            ),
            rule="source-words",
            explanation="The source is named in other words.",
        ),
        Divergence(
            id="d7",
            kind="name",
            status="variant",
            about="the aircraft",
            label="spelled differently",
            readings=(
                read("a1", "C-17 Globemaster III"),
                read("a3", "C-17 US cargo jet"),
            ),
            rule="name-spelling",
            explanation="One aircraft under two names.",
        ),
    )


def seed_comparison() -> Comparison:
    """The three seeds with the divergences that a careful reader finds."""
    articles = _with_details(_seed_articles())
    build = Builder(articles)
    row = build.statement
    statements = (
        row(1, a1="evacuated from the turmoiled", a2="safely taken to Qatar"),
        row(2, a1="The photo from the US", a2="The photo obtained by", a3="AN INCREDIBLE"),
        row(3, a1="instead of forcing", a2="The crew made", a3="The crew on the US"),
        row(4, a1="Approximately 640", a2="Approximately 640"),
        row(5, a1="It was a much larger"),
        row(6, a1="On Tuesday the Taliban", a2="On Tuesday, the Taliban"),
        row(7, a1="They should be in the", a2="They should be in"),
        row(8, a1="Gunshots could", a3="Sporadic shooting"),
        row(9, a2="Some were seen clinging", a3="The three apparently"),
        row(10, a3="Afghan President"),
    )
    return Comparison(
        generator="Variorum 0.1.0",
        reference="a1",
        articles=tuple(articles.values()),
        alignments=linked(statements),
        statements=statements,
        divergences=_seed_divergences(build),
        entities=(
            Entity(
                id="e1",
                name="Kabul",
                label="GPE",
                mentions={"a1": 5, "a2": 6, "a3": 5},
                forms=("Kabul",),
            ),
            Entity(
                id="e2",
                name="Taliban",
                label="ORG",
                mentions={"a1": 7, "a2": 6, "a3": 4},
                forms=("Taliban", "the Taliban"),
            ),
            Entity(id="e3", name="John Kirby", label="PERSON", mentions={"a1": 1}),
            Entity(
                id="e4",
                name="Enamullah Samangani",
                label="PERSON",
                mentions={"a1": 1, "a2": 2},
                forms=("Enamullah Samangani", "Samangani"),
            ),
        ),
        shares={"a1": 0.12, "a2": 0.15, "a3": 0.04},
        notices=(
            Notice(path="seeds/scan.pdf", code="unreadable", message="The file holds no words."),
        ),
        methods={"pipeline": "en_core_web_sm 3.8.0", "vectors": "all-MiniLM-L6-v2 (int8)"},
    )


def many(
    count: int, sentences: int, *, make: Callable[[int, int], str] | None = None
) -> Comparison:
    """`count` articles that differ in one figure in every sentence."""
    write = make or (lambda a, s: f"In village {s} of the valley {s * 10 + a} houses were flooded.")
    articles = {
        f"a{n}": annotated(
            f"a{n}",
            f"Flood report number {n}\n\n"
            + "\n\n".join(
                " ".join(write(n, s) for s in range(start, min(start + 5, sentences)))
                for start in range(0, sentences, 5)
            ),
            path=f"floods/{n}.txt",
            outlet=f"Valley Courier {n}",
            published=f"2031-03-{n:02}T08:00:00+01:00",
        )
        for n in range(1, count + 1)
    }
    statements = tuple(
        Statement(id=f"s{s + 1}", members=tuple(SentenceRef(a, s + 1) for a in articles))
        for s in range(sentences)
    )
    number = re.compile(r"\d+(?= houses)")
    divergences: list[Divergence] = []
    for s in range(sentences):
        readings: list[Reading] = []
        for key, article in articles.items():
            span = article.sentences[s + 1]
            if match := number.search(article.text, span.start, span.end):
                readings.append(
                    Reading(
                        article=key,
                        start=match.start(),
                        end=match.end(),
                        text=match[0],
                        sentence=s + 1,
                    )
                )
        if len(readings) > 1:
            divergences.append(
                Divergence(
                    id=f"d{s + 1}",
                    kind="figure",
                    status=("conflict", "compatible", "variant")[s % 3],
                    about=f"houses flooded in village {s}",
                    label=("conflict", "compatible", "rounded")[s % 3],
                    readings=tuple(readings),
                    rule="disjoint-intervals",
                    explanation="The figures differ.",
                )
            )
    return Comparison(
        generator="Variorum 0.1.0",
        reference="a1",
        articles=tuple(articles.values()),
        alignments=linked(statements),
        statements=statements,
        divergences=tuple(divergences),
    )


@pytest.fixture(name="comparison", scope="session")
def _comparison() -> Comparison:
    return seed_comparison()


@pytest.fixture(name="make_many", scope="session")
def _make_many() -> Callable[..., Comparison]:
    return many


# Each is to appear as text and nothing else, whatever the format.
HOSTILE = (
    '#strong[*bold*] _it_ $x^2$ `code` #import "x" @ref <label> \\ /* c */ // x = y',
    "<script>alert(1)</script><img src=x onerror=alert(1)> &amp; <!--",
    '=HYPERLINK("x","y")',
    "+1+1|cmd' /C calc'!A0",
    "@SUM(A1)",
    "-2+3",
    "x" * 10_000,
    "variorum:difference-1:place-1-1",
    "a\u202egnp.exe \u2066isolated\u2069",
    "NUL\x00 BEL\x07 ESC\x1b[31m",
    "]]> <![CDATA[ %PDF-1.7 endobj startxref 0 %%EOF",
)


def _hostile() -> Comparison:
    text = "Report *of* <b>\n\n" + "\n\n".join(f"{words} with 600 people." for words in HOSTILE)
    articles = {
        key: annotated(
            key,
            text + f" And {key}.",
            outlet="=cmd|' /C calc'!A0",
            author="<b>x</b>",
            url="javascript:alert(1)",
            path="../../x<y>.txt",
        )
        for key in ("a1", "a2")
    }
    build = Builder(articles)
    divergences = tuple(
        Divergence(
            id=f"d{n}",
            kind=("figure", "quote", "date", "name", "source")[n % 5],
            status=("conflict", "compatible", "variant")[n % 3],
            about=words[:200],
            label=words[:20],
            readings=tuple(build.reading(key, words, source=words[:50]) for key in articles),
            rule="rule",
            explanation=words,
        )
        for n, words in enumerate(HOSTILE, 1)
    )
    statements = tuple(
        Statement(id=f"s{n}", members=(SentenceRef("a1", n), SentenceRef("a2", n)))
        for n in range(len(articles["a1"].sentences))
    )
    return Comparison(
        generator="Variorum 0.1.0",
        articles=tuple(articles.values()),
        alignments=linked(statements),
        statements=statements,
        divergences=divergences,
        entities=(Entity(id="e1", name=HOSTILE[1], label=HOSTILE[0], mentions={"a1": 1}),),
        notices=(Notice(path="=x", code="c", message=HOSTILE[1]),),
        methods={HOSTILE[0]: HOSTILE[1]},
    )


@pytest.fixture(name="hostile", scope="session")
def _hostile_fixture() -> Comparison:
    return _hostile()


SCRIPTS = {
    "ru": "Власти сообщили, что 640 человек покинули город в воскресенье. «Летим», — сказал пилот.",
    "el": "Οι αρχές είπαν ότι 640 άνθρωποι έφυγαν από την πόλη την Κυριακή.",
    "ar": "قالت السلطات إن 640 شخصا غادروا المدينة يوم الأحد. «قررنا الإقلاع» قال الطيار.",
    "he": 'הרשויות מסרו כי 640 איש עזבו את העיר ביום ראשון. "החלטנו להמריא", אמר הטייס.',
    "hi": "अधिकारियों ने कहा कि रविवार को 640 लोग शहर से गए।",
    "zh": "当局称，周日有640人离开该市。",
}


@pytest.fixture(name="make_scripts", scope="session")
def _make_scripts() -> Callable[..., Comparison]:
    def make(*languages: str) -> Comparison:
        articles = {
            f"a{n}": annotated(f"a{n}", f"{SCRIPTS[key]}\n\n{SCRIPTS[key]}", language=key)
            for n, key in enumerate(languages, 1)
        }
        build = Builder(articles)
        return Comparison(
            generator="Variorum 0.1.0",
            articles=tuple(articles.values()),
            divergences=(
                Divergence(
                    id="d1",
                    kind="figure",
                    status="compatible",
                    about="people who left",
                    label="compatible",
                    readings=tuple(build.reading(key, "640") for key in articles),
                    rule="rule",
                    explanation="The same number.",
                ),
            ),
        )

    return make
