"""Who is given as the source of a statement. Cases: tests/tricky_cases.md, sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.model.article import Article

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language
    from variorum.model.article import Attribution

pytestmark = pytest.mark.model

SOURCES = [
    # text, sources as resolved
    ("The dam is safe, according to the water authority.", ["the water authority"]),
    ("According to County EMS two people were treated.", ["County EMS"]),
    ("Two people died, police said.", ["police"]),
    ("Two people died, police said on Sunday.", ["police"]),
    ("Two people died, said Sgt. Anna Roe.", ["Anna Roe"]),
    ("Witnesses told reporters that the bridge had swayed for hours.", ["Witnesses"]),
    ("Relatives identified the victim as Mara Lind.", ["Relatives"]),
    ("Police believe the man acted alone.", ["Police"]),
    ("Police and a witness said the van did not stop.", ["Police", "a witness"]),
    ("PORT VILA (Reuters) - The ministry said the island was safe.", ["The ministry"]),
    ("The sheriff's office said the road was closed.", ["The sheriff's office"]),
    # papers and bodies
    ("He lost his job, according to court records, after a quarrel.", ["court records"]),
    ("According to the city, the bridge was safe.", ["the city"]),
    ("The firm was fined for storing solvents, records show.", ["records"]),
    ("The report found that the valve had failed.", ["the report"]),
    ("The opposition says three of its supporters were shot.", ["the opposition"]),
    ("The Seismic Centre put the magnitude at 6.4.", ["Seismic Centre"]),
    # a statement followed by who told it
    ("It was 30km from the town, said the US Geological Survey.", ["Geological Survey"]),
    ("The boys were freed at dawn, a local leader, Ana Roe, told the Voice.", ["Ana Roe"]),
    ("Superintendent Dr. Alicia Moreno said all were safe.", ["Alicia Moreno"]),
    # No source of a statement
    ("He put the boxes at the door.", []),
    ("He found the keys in a drawer.", []),
    ("He left the house and his wife told the neighbours.", []),
    ("The work went according to plan.", []),
    ("The test was of what it said was a new engine.", []),
    ("She was nominated by the mayor and confirmed in June.", []),
    ("Officers ordered the crowd to leave.", []),
    ("The bridge fell at noon.", []),
]


@pytest.mark.parametrize(("text", "sources"), SOURCES)
def test_names_the_source(text: str, sources: list[str], language: Callable[[], Language]) -> None:
    found = [one.source.lower() for one in attributions(text, language)]
    assert found == [source.lower() for source in sources]


def attributions(text: str, language: Callable[[], Language]) -> list[Attribution]:
    article = Article(path="a", sha256="", bytes=0, encoding=None, title="", text=text)
    return list(language().annotate(article, article_id="a1").article.attributions)


RESOLVED = [
    (
        (
            "Mayor Ana Cole said the bridge was safe. Cole said it had been tested. "
            "She said nobody was hurt."
        ),
        ["Ana Cole", "Ana Cole", "Ana Cole"],
    ),
    (
        "A defence official said the plane was full. The official said it took off at once.",
        ["a defence official", "a defence official"],
    ),
    (
        "Police said two men had fled. They said a third was held.",
        ["police", "police"],
    ),
]


@pytest.mark.parametrize(("text", "sources"), RESOLVED)
def test_knows_who_is_meant(
    text: str, sources: list[str], language: Callable[[], Language]
) -> None:
    found = [one.source.lower() for one in attributions(text, language)]
    assert found == [source.lower() for source in sources]


CHANNELS = [
    ("The mayor said in a statement that the bridge was safe.", "statement", "in a statement"),
    ("Mayor Ana Cole tweeted that the bridge was safe.", "post", "tweeted"),
    (
        "Mayor Ana Cole told a news conference the bridge was safe.",
        "conference",
        "a news conference",
    ),
    ('"It is safe," Cole was quoted by the Gazette as saying.', "press", "quoted by the Gazette"),
    ("The mayor said the bridge was safe.", None, None),
]


@pytest.mark.parametrize(("text", "channel", "words"), CHANNELS)
def test_knows_how_it_was_said(
    text: str, channel: str | None, words: str | None, language: Callable[[], Language]
) -> None:
    (found,) = attributions(text, language)
    span = found.channel_span
    assert found.channel == channel
    assert (text[span.start : span.end] if span else None) == words


def test_points_at_the_source_as_named(language: Callable[[], Language]) -> None:
    text = "Two people died, police said. The road is closed, according to Mayor Ana Cole."
    assert [text[one.start : one.end] for one in attributions(text, language)] == [
        "police",
        "Ana Cole",
    ]
