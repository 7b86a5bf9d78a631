"""The rows of the table of differences: each article's own words, and how they were read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from variorum.export.content import Difference, ReadingLine, Run
from variorum.export.marks import Mark, cut, is_rtl, place_name
from variorum.export.phrases import LETTERS, SIGNS, date_value, interval
from variorum.model.article import DateMention, Figure, Quote, Span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.export.selection import Selection
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Divergence, Reading

# A reading is shown with this many words before and after it, as far as its sentence goes.
_WORDS_BEFORE = 5
_WORDS_AFTER = 7
# Longer spans of context are cut by characters: a "word" may be ten thousand letters long.
_CONTEXT = 120
# Longer readings are cut in the table; the texts have them whole.
_LONGEST = 1_200
# So are the program's own words, which quote them.
_LONGEST_WORDS = 600
_LONGEST_TAG = 40
# Quotation marks, spaces and a full stop between them: so far a quote may reach beyond its words.
_MARKS = 3
_WORD = re.compile(r"\S+")


def difference_rows(
    selection: Selection, articles: Sequence[AnnotatedArticle], places: frozenset[str]
) -> tuple[Difference, ...]:
    """The rows of the table.

    Args:
        selection: The differences shown.
        articles: All articles, in the order of the columns.
        places: Names of the places that the report's texts contain.
    """
    return tuple(
        _row(divergence, selection, articles, places) for divergence in selection.divergences
    )


def _row(
    divergence: Divergence,
    selection: Selection,
    articles: Sequence[AnnotatedArticle],
    places: frozenset[str],
) -> Difference:
    number = selection.numbers[divergence.id]
    cells: dict[str, list[ReadingLine]] = {article.id: [] for article in articles}
    by_id = {article.id: article for article in articles}
    seen: set[tuple[str, int, int]] = set()
    for count, reading in enumerate(divergence.readings, 1):
        key = reading.article, reading.start, reading.end
        if reading.article in by_id and key not in seen:
            seen.add(key)
            place = place_name(number, count)
            cells[reading.article].append(
                _line(
                    divergence,
                    reading,
                    by_id[reading.article],
                    number=number,
                    place=place if place in places else None,
                )
            )
    note = selection.notes.get(divergence.id)
    return Difference(
        number=number,
        id=divergence.id,
        kind=divergence.kind,
        letter=LETTERS[divergence.kind],
        status=divergence.status,
        sign=SIGNS[divergence.status],
        tag=divergence.label[:_LONGEST_TAG] or divergence.status,
        about=_cut(divergence.about),
        explanation=_cut(divergence.explanation),
        rule=divergence.rule,
        cells=tuple(tuple(lines) for lines in cells.values()),
        place=next((line.place for lines in cells.values() for line in lines if line.place), None),
        verdict=note.verdict if note else "",
        note=note.note if note else "",
    )


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_WORDS else text[:_LONGEST_WORDS] + " …"


def _line(
    divergence: Divergence,
    reading: Reading,
    article: AnnotatedArticle,
    *,
    number: int,
    place: str | None,
) -> ReadingLine:
    end = min(reading.end, len(article.text))
    mark = Mark(
        start=reading.start,
        end=end,
        kind=divergence.kind,
        status=divergence.status,
        number=number,
        place="",
        changed=reading.changed,
    )
    if divergence.kind == "quote":
        around = full = _quoted(reading, article)
    else:
        around, full = _context(reading, article), _sentence(reading, article)
    shown = Span(around.start, min(around.end, around.start + _LONGEST))
    words = tuple(
        Run(text=run.text, kind=run.kind, status=run.status, number=run.number, changed=run.changed)
        for run in cut(article.text, shown.start, shown.end, (mark,))
        if run.text
    )
    before = (Run(text="… "),) if shown.start > full.start else ()
    after = (Run(text="\u00a0…"),) if shown.end < full.end else ()
    value = _value(divergence, reading, article)
    # A quote's speaker is its source: not said twice.
    said = value is not None and reading.source is not None and value.endswith(reading.source)
    return ReadingLine(
        runs=before + words + after,
        value=value,
        source=None if said else reading.source,
        place=place,
        rtl=is_rtl(article.text[around.start : around.end]),
    )


def _sentence(reading: Reading, article: AnnotatedArticle) -> Span:
    """The sentence of a reading, widened so that it holds all of it."""
    index = reading.sentence
    if index is None or not 0 <= index < len(article.sentences):
        return Span(reading.start, reading.end)
    span = article.sentences[index]
    return Span(min(span.start, reading.start), max(span.end, reading.end))


def _quoted(reading: Reading, article: AnnotatedArticle) -> Span:
    """The words of a quote with its quotation marks, where the article has the quote as found."""
    words = Span(reading.start, min(reading.end, len(article.text)))
    quote = _at(article.quotes, reading)
    if quote and quote.start <= words.start and words.end <= quote.end:
        beside = quote.start + _MARKS >= words.start and words.end + _MARKS >= quote.end
        return Span(quote.start, quote.end) if beside else words
    return words


def _context(reading: Reading, article: AnnotatedArticle) -> Span:
    sentence = _sentence(reading, article)
    text = article.text
    left = max(sentence.start, reading.start - _CONTEXT)
    before = [m.start() for m in _WORD.finditer(text, left, reading.start)]
    right = min(sentence.end, reading.end + _CONTEXT)
    after = [m.end() for m in _WORD.finditer(text, reading.end, right)]
    # A word cut by the limit on characters is left out, unless it touches the reading.
    if before and left > sentence.start and not text[left - 1].isspace():
        before = before[1:]
    if after and right < sentence.end and not text[right].isspace():
        after = after[:-1]
    return Span(
        before[-_WORDS_BEFORE:][0] if before else reading.start,
        after[:_WORDS_AFTER][-1] if after else reading.end,
    )


def _value(divergence: Divergence, reading: Reading, article: AnnotatedArticle) -> str | None:
    """How the words were read, from what was found in the article at that place."""
    match divergence.kind:
        case "figure":
            figure = _at(article.figures, reading)
            return interval(figure) if figure else None
        case "date":
            mention = _at(article.dates, reading)
            return date_value(mention) if mention else None
        case "quote":
            quote = _at(article.quotes, reading)
            return f"speaker: {quote.speaker}" if quote and quote.speaker else None
        case "name" | "source":
            value = reading.value
            if isinstance(value, str) and value.casefold() != reading.text.casefold():
                return f"read as: {value}"
            return None


_Found = TypeVar("_Found", Figure, DateMention, Quote)


def _at(found: Sequence[_Found], reading: Reading) -> _Found | None:
    """The first of what was found in an article that shares words with a reading."""
    return next((f for f in found if f.start < reading.end and reading.start < f.end), None)
