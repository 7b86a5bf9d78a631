"""spaCy: text in, plain words and raw entity mentions out. Nothing above sees a spaCy object."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from variorum.base.errors import AnalysisError
from variorum.language.morphology import English
from variorum.language.sentences import Layout, lay_out, resolve
from variorum.model.article import Span
from variorum.model.features import Word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BATCH = 64
_UNIT = 2_000  # code points given to the parser at once: whole articles need five times the memory
_LONGEST_WORD = 200  # the tokenizer takes quadratic time on a "word" of a hundred thousand letters
_BETWEEN_SPACES = re.compile(r"\S+")
_SLOW = ("attribute_ruler", "lemmatizer")
_PLAIN = str.maketrans(
    {"\n": " ", "\r": " ", "\t": " ", "\u00a0": " ", "’": "'", "‘": "'", "“": '"', "”": '"'}
)


@dataclass(frozen=True, kw_only=True)
class Parsed:
    """What the parser says about a text.

    Attributes:
        layout: Paragraphs and sentences.
        sentences: Final sentences, the doubtful ones decided.
        words: For each sentence, its tokens.
        named: Mentions of named things as found, with their labels, in text order.
    """

    layout: Layout
    sentences: tuple[Span, ...]
    words: tuple[tuple[Word, ...], ...]
    named: tuple[tuple[Span, str], ...]


class Pipeline:
    """A loaded spaCy pipeline, or a blank one that only finds words."""

    def __init__(self, nlp: Any) -> None:
        self._nlp = nlp
        self._english = _english(nlp)

    def parse(self, text: str) -> Parsed:
        """Words, their grammar, and named things of a text."""
        layout = lay_out(text)
        strange = {s for s in layout.sentences if _has_monster(text[s.start : s.end])}
        units = list(_units(text, [s for s in layout.sentences if s not in strange]))
        docs = (self._doc(text, unit, layout) for unit in units)
        words: dict[int, list[Word]] = {s.start: _plain_words(text, s) for s in strange}
        begun: set[int] = set()
        named: list[tuple[Span, str]] = []
        for unit, doc in zip(units, self._nlp.pipe(docs, batch_size=BATCH), strict=True):
            base = unit[0].start
            for start, tokens in self._sentences(doc, base):
                words[start] = tokens
                if start in layout.doubtful:
                    begun.add(start)
            named.extend((Span(base + e.start_char, base + e.end_char), e.label_) for e in doc.ents)
        sentences = resolve(layout, begun)
        return Parsed(
            layout=layout,
            sentences=tuple(
                Span(s.start, s.start + len(text[s.start : s.end].rstrip())) for s in sentences
            ),
            words=tuple(tuple(words.get(s.start, ())) for s in sentences),
            named=tuple(named),
        )

    def _doc(self, text: str, unit: list[Span], layout: Layout) -> Any:
        base = unit[0].start
        doc = self._nlp.make_doc(text[base : unit[-1].end].translate(_PLAIN))
        starts = {s.start for s in unit}
        places = (base + int(at) for at in doc.to_array("IDX"))
        known = [1 if at in starts else 0 if at in layout.doubtful else -1 for at in places]
        return doc.from_array(["SENT_START"], np.array(known, np.int64).view(np.uint64))

    def _sentences(self, doc: Any, base: int) -> Iterator[tuple[int, list[Word]]]:
        for sent in doc.sents if doc.has_annotation("SENT_START") else (doc[:],):
            tokens = [t for t in sent if not t.is_space]
            if not tokens:
                continue
            places = {t.i: n for n, t in enumerate(tokens)}
            yield base + tokens[0].idx, [self._word(t, base, places) for t in tokens]

    def _word(self, token: Any, base: int, places: dict[int, int]) -> Word:
        tag, dep, lower = token.tag_, token.dep_, token.lower_
        if self._english:
            pos = self._english.pos(lower, tag, dep)
            lemma = self._english.lemma(lower, tag, pos)
        else:
            pos, lemma = token.pos_, (token.lemma_ or token.text).lower()
        start = base + token.idx
        head = places.get(token.head.i, places[token.i])
        return Word(start, start + len(token), lemma, pos, tag, dep, head)


def _has_monster(sentence: str) -> bool:
    """Whether a "word" is too long to be one: encoded data, a line of dashes."""
    return any(len(word) > _LONGEST_WORD for word in sentence.split())


def _plain_words(text: str, sentence: Span) -> list[Word]:
    """Words between spaces, without grammar."""
    found = enumerate(_BETWEEN_SPACES.finditer(text, sentence.start, sentence.end))
    return [Word(m.start(), m.end(), m[0].casefold(), "X", "", "", n) for n, m in found]


def _units(text: str, sentences: Sequence[Span]) -> Iterator[list[Span]]:
    """Neighbouring sentences of one paragraph, as many as are parsed at once."""
    unit: list[Span] = []
    for sentence in sentences:
        gap = text[unit[-1].end : sentence.start] if unit else ""
        if unit and (not gap or "\n" in gap or sentence.end - unit[0].start > _UNIT):
            yield unit
            unit = []
        unit.append(sentence)
    if unit:
        yield unit


def _english(nlp: Any) -> English | None:
    if nlp.lang != "en" or "tagger" not in nlp.pipe_names:
        return None
    if "lemmatizer" not in nlp.disabled:
        return English()
    lookups = nlp.get_pipe("lemmatizer").lookups
    table = {name: lookups.get_table(f"lemma_{name}") for name in ("rules", "exc", "index")}
    kinds = ("noun", "verb", "adj", "adv")
    return English(
        rules={k: table["rules"].get(k, []) for k in kinds},
        exceptions={k: table["exc"].get(k, {}) for k in kinds},
        index={k: frozenset(table["index"].get(k, [])) for k in kinds},
    )


def load(name: str) -> Pipeline:
    """Load an installed spaCy package by name.

    Raises:
        AnalysisError: No such package is installed, or it is damaged.
    """
    import spacy
    from thinc.api import use_ops

    try:
        # The products of numpy's library take a third of the time of those that thinc brings.
        with use_ops("numpy", use_blis=False):
            nlp = spacy.load(name)
    except (OSError, ValueError, ImportError) as error:
        raise AnalysisError(
            "no-pipeline", f"The language pipeline {name} cannot be loaded: {error}"
        ) from error
    for pipe in _SLOW:
        if nlp.lang == "en" and nlp.has_pipe(pipe):
            nlp.disable_pipe(pipe)
    return Pipeline(nlp)


def blank(language: str) -> Pipeline:
    """Find words by the rules of a language, or by rules for any where spaCy has none for it."""
    import spacy

    try:
        return Pipeline(spacy.blank(language))
    except (ImportError, ValueError):
        return Pipeline(spacy.blank("xx"))
