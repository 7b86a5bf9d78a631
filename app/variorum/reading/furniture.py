"""Telling an article's paragraphs from the labels, teasers and notes that stand among them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.moments import find_date
from variorum.reading.wording import ends_sentence, same_words, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.reading.page_text import Paragraph

# "Related: …", "Read more » …": a label before the headline of another article.
_TEASER = re.compile(
    r"(?:related(?: \w+)?|(?:also )?read(?: (?:more|also|next|this|on|here))?(?: (?:from|on|about|in) .{1,40}?)?"
    r"|see (?:also|more)|more(?: (?:from|on|about|in|to read|stories) ?.{0,40}?)?|also (?:on|in|see) .{1,30}?"
    r"|watch(?: (?:more|now|live|this|also|next|video))?|listen(?: now)?|don.t miss|up next|next"
    r"|recommended(?: \w+)?|you (?:may|might) (?:also )?(?:like|be interested in)|most (?:read|popular|viewed)"
    r"|trending(?: now)?|further reading|photos?|gallery|in pictures|video|opinion|analysis|explainer|quiz"
    r"|must[- ]read|click here|on our radar|what others are reading)\s*(?:[:»>→|]|\.{3}|…|$)",
    re.IGNORECASE,
)
# Labels whose whole paragraph is furniture, wherever it stands.
_LABEL = re.compile(
    r"(?:sources?|tags?|topics?|filed under|categor(?:y|ies)|share(?: (?:this|on|via))?|(?:photo|image|picture)s?(?: credits?)?"
    r"|keywords|hashtags)\s?:\s?.{0,120}$"
    r"|(?:story|article) continues below.{0,40}$|advertisement\W*$|skip (?:advertisement|ad|past|to) ?.{0,40}$"
    r"|(?:\d+ )?(?:comments?|shares?|views?)\W*$|\d+ min(?:ute)?s?(?: read)?\W*$"
    r"|(?:share|print|save|close|play|listen|watch|follow|tweet|email|copy link|loading|more|related|read more|subscribe"
    r"|sign (?:in|up)|log ?in|menu|search|caption|(?:image|media|hide|toggle|show) caption|enlarge(?: this image)?"
    r"|facebook|twitter|whatsapp|linkedin|reddit|pinterest|back to top|(?:view|show|post a|leave a) comments?"
    r"|continue reading(?: the main story)?|join the (?:discussion|conversation)|getty images|newsletter)\W*$",
    re.IGNORECASE,
)
# Notes to readers, at the foot of an article.
_NOTE = re.compile(
    r"(?:please )?(?:follow|like|find|join) .{0,90}\b(?:on|at|via) .{0,20}"
    r"\b(?:twitter|facebook|instagram|x|telegram|whatsapp|linkedin|tiktok|youtube|google news)\b"
    r"|(?:e-?mail|contact|write to|reach|send .{0,30} to) .{0,80}\S@\S"
    r"|(?:you can )?(?:sign up|subscribe|get|download|click here|tap here|support|donate|register|join)\b.{0,140}"
    r"\b(?:newsletters?|inbox|e-?mails?|apps?|podcasts?|subscri\w+|membership|for free|notifications)\b"
    r"|(?:©|\(c\)|copyright\b).{0,60}\b(?:19|20)\d\d\b|.{0,80}\ball rights reserved\b"
    r"|(?:do you )?have (?:a|any) (?:story|tips?|information|news tip|questions?|comments?)\b.{0,120}"
    r"|(?:we use|this (?:web)?site uses) cookies\b"
    r"|(?:this material|no part of this|the content of this) .{0,40}\b(?:may not|is subject to|is prohibited)\b",
    re.IGNORECASE,
)
_BYLINE = re.compile(r"(?:by|written by|reporting by|story by|words by|author)[:\s]", re.IGNORECASE)
_DATED = re.compile(
    r"(?:first )?(?:published|updated|posted|last (?:updated|modified)|created|date|modified)\b"
    r"|\d{1,2}[:.]\d\d\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b",
    re.IGNORECASE,
)
_OPENING = 6
_CLOSING = 8
_SHORT_WORDS = 14
_TEASER_WORDS = 30
_LINKED = 0.9


def article_only(
    found: Sequence[Paragraph], *, title: str | None, author: str | None
) -> list[Paragraph]:
    """The paragraphs that belong to the article.

    Args:
        found: All paragraphs, in order.
        title: Headline, which is not repeated in the text.
        author: By-line, likewise.
    """
    kept: list[Paragraph] = []
    seen: set[str] = set()
    for place, one in enumerate(found):
        from_end = len(found) - place
        if _is_teaser(one) or _LABEL.match(one.text):
            continue
        if len(kept) < _OPENING and place < 2 * _OPENING and _is_heading(one, title, author):
            continue
        if from_end <= _CLOSING and _is_note(one):
            continue
        if len(one.text.split()) > _SHORT_WORDS / 2 and one.text in seen:
            continue
        seen.add(one.text)
        kept.append(one)
    while kept and (kept[-1].kind == "head" or _is_stump(kept[-1])):
        kept.pop()
    return kept


def _is_teaser(one: Paragraph) -> bool:
    """Whether it does no more than point to another article."""
    if len(one.text.split()) > _TEASER_WORDS:
        return False
    if one.linked >= _LINKED:
        return not ends_sentence(one.text) and one.kind != "head"
    match = _TEASER.match(one.text)
    return bool(match) and (
        one.linked > 0 or not ends_sentence(one.text) or match.end() >= len(one.text)
    )


def _is_heading(one: Paragraph, title: str | None, author: str | None) -> bool:
    """Whether it repeats the head of the article: headline, by-line, date."""
    if title and (one.text == title or (same_words(one.text, title) >= _LINKED)):
        return True
    if len(one.text.split()) > _SHORT_WORDS or ends_sentence(one.text):
        return False
    if author and set(words(one.text)) <= {*words(author), "by", "and"}:
        return True
    return bool(_BYLINE.match(one.text)) or (
        find_date(one.text) is not None and (bool(_DATED.search(one.text)) or one.kind != "head")
    )


def _is_note(one: Paragraph) -> bool:
    return len(one.text.split()) <= 3 * _TEASER_WORDS and bool(_NOTE.match(one.text))


def _is_stump(one: Paragraph) -> bool:
    """Whether a last paragraph is the label of a list that was left out ("More:")."""
    return one.text.endswith(":") and len(one.text.split()) <= _SHORT_WORDS // 2
