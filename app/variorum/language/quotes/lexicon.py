"""Words of English news that go with speech: verbs, nouns, pronouns, titles."""

from __future__ import annotations

from variorum.language.wordlists import words

SPEECH = words(
    """
    say tell add explain note ask reply respond write tweet retweet declare insist argue
    warn claim state recall continue conclude admit acknowledge announce shout yell quip
    joke muse fume exclaim advise suggest observe remark comment confirm deny urge vow
    promise pledge predict complain lament read post email e-mail text message gush blurt
    boast brag assert affirm contend maintain stress emphasize emphasise reiterate repeat
    report reveal testify wonder think mutter whisper cry scream sing chant demand counter
    retort agree concede offer quote cite plead beg pray thank caution allege recount relate
    recite interject point chime summarize summarise opine propose inform advise answer
    begin counsel crow deadpan elaborate disclose estimate forecast snap bark thunder roar
    marvel reflect reason speculate submit utter venture voice implore instruct order
    command remind reassure assure hint imply signal indicate charge rule find hold lecture
    preach
    """
)
"""Lemmas of verbs that introduce or close a quotation, or report in indirect speech."""

CHARACTERISING = words(
    """
    call describe label dub brand blame foresee face demand offer expect characterize
    characterise term denounce condemn blast slam
    criticize criticise praise hail dismiss decry accuse attack mock deride ridicule portray
    refer depict compare rate deem consider pronounce liken invoke reject welcome hail
    bemoan threaten trumpet tout speak talk recommend call want believe feel see refuse hope
    fear know identify conclude
    """
)
"""Lemmas of verbs whose object may be quoted in part: called it "a disaster"."""

GESTURES = words(
    """
    sigh laugh smile grin nod shrug chuckle giggle sob weep sneer smirk scoff groan grumble
    hiss gasp wince frown beam
    """
)
"""Lemmas of verbs that take the place of a verb of saying beside a quotation."""

SPEECH_FORMS = (
    "said|says|say|added|adds|told|tells|asked|asks|wrote|writes|explained|recalled|replied|"
    "continued|noted|tweeted|shouted|yelled|insisted|warned|concluded|argued|stated|read|reads"
)
"""Forms that follow a quotation directly, as one alternation."""

SPEECH_NOUNS = words(
    """
    claim statement assertion promise remark comment description warning message call vow
    pledge argument accusation allegation question response answer reply announcement
    suggestion insistence contention declaration complaint phrase word tweet post slogan
    testimony characterization characterisation threat demand letter memo email speech
    """
)
"""Nouns whose possessor is the speaker: Trump's claim that there were "thousands"."""

DOCUMENTS = words(
    """
    statement release letter memo memorandum email e-mail tweet post message report note
    complaint affidavit indictment document filing lawsuit ruling order book article story
    editorial text warrant notice advisory bulletin transcript sign banner placard survey
    study poll headline caption website site petition resolution opinion verdict
    """
)
"""What can "say" something without being a person."""

PEOPLE = words(
    """
    official spokesman spokeswoman spokesperson officer source witness resident neighbor
    neighbour president minister senator governor mayor judge lawyer attorney prosecutor
    detective sheriff chief commissioner commander captain sergeant lieutenant general
    colonel admiral analyst economist expert professor researcher scientist doctor nurse
    teacher principal student mother father man woman boy girl child son daughter brother
    sister wife husband uncle aunt cousin grandfather grandmother parent friend colleague
    survivor victim driver passenger pilot worker employee owner manager director executive
    chairman chairwoman chairperson chair ceo founder coach player captain candidate nominee
    lawmaker congressman congresswoman representative delegate ambassador envoy diplomat
    secretary aide adviser advisor leader activist protester organizer organiser farmer
    fisherman miner firefighter paramedic medic coroner superintendent warden bishop pope
    priest pastor reverend imam rabbi king queen prince princess duke actor actress singer
    director author writer reporter journalist host anchor presenter editor photographer
    blogger customer shopper tourist visitor local villager nurse patient defendant suspect
    plaintiff juror premier chancellor deputy councillor councilman councilwoman trader
    investor broker strategist pollster consultant historian psychologist therapist
    counsellor counselor boss critic commentator scholar veteran campaigner
    landlord tenant refugee migrant hostage resident somebody someone person pensioner
    teenager mechanic engineer
    surgeon vet skipper striker goalkeeper midfielder defender forward quarterback referee
    umpire trainer jockey ranger guard soldier marine trooper constable inspector magistrate
    peer mp fan supporter
    """
)
"""Nouns for one person who may be a speaker."""

ORGANISATIONS = words(
    """
    police crew staff company government ministry department agency committee commission
    council court
    group organization organisation union association party campaign office bank newspaper
    network team club university school hospital authority bureau firm parent crowd
    administration embassy church family foundation charity league federation airline
    operator regulator watchdog service board panel inquest jury coroner army navy military
    """
)

FEMALE = words(
    """
    she her hers herself ms mrs miss mme madam madame lady dame queen princess duchess woman
    girl mother mom mum daughter sister wife aunt niece grandmother widow actress
    spokeswoman chairwoman congresswoman businesswoman councilwoman policewoman waitress
    hostess stewardess nun sister fiancée girlfriend businesswoman sportswoman assemblywoman
    saleswoman baroness countess heroine landlady
    """
)
MALE = words(
    """
    he him his himself mr sir lord king prince duke man boy father dad son brother husband
    uncle nephew grandfather widower actor spokesman chairman congressman businessman
    councilman policeman waiter host steward monk fiancé boyfriend sportsman assemblyman
    salesman cameraman baron count pope priest imam fisherman landlord
    """
)
"""Words that tell the sex of the person they stand for or beside."""

FIRST_PERSON = frozenset(["i", "we", "me", "us"])
PRONOUNS = frozenset(
    ["he", "she", "they", "it", "i", "we", "who", "him", "her", "them", "me", "us"]
)

TITLES = {
    "mr": "",
    "mrs": "",
    "ms": "",
    "miss": "",
    "mx": "",
    "dr": "doctor",
    "prof": "professor",
    "sen": "senator",
    "rep": "representative",
    "gov": "governor",
    "gen": "general",
    "lt": "lieutenant",
    "sgt": "sergeant",
    "capt": "captain",
    "col": "colonel",
    "adm": "admiral",
    "maj": "major",
    "cpl": "corporal",
    "rev": "reverend",
    "det": "detective",
    "insp": "inspector",
    "supt": "superintendent",
    "del": "delegate",
    "pres": "president",
    "amb": "ambassador",
    "atty": "attorney",
    "hon": "honourable",
    "fr": "father",
    "st": "saint",
    "sir": "",
    "lord": "lord",
    "lady": "lady",
    "dame": "",
}
"""Abbreviated titles before a name, and the noun by which their bearer is called later."""

SAME_OFFICE = {
    "congressman": "representative",
    "congresswoman": "representative",
    "lawmaker": "representative",
    "spokesperson": "spokesman",
    "spokeswoman": "spokesman",
    "pm": "minister",
    "premier": "minister",
    "lawyer": "attorney",
    "chair": "chairman",
    "chairwoman": "chairman",
    "chairperson": "chairman",
    "pastor": "reverend",
    "physician": "doctor",
    "neighbor": "neighbour",
    "advisor": "adviser",
    "ceo": "executive",
}
"""Nouns that may call the bearer of another title."""
