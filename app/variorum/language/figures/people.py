"""Words for people: which nouns count people, and which sort of people they are."""

from __future__ import annotations

from variorum.language.wordlists import words

# Words that say no more than that people are meant.
GENERIC = words(
    """
    people person persons individual individuals others other victim victims human humans soul
    souls body bodies lives life casualty casualties dead wounded injured fatality fatalities
    survivor survivors civilian civilians citizen citizens resident residents adult adults folk
    folks somebody someone being beings
    """
)
_WOMEN = "woman women female females girl girls lady ladies mother mothers wife wives daughter"
_MEN = "man men male males boy boys guy guys gentleman gentlemen father fathers husband husbands"
_CHILDREN = """
child children kid kids minor minors juvenile juveniles teen teens teenager teenagers youth youths
infant infants baby babies toddler toddlers pupil pupils schoolchild schoolchildren youngster
youngsters boy boys girl girls adolescent adolescents
"""
_POLICE = """
officer officers policeman policemen policewoman police cop cops deputy deputies detective
detectives trooper troopers constable constables sheriff sheriffs guard guards agent agents
"""
_SOLDIERS = """
soldier soldiers troop troops serviceman servicemen marine marines sailor sailors paratrooper
paratroopers conscript conscripts airman airmen reservist reservists servicemember
servicemembers peacekeeper peacekeepers commando commandos
"""
_SUSPECTS = """
suspect suspects gunman gunmen shooter shooters attacker attackers assailant assailants bomber
bombers terrorist terrorists militant militants insurgent insurgents robber robbers hijacker
hijackers intruder intruders perpetrator perpetrators rebel rebels fighter fighters hostage-taker
kidnapper kidnappers thief thieves burglar burglars killer killers murderer murderers sniper
snipers culprit culprits arsonist arsonists looter looters rioter rioters rapist rapists extremist
extremists jihadist jihadists bandit bandits raider raiders
"""
_RESCUERS = """
rescuer rescuers firefighter firefighters fireman firemen paramedic paramedics medic medics
volunteer volunteers lifeguard lifeguards responder responders
"""
_STUDENTS = "student students schoolgirl schoolgirls schoolboy schoolboys cadet cadets"
_PASSENGERS = """
passenger passengers rider riders commuter commuters traveller travellers traveler travelers
"""
_CREW = "crew crewman crewmen crewmember crewmembers pilot pilots steward stewardess stewards"
_WORKERS = """
worker workers employee employees staff staffer staffers labourer labourers laborer laborers miner
miners contractor contractors colleague colleagues coworker coworkers builder builders driver
drivers engineer engineers nurse nurses doctor doctors teacher teachers journalist journalists
reporter reporters clerk clerks farmer farmers fisherman fishermen technician technicians
"""
_OTHERS = """
stowaway stowaways evacuee evacuees patient patients hostage hostages prisoner prisoners inmate
inmates detainee detainees refugee refugees migrant migrants asylum-seeker protester protesters
protestor protestors demonstrator demonstrators marcher marchers striker strikers voter voters
lawmaker lawmakers senator senators deputy mp mps member members delegate delegates minister
ministers spectator spectators fan fans supporter supporters attendee attendees visitor visitors
guest guests customer customers patron patrons diner diners partygoer partygoers clubgoer
clubgoers concertgoer concertgoers tourist tourists villager villagers inhabitant inhabitants
neighbour neighbours neighbor neighbors friend friends relative relatives sibling siblings brother
brothers sister sisters son sons daughters parent parents couple couples witness witnesses
bystander bystanders pedestrian pedestrians cyclist cyclists motorist motorists swimmer swimmers
climber climbers hiker hikers skier skiers player players athlete athletes runner runners
competitor competitors candidate candidates official officials diplomat diplomats juror jurors
defendant defendants accused lawyer lawyers judge judges investigator investigators expert experts
scientist scientists user users subscriber subscribers client clients investor investors
shareholder shareholders creditor creditors taxpayer taxpayers consumer consumers applicant
applicants recipient recipients donor donors foreigner foreigners national nationals expatriate
expatriates parishioner parishioners worshipper worshippers worshiper worshipers nun nuns priest
priests monk monks pilgrim pilgrims camper campers resident occupant occupants tenant tenants
homeowner homeowners shopper shoppers crowd public colonist settlers settler islanders islander
reveler revelers reveller revellers performer performers singer singers actor actors participant
participants alumni graduate graduates veteran veterans elder elders leader leaders personnel
captive captives motorcyclist motorcyclists biker bikers teller tellers cashier cashiers
"""

_SORTS: dict[str, str] = {
    "women": _WOMEN,
    "men": _MEN,
    "children": _CHILDREN,
    "police": _POLICE,
    "soldiers": _SOLDIERS,
    "suspects": _SUSPECTS,
    "rescuers": _RESCUERS,
    "students": _STUDENTS,
    "passengers": _PASSENGERS,
    "crew": _CREW,
    "workers": _WORKERS,
}
_SORT_OF: dict[str, str] = {}
for _sort, _words in _SORTS.items():
    for _word in _words.split():
        _SORT_OF.setdefault(_word, _sort)
NOUNS = GENERIC | frozenset(_SORT_OF) | frozenset(_OTHERS.split())
# Nouns for one person that may stand with "a" and count one.
SINGULAR = frozenset(
    word
    for word in NOUNS
    if not word.endswith("s")
    and word
    not in {
        "people", "men", "women", "children", "dead", "wounded", "injured", "police", "policemen",
        "troop", "servicemen", "airmen", "gunmen", "firemen", "crew", "crewmen", "staff", "other",
        "personnel", "casualty", "fatality", "life", "human", "body", "public", "crowd", "case",
        "couple", "accused", "folk", "fishermen", "gentlemen", "alumni",
        "schoolchildren", "kin", "soul", "being",
    }
)  # fmt: skip
_PEOPLE_ENDINGS = (
    "goers", "goer", "ians", "ists", "workers", "holders", "seekers", "makers", "owners", "keepers",
    "members", "mates", "persons", "folk", "men", "women", "makers", "lovers", "dwellers",
)  # fmt: skip


def counts_people(noun: str) -> bool:
    """Whether a lower-case noun counts people."""
    return noun in NOUNS or (len(noun) > len("goers") and noun.endswith(_PEOPLE_ENDINGS))


def sort_of(noun: str) -> str | None:
    """The sort of people that a lower-case noun names: "women", "police", … or the noun itself.

    None where it says no more than "people".
    """
    if noun in GENERIC:
        return None
    return _SORT_OF.get(noun, noun)
