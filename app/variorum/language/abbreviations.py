"""Abbreviations of English news that end in a full stop, by what may follow them."""

from __future__ import annotations

TITLES = frozenset(
    ["mr", "mrs", "ms", "mx", "dr", "prof", "gov", "sen", "sens", "rep", "reps", "gen", "lt", "sgt", "capt", "col", "maj", "cpl", "pvt", "pfc", "spc", "adm", "cmdr", "rev", "hon", "fr", "st", "ste", "mt", "ft", "pres", "supt", "det", "insp", "atty", "messrs", "mme", "mlle", "msgr", "amb", "brig", "pte", "const", "asst", "dep", "vice-adm", "ald", "sec", "esp", "vs", "v", "cf", "al", "viz", "approx", "ca", "eg", "ie", "dist"]
)
"""Followed by what they belong to: never the last word of a sentence."""

NUMBERED = frozenset(
    ["no", "nos", "p", "pp", "vol", "art", "sec", "fig", "ch", "para", "rte", "hwy", "ser", "ep", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "c"]
)
"""A sentence goes on when a digit follows."""

MAYBE_LAST = frozenset(
    ["inc", "co", "cos", "corp", "ltd", "plc", "llc", "bros", "assn", "univ", "dept", "jr", "sr", "esq", "ave", "blvd", "rd", "dr", "st", "ln", "hwy", "pkwy", "bldg", "apt", "etc", "est", "ind", "ala", "ariz", "ark", "calif", "colo", "conn", "del", "fla", "ga", "ill", "kan", "ky", "la", "md", "mass", "mich", "minn", "miss", "mo", "mont", "neb", "nev", "okla", "ore", "pa", "ri", "sc", "tenn", "tex", "va", "vt", "wash", "wis", "wyo", "ont", "que", "alta", "sask", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "min", "max", "hr", "hrs", "lb", "lbs", "oz", "ft", "mi", "km", "sq", "tel", "ext", "ed", "eds", "trans"]
)
"""May end a sentence: what follows decides."""

STARTERS = frozenset(
    ["the", "a", "an", "this", "that", "these", "those", "he", "she", "it", "they", "we", "you", "i", "his", "her", "its", "their", "our", "my", "your", "in", "on", "at", "but", "and", "or", "so", "if", "when", "while", "after", "before", "as", "since", "although", "though", "because", "there", "here", "what", "who", "how", "why", "where", "both", "some", "many", "most", "more", "several", "all", "no", "not", "one", "two", "three", "according", "however", "meanwhile", "also", "then", "now", "later", "earlier", "for", "from", "with", "by", "to", "during", "despite", "among", "another", "other", "officials", "police", "authorities", "witnesses", "investigators", "residents"]
)
"""Words that are capitalised only because a sentence begins with them."""

CLOCK = frozenset(["am", "pm", "a.m", "p.m"])

CUES = frozenset(
    ["said", "says", "asked", "asks", "told", "wrote", "writes", "added", "shouted", "tweeted", "yelled", "cried", "replied", "exclaimed", "recalled", "wondered", "explained", "read", "reads", "quipped", "insisted", "continued", "concluded"]
)
"""Verbs that tie an exclamation or a question to the speaker named after it."""
