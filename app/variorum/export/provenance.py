"""Where the articles come from, when and how the comparison was made, and its limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from variorum.export.content import Fact, Moment, Source
from variorum.export.marks import is_rtl
from variorum.export.phrases import instant, letter, moment, number, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.export.settings import ReportSettings
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Comparison

_LIMITS = (
    """The program says that articles differ, never that one of them is false. A later article may
    rightly give another figure than an earlier one; compare the times of publication.""",
    """Sentences were aligned and details were read by statistical models and written rules. They
    miss differences, and they can join what does not belong together: check each difference
    against the texts before relying on it.""",
    """“Not found” means that the program found no such statement in that article, not that the
    article denies it.""",
    """Vague words (“dozens”, “hundreds of thousands”) are read as an interval by convention.""",
    """The texts are shown as they were read from the files. Pictures, video and layout are not
    compared. Characters that cannot be seen are printed as their code, such as [U+202E].""",
)
_METHOD_NAMES = {
    "pipeline": "Language pipeline",
    "vectors": "Sentence model",
    "alignment": "Alignment",
    "number": "Figures",
}
_OPTION_NAMES = {
    "pipeline": "Pipeline package",
    "vectors": "Sentence model used",
    "max_bytes": "Largest file read, bytes",
    "max_words": "Longest article read, words",
    "max_seconds": "Longest time for one file, seconds",
    "max_memory": "Most memory used, bytes",
}
_MADE_BY = {"user": "as given by the user", "clock": "by the clock of the computer"}
_GROUP = 16
_LONGEST_HEADLINE = 300  # characters; the texts have it whole
_LONGEST_FACT = 600  # characters; the attached comparison has it whole


def limits() -> tuple[str, ...]:
    """What a reader must know before trusting the comparison, one paragraph each."""
    return tuple(" ".join(text.split()) for text in _LIMITS)


def sources(comparison: Comparison) -> tuple[Source, ...]:
    """One entry for each article, with "not recorded" rather than a guess."""
    return tuple(
        _source(article, index, comparison.shares.get(article.id))
        for index, article in enumerate(comparison.articles)
    )


def _source(article: AnnotatedArticle, index: int, share: float | None) -> Source:
    recorded = [
        ("Outlet", "outlet", article.outlet),
        ("Author", "author", article.author),
        ("Address", "url", article.url),
        ("Published", "published", article.published and moment(article.published)),
        ("Changed", "modified", article.modified and moment(article.modified)),
        ("Retrieved", "retrieved", article.retrieved and moment(article.retrieved)),
    ]
    words = len(article.text.split())
    details = [
        f"{article.bytes:,} bytes",
        article.encoding.upper() if article.encoding else article.format.upper(),
        f"{words:,} {'word' if words == 1 else 'words'}",
    ]
    if article.language:
        details.append(f"language: {article.language}")
    digits = article.sha256
    return Source(
        letter=letter(index),
        headline=shortened(article.title, _LONGEST_HEADLINE),
        rtl=is_rtl(article.title),
        facts=_headline_as_read(article)
        + tuple(
            Fact(
                name=name,
                value=_cut(value or "") or ("unknown" if field in article.as_read else None),
                origin=article.origins.get(field),
                corrected=field in article.as_read,
            )
            for name, field, value in recorded
            if value or field != "modified"
        ),
        file=_cut(article.path),
        details=" · ".join(details),
        sha256=tuple(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)),
        shared=None
        if share is None
        else f"{share:.0%} of its words stand alike in another article",
    )


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_FACT else text[:_LONGEST_FACT] + " …"


def _headline_as_read(article: AnnotatedArticle) -> tuple[Fact, ...]:
    read = article.as_read.get("title")
    if read is None:
        return ()
    origin = "; ".join(filter(None, (read.origin, "the headline shown is the user’s")))
    return (
        Fact(
            name="Headline as read",
            value=read.value or "not recorded",
            origin=origin,
            corrected=True,
        ),
    )


def made(articles: Sequence[AnnotatedArticle], settings: ReportSettings) -> Moment:
    """The time of making: as given, else the newest that the articles record."""
    if settings.made:
        known = instant(settings.made)
        return Moment(
            text=moment(settings.made),
            origin=_MADE_BY[settings.made_by],
            stamp=known and known.isoformat(),
        )
    times = [
        (found, name not in article.as_read, text)
        for article in articles
        for name, text in (
            ("retrieved", article.retrieved),
            ("modified", article.modified),
            ("published", article.published),
        )
        if text and (found := instant(text))
    ]
    if not times:
        return Moment(text=None, origin="not recorded", stamp=None)
    newest, recorded, text = max(times)
    origin = "newest time recorded in the articles"
    if not recorded:
        origin = "newest time of the articles, as corrected by the user"
    return Moment(text=moment(text), origin=origin, stamp=newest.isoformat())


def method(comparison: Comparison) -> tuple[Fact, ...]:
    """Models, versions and thresholds, as the comparison states them."""
    facts = [Fact(name="Program", value=comparison.generator or None)]
    facts += [
        Fact(name=_METHOD_NAMES.get(name, _spoken(name)), value=value)
        for name, value in comparison.methods.items()
    ]
    options: dict[str, object] = msgspec.to_builtins(comparison.options)
    facts += [
        Fact(name=_OPTION_NAMES.get(name, _spoken(name)), value=_plain(value))
        for name, value in options.items()
    ]
    return tuple(facts)


def _spoken(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


def _plain(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | float():
            return number(value)
        case _:
            return str(value)
