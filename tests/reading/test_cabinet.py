"""A folder with everything in it: what is an article is read, the rest is told by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.reading import cabinet
from tests.reading.stories import DAM, likeness

from variorum.base.errors import ReadingError
from variorum.model.article import Article
from variorum.model.options import Options
from variorum.reading import discover, read

ACCOUNTS = (
    "page", "archive", "agency", "word", "writer", "rich", "mail", "forward", "note", "old", "mac",
    "wire", "agency",
)  # fmt: skip


@pytest.fixture(scope="module")
def outcome(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[dict[str, Article], dict[str, str]]:
    """Articles by name of the file, and what was said of the others."""
    folder = tmp_path_factory.mktemp("cabinet")
    cabinet.fill(folder)
    files, notices = discover([folder])
    articles: dict[str, Article] = {}
    told = {Path(notice.path).name: notice.message for notice in notices}
    for file in files:
        try:
            articles[file.name] = read(file, options=Options())
        except ReadingError as error:
            told[Path(error.path).name] = error.message
    return articles, told


def test_each_kind_gives_its_article(outcome: tuple[dict[str, Article], dict[str, str]]) -> None:
    articles, _ = outcome
    assert list(articles) == list(cabinet.articles())
    for article, account in zip(articles.values(), ACCOUNTS, strict=True):
        text = article.text.removeprefix(DAM.title)
        assert likeness(text, "\n\n".join(cabinet.account(account))) >= 0.98, article.path
        assert article.title == DAM.title


FACTS = {
    "01 page.html": ("The Lantern", "JSON-LD publisher", "2023-11-14T18:20:00+00:00"),
    "02 archive.mhtml": ("Valley Post", "meta og:site_name", "2023-11-14T19:05:00+00:00"),
    "03 agency.pdf": ("Ashby Press Agency", "running head", "2023-11-14"),
    "08 forwarded.eml": (None, None, "2023-11-14T19:40:00"),
    "09 note.md": (None, None, "2023-11-14"),
    "10 old export.txt": (None, None, None),
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_come_with_their_origin(
    outcome: tuple[dict[str, Article], dict[str, str]], name: str
) -> None:
    article = outcome[0][name]
    assert (article.outlet, article.origins.get("outlet"), article.published) == FACTS[name]
    assert ("published" in article.origins) == bool(article.published)


def test_a_forwarded_mail_is_by_who_sent_it_first(
    outcome: tuple[dict[str, Article], dict[str, str]],
) -> None:
    assert [outcome[0][name].author for name in ("07 mail.eml", "08 forwarded.eml")] == [
        "Desk",
        "Ashby Radio News",
    ]


def test_everything_else_is_told_with_its_reason(
    outcome: tuple[dict[str, Article], dict[str, str]],
) -> None:
    _, told = outcome
    assert {*cabinet.rubbish()} <= told.keys()
    assert {name: told[name] for name in REASONS} == REASONS
    assert "01 page_files" not in told


REASONS = {
    "20 empty.txt": "The file is empty.",
    "22 text named Word.docx": "The file is named like a Word document but holds plain text.",
    "24 locked.pdf": "The PDF is protected by a password.",
    "~$04 word.docx": "Hidden files are not read.",
}
