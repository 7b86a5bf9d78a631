"""Who is given as the source of what a sentence says, and how it was said."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

import msgspec

from variorum.language import reporting
from variorum.language.quotes.cues import Cues
from variorum.language.quotes.lexicon import DOCUMENTS, PEOPLE, PRONOUNS, SPEECH
from variorum.language.quotes.narration import NOMINAL, Narration
from variorum.language.quotes.voices import Voice, can_speak, first_phrase, voice_at
from variorum.language.reporting import RECORDS
from variorum.language.wordlists import words
from variorum.model.article import Attribution, Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.language.document import ParsedArticle
    from variorum.model.article import Quote
    from variorum.model.features import Word

_BELIEF = words("believe think suspect allege claim estimate assume")
"""Verbs of holding something true: they name a source only before a clause."""
_NOT_REPORTING = words(
    """
    charge find point hold begin order instruct command sing pray thank read call call cry voice
    submit imply wonder propose implore beg urge demand offer promise pledge vow ask advise
    remind chant lecture preach snap roar bark
    """
)
"""Verbs that may lead to direct speech but do not vouch for a fact."""
_NAMING = words("confirm identify report announce reveal disclose release describe")
"""Verbs whose object alone is the statement ("relatives identified her")."""
_POSTING = words("tweet retweet post")
_CITING = frozenset({"quote", "cite"})
_CHANNELS = {
    **dict.fromkeys(("tweet", "post", "twitter", "facebook", "instagram"), "post"),
    **dict.fromkeys(("statement", "release", "communique", "communiqué"), "statement"),
    **dict.fromkeys(("conference", "briefing", "presser"), "conference"),
    **dict.fromkeys(("interview",), "interview"),
    **dict.fromkeys(("letter", "email", "e-mail", "memo"), "letter"),
    **dict.fromkeys(("reporter", "journalist", "analyst", "investor"), "reporters"),
    **dict.fromkeys(("complaint", "affidavit", "indictment", "filing", "lawsuit"), "document"),
}
_FOLK = words(
    """
    relative friend member family household crew staff team monitor scientist coworker classmate
    rebel militant insurgent guerrilla medium outlet fan colleague
    """
)
"""Who speaks for others without being an office or a profession."""
_COMMUNITIES = words(
    """
    opposition city town county state village borough club league federation coalition alliance
    church diocese watchdog fund campaign charity institute parliament presidency regulator
    """
)
"""Who says something through somebody."""
_STANDARDS = words("law plan schedule tradition rule custom calendar will need size age taste")
"""What things go by without anybody having said them."""
_WORD = re.compile(r"\w+")
_RUN_ON = re.compile(
    r"(?P<name>(?:[Tt]he )?(?:[A-Z][\w&.'’-]* ){1,7})(?=(?:an?|the|one|two|three|four|five|\d+) )"
)
_OWNER = re.compile(r"(?:\b[Tt]he )?(?:\b[A-Z][\w.&-]* ){0,4}\b[A-Z][\w.&-]*['’]s \Z")
_OWNER_LENGTH = 50
_RELATIVE = re.compile(r",? (?:who|which|that)$")
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})
_CLAUSE = frozenset({"ccomp", "parataxis"})
_DASHES = frozenset({"-", "--", "–", "—"})
_CLOSING = 9
"""Words within which a source that follows its statement ends."""
_BACK = 3
"""Sentences that "he" or "the official" looks back for a source."""


def find_attributions(parsed: ParsedArticle, quotes: tuple[Quote, ...]) -> tuple[Attribution, ...]:
    """Sources of statements: "police said", "according to the ministry", "witnesses told AP".

    Args:
        parsed: An article with its words.
        quotes: Its direct speech, whose speakers are sources too.

    Returns:
        One for each source and sentence, in text order. A source named by a pronoun or as "the
        official" carries the name or description given before.
    """
    narration = Narration(parsed)
    if not narration.tokens or not any(token.word.dep for token in narration.tokens):
        return tuple(_of_quotes(parsed, quotes, ()))
    finder = _Finder(narration, quotes)
    found = finder.find()
    found += _of_quotes(parsed, quotes, found)
    return tuple(sorted(found, key=lambda one: (one.start, one.end)))


def _of_quotes(
    parsed: ParsedArticle, quotes: Sequence[Quote], given: Sequence[Attribution]
) -> list[Attribution]:
    """Speakers of direct speech in sentences where no verb of the narration names them."""
    sources = {one.start: one for one in given}
    found: list[Attribution] = []
    for quote in quotes:
        if quote.speaker is None or quote.speaker_span is None:
            continue
        sentence = parsed.sentence_at(quote.start)
        known = sources.get(quote.speaker_span.start)
        if known is None:
            known = Attribution(
                start=quote.speaker_span.start,
                end=quote.speaker_span.end,
                sentence=-1,
                source=quote.speaker,
                cue=quote.cue,
            )
        if known.sentence != sentence:
            found.append(msgspec.structs.replace(known, sentence=sentence))
    return found


def _bounds(text: str, voice: Voice) -> Span:
    """A source as it stands: whole hyphened words, no clause after it, no run-on phrase."""
    start, end = voice.start, voice.end
    if text[max(0, start - 1) : start] == "-":
        start = max(text.rfind(mark, 0, start) for mark in ' \n(“"') + 1
    owner = _OWNER.search(text, max(0, start - _OWNER_LENGTH), start)
    start = owner.start() if owner and voice.sort == "organisation" else start
    if text[end : end + 1] == "-" and (rest := _WORD.match(text, end + 1)):
        end = rest.end()
    return Span(start, start + len(_named(text[start:end])))


def _named(words: str) -> str:
    """Without "who …", and cut where the next noun phrase begins: "County EMS one woman in …"."""
    words = _RELATIVE.sub("", words)
    runs_on = _RUN_ON.match(words)
    return runs_on.group("name").rstrip() if runs_on else words


class _Finder:
    """Walks through the words of an article in order, remembering the sources met."""

    def __init__(self, narration: Narration, quotes: Sequence[Quote]) -> None:
        self._narration = narration
        self._quotes = quotes
        self._quoted = [quote.start for quote in quotes]
        self._cues = Cues(narration, self._is_quoted)
        self._speakers = {q.speaker_span.start: q.speaker for q in quotes if q.speaker_span}
        self._met: list[tuple[int, Voice, str]] = []
        self._full: dict[str, str] = {}
        self._described: dict[str, str] = {}

    def _is_quoted(self, offset: int) -> bool:
        at = bisect_right(self._quoted, offset) - 1
        return at >= 0 and offset < self._quotes[at].end

    def find(self) -> list[Attribution]:
        """All sources in text order; each once for a sentence."""
        found: dict[tuple[int, int], Attribution] = {}
        for index, token in enumerate(self._narration.tokens):
            if self._is_quoted(token.start):
                continue
            for voice, cue, verb in self._at(index):
                source = self._resolve(voice, token.sentence)
                if source is None:
                    continue
                self._remember(voice, source, token.sentence)
                channel = self._channel(verb) if verb is not None else None
                bounds = _bounds(self._narration.text, voice)
                found.setdefault(
                    (token.sentence, voice.start),
                    Attribution(
                        start=bounds.start,
                        end=bounds.end,
                        sentence=token.sentence,
                        source=source,
                        cue=cue,
                        channel=channel[0] if channel else None,
                        channel_span=channel[1] if channel else None,
                    ),
                )
        return list(found.values())

    def _at(self, index: int) -> Iterator[tuple[Voice, str, int | None]]:
        """The source that a word brings: "according (to X)" or a verb of saying."""
        narration, token = self._narration, self._narration.tokens[index]
        if token.lower == "according":
            rest = range(index + 2, min(index + 14, len(narration.tokens)))
            rest = [i for i in rest if narration.tokens[i].sentence == token.sentence]
            head = first_phrase(narration, rest)
            voice = voice_at(narration, head) if head is not None else None
            if voice is not None and self._can_know(voice):
                yield voice, "according to", None
        elif token.word.lemma in _CITING and narration.child(index, "agent") is not None:
            cited = narration.subject_of(index)
            if cited is not None and (voice := voice_at(narration, cited)) is not None:
                yield voice, token.text, index
        elif (shown := reporting.shown(narration, index, self._can_speak)) is not None:
            yield shown, token.text, None
        elif self._reports(index) or reporting.trails(narration, index, self._closes):
            said = token.word.lemma != "tell"  # "told the Post" names who listened
            voice = (self._beside(index) if said else None) or self._cues.speaker_of(index)
            voice = reporting.named_beside(narration, voice, index)
            voice = self._after_dateline(voice, index)
            if voice is not None and self._can_speak(voice) and not self._aside(voice):
                yield voice, token.text, index
                for other in self._together(voice):
                    yield other, token.text, index

    def _aside(self, voice: Voice) -> bool:
        """Whether it only backs a word: "in what it said was a test", "a man who police say …"."""
        first = self._narration.first_from(voice.start)
        return first > 0 and self._narration.tokens[first - 1].lower in {"what", "who", "whom"}

    def _together(self, voice: Voice) -> Iterator[Voice]:
        """The others of "police and a witness said"."""
        narration, token = self._narration, self._narration.tokens[voice.token]
        others = [
            n
            for n in narration.children.get(voice.token, ())
            if narration.tokens[n].word.dep == "conj"
        ]
        if token.word.dep == "conj" and narration.tokens[token.head].word.pos in NOMINAL:
            others.append(token.head)
        for index in others:
            other = voice_at(narration, index)
            apart = other is not None and not (other.start < voice.end and other.end > voice.start)
            if other is not None and apart and self._can_speak(other):
                yield other

    def _beside(self, verb: int) -> Voice | None:
        """The source that closes a sentence: "…, police say" or "…, said Sgt. Ana Roe"."""
        narration = self._narration
        sentence = narration.tokens[verb].sentence
        head: int | None = None
        for index in range(verb - 1, max(-1, verb - _CLOSING), -1):
            token = narration.tokens[index]
            if token.sentence != sentence or token.word.pos in {"VERB", "AUX", "ADP"}:
                return None
            if token.text in {",", '"', "”"}:
                break
            head = index if head is None and token.word.pos in NOMINAL else head
        else:
            return None
        ends = [n for n in range(verb + 1, verb + _CLOSING) if self._closes(n, sentence)]
        if not ends:
            return None
        if head is None and ends[0] > verb + 1:
            head = self._named_in(verb + 1, ends[0])
        elif ends[0] > verb + 1:
            return None
        return voice_at(narration, head) if head is not None else None

    def _named_in(self, first: int, stop: int) -> int | None:
        """Main word of who is named among some words: a person before anything else."""
        narration = self._narration
        start, end = narration.tokens[first].start, narration.tokens[stop - 1].end
        people = narration.entities_in(start, end, "PERSON")
        if people:
            return narration.between(people[0].start, people[0].end)[-1]
        return first_phrase(narration, range(first, stop))

    def _after_dateline(self, voice: Voice | None, verb: int) -> Voice | None:
        """The subject itself where the parser took a place or agency of a date line for it."""
        text = self._narration.text
        if voice is None:
            return None
        bracketed = text[max(0, voice.start - 1) : voice.start] == "("
        if not bracketed and not text[voice.start : voice.end].isupper():
            return voice
        for index in range(voice.token + 1, verb):
            if self._narration.tokens[index].text in _DASHES:
                head = first_phrase(self._narration, range(index + 1, verb))
                return voice_at(self._narration, head) if head is not None else voice
        return voice

    def _closes(self, index: int, sentence: int) -> bool:
        """Whether a sentence, or the clause before a comma, ends before this word."""
        tokens = self._narration.tokens
        if index >= len(tokens) or tokens[index].sentence != sentence:
            return True
        last = index + 1 >= len(tokens) or tokens[index + 1].sentence != sentence
        return tokens[index].text == "," or (last and tokens[index].is_punctuation)

    def _can_speak(self, voice: Voice) -> bool:
        lemma = self._narration.tokens[voice.token].word.lemma
        return lemma in _FOLK | _COMMUNITIES or can_speak(self._narration, voice)

    def _can_know(self, voice: Voice) -> bool:
        """Whether one can go by its word: not "according to plan" or "to Sharia law"."""
        lemma = self._narration.tokens[voice.token].word.lemma
        return lemma not in _STANDARDS and (
            self._can_speak(voice) or lemma in DOCUMENTS or lemma in RECORDS
        )

    def _reports(self, index: int) -> bool:
        """Whether a verb vouches for a statement: one with a clause, or that names a fact."""
        token = self._narration.tokens[index]
        lemma = token.word.lemma
        children = [self._narration.tokens[n].word for n in self._narration.children.get(index, ())]
        verbal = token.word.pos == "VERB" or token.lower in {"tweeted", "retweeted"}
        if not verbal or lemma in _NOT_REPORTING or token.word.dep == "pcomp":
            return False
        if self._follows_passive(index, children):
            return False
        clause = any(word.dep in _CLAUSE for word in children) or token.word.dep == "parataxis"
        clause = clause or self._channel(index) is not None
        if lemma in _BELIEF:
            return clause
        finite = token.word.tag != "VBN" or any(word.dep in {"aux", "agent"} for word in children)
        own = any(word.dep in {"nsubj", "agent"} for word in children)
        if lemma in _NAMING and finite and own and any(word.dep == "dobj" for word in children):
            return True
        return lemma in SPEECH and (clause or self._beside_quote(token.start, token.end))

    def _follows_passive(self, index: int, children: Sequence[Word]) -> bool:
        """Whether it happened to its subject: "was nominated by the mayor and confirmed"."""
        token = self._narration.tokens[index]
        if token.word.dep != "conj" or any(word.dep in _SUBJECTS for word in children):
            return False
        above = self._narration.children.get(token.head, ())
        return any(self._narration.tokens[n].word.dep == "nsubjpass" for n in above)

    def _beside_quote(self, start: int, end: int) -> bool:
        """Whether direct speech stands in reach of a verb: its statement is the quotation."""
        at = bisect_right(self._quoted, start)
        before = self._quotes[at - 1] if at else None
        after = self._quotes[at] if at < len(self._quotes) else None
        reach = 60
        return (before is not None and 0 <= start - before.end <= reach) or (
            after is not None and 0 <= after.start - end <= reach
        )

    def _resolve(self, voice: Voice, sentence: int) -> str | None:
        """Name or description of a source, looked up before where it only refers back."""
        known = self._speakers.get(voice.start)
        if known is not None:
            return known if " " in known or voice.sort != "person" else self._full.get(known, known)
        if voice.sort == "pronoun":
            return self._antecedent(voice, sentence)
        bounds = _bounds(self._narration.text, voice)
        if (bounds.start, bounds.end) != (voice.start, voice.end) and voice.sort != "description":
            return self._narration.text[bounds.start : bounds.end]
        if voice.sort in {"person", "organisation"}:
            name = self._narration.names.full_name(voice.name, at=voice.start)
            return name if " " in name else self._full.get(name, name)
        name = _named(voice.name)
        return (self._introduced(voice) or name) if name.lower().startswith("the ") else name

    def _antecedent(self, voice: Voice, sentence: int) -> str | None:
        """The last source before that a pronoun can stand for."""
        several = voice.name in {"they", "them"}
        if voice.name not in PRONOUNS or voice.name in {"i", "we", "me", "us", "you"}:
            return None
        for at, other, source in reversed(self._met):
            if sentence - at > _BACK:
                return None
            plural = self._narration.tokens[other.token].word.tag in {"NNS", "NNPS"}
            sex = self._narration.names.sex_of(source) if other.sort == "person" else None
            fits = {"he": "m", "him": "m", "she": "f", "her": "f"}.get(voice.name)
            if fits is not None and not self._is_person(other):
                continue
            if plural == several and (sex is None or fits is None or sex == fits):
                return source
        return None

    def _is_person(self, voice: Voice) -> bool:
        lemma = self._narration.tokens[voice.token].word.lemma
        return voice.sort == "person" or (voice.sort == "description" and lemma in PEOPLE)

    def _introduced(self, voice: Voice) -> str | None:
        """Whom "the official" refers to: the "defence official" who was a source before."""
        noun = self._narration.tokens[voice.token].word.lemma
        return self._described.get(noun) if noun in PEOPLE else None

    def _remember(self, voice: Voice, source: str, sentence: int) -> None:
        """Keep a source for the pronouns, surnames and descriptions that take it up."""
        self._met.append((sentence, voice, source))
        head = self._narration.tokens[voice.token].word
        if voice.sort == "description" and head.tag != "NNS":
            self._described[head.lemma] = source
        elif voice.sort != "description" and " " in source:
            self._full.setdefault(source.rsplit(" ", 1)[1], source)

    def _channel(self, verb: int) -> tuple[str, Span] | None:
        """How it was said: "tweeted", "said in a statement", "told a news conference"."""
        narration, token = self._narration, self._narration.tokens[verb]
        if token.word.lemma in _POSTING or token.lower == "tweeted":
            return "post", Span(token.start, token.end)
        agent = narration.child(verb, "agent") if token.word.lemma in _CITING else None
        press = narration.child(agent, "pobj") if agent is not None else None
        if press is not None:
            return "press", Span(token.start, narration.tokens[press].end)
        for child in narration.children.get(verb, ()):
            dep = narration.tokens[child].word.dep
            noun = narration.child(child, "pobj") if dep == "prep" else child
            if noun is None or dep not in {"prep", "dobj", "dative"}:
                continue
            channel = _CHANNELS.get(narration.tokens[noun].word.lemma)
            if channel is not None:
                first = child if dep == "prep" else min([noun, *narration.children.get(noun, ())])
                return channel, Span(narration.tokens[first].start, narration.tokens[noun].end)
        return None
