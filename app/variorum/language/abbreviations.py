"""Abbreviations of English news that end in a full stop, by what may follow them."""

from variorum.language.wordlists import words

TITLES = words(
    """
    Mr Mrs Ms Mx Dr Prof Gov Sen Sens Rep Reps Gen Lt Sgt Capt Col Maj Cpl Pvt Pfc Spc Adm Cmdr Rev
    Hon Fr St Ste Mt Ft Pres Supt Det Insp Atty Messrs Mme Mlle Msgr Amb Brig Pte Const Asst Dep Ald
    Sec vs v cf al viz approx ca e.g i.e eg ie esp
    """
)
"""Followed by what they belong to: not the last word of a sentence unless a starter follows."""

NUMBERED = words(
    """
    No Nos no nos p pp Vol vol Art Sec Fig fig Ch para Rte Hwy Ep Jan Feb Mar Apr Jun Jul Aug Sep
    Sept Oct Nov Dec c ext Ext tel Tel
    """
)
"""A sentence goes on when a digit follows."""

MAYBE_LAST = words(
    """
    Inc inc Co Cos Corp Ltd Plc LLC Bros Assn Univ Dept dept Jr jr Sr sr Esq Ave Blvd Rd Dr St Ln
    Hwy Pkwy Bldg Apt etc est Ed Eds ed eds Ala Ariz Ark Calif Colo Conn Del Fla FLA Ga Ill Ind Kan
    Ky La Md MD Mass Mich Minn Miss Mo Mont Neb Nev Okla Ore Pa Tenn TENN Tex Va Vt Wash Wis Wyo Ont
    Que Alta Sask Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs
    Fri
    """
)
"""May end a sentence: what follows decides."""

STARTERS = words(
    """
    the a an this that these those he she it they we you i his her its their our my your in on at
    but and or so if when while after before as since although though because there here what who
    how why where both some many most more several all no not one two three according however
    meanwhile also then now later earlier for from with by to during despite among another other
    officials police authorities witnesses investigators residents
    """
)
"""Words that are capitalised only because a sentence begins with them."""

CLOCK = words("am pm a.m p.m A.M P.M AM PM")

AFTER_CLOCK = words(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april may june
    july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
    mon tue tues wed thu thur thurs fri sat sun et est edt ct cst cdt mt mst mdt pt pst pdt gmt utc
    bst cet ist aest eastern central mountain pacific local
    """
)
"""Words that belong to the time of day before them."""

CUES = words(
    """
    said says asked asks told wrote writes added shouted tweeted yelled cried replied exclaimed
    recalled wondered explained read reads quipped insisted continued concluded
    """
)
"""Verbs that tie an exclamation or a question to the speaker named after it."""
