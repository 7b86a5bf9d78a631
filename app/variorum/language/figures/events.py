"""What happens to people and things that are counted: words, and the terms they stand for."""

from __future__ import annotations

from typing import NamedTuple

from variorum.language.wordlists import words

# The terms follow the practice of casualty reporting: killed, injured, shot, critical, missing,
# hospitalised, … Every form is listed, so that no dictionary form is needed.
_FORMS: dict[str, str] = {
    "killed": (
        "kill kills killed killing die dies died dying dead deceased perish perishes perished "
        "perishing slay slays slain slaying murder murders murdered murdering massacre massacred "
        "execute executed executes assassinate assassinated behead beheaded death deaths fatality "
        "fatalities fatally drown drowns drowned drowning drownings lethally toll suffocated "
        "electrocuted succumb succumbed lynched killings slayings murders homicides homicide "
        "neutralised neutralized"
    ),
    "injured": (
        "injure injures injured injuring injury injuries wound wounds wounded wounding hurt hurts "
        "hurting maim maims maimed maiming stabbed stabs stabbing"
    ),
    "shot": "shoot shoots shot shooting gunshot",
    "critical": "critical critically",
    "serious": "serious seriously",
    "stable": "stable",
    "treated": "treated",
    "hospitalised": (
        "hospitalise hospitalised hospitalises hospitalize hospitalized hospitalizes hospital "
        "hospitals"
    ),
    "released": "discharged",
    "grazed": "graze grazed grazes grazing",
    "missing": "missing unaccounted disappeared vanished",
    "trapped": "trap trapped traps trapping stranded stuck",
    "evacuated": "evacuate evacuates evacuated evacuating evacuation evacuations",
    "rescued": "rescue rescues rescued rescuing saved",
    "displaced": "displace displaces displaced displacing homeless uprooted",
    "arrested": (
        "arrest arrests arrested arresting detain detains detained detaining custody apprehend "
        "apprehended apprehends handcuffed"
    ),
    "charged": "charged indicted arraigned",
    "convicted": "convicted",
    "sentenced": "sentence sentenced sentences",
    "infected": "infect infected infects infecting infections contracted",
    "abducted": "abduct abducted abducts abducting kidnap kidnapped kidnaps kidnapping hostage",
    "freed": "free freed frees freeing",
    "destroyed": "destroy destroys destroyed destroying demolished razed",
    "damaged": "damage damages damaged damaging",
    "fell": "fall falls fell fallen falling plunged plummeted",
    "aboard": "aboard onboard",
    "affected": "affect affected affects",
}
# Without dependents these words say too little to stand for their term.
_WEAK = frozenset({"serious", "free", "sentence", "sentences", "damage", "hostage"})
# Words for a term that are nouns themselves: "12 deaths", "two arrests".
EVENT_NOUNS = {
    "deaths": "killed",
    "death": "killed",
    "dead": "killed",
    "fatalities": "killed",
    "fatality": "killed",
    "drownings": "killed",
    "killings": "killed",
    "murders": "killed",
    "slayings": "killed",
    "homicides": "killed",
    "injuries": "injured",
    "injured": "injured",
    "wounded": "injured",
    "hurt": "injured",
    "arrests": "arrested",
    "arrest": "arrested",
    "evacuations": "evacuated",
    "rescues": "rescued",
    "missing": "missing",
    "homeless": "displaced",
}
_OF_FORM: dict[str, str] = {
    form: term for term, forms in _FORMS.items() for form in forms.split() if form not in _WEAK
}
# Terms that tell what became of people, of which "killed" says most.
CASUALTY = frozenset(
    {"killed", "injured", "shot", "critical", "serious", "stable", "hospitalised", "grazed"}
    | {"missing", "released", "treated"}
)
# Where nothing is named that they happen to, these happen to people.
OF_PEOPLE = CASUALTY | {"arrested", "charged", "convicted", "sentenced", "infected", "abducted"} | {
    "freed", "trapped", "evacuated", "rescued", "displaced", "aboard", "grouped",
}  # fmt: skip
# Verbs that report or exist: what they govern was not "said" or "had" in any countable sense.
PLAIN = words(
    """
    be have do say tell add report speak talk call ask state announce claim note explain believe
    think know see seem appear happen become make get take go come give use include involve want
    need show describe write tweet according follow remain start begin continue let keep put set
    find look try work may might could would should can will
    """
)
CONDITIONS = {
    "critical": "critical",
    "serious": "serious",
    "grave": "serious",
    "stable": "stable",
    "good": "stable",
    "fair": "stable",
}
_HELPERS = words(
    """
    was were is are be been being has have had who that which also reportedly still confirmed feared
    believed presumed thought later already more then fatally all to of them found listed reported
    said known declared pronounced left officially now allegedly apparently initially not people
    persons others other person taken transported rushed airlifted sent brought flown carried going
    went remained remain remains in the a an their local nearby area into seriously severely badly
    slightly lightly at least gets get got considered may might could would will each those
    """
)


class Event(NamedTuple):
    """What happened to what is counted.

    Attributes:
        term: A term of casualty reporting, or the verb's dictionary form.
        direct: Whether it stands right at the figure, not merely in the same clause.
        agent: Whether those counted did it, rather than suffering it.
    """

    term: str
    direct: bool = True
    agent: bool = False


def term_of(word: str) -> str | None:
    """The term that a lower-case word form stands for, if any."""
    return _OF_FORM.get(word)


def alike(event: str | None) -> str | None:
    """One name for what comes to the same: who had to leave was evacuated or displaced."""
    return "displaced" if event == "evacuated" else event


def is_helper(word: str) -> bool:
    """Whether a word may stand between what is counted and what happened to it."""
    return word in _HELPERS
