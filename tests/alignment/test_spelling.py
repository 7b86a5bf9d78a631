"""One spelling on both sides of the Atlantic."""

from __future__ import annotations

import pytest

from variorum.alignment.spelling import fold_spelling

SAME = """
    defence defense
    offences offenses
    licence license
    colour color
    neighbours neighbors
    honourable honorable
    centre center
    theatres theaters
    kilometres kilometers
    organise organize
    organisation organization
    analysed analyzed
    travelled traveled
    cancelling canceling
    dialogue dialog
    catalogues catalogs
    paediatric pediatric
    anaesthetic anesthetic
    grey gray
    programme program
    sceptical skeptical
    judgement judgment
    learnt learned
"""

DIFFERENT = """
    four for
    hour horn
    filled filed
    does des
    tour tore
    our or
    prince prize
    sense since
    poet pet
"""


def pairs(table: str) -> list[tuple[str, str]]:
    return [(a, b) for a, b in (line.split() for line in table.strip().splitlines())]


@pytest.mark.parametrize(("british", "american"), pairs(SAME))
def test_spellings_of_one_word_are_one(british: str, american: str) -> None:
    assert fold_spelling(british) == fold_spelling(american)


@pytest.mark.parametrize(("one", "other"), pairs(DIFFERENT))
def test_other_words_stay_other_words(one: str, other: str) -> None:
    assert fold_spelling(one) != fold_spelling(other)
