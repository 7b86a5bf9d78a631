"""Small tables about names: what their last word says they are, and other names of great states."""

from __future__ import annotations

from variorum.language.wordlists import words

HEADS: dict[str, str] = {
    word: label
    for label, nouns in (
        (
            "FAC",
            words(
                """
                street avenue road boulevard highway parkway lane drive freeway expressway turnpike
                interstate bridge tunnel airport airfield station stadium arena mosque cathedral
                church chapel temple synagogue mall plaza building tower towers hotel motel inn
                restaurant bar nightclub pub cafe diner theater prison jail courthouse museum
                library park square garden gardens palace castle embassy consulate base harbor pier
                dam barracks cemetery gym
                """
            ),
        ),
        (
            "ORG",
            words(
                """
                hospital university college school academy institute department ministry bureau
                agency administration commission committee council court congress senate parliament
                party union association organization federation foundation company corporation
                corporations inc corp ltd llc plc group bank police guard force army navy service
                services office board authority center news times post herald journal chronicle
                gazette tribune courier observer guardian telegraph press network television radio
                channel clinic team club league rescue patrol squad laboratory ems pd society trust
                airlines airways railways unit rovers united wanderers albion fc sa ag gmbh brigade
                battalion front movement militia coalition alliance
                """
            ),
        ),
        ("GPE", words("county city township province state republic kingdom village borough")),
        (
            "LOC",
            words("river lake ocean sea mountain mountains valley desert island islands coast bay"),
        ),
        (
            "EVENT",
            words(
                """
                day war cup games olympics festival parade marathon championship championships
                summit tournament carnival open ceremony anniversary hurricane
                """
            ),
        ),
        ("LAW", words("act amendment treaty convention constitution bill")),
    )
    for word in nouns
}
"""Last word of a name, folded, and the label it proves whatever the model says."""

ALIASES: dict[str, str] = {
    alias: name
    for name, aliases in (
        (
            "united states",
            "us|usa|u s|u s a|america|united states of america|american|americans",
        ),
        ("united kingdom", "uk|u k|britain|great britain|british|briton|britons"),
        ("united nations", "un|u n"),
        ("european union", "eu|e u"),
        ("associated press", "ap|a p"),
        ("new york city", "nyc"),
        (
            "islamic state",
            "isis|isil|daesh|is group|islamic state group|islamic state in iraq and syria",
        ),
        ("kyiv", "kiev"),
        ("myanmar", "burma"),
        ("north korea", "dprk|democratic peoples republic of korea"),
        ("south korea", "republic of korea"),
        ("taliban", "talibans|taleban"),
    )
    for alias in aliases.split("|")
}
"""Folded names that stand for one and the same thing in news, and the name they stand for."""

STATES: dict[str, str] = {
    abbreviation: state
    for state, abbreviations in (
        ("alabama", "ala"),
        ("arizona", "ariz"),
        ("arkansas", "ark"),
        ("california", "calif"),
        ("colorado", "colo"),
        ("connecticut", "conn"),
        ("delaware", "del"),
        ("florida", "fla"),
        ("georgia", "ga"),
        ("illinois", "ill"),
        ("indiana", "ind"),
        ("kansas", "kan"),
        ("kentucky", "ky"),
        ("louisiana", "la"),
        ("maryland", "md"),
        ("massachusetts", "mass"),
        ("michigan", "mich"),
        ("minnesota", "minn"),
        ("mississippi", "miss"),
        ("missouri", "mo"),
        ("montana", "mont"),
        ("nebraska", "neb"),
        ("nevada", "nev"),
        ("new hampshire", "n h|nh"),
        ("new jersey", "n j|nj"),
        ("new mexico", "n m|nm"),
        ("new york", "n y|ny"),
        ("north carolina", "n c|nc"),
        ("north dakota", "n d|nd"),
        ("oklahoma", "okla"),
        ("oregon", "ore"),
        ("pennsylvania", "pa"),
        ("rhode island", "r i|ri"),
        ("south carolina", "s c|sc"),
        ("south dakota", "s d|sd"),
        ("tennessee", "tenn"),
        ("texas", "tex"),
        ("vermont", "vt"),
        ("virginia", "va"),
        ("washington", "wash"),
        ("west virginia", "w va"),
        ("wisconsin", "wis"),
        ("wyoming", "wyo"),
    )
    for abbreviation in abbreviations.split("|")
}
"""Abbreviations of states of the USA, as news agencies write them, folded."""

TITLES = words(
    """
    mr mrs ms miss dr prof professor rev reverend father judge justice president premier chancellor
    prime minister archbishop cardinal imam sheikh ayatollah rabbi pastor senator sen representative
    rep congressman congresswoman governor gov mayor lt gen general colonel col major maj captain
    capt sergeant sgt corporal cpl private pvt lieutenant admiral adm commander cmdr officer trooper
    deputy sheriff detective det inspector insp constable chief magistrate superintendent supt
    ambassador amb secretary minister director coach attorney coroner spokesman spokeswoman
    spokesperson special agent hon msgr marshal cashier teller resident witness survivor driver
    manager owner boss chairman chairwoman chairperson ceo founder leader lawyer solicitor barrister
    editor analyst commuter passenger farmer shopkeeper protester councillor cllr councilman
    councilwoman councilmember alderman sir dame principal teacher nurse neighbor neighbour
    eyewitness vendor fisherman organizer organiser activist goalkeeper striker midfielder defender
    sponsor cfo coo cto
    """
)
"""Words before a person's name that are not part of it, folded."""

PERSONAL_TITLES = words(
    """
    mr mrs ms dr judge sen senator gov governor rep congressman congresswoman sgt sergeant capt
    captain lt lieutenant det detective officer trooper cpl corporal col colonel deputy
    """
)
"""Titles that only persons have: what follows is a person's name whatever the model says."""

KNOWN: dict[str, str] = {
    name: label
    for label, names in (
        (
            "ORG",
            words(
                """
                twitter facebook instagram snapchat youtube whatsapp telegram tiktok google
                reuters afp cnn bbc fbi cia nasa nato isis congress senate pentagon kremlin
                """
            ),
        ),
        (
            "NORP",
            words(
                "hispanic latino latina muslim christian jewish sunni shiite republican democrat"
            ),
        ),
    )
    for name in names
}
"""Labels of some names of one word that the small model keeps getting wrong."""

PROVED: dict[str, str] = {
    "united states": "GPE",
    "united kingdom": "GPE",
    "united nations": "ORG",
    "european union": "ORG",
    "islamic state": "ORG",
    "taliban": "ORG",
}
"""Labels of what `ALIASES` lead to."""

NO_NAMES = words(
    """
    jr sr det sgt capt ext k9 dj staff today tonight yesterday photo photos video image
    advertisement copyright updated related slideshow javascript nightclub
    """
)
"""Words that the model takes for names, folded."""

SMALL = words("a an and at by de del for in la le of on the to")
"""Words of a name that its abbreviation leaves out."""

SUFFIXES = words("jr sr ii iii iv")

NICKNAMES: dict[str, str] = {
    short: name
    for name, shorts in (
        ("alexander", "alex sandy"),
        ("andrew", "andy drew"),
        ("anthony", "tony"),
        ("benjamin", "ben benny"),
        ("charles", "charlie chuck"),
        ("christopher", "chris"),
        ("daniel", "dan danny"),
        ("david", "dave"),
        ("donald", "don donnie"),
        ("douglas", "doug"),
        ("edward", "ed eddie ted"),
        ("elizabeth", "liz beth betty eliza"),
        ("frederick", "fred freddie"),
        ("gerald", "gerry jerry"),
        ("gregory", "greg"),
        ("james", "jim jimmy jamie"),
        ("jeffrey", "jeff geoff geoffrey"),
        ("jennifer", "jen jenny"),
        ("joseph", "joe joey"),
        ("john", "johnny jack jon"),
        ("joshua", "josh"),
        ("katherine", "kate katie kathy cathy catherine kathryn"),
        ("kenneth", "ken kenny"),
        ("lawrence", "larry"),
        ("margaret", "maggie meg peggy"),
        ("matthew", "matt"),
        ("michael", "mike mick mickey"),
        ("nicholas", "nick"),
        ("patricia", "pat patty trish"),
        ("patrick", "pat paddy"),
        ("philip", "phil phillip"),
        ("rebecca", "becky"),
        ("richard", "rick rich dick ricky"),
        ("robert", "rob bob bobby robbie"),
        ("ronald", "ron ronnie"),
        ("samuel", "sam sammy"),
        ("stephen", "steve steven"),
        ("susan", "sue suzanne"),
        ("theodore", "ted theo"),
        ("thomas", "tom tommy"),
        ("timothy", "tim"),
        ("victoria", "vicky tori"),
        ("vincent", "vince"),
        ("william", "will bill billy willie"),
        ("zachary", "zach zack"),
    )
    for short in (*shorts.split(), name)
}
"""Given names and the full name that they are short for."""
