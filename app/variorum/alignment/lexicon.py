"""Words that news uses for one another, number words, and words that say nothing by themselves."""

from __future__ import annotations

# A line is a group: in reports of one event its words name the same thing or deed ("gunman" and
# "shooter", "jet" and "plane"). They are evidence that two sentences meet, never that two details
# agree. Dictionary forms; no word is in two groups.
_GROUPS = """
kill dead die death fatal fatally fatality deadly slay slain perish deceased
injure injury injured wound wounded hurt
shoot shot shooting gunfire gunshot gunman shooter
suspect assailant attacker perpetrator
police policeman policewoman officer cop deputy sheriff constable
arrest detain detention custody apprehend
attack assault raid ambush
stab stabbing knife
explosion explode blast bomb bombing bomber detonate detonation
earthquake quake tremor temblor seismic
photo photograph picture image snapshot
video footage clip
plane aircraft jet airliner airplane jetliner
fire blaze flame inferno wildfire
firefighter fireman
buy purchase acquire acquisition takeover
merge merger
hospital hospitalise hospitalize hospitalised hospitalized
ambulance paramedic
home house residence apartment flat
child kid minor juvenile youngster
teen teenager teenage adolescent
woman female
man male
crash collide collision wreck smash
derail derailment
club nightclub pub venue
car vehicle truck suv van automobile
flee escape escapee
evacuate evacuation evacuee
crowd throng pack cram
search hunt manhunt
discover locate
missing disappear disappearance vanish
investigation investigate probe inquiry investigator
cause reason motive motivation
big large huge massive enormous major giant
leader chief head boss
official authority
election vote poll ballot voter electorate referendum
law legislation bill statute
lawmaker legislator congressman congresswoman mp parliamentarian
storm hurricane cyclone typhoon
flood flooding floodwater inundate deluge
rain rainfall downpour
destroy destruction devastate devastation devastating ruin wreckage
rescue rescuer
halt suspend suspension stop cancel cancellation
begin start launch commence
end finish conclude
protest protester protestor demonstration demonstrator demonstrate rally march marcher
strike walkout stoppage striker
worker employee staff staffer labourer laborer workforce
job position post role
sack dismissal oust
resign resignation quit
rise increase climb jump gain surge grow growth soar
drop decline decrease slip slump plunge tumble shrink
profit earnings income
revenue sales turnover
company firm business corporation
share stock
win beat defeat victory triumph winner
draw tie
goal score scorer
match game fixture
team side squad
doctor physician
disease illness sickness
vaccine vaccination vaccinate jab inoculate
court tribunal courtroom
guilty guilt convict conviction
prison jail imprison imprisonment incarcerate
inmate prisoner
lawyer attorney solicitor barrister counsel
sue lawsuit litigation
charge indict indictment accuse accusation
deny denial refute
allege allegedly allegation
ban prohibit outlaw
agree agreement deal accord pact
talk negotiation negotiate
warn warning alert
troop soldier serviceman
refugee migrant
weapon gun firearm rifle pistol handgun shotgun
money cash
student pupil
ship vessel boat ferry
missile rocket
marry marriage wedding wed
baby infant newborn
reveal disclose unveil
announce announcement declare
expel expulsion eject
diplomat envoy ambassador
expect anticipate forecast predict prediction projection
body corpse remains
reporter journalist correspondent
tourist traveller traveler holidaymaker
road highway street motorway
dispute argument quarrel altercation brawl
rob robbery robber
steal theft thief
kidnap abduct abduction kidnapper kidnapping
resident inhabitant villager townspeople
treat treatment
mourn grieve
cheap low-cost
delay postpone postponement
approve approval ratify
reject rejection
help aid assist assistance
cost price
build construct construction
close closure shut
country nation
town city
village hamlet
near nearby
record all-time
threat threaten
blame fault
victim casualty
power electricity
outage blackout
"""

GROUP_OF: dict[str, str] = {
    word: f"={line.split()[0]}" for line in _GROUPS.strip().splitlines() for word in line.split()
}

_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"

NUMBERS: dict[str, str] = {
    **{word: str(value) for value, word in enumerate(_UNITS.split())},
    **{word: str(10 * value) for value, word in enumerate(_TENS.split(), 2)},
    "dozen": "12",
}

# Who said it and function words: they stand in sentences about anything.
_EMPTY = """
a about after again all also although am an and any are as at be because been before being both but
by can could did do does for from had has have he her here his how i if in into is it its just may
me might more most must my n't no not now of off on only or other our out over own s said say she
should so some such t tell than that the their them then there these they this those through to
told too under until up us very was we were what when where which while who whom whose why will
with would you your according
"""

EMPTY = frozenset(_EMPTY.split())
