"""The ways in which news writes days, months, years, parts of the day and clock times.

All patterns are bounded: none can look further than a few words, whatever the text holds.
"""

from __future__ import annotations

import re

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
NUMBERS = (
    *("a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)
_FULL_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
_SHORT_MONTHS = (
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "Jun",
    "Jul",
    "Aug",
    "Sept",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
)


def _either(*words: str) -> str:
    """Any of these words as they stand or in capitals, whatever the pattern's flags."""
    return f"(?-i:{'|'.join([*words, *(word.upper() for word in words)])})"


_MONTH = rf"(?P<month>{_either(*_FULL_MONTHS)})"
_ANY_MONTH = rf"\b(?P<month>{_either(*_FULL_MONTHS)}\b|{_either(*_SHORT_MONTHS)}\b\.?)"
_WEEKDAY = rf"\b(?P<weekday>{_either(*(day.capitalize() for day in WEEKDAYS))})\b"
_SHORT_WEEKDAY = (
    rf"\b(?P<weekday>{_either('Mon', 'Tues', 'Tue', 'Wed', 'Thurs', 'Thur', 'Thu', 'Fri', 'Sat')}"
    r"|(?-i:Sun|SUN))\b\.?"
)
_DAY = r"(?P<day>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?"
_DAYS = _DAY + (
    r"(?:\s?(?:[-–/]|to|and|or|through)\s?(?P<day_last>3[01]|[12]\d|[1-9])(?:st|nd|rd|th)?)?"
)
_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\d%]|[-–/.,:]\d)"
_NOT_A_COUNT = r"(?!\w|[:.,]\d|%|\s?(?:[ap]\.?m\b|percent|per cent|miles|people|points|km\b))"

_ZONE_NAME = (
    r"(?:(?-i:GMT|UTC|BST|CET|CEST|EET|EEST|MSK|EST|EDT|ET|CST|CDT|CT|MST|MDT|MT|PST|PDT|PT|IST"
    r"|JST|KST|HKT|AEST|AEDT)|local(?:\stime)?"
    r"|(?:Eastern|Central|Mountain|Pacific)(?:\s(?:Daylight|Standard))?\s[Tt]ime)\b"
)
_ZONE = rf"(?:\s{{0,2}}(?:\((?P<bracketed>{_ZONE_NAME})\)|(?P<zone>{_ZONE_NAME})))?"
_HOUR = r"(?P<hour>1[0-2]|0?[1-9])(?:[:.](?P<minute>[0-5]\d))?"
_HALF = r"\s?(?P<half>[ap])(?:\.\s?m\.|\.\s?m\b|m\b)"
_LAST_HOUR = (
    r"(?P<hour_last>1[0-2]|0?[1-9])(?:[:.](?P<minute_last>[0-5]\d))?"
    r"\s?(?P<half_last>[ap])(?:\.\s?m\.|\.\s?m\b|m\b)"
)
_WORD_HOUR = r"(?P<hour>1[0-2]|[1-9]|" + "|".join(NUMBERS[1:]) + ")"
_IN_THE = r"in\sthe\s(?P<part>morning|afternoon|evening)"

_SOURCES: tuple[tuple[str, str], ...] = (
    # Calendar dates; the last form is read only where it has a single meaning.
    ("date", r"\b(?P<year>(?:19|20)\d\d)-(?P<number>0[1-9]|1[0-2])-(?P<day>[0-2]\d|3[01])\b"),
    ("date", rf"{_ANY_MONTH}\s{{1,2}}{_DAYS}\s?,?\s{{1,2}}{_YEAR}"),
    ("date", rf"{_ANY_MONTH}\s{{1,2}}{_DAYS}{_NOT_A_COUNT}"),
    ("date", rf"\b{_DAYS}\s(?:of\s)?{_ANY_MONTH}(?:,?\s{_YEAR})?"),
    ("date", rf"{_ANY_MONTH},?\s(?:of\s)?{_YEAR}"),
    ("date", r"\b(?P<day>[0-3]?\d)[./](?P<number>[0-3]?\d)[./](?P<year>(?:19|20)\d\d)\b"),
    ("month", rf"\b{_MONTH}\b(?!\s?\d)"),
    ("year", rf"\b{_YEAR}(?![\w’']|\s(?:block|people|others|homes|met(?:er|re)s|miles|feet))"),
    # Days and longer periods.
    ("weekday", _WEEKDAY),
    ("short weekday", _SHORT_WEEKDAY),
    ("day", r"\b(?P<word>today|yesterday|tomorrow|tonight)\b"),
    (
        "period",
        (
            r"\b(?P<relation>last|this|next|past|the)"
            r"\s(?P<unit>week|month|year|weekend|spring|summer|autumn|fall|winter)\b"
        ),
    ),
    (
        "stretch",
        (
            r"\b(?:the\s)?(?P<edge>end|close|rest|start|beginning|middle)\sof\s"
            r"(?P<relation>the|this|next|last)\s(?P<unit>week|month|year)\b"
        ),
    ),
    ("stretch", r"\bmid-?(?P<unit>week)\b"),
    ("ago", r"\bago\b"),
    (
        "part",
        (
            r"\b(?P<part>morning|afternoon|evening|night|hours|lunchtime|dawn|dusk|daybreak|sunrise"
            r"|sunset|nightfall|overnight|pre-?dawn)\b"
        ),
    ),
    # Clock times.
    ("clock", rf"\b(?P<qualifier>between)\s{_HOUR}(?:{_HALF})?\sand\s{_LAST_HOUR}{_ZONE}"),
    ("clock", rf"\b{_HOUR}(?:{_HALF})?\s?(?:to|-|–)\s?{_LAST_HOUR}{_ZONE}"),
    ("clock", rf"\b{_HOUR}{_HALF}{_ZONE}"),
    ("clock", rf"\b(?P<hour>[01]?\d|2[0-3]):(?P<minute>[0-5]\d)(?![\d:]|\.\d){_ZONE}"),
    (
        "clock",
        (
            r"\b(?P<hour>[01]?\d|2[0-3])[.:]?(?P<minute>[0-5]\d)"
            rf"\s?(?P<zone>{_ZONE_NAME}|hrs\b|hours\b)"
        ),
    ),
    (
        "spoken clock",
        (
            rf"\b(?P<step>half|quarter|(?:five|ten|twenty)(?:\sminutes)?)\s(?P<side>past|to)\s{_WORD_HOUR}\b"
            r"(?:\s(?:in\sthe|that|this|at)\s(?P<part>morning|afternoon|evening|night)\b"
            r"|(?=[^.\n]{0,24}?\b(?P<later>morning|afternoon|evening|night)\b))"
        ),
    ),
    ("o'clock", rf"\bo['’]clock\b(?:\s{_IN_THE})?{_ZONE}"),
    ("clock", rf"\b{_HOUR}\s{_IN_THE}{_ZONE}"),
    (
        "clock",
        (
            r"\b(?P<hour>1[0-2]|0?[1-9])[:.](?P<minute>[0-5]\d)"
            r"(?=\s(?:yesterday|this|that|(?:on\s)?(?-i:[A-Z])[a-z]+day)"
            r"\s(?P<part>morning|afternoon|evening)\b)"
        ),
    ),
    ("clock", r"\b(?P<hour>12\s)?(?P<named>noon|midnight|midday)\b"),
)
PATTERNS = tuple((kind, re.compile(source, re.IGNORECASE)) for kind, source in _SOURCES)

_EDGE = r"(?:\b(?P<edge>early|earlier|late|later)\s(?:on\s|in\s)?)?"
_ABOUT = (
    r"(?:\b(?P<qualifier>(?:just|shortly|soon|right|immediately|moments|a\slittle"
    r"|a\sfew\sminutes)\s(?:before|after|past)|(?:at\s)?(?:about|around|approximately|approx\.?"
    r"|roughly|nearly|almost|exactly)|some\s?time\s(?:before|after|around)|as\s(?:early|late)\sas"
    r"|before|after|past|by|since|until|till|at)\s{1,2})?"
)
LEADS = {
    "month": re.compile(
        r"\b(?P<lead>in|since|by|until|of|during|from|to|through|before|after|last|next|this|that"
        r"|early|late|mid|the|a|an|on)[\s-]\Z",
        re.IGNORECASE,
    ),
    "year": re.compile(
        r"\b(?P<lead>in|since|by|from|to|through|until|till|of|during|before|after|early|late|mid"
        r"|a|an|the)"
        r"[\s-]\Z",
        re.IGNORECASE,
    ),
    "weekday": re.compile(
        rf"{_EDGE}(?:\b(?P<relation>last|next|this|this\spast|this\scoming)\s)?\Z", re.IGNORECASE
    ),
    "day": re.compile(rf"{_EDGE}\Z", re.IGNORECASE),
    "period": re.compile(rf"{_EDGE}(?:\b(?P<lead>over|on|at|during)\s)?\Z", re.IGNORECASE),
    "part": re.compile(
        rf"{_EDGE}(?:\b(?P<lead>in|during|on|of|at|through)\s)?"
        r"(?:\b(?P<relation>the|this|that|last|yesterday|tomorrow)\s)?"
        r"(?:\b(?P<inner>early|late|mid|small)[\s-]?)?\Z",
        re.IGNORECASE,
    ),
    "ago": re.compile(
        rf"\b(?P<count>\d{{1,3}}|an|{'|'.join(NUMBERS)})"
        r"\s(?P<unit>hour|day|week|month|year)s?\s\Z",
        re.IGNORECASE,
    ),
    "clock": re.compile(rf"{_ABOUT}\Z", re.IGNORECASE),
    "spoken clock": re.compile(rf"{_ABOUT}\Z", re.IGNORECASE),
    "o'clock": re.compile(rf"{_ABOUT}\b{_WORD_HOUR}\s\Z", re.IGNORECASE),
}
"""What stands right before a time and belongs to it."""
LEAD_LENGTH = 44

JOINT = re.compile(
    r"(?:,|\s|\()\s?(?:(?:on|of|at|in|during)\s)?(?:the\s)?(?:local\stime,?\s)?", re.IGNORECASE
)
"""What may stand between the parts of one date: "5 a.m. on Sunday", "Sunday, Oct. 30"."""

BOUNDS = re.compile(
    r"\b(?P<lead>as of|since|until|till|before|after|by|from|to|between|through|every|each)"
    r"\s(?:the\s)?\Z",
    re.IGNORECASE,
)
"""What stands right before a date and makes it a bound instead of the time itself."""

NAMED_DAY_BEFORE = re.compile(
    r"\b(?:Black|Bloody|Super|Cyber|Giving|Fat|Sheffield|Ruby|Freaky|Mail on|Taco|Happy|Red"
    r"|Casual|Throwback)\s\Z",
    re.IGNORECASE,
)
NAMED_DAY_AFTER = re.compile(
    r"s\b|\s(?-i:Times|Telegraph|Mirror|Mail|Express|Herald|People|Post|Star|Sun|Independent"
    r"|World|Age|Tribune|Business|Night\s(?:Football|Live)|Night\b|Football|League|Mass|School"
    r"|Briefing|Review|Magazine|Brunch|Politics)\b",
)
"""Newspapers, broadcasts and feasts that carry the name of a day ("The Sunday Times")."""

NOT_OVERNIGHT = re.compile(
    r"\s(?:success|stay|stays|bag|train|trip|flight|shift|sensation|guest|parking|delivery)\b"
)
