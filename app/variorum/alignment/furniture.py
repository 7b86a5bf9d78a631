"""Sentences that belong to the page and not to the story: notices, credits, by-lines, appeals."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.alignment.folding import folded
from variorum.alignment.lexicon import GROUP_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.features import Word

# Each pattern is held against the start of the folded sentence. A report *about* a copyright case,
# a newsletter or an app must not match, hence the years, the pronouns and the imperatives.
_NOTICES = (
    r"(?:copyright )?(?:©|\(c\)) ?(?:copyright )?(?:\d{4}|the |by )",
    r"copyright (?:\d{4}|the |©|\(c\)|[\w ]{2,40}\.?$)",
    r"\(?(?:©|\(c\)) \d{4}",
    r"all rights (?:are )?reserved\b",
    r"this (?:material|content|article|story) (?:may|must|can) ?not be (?:published|reproduced|copied)",
    r"(?:tous droits r|alle rechte v|todos los derechos r|tutti i diritti r|все права з)",
    r"(?:this (?:is a developing|story (?:is developing|has been updated|will be updated)|post will be))",
    r"this (?:article|story|video|content) (?:is|was) (?:more than|originally|first|adapted|provided)\b",
    r"this site (?:is|uses)\b",
    r"we(?:'ll| will) (?:update|continue to update) (?:this|the) (?:post|story|article|page)",
    r"(?:check|refresh|return|come) back (?:here |later |soon )?(?:for|often)\b",
    r"(?:stay (?:with|tuned)|keep checking|continue to check|follow along)\b.*\b(?:updates?|latest|news)\b",
    r"(?:click|tap|press) (?:here|on the|for|the|to)\b",
    r"(?:read|see|learn|find out|watch|hear|get) (?:more|also|the full story)(?: at| on| from|:| here|$)",
    r"(?:related|more|also|see also|read more|read also|also read|watch|photos?|videos?|gallery|"
    r"listen|recommended|trending|advertisement)\s*:.*",
    r"(?:sign|signup|subscribe|register|log in|join) (?:up |in |us )?(?:for|to|here|now|today|on|with)\b"
    r".*\b(?:newsletters?|alerts?|emails?|e-mails?|updates?|app|account|subscri\w+|inbox|daily|now)\b",
    r"(?:subscribe|sign up|register|log in)(?: now| today| here)?[.!]?$",
    r"(?:let our|have our|get our|get the|get breaking|get local|get all)\b.*"
    r"\b(?:news|newsletters?|inbox|app|alerts?|headlines)\b",
    r"(?:you can (?:also )?sign up|to get alerts|download (?:the|our))\b",
    r"don't (?:miss|forget to)\b.*\b(?:post|newsletter|follow|subscribe|facebook|twitter)\b",
    r"the news and stories that matters?\b",
    r"(?:like|follow|find|join) (?:us|me|him|her|them|@\w+|\w+(?:[ .]\w+){0,4})(?::)? ?"
    r"(?:on )?(?:facebook|twitter|instagram|telegram|whatsapp|x)\b",
    r"follow \S+(?:\.com|:)",
    r"share (?:this|on|via|article|copy)\b",
    r"please enable (?:javascript|cookies)",
    r"(?:hide|show|toggle|enlarge|view) (?:this )?(?:image|caption|transcript|gallery|comments?)\b",
    r"(?:story|article) continues\b",
    r"(?:skip (?:to|in|x)|close skip)\b",
    r"(?:advertisement|advertising|sponsored|promoted|newsletter|comments?|share|tweet|email|print|"
    r"loading|image source|getty images|credit(?:s|\.\.\.)?|youtube|data curated by \w+)[.!:]?$",
    r"(?:\(|\[)?(?:ap |file |afp |reuters )?(?:photos?|images?|pictures?|video|graphic)"
    r"(?: credit| courtesy| source)?(?:/| by |: | courtesy | via | from | credit )",
    r"(?:courtesy|credit|source|image|images|pictured?|illustration)(?: of)?: ?\S+(?: \S+){0,5}$",
    r"\((?:ap|afp|reuters|getty|epa|pa|file|photo|[\w ]{2,30} photo)\b[^)]*\)",
    r"\(?(?:additional )?(?:reporting|writing|editing|compiled|written|translated|edited) "
    r"(?:and \w+ )?by [\w .,'-]{3,120}",
    r"(?:with )?(?:additional )?reporting (?:from|by) ",
    r".{2,120}\bcontributed (?:reporting |information )?to this (?:report|story|article|post)\b",
    r".{2,120}\bcontributed (?:reporting|to the reporting)\b",
    r"(?:information|text|material) from: ",
    r"(?:published|updated|posted|last updated|last modified|first published|created)(?: on| at|:)? "
    r"(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[\w :.,/+()-]{0,30}$",
    r"\d+ (?:min(?:ute)?s?|hours?|days?) (?:read|ago)\b",
    r"(?:anyone|if you have|if anyone has|people) (?:with|has|have|any)?.{0,30}\binformation\b"
    r".{0,80}\b(?:call|contact|asked|urged|email)\b",
    r"(?:send|submit|email|e-mail) (?:us |your |tips|a )",
    r"do you (?:have|know) (?:a |any |more |something )",
    r"(?:https?://|www\.)\S+",
    r"(?:https?|www) (?:: / /|\.) .*",
    r"@\w+\S*\s*\S*$",
    r"pic\.twitter\.com/",
    r".{2,60}\(@\w{2,30}\)(?: [a-z]+ \d+, \d{4})?$",
    r"(?:your|our|the) (?:privacy policy|terms of (?:service|use)|cookie)",
    r"by (?:clicking|signing|subscribing|continuing|entering)\b",
    r"we use cookies",
    r"(?:a )?(?:correct|updat)ed version of the story",
)
_NOTICE = re.compile("|".join(f"(?:{pattern})" for pattern in _NOTICES))
_LONGEST = 400  # characters; a longer sentence tells something, whatever it begins with
_REST = (
    8  # words after a notice that tell something of their own ("Hide caption Police seal off …")
)
_BYLINE = re.compile(r"by (?:[^\W\d_][\w.'-]* ){1,4}?[^\W\d_][\w.'-]*(?:[,|/-] ?.{0,60})?$")
# "BRISTOL, Tenn. (AP) -" standing alone; held against the sentence with its capitals.
_DATELINE = re.compile(
    r"[A-Z][A-Z .'’-]+(?:,(?: [A-Z][\w.]{0,12}){1,3})?\s*(?:\([A-Za-z/ ]{2,16}\))?\s*[-–—]*\.?$"
)
_PLACE_AND = re.compile(r"[,(]|[-–—]$")
_NAME_WORDS = 5  # a line of nothing but names is a credit or a caption's tail, if it is no longer
_LETTERS = re.compile(r"[^\W\d_]+")
_DATE_LINE = re.compile(
    r"(?:(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
    r"|[ap]\.? ?m|[ecmpb][sd]?t|gmt|utc|at|on|st|nd|rd|th|end of watch|for immediate release"
    r"|(?:first |last )?(?:published|updated|posted|modified|created|revised)|[\W\d_])+$"
)
_SMALL = frozenset(
    "a an and at by de der di for from in la le of on or the to van von with de del y et und".split()
)


def is_furniture(sentence: str, words: Sequence[Word] = (), *, first: bool = False) -> bool:
    """Whether a sentence says nothing about the event, so that it must not be linked.

    Args:
        sentence: Its text.
        words: Its tokens, if a pipeline knows the language.
        first: Whether it opens the article: a headline may be a mere row of names.
    """
    if len(sentence) > _LONGEST:
        return False
    plain = folded(sentence).strip(" \"'*>|•·-")
    if not _LETTERS.search(plain) or _is_notice(plain):
        return True
    if _DATE_LINE.match(plain) or _is_dateline(sentence.strip()):
        return True
    return not first and (_is_byline(sentence, plain) or _is_row_of_names(sentence, words))


def _is_notice(plain: str) -> bool:
    """Whether nothing, or too little, is left when notices are taken from the front."""
    found = _NOTICE.match(plain)
    if found is None:
        return False
    while found and found.end():
        plain = plain[found.end() :].lstrip(" .:|-—–")
        found = _NOTICE.match(plain)
    return len(_LETTERS.findall(plain)) < _REST


def _is_dateline(sentence: str) -> bool:
    """Tell "BRISTOL, Tenn." from a headline in capitals: a comma, an agency or a dash follows."""
    return _DATELINE.match(sentence) is not None and _PLACE_AND.search(sentence) is not None


def _is_byline(sentence: str, plain: str) -> bool:
    """Tell "By Jane Doe, Staff Writer" from "By noon the river had risen"."""
    names = [word for word in _LETTERS.findall(sentence)[1:4] if word.casefold() not in _SMALL]
    return (
        _BYLINE.match(plain) is not None
        and bool(names)
        and all(word[0].isupper() for word in names)
        and not sentence.rstrip().endswith((".", "!", "?"))
    )


def _is_row_of_names(sentence: str, words: Sequence[Word]) -> bool:
    """Whether all words that count are capitalised and none is a verb ("BRISTOL, Tenn.").

    Taggers take the words of a headline for names; one with a figure or a word that events are
    told with ("Fire at Harbour in Leeds") is no mere row of names.
    """
    letters = [word for word in _LETTERS.findall(sentence) if word.casefold() not in _SMALL]
    if len(letters) > _NAME_WORDS or not all(word[0].isupper() for word in letters):
        return False
    if any(map(str.isdigit, sentence)) or any(word.casefold() in GROUP_OF for word in letters):
        return False
    if any(word.pos for word in words):
        return not any(word.pos in {"VERB", "AUX"} for word in words)
    return len(letters) <= _NAME_WORDS // 2
