"""What a person added: notes on the whole, the time of making, corrected facts; each as such."""

from __future__ import annotations

import re
from io import BytesIO
from zipfile import ZipFile

import msgspec
import pypdfium2
import pytest

from variorum.export import ReportSettings, markdown, render
from variorum.export.report import build
from variorum.model.comparison import Comparison
from variorum.model.facts import CorrectedFacts, amended

REMARKS = "Asked the ministry.\nNo *answer* yet."
FORMS = ("pdf", "html", "md", "xlsx")


def shown(comparison: Comparison, form: str, settings: ReportSettings) -> str:
    """The words of an export, whatever they are packed in."""
    data = render(comparison, form, settings)
    if form == "pdf":
        document = pypdfium2.PdfDocument(data)
        text = " ".join(page.get_textpage().get_text_bounded() for page in document)
        document.close()
    elif form == "xlsx":
        text = ZipFile(BytesIO(data)).read("xl/sharedStrings.xml").decode()
    else:
        text = data.decode()
    return re.sub(r"\s+", " ", text.replace("\\", ""))


@pytest.fixture(name="corrected", scope="module")
def _corrected(comparison: Comparison) -> Comparison:
    first, *others = comparison.articles
    first = msgspec.structs.replace(first, outlet="Wrong Wire", origins={"outlet": "og:site_name"})
    facts = CorrectedFacts(title="The true headline", outlet="", published="2031-05-04")
    return msgspec.structs.replace(comparison, articles=(amended(first, facts), *others))


@pytest.mark.parametrize("form", FORMS)
def test_notes_on_the_whole_are_shown_where_notes_are(comparison: Comparison, form: str) -> None:
    words = shown(comparison, form, ReportSettings(remarks=REMARKS))
    assert "Asked the ministry." in words
    assert "No *answer* yet." in words


def test_notes_are_left_out_with_their_part(comparison: Comparison) -> None:
    settings = ReportSettings(remarks=REMARKS, parts=("differences", "texts"))
    assert build(comparison, settings=settings).remarks == ""


@pytest.mark.parametrize("form", FORMS)
def test_the_clock_is_not_called_the_user(comparison: Comparison, form: str) -> None:
    words = shown(
        comparison, form, ReportSettings(made="2031-05-06T07:08:00+00:00", made_by="clock")
    )
    assert "by the clock of the computer" in words
    assert "as given by the user" not in words
    assert "as given by the user" in shown(comparison, form, ReportSettings(made="2031-05-06"))


@pytest.mark.parametrize("form", FORMS)
def test_corrected_facts_are_the_users_and_keep_what_was_read(
    corrected: Comparison, form: str
) -> None:
    words = shown(corrected, form, ReportSettings())
    assert "The true headline" in words
    assert "headline as read" in words.lower()
    assert "Hundreds of Afghans fleeing Kabul pictured" in words
    assert "the headline shown is the user’s" in words
    assert "corrected by the user; as read: Wrong Wire, og:site_name" in words
    assert "4 May 2031" in words
    assert "as corrected by the user" in words


def test_a_copied_difference_tells_of_corrections(
    corrected: Comparison, comparison: Comparison
) -> None:
    about = comparison.divergences[0].id
    copied = markdown.snippet(build(corrected, settings=ReportSettings()), about)
    assert copied.count("with corrections by the user") == 1
    plain = markdown.snippet(build(comparison, settings=ReportSettings()), about)
    assert "corrections" not in plain


def test_a_workbook_says_what_it_leaves_out(comparison: Comparison) -> None:
    words = shown(comparison, "xlsx", ReportSettings(kinds=("figure",)))
    assert "Not everything is shown" in words
    assert "Quotes are left out by choice" in words
