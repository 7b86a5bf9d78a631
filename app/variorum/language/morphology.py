"""Parts of speech and dictionary forms from Penn tags: what two slow spaCy components would do.

spaCy's attribute ruler and lemmatizer take a quarter of its time. The tag alone gives the part of
speech but for auxiliaries and conjunctions, and the lemmatizer's own tables give the lemma.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

_POS = {
    "``": "PUNCT",
    "''": "PUNCT",
    '""': "PUNCT",
    ",": "PUNCT",
    ".": "PUNCT",
    ":": "PUNCT",
    "-LRB-": "PUNCT",
    "-RRB-": "PUNCT",
    "HYPH": "PUNCT",
    "NFP": "PUNCT",
    "$": "SYM",
    "#": "SYM",
    "SYM": "SYM",
    "ADD": "X",
    "AFX": "ADJ",
    "CC": "CCONJ",
    "CD": "NUM",
    "DT": "DET",
    "EX": "PRON",
    "FW": "X",
    "GW": "X",
    "IN": "ADP",
    "JJ": "ADJ",
    "JJR": "ADJ",
    "JJS": "ADJ",
    "LS": "X",
    "MD": "AUX",
    "NIL": "X",
    "NN": "NOUN",
    "NNP": "PROPN",
    "NNPS": "PROPN",
    "NNS": "NOUN",
    "PDT": "DET",
    "POS": "PART",
    "PRP": "PRON",
    "PRP$": "PRON",
    "RB": "ADV",
    "RBR": "ADV",
    "RBS": "ADV",
    "RP": "ADP",
    "TO": "PART",
    "UH": "INTJ",
    "VB": "VERB",
    "VBD": "VERB",
    "VBG": "VERB",
    "VBN": "VERB",
    "VBP": "VERB",
    "VBZ": "VERB",
    "WDT": "DET",
    "WP": "PRON",
    "WP$": "DET",
    "WRB": "SCONJ",
    "XX": "X",
    "_SP": "SPACE",
}
_TABLES = {"NOUN": "noun", "VERB": "verb", "AUX": "verb", "ADJ": "adj", "ADV": "adv"}
_BASE_TAGS = frozenset({"VB", "VBP", "NN", "JJ", "RB"})
_IRREGULAR = {
    ("'s", "AUX"): "be",
    ("'s", "VERB"): "be",
    ("'re", "AUX"): "be",
    ("'m", "AUX"): "be",
    ("'ve", "AUX"): "have",
    ("'d", "AUX"): "would",
    ("'ll", "AUX"): "will",
    ("wo", "AUX"): "will",
    ("ca", "AUX"): "can",
    ("n't", "PART"): "not",
    ("me", "PRON"): "i",
    ("us", "PRON"): "we",
    ("him", "PRON"): "he",
    ("them", "PRON"): "they",
    ("an", "DET"): "a",
}
_BE_HAVE_DO = words(
    """
    be am is are was were been being 's 're 'm have has had 've do does did
    """
)


@dataclass(frozen=True, kw_only=True)
class English:
    """English lemmas by the tables of spaCy's rule lemmatizer (empty tables: words as they stand).

    Attributes:
        rules: Suffixes to replace, by part of speech.
        exceptions: Irregular forms, by part of speech.
        index: Known lemmas, by part of speech.
    """

    rules: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    exceptions: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    index: Mapping[str, Collection[str]] = field(default_factory=dict)
    _known: dict[tuple[str, str, str], str] = field(default_factory=dict)

    def pos(self, lower: str, tag: str, dep: str) -> str:
        """Universal part of speech of a word with this tag and dependency label."""
        if dep in {"aux", "auxpass"} and tag != "TO":
            return "AUX"
        pos = _POS.get(tag, "X")
        if pos == "VERB" and dep in {"ROOT", "conj", "ccomp", "advcl", "relcl"}:
            return "AUX" if lower in _BE_HAVE_DO and not lower.startswith(("ha", "d")) else pos
        if pos == "DET" and dep not in {"det", "quantmod", "predet", "poss", ""}:
            return "PRON"
        return "SCONJ" if pos == "ADP" and dep == "mark" else pos

    def lemma(self, lower: str, tag: str, pos: str) -> str:
        """Dictionary form of a word, in lower case."""
        key = (lower, tag, pos)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._look_up(lower.replace("’", "'"), tag, pos)
        return found

    def _look_up(self, lower: str, tag: str, pos: str) -> str:
        if special := _IRREGULAR.get((lower, pos)):
            return special
        table = _TABLES.get(pos)
        if table is None:
            return lower
        if irregular := self.exceptions.get(table, {}).get(lower):
            return irregular[0]
        index = self.index.get(table, ())
        if tag in _BASE_TAGS or (lower in index and not tag.startswith(("VB", "NNS"))):
            return lower
        return self._by_rule(lower, table, index)

    def _by_rule(self, lower: str, table: str, index: Collection[str]) -> str:
        unknown = ""
        for old, new in self.rules.get(table, ()):
            form = lower[: len(lower) - len(old)] + new if lower.endswith(old) else ""
            if form in index:
                return form
            unknown = unknown or form
        return unknown or lower
