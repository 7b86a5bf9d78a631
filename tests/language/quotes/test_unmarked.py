"""Speech that its layout tells: posts, statements set off, transcripts."""

from __future__ import annotations

import re

from variorum.language.quotes.unmarked import find_unmarked
from variorum.model.article import Span


def found(text: str) -> list[tuple[str, str | None]]:
    paragraphs = [Span(*m.span()) for m in re.finditer(r"[^\n]+", text)]
    return [
        (
            text[q.start : q.end],
            text[q.signature.start : q.signature.end] if q.signature else None,
        )
        for q in find_unmarked(text, paragraphs)
    ]


def test_an_embedded_post_without_its_links() -> None:
    text = (
        "She wrote online.\n\nStay strong, Leeds. We are with you all. https://t.co/x1 "
        "— Mayor Jane Roe (@JaneRoe) July 13, 2019"
    )
    assert found(text) == [("Stay strong, Leeds. We are with you all.", "Mayor Jane Roe")]


def test_a_post_signed_on_its_own_line() -> None:
    text = "We are with you all today, Leeds.\n— Jane Roe (@JaneRoe) 13 July 2019"
    assert found(text) == [("We are with you all today, Leeds.", "Jane Roe")]


def test_a_statement_set_off_after_a_colon() -> None:
    text = (
        "The firm released a statement:\n\nWe are sorry for what our trams have done.\n\nIt closed."
    )
    assert found(text) == [("We are sorry for what our trams have done.", None)]


def test_a_list_after_a_colon_is_no_statement() -> None:
    assert found("She said this:\n\nTrams, buses and trains were late on Monday.") == []
    assert found("The firm said:\n\n• We are sorry for what our trams have done.") == []


def test_turns_of_a_transcript() -> None:
    text = (
        "TULLY: Why did you wait so long?\nMARSH: I did not wait.\nTULLY: They say so.\nMARSH: No."
    )
    assert found(text) == [
        ("Why did you wait so long?", "TULLY"),
        ("I did not wait.", "MARSH"),
        ("They say so.", "TULLY"),
        ("No.", "MARSH"),
    ]


def test_headings_with_a_colon_are_no_turns() -> None:
    text = "WHERE: The town hall in Leeds.\nJohn Roe: the man who found the tram."
    assert found(text) == []
