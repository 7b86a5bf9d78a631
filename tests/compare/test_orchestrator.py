"""A comparison as a whole: order, notices, cancelling, what is told while it runs."""

from __future__ import annotations

from pathlib import Path
from threading import Event, get_ident

import pytest
from tests.compare.fakes import FakeLanguage

from variorum.base.errors import CancelledError
from variorum.compare import SilentObserver, compare
from variorum.language import load
from variorum.model.comparison import Comparison, Notice
from variorum.model.facts import CorrectedFacts
from variorum.model.features import Annotation, SentenceVectors
from variorum.model.options import Options

FLOOD = "River floods town.\n\nTwo people died on Monday. The mayor asked for help."
STRIKE = "Drivers walk out.\n\nTrains stood still from dawn. The union wants four per cent."


class _Recorder(SilentObserver):
    def __init__(self) -> None:
        self.told: list[str] = []

    def progress(self, stage: str, done: int, total: int, path: str) -> None:
        self.told.append(f"{stage} {Path(path).name}".strip())

    def article(self, article: object) -> None:
        self.told.append("article")

    def notice(self, notice: Notice) -> None:
        self.told.append(f"notice {notice.code}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "10 flood.txt").write_text(FLOOD, "utf-8")
    (tmp_path / "9 flood.txt").write_text(FLOOD.replace("Two", "Three"), "utf-8")
    (tmp_path / "rubbish.txt").write_bytes(bytes(range(256)) * 20)
    return tmp_path


def _compare(*paths: Path, **options: object) -> Comparison:
    return compare(list(paths), language=FakeLanguage, **options)


def _codes(comparison: Comparison) -> set[str]:
    return {notice.code for notice in comparison.notices}


def test_articles_come_in_natural_order_of_name(folder: Path) -> None:
    comparison = _compare(folder)
    assert [Path(a.path).name for a in comparison.articles] == ["9 flood.txt", "10 flood.txt"]
    assert [a.id for a in comparison.articles] == ["a1", "a2"]


def test_a_bad_file_is_named_and_the_rest_goes_on(folder: Path) -> None:
    comparison = _compare(folder)
    assert len(comparison.articles) == 2
    assert [Path(n.path).name for n in comparison.notices if n.path.endswith("rubbish.txt")]


def test_the_reference_leads(folder: Path) -> None:
    comparison = _compare(folder, reference=str(folder / "10 flood.txt"))
    assert comparison.reference == "a2"


def test_a_file_to_skip_is_not_opened(folder: Path) -> None:
    skipped = Notice(path=str(folder / "9 flood.txt"), code="crashed", message="It crashed.")
    comparison = _compare(folder, skip=[skipped])
    assert [Path(a.path).name for a in comparison.articles] == ["10 flood.txt"]
    assert skipped in comparison.notices


def test_one_article_alone_is_annotated_and_said_to_be_alone(tmp_path: Path) -> None:
    file = tmp_path / "one.txt"
    file.write_text(FLOOD, "utf-8")
    comparison = _compare(file)
    assert comparison.articles[0].sentences
    assert "single" in _codes(comparison)


def test_nothing_readable_gives_notices_and_no_articles(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").touch()
    comparison = _compare(tmp_path)
    assert comparison.articles == ()
    assert [Path(n.path).name for n in comparison.notices] == ["empty.txt"]


def test_the_same_file_twice_is_said_to_be_no_second_source(tmp_path: Path) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(FLOOD, "utf-8")
    comparison = _compare(tmp_path)
    assert "duplicate" in _codes(comparison)
    assert comparison.divergences == ()


def test_articles_about_different_events_share_no_confident_link(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(FLOOD, "utf-8")
    (tmp_path / "b.txt").write_text(STRIKE, "utf-8")
    comparison = _compare(tmp_path)
    assert [link for link in comparison.alignments if link.confidence == "confident"] == []
    assert [d for d in comparison.divergences if d.status == "conflict"] == []


def test_what_goes_on_is_told_in_order(folder: Path) -> None:
    recorder = _Recorder()
    _compare(folder, observer=recorder)
    told = [line for line in recorder.told if not line.startswith("notice")]
    assert told[:4] == ["reading 9 flood.txt", "article", "reading 10 flood.txt", "article"]
    assert told[5:8] == ["loading", "annotating 9 flood.txt", "annotating 10 flood.txt"]
    assert any(line.startswith("notice") for line in recorder.told)


def test_cancelling_stops_between_steps(folder: Path) -> None:
    with pytest.raises(CancelledError):
        _compare(folder, cancelled=lambda: True)


def test_every_span_lies_inside_its_text_and_quotes_it(folder: Path) -> None:
    comparison = _compare(folder)
    texts = {article.id: article.text for article in comparison.articles}
    for divergence in comparison.divergences:
        for reading in divergence.readings:
            assert texts[reading.article][reading.start : reading.end] == reading.text


class _Slow(FakeLanguage):
    def __init__(self) -> None:
        self.named = Event()
        self.encoders: set[int] = set()

    def encode(self, annotation: Annotation) -> tuple[SentenceVectors, ...]:
        # Until the window is told that this article is waited for.
        if annotation.article.path.endswith("9 flood.txt"):
            self.named.wait(timeout=20)
        self.encoders.add(get_ident())
        return ()


def test_waiting_for_vectors_names_the_article_that_is_waited_for(folder: Path) -> None:
    language = _Slow()

    class Waker(_Recorder):
        def progress(self, stage: str, done: int, total: int, path: str) -> None:
            super().progress(stage, done, total, path)
            if "encoding 9 flood.txt" in self.told:
                language.named.set()

    recorder = Waker()
    compare([folder], language=lambda: language, observer=recorder)
    assert recorder.told.count("encoding 9 flood.txt") == 1
    # While one thread was busy with it, the other saw to the rest.
    assert get_ident() in language.encoders
    assert len(language.encoders) > 1
    assert recorder.told.index("encoding 9 flood.txt") > recorder.told.index(
        "annotating 10 flood.txt"
    )


def test_the_users_facts_take_the_place_of_those_read_which_are_kept(folder: Path) -> None:
    path = str(folder / "10 flood.txt")
    facts = {path: CorrectedFacts(published="2024-02-06", title="Flood")}
    recorder = _Recorder()
    first, second = _compare(folder, facts=facts, observer=recorder).articles
    assert (first.published, first.as_read) == (None, {})
    assert (second.published, second.title) == ("2024-02-06", "Flood")
    assert second.as_read["title"].value == "River floods town."


@pytest.mark.model
def test_a_corrected_date_settles_what_a_weekday_means(tmp_path: Path) -> None:
    language = load(Options(vectors=False))
    one, other = tmp_path / "a.txt", tmp_path / "b.txt"
    one.write_text(FLOOD, "utf-8")
    other.write_text(FLOOD.replace("on Monday", "on 5 February 2024"), "utf-8")
    facts = {str(one): CorrectedFacts(published="2024-02-06")}
    without = compare([one, other], language=lambda: language)
    corrected = compare([one, other], language=lambda: language, facts=facts)
    days = [[d.first for d in made.articles[0].dates] for made in (without, corrected)]
    assert days == [[None], ["2024-02-05"]]
