"""The language of an article."""

from __future__ import annotations

import pytest

from variorum.language.detection import find_language, language_of, pipeline_for

TEXTS = {
    "en": "The river rose through the night and two people were swept away, police said on Monday.",
    "de": "Der Fluss stieg in der Nacht, und zwei Menschen wurden mitgerissen, teilte die Polizei "
    "am Montag mit. Die Feuerwehr suchte bis in den Abend nach ihnen.",
    "fr": "Le fleuve est monté dans la nuit et deux personnes ont été emportées, a annoncé la "
    "police lundi. Les pompiers les ont cherchées jusqu’au soir.",
    "ru": "Ночью река поднялась, и двух человек унесло течением, сообщила полиция в понедельник.",
    "vi": "Nước sông dâng cao trong đêm và hai người bị cuốn trôi, cảnh sát cho biết hôm thứ Hai. "
    "Lực lượng cứu hộ đã tìm kiếm họ cho đến tối.",
}


@pytest.mark.parametrize(("language", "text"), TEXTS.items())
def test_language_of_a_text(language: str, text: str) -> None:
    assert find_language(text) == language


@pytest.mark.parametrize("text", ["", "12 345", "AP", "Kabul blast kills 3"])
def test_too_little_text_has_no_language(text: str) -> None:
    assert find_language(text) is None


def test_only_installed_pipelines_are_offered() -> None:
    assert (pipeline_for("en") or "").startswith("en_")
    assert pipeline_for("xx-none") is None


@pytest.mark.parametrize(
    ("text", "recorded", "expected"),
    [
        (TEXTS["en"], "en-GB", "en"),
        (TEXTS["vi"], "en", "vi"),
        (TEXTS["vi"], None, "vi"),
        (TEXTS["de"], "de_AT", "de"),
        (TEXTS["fr"], "French", "fr"),
        ("Rain fell.", "en", "en"),
        ("Rain fell.", None, None),
    ],
)
def test_what_is_recorded_and_what_is_found(
    text: str, recorded: str | None, expected: str | None
) -> None:
    assert language_of(text, recorded) == expected
