"""Which language a text is in, and what there is for it."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = {
    "ar": "Arabic",
    "bg": "Bulgarian",
    "bn": "Bengali",
    "ca": "Catalan",
    "cs": "Czech",
    "da": "Danish",
    "de": "German",
    "el": "Greek",
    "en": "English",
    "es": "Spanish",
    "et": "Estonian",
    "fa": "Persian",
    "fi": "Finnish",
    "fr": "French",
    "he": "Hebrew",
    "hi": "Hindi",
    "hr": "Croatian",
    "hu": "Hungarian",
    "id": "Indonesian",
    "it": "Italian",
    "ja": "Japanese",
    "ko": "Korean",
    "lt": "Lithuanian",
    "lv": "Latvian",
    "mk": "Macedonian",
    "nb": "Norwegian",
    "nl": "Dutch",
    "no": "Norwegian",
    "pl": "Polish",
    "ps": "Pashto",
    "pt": "Portuguese",
    "ro": "Romanian",
    "ru": "Russian",
    "sk": "Slovak",
    "sl": "Slovenian",
    "sr": "Serbian",
    "sv": "Swedish",
    "sw": "Swahili",
    "th": "Thai",
    "tr": "Turkish",
    "uk": "Ukrainian",
    "ur": "Urdu",
    "vi": "Vietnamese",
    "zh": "Chinese",
}
"""English names of the languages that news is most written in, by ISO 639-1 code."""

_COMMON = words(
    "the of and to in a that was for on with said is he at by it from be are have an has"
)
_ENGLISH_SHARE = 0.2
_SAMPLE = 3_000
_FEWEST = 20
_WORD = re.compile(r"[^\W\d_]+")
_TAG = re.compile(r"[a-z]{2,3}")
_SIZES = ("lg", "md", "sm", "trf")


def find_language(text: str) -> str | None:
    """Code of the language a text is most likely in (ISO 639-1 where it has one), or None.

    English is told by its small words, which costs nothing: the classifier for all other
    languages takes a second and a hundred megabytes to load.
    """
    sample = text[:_SAMPLE]
    found = _WORD.findall(sample.casefold())
    if not found:
        return None
    if sum(word in _COMMON for word in found) >= _ENGLISH_SHARE * len(found):
        return "en"
    if len(found) < _FEWEST and sample.isascii():
        return None
    classify = _classifier()
    return classify(sample)[0] if classify else None


def language_of(text: str, recorded: str | None) -> str | None:
    """The language to read a text in, given the tag that its page or file records ("en-GB").

    Templates of web sites say English whatever is filled in, so that is believed only of a text
    that may be English; any other language was set by somebody.
    """
    tag = (recorded or "").replace("_", "-").split("-", 1)[0].lower()
    if not _TAG.fullmatch(tag):
        return find_language(text)
    return find_language(text) or tag if tag == "en" else tag


@cache
def _classifier() -> Callable[[str], tuple[str, float]] | None:
    try:
        from py3langid.langid import MODEL_FILE, LanguageIdentifier
    except ImportError:
        return None
    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True).classify


def pipeline_for(language: str) -> str | None:
    """The installed spaCy pipeline for a language, the most accurate that runs on any machine."""
    names = [
        point.name
        for point in entry_points(group="spacy_models")
        if point.name.split("_", 1)[0] == language
    ]
    return min(names, key=_rank, default=None)


def _rank(name: str) -> tuple[int, str]:
    ending = name.rsplit("_", 1)[-1]
    return (_SIZES.index(ending) if ending in _SIZES else len(_SIZES), name)
