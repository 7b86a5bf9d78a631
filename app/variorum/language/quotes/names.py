"""Full names, titles and sexes of the persons in one article."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Literal

from variorum.language.quotes.given_names import MEN, WOMEN
from variorum.language.quotes.lexicon import FEMALE, MALE, PEOPLE, TITLES
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.document import ParsedArticle

Sex = Literal["m", "f"]
_AFTER_NAME = re.compile(r"(?:['’]s?|,? (?:Jr\.?|Sr\.?|QC|KC|MP|MBE|OBE|CBE|MD|PhD|III?|IV))$")
_RUN = re.compile(
    r"\b[A-Z][\w'’-]+(?: (?:[A-Z]\.|[A-Z][\w'’-]+"
    r"|(?:de|del|della|di|da|dos|van|von|der|bin|al|el)(?= )"
    r"|[\"“‘'(][A-Z]\w+[\"”’')](?= [A-Z]))){1,6}"
)
_ROLES = "|".join(sorted(PEOPLE))
_INTRODUCED = re.compile(
    rf", (?:(?:aged )?\d\d?,|who\b|(?:from|of) [A-Z]|an? (?:[\w-]+ ){{0,3}}(?:{_ROLES})\b)"
)
_FIRST_WORD = re.compile(
    r"^(?:The|A|An|In|On|At|For|But|And|As|With|From|When|While|After|Before|Its|His|Her|Their|Our|One|Also|"
    r"Like|To|Of|By|Witness|Former) "
)
_LOWER = re.compile(r"\b[a-z][\w’'-]*")
_PARTICLES = words(
    """
    de del della der den di du da dos van von bin ibn al el la le ten ter
    """
)
_TITLE_BEFORE = re.compile(r"([\w'’-]+)\.?,? $")
_APPOSED = re.compile(
    r"^, (?:(?:a|an|the|his|her|their|its|\w+['’]s) )?((?:[\w-]+ ){0,4}?)([\w-]+)\b"
)
_NOT_PERSONS = frozenset(["ORG", "GPE", "LOC", "FAC", "EVENT", "LAW", "PRODUCT"])
_ROYAL = words("king queen prince princess pope duke duchess saint guard")
_FULL_WORDS = range(2, 5)


class Names:
    """The names by which an article calls its persons."""

    def __init__(self, parsed: ParsedArticle) -> None:
        self._parsed = parsed
        self._text = parsed.text
        self._full = self._full_names()
        self.full = frozenset(n for c in self._full.values() for n in c)
        self.family = frozenset(n.split()[-1].casefold() for n in self.full)
        self._sexes: dict[str, Sex | None] = {}

    def _full_names(self) -> dict[str, Counter[str]]:
        """For each family and given name, the full names that it may shorten."""
        counts: Counter[str] = Counter()
        for mention in self._parsed.entities:
            if mention.label == "PERSON":
                for name in (
                    self._parsed.names.get(mention.entity, ""),
                    self._text[mention.start : mention.end],
                ):
                    tidy = tidy_name(name)
                    counts[tidy] += len(tidy.split()) in _FULL_WORDS
        self._add_unlabelled(counts)
        first_line = self._parsed.paragraphs[0].end if self._parsed.paragraphs else 0
        found: dict[str, Counter[str]] = {}
        for name, count in counts.items():
            words = name.split()
            if not count or not _is_name(words) or self._text.find(words[-1], first_line) < 0:
                continue
            if self._text.find(name, first_line) < 0 and self._text.find(name) >= 0:
                continue  # only in the headline, where capitals mislead
            found.setdefault(words[-1].casefold(), Counter())[name] += count
            found.setdefault(words[0].casefold(), Counter())[name] += 1
        return found

    def _add_unlabelled(self, counts: Counter[str]) -> None:
        """Names that begin with a known given name, whatever the parser took them for."""
        other = {
            self._text[e.start : e.end] for e in self._parsed.entities if e.label in _NOT_PERSONS
        }
        common = frozenset(_LOWER.findall(self._text))
        for match in _RUN.finditer(self._text):
            name = _from_given_name(match[0])
            introduced = _INTRODUCED.match(self._text, match.end())
            if not name and introduced:
                name = tidy_name(_FIRST_WORD.sub("", match[0]))
            words = name.split()
            if len(words) in _FULL_WORDS and (introduced or name not in other):
                counts[name] += words[-1].casefold() not in common

    def hint(self, name: str, sex: Sex) -> None:
        """Note what an apposition tells, as in "her husband, James"."""
        if self._sexes.get(name) is None:
            self._sexes[name] = sex

    def full_name(self, name: str, *, at: int) -> str:
        """The fullest name by which the article calls this person."""
        tidy = tidy_name(name)
        words = tidy.split()
        if not words:
            return name
        last = words[-1].casefold()
        candidates = [
            n
            for n in self._full.get(last, ())
            if len(words) == 1 or (_fits(words, n.split()) and len(n.split()) > len(words))
        ]
        if not candidates:
            return tidy
        family = [n for n in candidates if n.split()[-1].casefold() == last]
        counts = self._full[last]

        def rank(candidate: str) -> tuple[int, int, int]:
            before = self._text.rfind(candidate, 0, at)
            return (before >= 0, counts[candidate], -len(candidate))

        return max(sorted(family or candidates), key=rank)

    def sex_of(self, name: str) -> Sex | None:
        """What the article's words or the given name tell about a person."""
        if name not in self._sexes:
            self._sexes[name] = self._find_sex(name)
        return self._sexes[name]

    def _find_sex(self, name: str) -> Sex | None:
        words = name.split()
        if not words:
            return None
        told = self._told(words[-1] if len(words) > 1 else name, full=name)
        if told:
            return told
        given = words[0].strip(".").casefold()
        for part in (given, given.split("-")[0]):
            if part in MEN:
                return "m"
            if part in WOMEN:
                return "f"
        return None

    def _places_of(self, name: str) -> list[int]:
        """Where a name stands as whole words."""
        found: list[int] = []
        at = self._text.find(name)
        while at >= 0:
            end = at + len(name)
            if not (self._text[at - 1 : at].isalnum() or self._text[end : end + 1].isalnum()):
                found.append(at)
            at = self._text.find(name, end)
        return found

    def _told(self, last: str, *, full: str) -> Sex | None:
        """The sex as titles and nouns beside the name tell it."""
        votes: Counter[Sex] = Counter()
        shared = len([n for n in self._full.get(last.casefold(), ()) if n.split()[-1] == last]) > 1
        wanted = full if shared else last
        for start in self._places_of(wanted):
            end = start + len(wanted)
            if not shared and last != full:
                head = full[: -len(last)]
                if self._text.startswith(head, max(0, start - len(head))):
                    start -= len(head)  # noqa: PLW2901
            before = _TITLE_BEFORE.search(self._text[max(0, start - 24) : start])
            if before:
                _vote(votes, before[1].casefold())
            if self._text.startswith(", ", end):
                after = _APPOSED.match(self._text[end : end + 60])
                if after and self._text[end + 2].islower():
                    _vote(votes, after[2].casefold())
        if not votes:
            return None
        (sex, most), *rest = votes.most_common()
        return sex if not rest or most > rest[0][1] else None


def _from_given_name(run: str) -> str:
    """The part of some capitalised words that begins with a given name, or nothing."""
    words = run.split()
    for place, word in enumerate(words[:-1]):
        if word.casefold() in MEN or word.casefold() in WOMEN:
            return tidy_name(" ".join(words[place:]))
    return ""


def _vote(votes: Counter[Sex], word: str) -> None:
    if word in FEMALE:
        votes["f"] += 1
    elif word in MALE:
        votes["m"] += 1


def tidy_name(name: str) -> str:
    """A name without titles, possessive, and quoted nickname."""
    words = _AFTER_NAME.sub("", " ".join(name.split())).strip(" ,.;:\"'“”‘’()").split()
    words = [w for w in words if w[:1] not in '"“(‘' or len(words) == 1]
    while len(words) > 1 and (_is_title(words[0]) or _is_office(words)):
        words = words[1:]
    return " ".join(words)


def _is_title(word: str) -> bool:
    folded = word.rstrip(".").casefold()
    return folded in TITLES or (folded in PEOPLE and folded not in _ROYAL)


def _is_office(words: Sequence[str]) -> bool:
    """Whether a name of two words follows an abbreviation: MSP Liam Isbister."""
    first = words[0]
    return len(words) > 2 and first.isupper() and first.isalpha() and 1 < len(first) <= 5  # noqa: PLR2004


def _is_name(words: Sequence[str]) -> bool:
    return all(w[0].isupper() or w.casefold() in _PARTICLES for w in words) and all(
        not any(c.isdigit() or c in ":;!?@#" for c in w) for w in words
    )


def _fits(short: Sequence[str], full: Sequence[str]) -> bool:
    """Whether each word of a shorter name stands in the longer one, the last ones alike."""
    folded = [w.casefold().strip(".") for w in full]
    return (
        all(w.casefold().strip(".") in folded for w in short) and folded[-1] == short[-1].casefold()
    )
