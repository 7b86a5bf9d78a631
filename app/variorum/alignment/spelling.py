"""One spelling for words that British and American English write differently."""

from __future__ import annotations

import re
from functools import lru_cache

_IRREGULAR = {
    "grey": "gray",
    "greys": "grays",
    "programme": "program",
    "programmes": "programs",
    "cheque": "check",
    "cheques": "checks",
    "tyre": "tire",
    "tyres": "tires",
    "kerb": "curb",
    "plough": "plow",
    "aluminium": "aluminum",
    "sceptical": "skeptical",
    "sceptic": "skeptic",
    "sceptics": "skeptics",
    "towards": "toward",
    "afterwards": "afterward",
    "backwards": "backward",
    "forwards": "forward",
    "whilst": "while",
    "amongst": "among",
    "learnt": "learned",
    "burnt": "burned",
    "spelt": "spelled",
    "ageing": "aging",
    "judgement": "judgment",
    "acknowledgement": "acknowledgment",
    "okay": "ok",
    "practise": "practice",
    "practised": "practiced",
    "practising": "practicing",
    "storey": "story",
    "storeys": "stories",
    "moustache": "mustache",
    "pyjamas": "pajamas",
    "cosy": "cozy",
    "enrol": "enroll",
    "fulfil": "fulfill",
    "instalment": "installment",
    "skilful": "skillful",
}
_OUR = (
    "arm|ard|behavi|cand|clam|col|demean|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|"
    "rig|rum|sav|savi|splend|tum|val|vap|vig"
)
_RE = "(?:kilo|centi|milli|epi)?(?:cent|theat|met|lit|fib|calib|spect|somb|lust)"
_RULES = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (rf"^((?:mis|dis|un|out|over)?(?:{_OUR}))our", r"\1or"),
        (rf"^({_RE})re(s?)$", r"\1er\2"),
        (r"((?:def|off|lic|pret))ence", r"\1ense"),
        (r"([iy])z(e|es|ed|er|ers|ing|ation|ations|ational)$", r"\1s\2"),
        (r"([aeiou][^aeiou]+[aeiou])ll(ed|ing|er|ers|or|ors)$", r"\1l\2"),
        (r"^(.{2,})logue(s?)$", r"\1log\2"),
        (r"(?<=.)(?:ae|oe)(?=[a-z]{3,})", "e"),
    )
)


@lru_cache(maxsize=20_000)
def fold_spelling(word: str) -> str:
    """The word, given in lower case, in a spelling common to both sides of the Atlantic.

    The result is a key for comparing, not always a word.
    """
    known = _IRREGULAR.get(word)
    if known:
        return known
    if len(word) < 5:  # noqa: PLR2004 - no rule is for shorter words
        return word
    for pattern, replacement in _RULES:
        word = pattern.sub(replacement, word)
    return word
