"""Telling an article's paragraphs from the labels, teasers and notes that stand among them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.headings import by_line, date_line
from variorum.reading.page_text import all_links
from variorum.reading.wording import ends_sentence, same_words, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.reading.page_text import Paragraph


def _any(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


_MORE = (
    r"related(?: \w+)?",
    r"(?:also )?read(?: (?:more|also|next|this|on|here|the full story))?",
    r"(?:also )?read(?: more)? (?:from|on|about|in) .{1,40}?",
    r"see (?:also|more)",
    r"more(?: (?:from|on|about|in|to read|stories|news|coverage) ?.{0,40}?)?",
    r"also (?:on|in|see) .{1,30}?",
    r"watch(?: (?:more|now|live|this|also|next|video|the video))?",
    r"listen(?: now)?",
    r"don.t miss",
    r"(?:up )?next",
    r"recommended(?: \w+)?",
    r"you (?:may|might) (?:also )?(?:like|be interested in)",
    r"(?:most|must|editors?.? )[- ]?(?:read|popular|viewed|picks?)",
    r"trending(?: now)?",
    r"further reading",
    r"photos?|(?:photo )?gallery|slideshow|in pictures|video|map|graphic",
    r"opinion|analysis|explainer|quiz|poll",
    r"click here(?: (?:to|for) .{1,40}?)?",
    r"what others are reading|on our radar|live (?:updates|blog)|as it happened",
    r"(?:à |a )?lire (?:aussi|également)|lesen sie auch|mehr zum thema|lee también|leggi anche",
    r"leia (?:mais|também)|lees ook|czytaj (?:także|też)|читайте также",
)
# A label before the headline of another article ("Related: …", "Read more » …").
_TEASER = re.compile(
    rf"(?:{'|'.join(f'(?:{one})' for one in _MORE)})\s*(?:[:»>→|–—-]|\.{{3}}|…|$)\s*",
    re.IGNORECASE,
)
# The same with a label of the editors' own, which only a link after it shows to be one.
_SHOUTED = re.compile(r"[A-Z][A-Z0-9 ’'&-]{1,30}\s*[:»|]\s*")
# Labels and buttons whose whole paragraph is no part of the article, wherever it stands.
_LABEL = _any(
    r"(?:sources?|tags?|topics?|filed under|categor(?:y|ies)|keywords|hashtags)\s?:\s?.{0,120}$",
    r"share(?: (?:this|on|via)\b.{0,30})?\W*$",
    r"(?:photo|image|picture|video)s?(?: (?:credits?|by|courtesy(?: of)?|source))?\s?:\s?.{0,80}$",
    r"credits?\s?:\s?.{0,80}$",
    r"(?:photo(?:graph)?s?|image|picture|illustration|video)s? (?:by|courtesy(?: of)?|via|from)\b"
    r".{0,60}(?<![.!?])$",
    r"courtesy(?: of)? .{0,60}(?<![.!?])$",
    r"(?:reuters|ap(?: photo)?|afp|epa|getty(?: images)?|alamy|shutterstock)$",
    r"[\W_]*$",
    r".{0,60}(?:/|via |\()(?:getty(?: images)?|reuters|afp|ap(?: photo)?|epa|shutterstock|istock"
    r"|alamy)\)?$",
    r"(?:story|article|content) continues? (?:below|after).{0,40}$",
    r"(?:advertisement|sponsored(?: (?:ads?|content|links?))?|promoted(?: content)?|ad)\W*$",
    r"skip (?:advertisement|ad|past|to) ?.{0,40}$",
    r"(?:\d+ )?(?:comments?|shares?|views?)\W*$",
    r"\d+ min(?:ute)?s?(?: read)?\W*$",
    r"(?:print|save|close|play|listen|watch|follow|tweet|e-?mail|copy link|loading|more|related"
    r"|menu|search)\W*$",
    r"(?:subscribe|sign (?:in|up)|log ?in|register|newsletters?|bookmark|report|reply|like"
    r"|recommend)\W*$",
    r"(?:(?:image|media|hide|toggle|show|view) )?(?:caption|gallery|comments|fullscreen)\W*$",
    r"enlarge(?: this)?(?: image)?\W*$",
    r"(?:facebook|twitter|whatsapp|linkedin|reddit|pinterest|instagram|google\+?)\W*$",
    r"back to (?:top|home)\W*$",
    r"(?:post a|leave a|add a) comment\W*$",
    r"join the (?:discussion|conversation)\W*$",
    r"(?:continue|keep) reading(?: .{0,30})?\W*$",
    r"read (?:more|full story|original)\W*$",
    r"(?:getty images|updated?|main content|recommended(?: for you)?)\W*$",
    r"get .{0,30}alerts?\W*$",
    r"(?:please )?listen to (?:this|the) (?:article|story)\W*(?:\d.{0,12})?$",
    r"(?:this|your) browser (?:does not|doesn.t|cannot) (?:support|play) .{0,60}$",
    r"(?:you need to|please) (?:enable|turn on|activate) javascript\b.{0,80}$",
    r"(?:play|pause|mute|unmute|watch) (?:video|audio)\W*$",
    r"(?:printed|saved|retrieved|downloaded) (?:from|at) https?://\S+$",
    r"our standards: .{0,60}(?<![.!?])$",
    r"(?:ends?|the end|-?30-?|###)$",
    r"(?:.{0,40} )?newsletters?[!:]?$",
)
# Notes to readers, at the foot of an article.
_NOTE = _any(
    r"(?:please )?(?:follow|(?:like|find|join) (?:us|me|him|her|them|our)\b).{0,90}"
    r"\b(?:on|at|via) .{0,20}"
    r"\b(?:twitter|facebook|instagram|x|telegram|whatsapp|linkedin|tiktok|youtube|google news)\b",
    r"(?:e-?mail|contact|write to|reach|send .{0,30} to) .{0,80}\S@\S",
    r".{0,60}\b(?:can be (?:reached|contacted)|may be reached|is reachable) (?:at|by|on)\b"
    r".{0,60}$",
    r"(?:you can )?(?:sign up|subscribe|get|download|click here|tap here|register|join us"
    r"|support (?:us|our|independent|quality|local)|donate (?:to|now|today))\b.{0,140}"
    r"\b(?:newsletters?|inbox|e-?mails?|apps?|podcasts?|subscri\w+|membership|journalism"
    r"|for free|notifications)\b",
    r"(?:©|\(c\)|copyright\b).{0,60}\b(?:19|20)\d\d\b",
    r".{0,80}\ball rights reserved\b",
    r"(?:do you )?have (?:a|any) (?:story|tips?|information|news tip|questions?|comments?)\b",
    r"(?:questions|comments|tips)\?",
    r"(?:we use|this (?:web)?site uses) cookies\b",
    r"(?:this material|no part of this|the content of this) .{0,40}"
    r"\b(?:may not|is subject to|is prohibited)\b",
    r"(?:know something we don.t|got a tip)\?",
)
_OPENING = 6
_CLOSING = 8
_SHORT_WORDS = 14
_TEASER_WORDS = 30
_NOTE_WORDS = 90
_TEASER_RUN = 3
_ALIKE = 0.9
_OPENING_MARKS = tuple("“\"‘'«„")
_LEAST_PULLED, _MOST_PULLED = 3, 60


def article_only(
    found: Sequence[Paragraph],
    *,
    title: str | None,
    author: str | None,
    links: frozenset[str] = frozenset(),
) -> list[Paragraph]:
    """The paragraphs that belong to the article.

    Args:
        found: All paragraphs, in order.
        title: Headline, which is not repeated in the text.
        author: By-line, likewise.
        links: The words of the page's links.
    """
    kept: list[Paragraph] = []
    seen: set[str] = set()
    found = found[: _teasers_from(found)]
    folded = "\n".join(" ".join(words(one.text)) for one in found)
    for place, one in enumerate(found):
        if is_teaser(one, links) or _LABEL.match(one.text):
            continue
        if len(kept) < _OPENING and place < 2 * _OPENING and _is_heading(one, title, author):
            continue
        if len(found) - place <= _CLOSING and _is_note(one):
            continue
        if len(one.text.split()) > _SHORT_WORDS // 2 and one.text in seen:
            continue
        if _is_pulled(one, folded):
            continue
        seen.add(one.text)
        kept.append(one)
    while kept and (kept[-1].kind == "head" or _is_stump(kept[-1], author)):
        kept.pop()
    return kept


def is_teaser(one: Paragraph, links: frozenset[str]) -> bool:
    """Whether a paragraph does no more than point to another article."""
    if one.linked:
        return not ends_sentence(one.text) and one.kind != "head"
    text = one.text.strip("([-–—•*▶►> )]")
    match = _TEASER.match(text) or _SHOUTED.match(text)
    if not match or len(text.split()) > _TEASER_WORDS:
        return False
    rest = text[match.end() :]
    if match.re is _SHOUTED:
        return rest in links
    return not rest or rest in links or all_links(rest, links) or not ends_sentence(rest)


def _teasers_from(found: Sequence[Paragraph]) -> int:
    """Where a closing list of other articles begins: linked headlines with a line or none each."""
    start = len(found)
    run = 0
    for place in range(len(found) - 1, -1, -1):
        if found[place].linked and not ends_sentence(found[place].text):
            start, run = place, run + 1
        elif start - place > 1:
            break
    return start if run >= _TEASER_RUN and start > 0 else len(found)


def _is_heading(one: Paragraph, title: str | None, author: str | None) -> bool:
    """Whether it repeats the head of the article: headline, by-line, date."""
    if title and (one.text == title or same_words(one.text, title) >= _ALIKE):
        return True
    if len(one.text.split()) > _SHORT_WORDS or ends_sentence(one.text):
        return False
    return _names_author(one, author) or bool(by_line(one.text) or date_line(one.text))


def _names_author(one: Paragraph, author: str | None) -> bool:
    return bool(author) and set(words(one.text)) <= {*words(author or ""), "by", "and"}


def _is_pulled(one: Paragraph, folded: str) -> bool:
    """Whether it is words of the article set large once more.

    Args:
        one: A paragraph.
        folded: The words of all, a line each.
    """
    if one.kind != "quote" and one.text[:1] not in _OPENING_MARKS:
        return False
    own = " ".join(words(one.text))
    return _LEAST_PULLED <= own.count(" ") < _MOST_PULLED and folded.count(own) > 1


def _is_note(one: Paragraph) -> bool:
    return len(one.text.split()) <= _NOTE_WORDS and bool(_NOTE.match(one.text))


def _is_stump(one: Paragraph, author: str | None) -> bool:
    """Whether a last paragraph is the label of a list that was left out, or a by-line."""
    short = len(one.text.split()) <= _SHORT_WORDS // 2
    return short and (one.text.endswith(":") or one.linked or _names_author(one, author))
