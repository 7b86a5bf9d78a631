"""Wordings by which page furniture is known: rights, credits, appeals, buttons, time stamps."""

from __future__ import annotations

import re

# A line is a pattern, held against the start of a folded sentence (lower case, plain quotes and
# dashes). A report *about* a copyright case, a newsletter or an app must not match, hence years,
# imperatives and the second person. `~` stands for the rest of the sentence.
_RIGHTS = r"""
(?:copyright )?(?:©|\(c\)) ?(?:copyright )?(?:\d{4}|the |by )
copyright (?:\d{4}|the |©|\(c\)|[\w ]{2,40}\.?$)
all rights (?:are )?reserved\b
this (?:material|content|article|story) (?:may|must|can) ?not be (?:published|reproduced|copied)\b
(?:tous droits r|alle rechte v|todos los derechos r|tutti i diritti r|все права з)
this (?:article|story|video|content) (?:is|was) (?:more than|originally|first|provided)\b
this site (?:is|uses)\b
we use cookies\b
(?:your|our|the) (?:privacy policy|terms of (?:service|use)|cookie)
by (?:clicking|signing|subscribing|continuing|entering)\b
"""
_CREDITS = r"""
(?:\(|\[)?(?:ap |file |afp |reuters )?(?:photos?|images?|pictures?|video|graphic)(?:/| by |: )
(?:photos?|images?|pictures?|video|graphic) (?:credit|courtesy|source|via|from)\b
(?:courtesy|credit|source|image|images|pictured?|illustration)(?: of)?: ?\S+(?: \S+){0,5}$
\((?:ap|afp|reuters|getty|epa|pa|file|photo|[\w ]{2,30} photo)\b[^)]*\)
\(?(?:additional )?(?:reporting|writing|editing|translated) (?:and \w+ )?by [\w .,'-]{3,120}
(?:with )?(?:additional )?reporting (?:from|by)\b
.{2,120}\bcontributed (?:reporting |information )?to this (?:report|story|article|post)\b
.{2,120}\bcontributed (?:reporting|to the reporting)\b
(?:information|text|material) from:
.{2,60}\(@\w{2,30}\)(?: [a-z]+ \d+, \d{4})?$
@\w+\S*\s*\S*$
pic\.twitter\.com/
(?:https?://|www\.)\S+
(?:https?|www) (?:: / /|\.) ~
data curated by \w+$
"""
_APPEALS = r"""
(?:check|refresh|return|come) back (?:here |later |soon )?(?:for|often)\b
(?:stay (?:with|tuned)|keep checking|continue to check|follow along)\b.*\b(?:updates?|latest|news)\b
this is a developing\b
this (?:story|post|article) (?:is developing|has been updated|will be updated)\b
we(?:'ll| will) (?:update|continue to update) (?:this|the) (?:post|story|article|page)\b
(?:click|tap|press) (?:here|on the|for|the|to)\b
(?:read|see|learn|find out|watch|hear|get) (?:more|also|the full story)(?: at| on| from|:| here|$)
(?:sign|log|join) (?:up|in|us)\b.*\b(?:newsletters?|alerts?|e-?mails?|updates|app|account|inbox)\b
(?:subscribe|register) (?:to|for|here|now|today|on|with)\b
(?:subscribe|sign up|register|log in)(?: now| today| here)?[.!]?$
(?:let|have) our\b.*\b(?:news|newsletters?|inbox|alerts?)\b
get (?:our|the|breaking|local|all)\b.*\b(?:news|newsletters?|inbox|app|alerts?|headlines)\b
you can (?:also )?sign up\b
to get alerts\b
download (?:the|our)\b.*\bapp\b
don't (?:miss|forget to)\b.*\b(?:post|newsletter|follow|subscribe|facebook|twitter)\b
the news and stories that matters?\b
(?:like|follow|find|join) (?:us|me|@\w+):? (?:on )?(?:facebook|twitter|instagram|telegram|x)\b
follow \w+(?:[ .]\w+){0,4}:? (?:on )?(?:facebook|twitter|instagram|telegram|x)\b
follow \S+(?:\.com|:)
(?:anyone|people|if you have|if anyone has)\b.{0,30}\binformation\b.{0,80}\b(?:call|contact|email)\b
(?:anyone|people) (?:with|who has)\b.{0,30}\binformation\b.{0,40}\b(?:asked|urged)\b
(?:send|submit|e-?mail) (?:us |your |tips|a )
do you (?:have|know) (?:a |any |more |something )
"""
_BUTTONS = r"""
(?:related|more|also|see also|read more|read also|also read|watch|listen|recommended|trending)\s*:~
(?:photos?|videos?|gallery|advertisement)\s*:~
share (?:this|on|via|article|copy)\b
please enable (?:javascript|cookies)\b
(?:hide|show|toggle|enlarge|view) (?:this )?(?:image|caption|transcript|gallery|comments?)\b
(?:story|article) continues\b
(?:skip (?:to|in|x)|close skip)\b
(?:advertisement|advertising|sponsored|promoted|newsletter|comments?|share|tweet|e-?mail|print)[.!:]?$
(?:loading|image source|getty images|credits?|youtube)\W*$
\d+ (?:min(?:ute)?s?|hours?|days?) (?:read|ago)\b
(?:a )?(?:corrected|updated) version of the story\b
"""
NOTICE = re.compile(
    "|".join(
        f"(?:{pattern.replace('~', '.*')})"
        for block in (_RIGHTS, _CREDITS, _APPEALS, _BUTTONS)
        for pattern in block.strip().splitlines()
    )
)
# The words of a line that gives a date, a time and nothing else.
STAMP_WORD = re.compile(
    r"(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$"
    r"|(?:a|p|m|am|pm|[ecmpb][sd]?t|gmt|utc|at|on|st|nd|rd|th|first|last|end|of|watch|for"
    r"|immediate|release|published|updated|posted|modified|created|revised)$"
)
