"""Short stories as several papers might tell them, with the figures on which they differ.

Every text was written for this table. A case lists its articles, paragraphs parted by blank lines,
and the differences that must be shown, each with its status and words of two or more readings. No
other conflict may be shown.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """Articles on one event and the differences of figures expected."""

    name: str
    articles: tuple[str, ...]
    shown: tuple[tuple[str, frozenset[str]], ...] = ()


def story(name: str, *articles: str, shown: tuple[tuple[str, set[str]], ...] = ()) -> Story:
    return Story(name, articles, tuple((status, frozenset(words)) for status, words in shown))


STORIES = (
    story(
        "flood: toll, missing, homeless",
        """Floods kill at least 43 in Karo valley

At least 43 people were killed and 17 are missing after floods swept through the Karo valley on \
Tuesday, the interior ministry said.

More than 1,200 people were left homeless when the Tarn river burst its banks near Oberau.

The river crested at 9.4 metres, its highest level since 1954, when 212 people drowned.

The government set aside 30 million euros for repairs.""",
        """Karo valley flood toll rises to 45

The death toll from the floods in the Karo valley rose from 43 to 45 on Wednesday as rescuers \
reached the village of Oberau.

Seventeen people are still missing, the ministry said. About 1,500 lost their homes when the Tarn \
river burst its banks.

The river reached a level of 9.4 metres, the highest since 1954.

The government has set aside 30 million euros to repair roads and bridges.""",
        shown=(("compatible", {"At least 43", "45"}),),
    ),
    story(
        "strike: two counts of those who walked out",
        """Nurses walk out over pay

About 20,000 nurses walked out of hospitals across the country on Monday in a dispute over pay, \
their union said.

The union demands a raise of 7.5 percent. The employers have offered 3 percent and a one-off \
payment of 1,500 euros.

More than 3,000 operations were postponed, the health ministry said.""",
        """Hospitals hit by nurses' strike

Some 12,000 nurses walked out of hospitals across the country on Monday in a dispute over pay, \
according to the health ministry.

The union wants 7.5 percent more. Employers offered 3 percent and a one-off payment of 1,500 euros.

The ministry said 2,400 operations had been postponed.""",
        shown=(
            ("conflict", {"About 20,000", "Some 12,000"}),
            ("conflict", {"More than 3,000", "2,400"}),
        ),
    ),
    story(
        "crash: crew and passengers are parts of the total",
        """Turboprop crashes off Senja, 68 aboard

A turboprop with 64 passengers and four crew crashed into the sea off Senja on Friday, killing all \
68 people aboard, the coast guard said.

Divers have recovered 41 bodies so far. Nine of the dead were children.

The plane vanished from radar 12 minutes after take-off.""",
        """No survivors in Senja plane crash

All 68 people on board a turboprop died when it crashed into the sea off Senja on Friday.

The coast guard said 41 bodies had been recovered, among them those of nine children.

The aircraft disappeared from radar some 12 minutes after taking off. A crash of the same type in \
2009 killed 50 people.""",
    ),
    story(
        "shooting: killed and hurt, and who is counted",
        """Gunman kills three at Marlow bar

A gunman killed three people and wounded seven at a bar in Marlow on Saturday night, police said.

The suspect, 31-year-old Dale Perrin, was arrested two miles from the scene.

Two of the wounded were in critical condition, the hospital said.""",
        """Four dead, including gunman, in Marlow bar shooting

Four people, including the gunman, died in a shooting at a bar in Marlow late on Saturday, \
officials said. Seven others were wounded.

Police named the gunman as Dale Perrin, 32. He shot himself as officers closed in, they said.

Two people remained in critical condition on Sunday.""",
        shown=(
            ("conflict", {"31-year-old", "32"}),
            ("compatible", {"three", "Four"}),
        ),
    ),
    story(
        "election: shares, turnout, seats",
        """Varga wins presidency

Anna Varga won the presidential election in Ruritania with 52.4 percent of the vote, the electoral \
commission said on Sunday.

Her rival, Karl Holm, took 47.6 percent. Turnout was 61 percent.

Ms Varga, 54, promised to raise pensions by 5 percent.""",
        """Ruritania elects first woman president

Anna Varga won the presidential election in Ruritania on Sunday with 52.4% of the vote, according \
to the electoral commission, against 47.6% for Karl Holm.

Turnout was 58%, the commission said.

Ms Varga, a 54-year-old lawyer, has promised to raise pensions by 5%.""",
        shown=(("conflict", {"61 percent", "58%"}),),
    ),
    story(
        "court: sentence and damages",
        """Banker jailed for 12 years

A former banker was sentenced to 12 years in prison on Thursday for defrauding 340 clients of the \
Lindt savings bank.

Peter Auer, 61, was also ordered to pay 4.2 million francs in damages.

The jury of seven women and five men found him guilty on all 14 counts.""",
        """Ex-banker gets 10 years for fraud

Former banker Peter Auer was sentenced to 10 years in prison on Thursday for defrauding clients of \
the Lindt savings bank.

Auer, 61, must also pay 4.2 million francs in damages to 340 clients.

The jury had found him guilty on 14 counts last week.""",
        shown=(("conflict", {"12 years", "10 years"}),),
    ),
    story(
        "company: profit and jobs, with last year's figures beside",
        """Norvik to cut 4,000 jobs as profit falls

Norvik will cut 4,000 jobs, about one in ten of its workers, after net profit fell 12 percent to \
1.7 billion euros in the second quarter.

The carmaker had earned 1.93 billion euros a year earlier. Revenue rose 2 percent to 21.4 billion \
euros.

Shares of Norvik closed 4.5 percent lower.""",
        """Carmaker Norvik cuts jobs

Norvik said on Tuesday it would cut 4,500 jobs after net profit fell to 1.7 billion euros in the \
second quarter from 1.93 billion euros.

Revenue was 21.4 billion euros, up 2 percent.

The shares fell 4.5 percent.""",
        shown=(("conflict", {"4,000", "4,500"}),),
    ),
    story(
        "sport: crowd, age and goals",
        """United beat City in derby

Janek Kovac scored twice as United beat City 3-1 in front of 41,000 fans on Saturday.

The 24-year-old striker has scored 15 goals in 20 games this season.

United are now four points clear at the top of the table.""",
        """Kovac sinks City

Two goals from Janek Kovac gave United a 3-1 win over City before a crowd of 38,500 on Saturday.

Kovac, 24, now has 15 goals in 20 games.

The win takes United four points clear at the top.""",
    ),
    story(
        "quake: magnitude and depth",
        """Strong quake hits Vanua coast

A magnitude 6.2 earthquake struck off the coast of Vanua on Monday, injuring at least 30 people, \
the geological survey said.

The quake struck 30 kilometres south of the capital at a depth of 10 kilometres.

A quake of magnitude 7.1 killed 190 people there in 2006.""",
        """Dozens hurt in Vanua earthquake

Dozens of people were injured when an earthquake with a magnitude of 6.4 shook Vanua on Monday.

It struck about 19 miles south of the capital at a depth of 10 kilometres, the survey said.

An aftershock of magnitude 4.8 followed within the hour.""",
        shown=(
            ("conflict", {"6.2", "6.4"}),
            ("compatible", {"at least 30", "Dozens"}),
        ),
    ),
    story(
        "protest: crowd by police and by organisers",
        """Half a million march against reform

Half a million people marched through the capital on Sunday against the pension reform, organisers \
said.

Police arrested 212 people after clashes near the parliament. Eleven officers were injured.""",
        """Tens of thousands protest pension reform

Police put the number of those who marched through the capital on Sunday against the pension \
reform at 180,000.

Officers arrested 212 people after clashes near parliament, and 14 officers were injured.""",
        shown=(
            ("conflict", {"Eleven", "14"}),
            ("conflict", {"Half a million", "180,000"}),
        ),
    ),
    story(
        "fire: unlike things with like numbers",
        """Wildfire burns 40 homes in Alta

A wildfire that has burned 12,000 acres destroyed 40 homes near Alta on Thursday, fire officials \
said.

About 3,000 people were told to leave. Six hundred firefighters are battling the blaze.""",
        """Alta wildfire forces thousands out

Some 3,000 residents of Alta were ordered to leave on Thursday as a wildfire burned 12,000 acres.

At least 40 homes have been lost. Officials opened 6 shelters, one with room for 600 people.""",
        shown=(("compatible", {"40", "At least 40"}),),
    ),
    story(
        "rescue: one article differs from itself",
        """Nine miners rescued after collapse

Nine miners were rescued on Friday from a coal mine near Donau that collapsed two days earlier.

The men had been trapped 300 metres below ground for 50 hours.

All ten rescued miners were in good health, a doctor said.""",
        """Trapped miners brought to surface

Rescuers on Friday freed nine miners who had been trapped 300 metres below ground near Donau.

The coal mine collapsed on Wednesday.""",
        shown=(("conflict", {"Nine", "ten"}),),
    ),
    story(
        "raid: by troops and by others",
        """Five killed in raid on Belo camp

Gunmen killed five people in a raid on the Belo camp on Sunday, aid workers said.

Troops shot dead two of the attackers, the army said. Last month a similar raid killed nine people \
in the nearby town of Sera.""",
        """Raid on Belo camp leaves five dead

Five people were killed when gunmen raided the Belo camp on Sunday, according to aid workers.

The army said its soldiers had killed two attackers.""",
    ),
    story(
        "ship: rescued, missing and aboard",
        """Ferry sinks with 180 aboard

A ferry carrying 180 people sank off the island of Luma on Tuesday, the navy said. It rescued 142 \
people and recovered 12 bodies.

Twenty-six people were missing.""",
        """Dozens missing after ferry sinks

A ferry with at least 200 passengers sank off Luma on Tuesday. The navy said 142 people were \
rescued and 12 bodies recovered.

Up to 50 people are missing.""",
        shown=(
            ("conflict", {"180", "at least 200"}),
            ("compatible", {"Twenty-six", "Up to 50"}),
        ),
    ),
    story(
        "heist: money and things taken",
        """Thieves take 3 million in jewels

Four masked robbers stole jewels worth 3 million dollars from a shop in Lorne on Monday, police \
said.

They fled in two cars, one of which was found burning.""",
        """Jewel shop robbed in Lorne

Police are looking for three masked robbers who stole jewels worth more than 3 million dollars \
from a shop in Lorne on Monday.

The men escaped in two cars.""",
        shown=(
            ("conflict", {"Four", "three"}),
            ("compatible", {"3 million dollars", "more than 3 million dollars"}),
        ),
    ),
    story(
        "unrelated: nothing to compare",
        """Bus plunges into ravine, killing 11

A bus plunged about 100 feet into a ravine near Sotta on Monday, killing 11 people and hurting \
24, the police said.

The driver, 47-year-old Marc Lenoir, survived.""",
        """Seven die in nursing home fire

A fire in a nursing home in Grieg killed seven people and injured 15 on Tuesday night, the fire \
service said.

The oldest victim, Anna Lenoir, was 93.""",
    ),
)
