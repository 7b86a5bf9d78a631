"""What is shown of quotes that articles share, on articles put together by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

import pytest

from variorum.divergence.context import Context
from variorum.divergence.quotes import find
from variorum.model.article import AnnotatedArticle, Attribution, Quote, Span
from variorum.model.comparison import Divergence, Entity, Link, SentenceRef
from variorum.model.features import Annotation


@dataclass
class Said:
    """A quote with its marks, who says it, and what the article adds after it."""

    quote: str
    speaker: str | None = "Jane Roe"
    tail: str = " {} said."
    whole: bool = True


def article(number: int, *parts: Said | str) -> Annotation:
    text, quotes, sentences = "", [], []
    for part in parts:
        start = len(text)
        if isinstance(part, str):
            text += part
        else:
            tail = part.tail.format(part.speaker or "somebody")
            text += part.quote + tail
            at = text.find(part.speaker, start) if part.speaker else -1
            quotes.append(
                Quote(
                    start=start,
                    end=start + len(part.quote),
                    speaker=part.speaker,
                    speaker_span=Span(at, at + len(part.speaker or "")) if at >= 0 else None,
                    cue="said",
                    whole=part.whole,
                )
            )
        ends = [m.end() for m in re.finditer(r"(?<!U\.S)[.!?][”\"]?(?= |$)", text[start:])]
        cuts = [start, *(start + e for e in ends)]
        if cuts[-1] < len(text):
            cuts.append(len(text))
        sentences += [Span(a + (text[a] == " "), b) for a, b in pairwise(cuts) if b > a]
        text += " "
    return Annotation(
        article=AnnotatedArticle(
            path=f"{number}.txt",
            sha256="",
            bytes=0,
            encoding="utf-8",
            title="",
            text=text,
            id=f"a{number}",
            sentences=tuple(sentences),
            quotes=tuple(quotes),
        )
    )


PEOPLE = tuple(
    Entity(id=f"e{n}", name=name, label="PERSON", mentions={}, forms=(name,))
    for n, name in enumerate(
        ["Jane Roe", "John Doe", "Ann Roe", "Dmytro Danylov", "Dmitro Danilov"]
    )
)


def differences(*annotations: Annotation) -> list[Divergence]:
    return find(Context(annotations=annotations, entities=PEOPLE))


def compared(left: Said, right: Said) -> list[Divergence]:
    return differences(article(1, left), article(2, right))


SAME = [
    ("“The crew made the decision to go,”", '"the crew made the decision to go."'),
    ("“We don’t want anyone to be hurt,”", "'We don't want anyone to be hurt'"),
    ("“The defence of our labour is vital,”", "“The defense of our labor is vital,”"),
    ("“We saw forty-six US soldiers there,”", "“We saw 46 U.S. soldiers there,”"),
    ("“We carried on – all of us – until dawn,”", "“We carried on - all of us - until dawn”"),
]


@pytest.mark.parametrize(("left", "right"), SAME)
def test_the_same_words_are_no_difference(left: str, right: str) -> None:
    assert compared(Said(left), Said(right)) == []


def test_a_quote_split_by_its_cue_is_one_utterance() -> None:
    split = article(
        1,
        Said("“The crew made the decision,”", tail=" Jane Roe said,"),
        Said("“to go at once.”", tail=""),
    )
    split = _one_sentence(split)
    assert differences(split, article(2, Said("“The crew made the decision to go at once,”"))) == []


def _one_sentence(annotation: Annotation) -> Annotation:
    a = annotation.article
    fields = {f: getattr(a, f) for f in a.__struct_fields__}
    return Annotation(article=AnnotatedArticle(**{**fields, "sentences": (Span(0, len(a.text)),)}))


def test_wording_marks_the_words_that_differ() -> None:
    (found,) = compared(
        Said("“They should be in the government structure according to the law.”"),
        Said("“They should be in government structure according to the law,”"),
    )
    assert (found.status, found.label, found.about) == ("variant", "wording", "quote of Jane Roe")
    marked = [
        [r.text[s.start - r.start : s.end - r.start] for s in r.changed] for r in found.readings
    ]
    assert marked == [["the"], []]
    assert "“the”" in found.explanation


CUT = [
    ("“He is a hero and he saved many lives by grabbing the gun,”",
     "“He is a hero and he saved many lives.”"),
    ("“It is a tragic day for our city and its people,”",
     "“a tragic day for our city and its people”"),
    ("“We are deeply saddened by this accident,”", "“deeply saddened”"),
    ("“We will rebuild the bridge, the road and the school by spring,”",
     "“We will rebuild … the school by spring,”"),
]  # fmt: skip


@pytest.mark.parametrize(("full", "cut"), CUT)
def test_a_quote_cut_short(full: str, cut: str) -> None:
    (found,) = compared(Said(full), Said(cut, whole=False))
    assert (found.status, found.label) == ("variant", "cut short")
    assert found.readings[0].changed
    assert found.readings[1].changed == ()


def test_two_sentences_that_the_other_article_joins_are_no_difference() -> None:
    assert compared(
        Said("“It rained all night in the valley. The bridge went first,”"),
        Said("“It rained all night in the valley; the bridge went first,”"),
    ) == []  # fmt: skip


def test_a_sentence_that_the_other_article_leaves_out_is_no_difference() -> None:
    assert compared(
        Said("“It rained all night in the valley. The bridge went first,”"),
        Said("“The bridge went first,”"),
    ) == []  # fmt: skip


OTHER_SPEECH = [
    # the same phrase of two people
    ("“We are deeply saddened by this accident,”", "Jane Roe", "“deeply saddened”", "John Doe"),
    ("“Our thoughts are with the families tonight and with the crew,”", "Jane Roe",
     "“Our thoughts are with the families tonight and the town,”", "John Doe"),
    # a few words in common
    ("“It was dark and we were afraid of the water,”", "Jane Roe",
     "“It was dark when the boat came at last,”", "Jane Roe"),
]  # fmt: skip


@pytest.mark.parametrize(("left", "one", "right", "other"), OTHER_SPEECH)
def test_other_speech_is_not_compared(left: str, one: str, right: str, other: str) -> None:
    assert compared(Said(left, one), Said(right, other)) == []


def test_sentences_built_alike_find_their_own_partners() -> None:
    speech = (
        "“This person was prepared today to come in. This person was prepared to shoot people,”"
    )
    assert compared(Said(speech), Said("“This person was prepared to shoot people,”")) == []


WORDS = "“We will not leave a single one of them behind,”"


def test_the_same_words_of_two_persons_are_a_conflict() -> None:
    (found,) = compared(Said(WORDS, "Jane Roe"), Said(WORDS, "John Doe"))
    assert (found.kind, found.status, found.label) == ("quote", "conflict", "speaker")
    assert [r.value for r in found.readings] == ["Jane Roe", "John Doe"]
    assert "Jane Roe, John Doe" in found.explanation


ONE_SPEAKER = [
    ("Jane Roe", "a defence official"),
    ("a defence official", "the official"),
    ("Jane Roe", "Roe"),
    ("Jane Roe", None),
    ("Dmytro Danylov", "Dmitro Danilov"),
    ("Jane Roe", "the statement"),
]


@pytest.mark.parametrize(("one", "other"), ONE_SPEAKER)
def test_speakers_that_may_be_one_are_no_conflict(one: str, other: str | None) -> None:
    assert compared(Said(WORDS, one), Said(WORDS, other)) == []


def test_a_speaker_known_by_a_pronoun_alone_makes_no_conflict() -> None:
    left = article(1, Said(WORDS, "Jane Roe"))
    right = article(2, Said(WORDS, "John Doe", tail=" he said."))
    assert differences(left, right) == []


def test_one_divergence_joins_all_articles() -> None:
    (found,) = differences(
        article(1, Said("“They should be in the government structure by law,”")),
        article(2, Said("“They should be in government structure by law,”")),
        article(3, Said("“They should be in the government structure by law,”")),
    )
    assert [r.article for r in found.readings] == ["a1", "a2", "a3"]


def test_an_article_that_quotes_part_and_then_all_does_not_cut_short() -> None:
    full = Said("“It is a tragic day for our city and its people,”")
    part = Said("“a tragic day”", whole=False)
    assert differences(article(1, part, full), article(2, full)) == []


def test_an_article_that_quotes_one_phrase_in_two_ways() -> None:
    (found,) = differences(
        article(
            1,
            Said("“looking for one suspect”", whole=False),
            Said("“We are looking for one subject and ask anyone to call,”"),
        )
    )
    assert [r.text for r in found.readings] == [
        "looking for one suspect",
        "looking for one subject",
    ]


def test_what_one_article_quotes_another_retells() -> None:
    quoted = article(1, Said("“I know the judge well and was proud to recommend her,”"))
    told = article(2, "Jane Roe said she knows the judge well and proudly recommended her.")
    told_article = told.article
    fields = {f: getattr(told_article, f) for f in told_article.__struct_fields__}
    told = Annotation(
        article=AnnotatedArticle(
            **{
                **fields,
                "attributions": (
                    Attribution(start=0, end=8, sentence=0, source="Jane Roe", cue="said"),
                ),
            }
        )
    )
    link = Link(
        left=SentenceRef("a1", 0), right=SentenceRef("a2", 0), score=0.8, confidence="confident"
    )
    (found,) = find(Context(annotations=(quoted, told), links=(link,), entities=PEOPLE))
    assert (found.status, found.label) == ("variant", "paraphrased")
    assert [r.article for r in found.readings] == ["a1", "a2"]
    assert find(Context(annotations=(quoted, told), entities=PEOPLE)) == []


def test_an_article_compared_with_itself_shows_nothing() -> None:
    parts = [Said("“It rained all night,”"), Said("“It rained all week,”"), Said("“a rainy day”")]
    assert differences(article(1, *parts), article(2, *parts)) == []


def test_swapping_the_articles_mirrors_the_result() -> None:
    one = Said("“If you see the man walking around this morning call the police department,”")
    two = Said("“If you see the man walking around, call the police immediately,”")
    (here,), (there,) = compared(one, two), compared(two, one)
    assert [r.text for r in here.readings] == [r.text for r in reversed(there.readings)]
    assert [len(r.changed) for r in here.readings] == [
        len(r.changed) for r in reversed(there.readings)
    ]


def test_many_articles_with_the_same_speech() -> None:
    speech = Said("“They should be in the government structure by law. We will see to it soon,”")
    found = differences(*(article(n, speech) for n in range(60)))
    assert found == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("“Violence is unacceptable,”", "“Violence is never acceptable,”"),
        ("“No survivors have been located,”", "“We have located no survivors,”"),
    ],
)
def test_few_words_in_common_suffice_where_the_sentences_are_aligned(one: str, other: str) -> None:
    left, right = article(1, Said(one)), article(2, Said(other))
    assert differences(left, right) == []
    link = Link(
        left=SentenceRef("a1", 0), right=SentenceRef("a2", 0), score=0.9, confidence="confident"
    )
    (found,) = find(Context(annotations=(left, right), entities=PEOPLE, links=(link,)))
    assert (found.status, found.label) == ("variant", "wording")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("“The people have chosen stability,”", "“People have chosen stability,”"),
        ("“Tonight the town has turned a page,”", "“The town has turned the page tonight,”"),
    ],
)
def test_nearly_all_words_in_common_suffice_whoever_speaks(one: str, other: str) -> None:
    (found,) = find(Context(annotations=(article(1, Said(one)), article(2, Said(other, None)))))
    assert found.status == "variant"
