"""Longer stories with what surrounds news on a page: captions, links, old cases, updates."""

from __future__ import annotations

from stories import story

STORIES = (
    story(
        "station and paper on one shooting",
        """2 dead, 5 hurt in shooting at Eastfield car wash

EASTFIELD (WKTR) - Two people are dead and five others are hurt after a shooting at a car wash on \
Dolan Avenue Saturday evening, police said.

Officers were called to 1420 Dolan Ave. at about 6:40 p.m. and found seven people with gunshot \
wounds, according to Lt. Maria Ortiz.

"We have two deceased at the scene and five that were transported," Ortiz said.

One of the victims, a 17-year-old girl, is in critical condition at Mercy General Hospital. The \
other four are stable.

Police said at least 30 shots were fired. Two men were detained a mile away and a handgun was \
recovered.

It is the city's 41st homicide of the year. Last August, three people were killed in a shooting at \
a gas station two blocks away.

READ MORE: 4 arrested in string of burglaries

Anyone with information may call 555-0147.

Copyright 2019 WKTR. All rights reserved.""",
        """Seven shot, two fatally, at car wash in Eastfield

Two men were killed and five people wounded Saturday when gunmen opened fire at a car wash in \
Eastfield.

Police identified the dead as Devon Marsh, 22, and Luis Prado, 25.

A teenage girl, 17, remained in critical condition Sunday. Four others were treated for wounds \
that were not life-threatening.

Investigators collected more than 50 shell casings in the parking lot, Lt. Maria Ortiz said. Three \
people have been detained.

Eastfield has seen 41 homicides this year, compared with 29 in all of 2018.""",
        shown=(("conflict", {"Two", "Three"}),),
    ),
    story(
        "live blog and wire on a bombing",
        """Blast at Sabra bus station: what we know

At least 18 people were killed and 40 wounded when a bomb exploded at the main bus station in \
Sabra on Monday morning, the governor said.

Hospital officials told Reuters they had received 21 bodies. Among the dead were four children.

The bomb was hidden in a van carrying vegetables. It went off at 8:15 a.m., the busiest time of day.

No group has claimed responsibility. In January, a suicide bomber killed 33 people at a mosque in \
the city.

Population of Sabra: about 600,000.""",
        """Bomb kills 18 in Sabra

A car bomb killed at least 18 people at a bus station in the city of Sabra on Monday, the \
provincial governor said. Forty people were hurt.

Police said the van was packed with 200 kg of explosives.

Sabra, a city of 600,000, has been hit by several attacks this year, the worst of them in January, \
when 33 worshippers died.""",
        shown=(("compatible", {"At least 18", "18"}),),
    ),
    story(
        "politics: votes, dates and money, much the same",
        """Senate passes $1.9 trillion relief bill

The Senate passed a $1.9 trillion relief package on Saturday by a vote of 50 to 49 after a debate \
that lasted more than 27 hours.

The bill includes direct payments of $1,400 to most Americans and $350 billion for states and \
cities.

Unemployment aid of $300 a week would run through Sept. 6. The House passed a version last week by \
219 votes to 212.

Nearly 10 million jobs lost since the pandemic began have not come back.""",
        """Relief package clears Senate 50-49

After an all-night session of 27 hours, senators voted 50-49 on Saturday to approve a \
$1.9 trillion coronavirus relief bill.

Checks of up to $1,400 would go to most Americans. Jobless benefits of $400 a week would be cut to \
$300 but last until September.

States and local governments would get $350 billion.""",
        shown=(),
    ),
    story(
        "ages of three people in two reports",
        """Couple, son found dead in Halden home

A couple and their son were found dead at their home in Halden on Tuesday, police said.

They were identified as Robert Kane, 58, his wife Linda, 55, and their son Tyler Kane, 23.

A 12-year-old girl was found unharmed. Neighbors said the family had lived there for 20 years.""",
        """Police: Son killed parents, self in Halden

A 24-year-old man shot his parents and then himself at the family's home in Halden, police said \
Wednesday.

Officers found the bodies of Robert Kane, 58, Linda Kane, 56, and Tyler Kane, 24, on Tuesday.

The couple's daughter, who is 12, called 911.""",
        shown=(
            ("conflict", {"23", "24"}),
            ("conflict", {"55", "56"}),
        ),
    ),
    story(
        "hurricane: forecast and fact",
        """Hurricane Ines heads for coast

Hurricane Ines strengthened to a Category 3 storm on Wednesday with sustained winds of 120 mph as \
it moved toward the coast, forecasters said.

The storm could bring up to 15 inches of rain and a storm surge of 10 feet. About 1.5 million \
people were told to evacuate.

Ines has killed nine people in the islands, seven of them in Santa Lucia.""",
        """Coast braces for Ines

Some 1.5 million people were ordered to flee as Hurricane Ines, a Category 4 storm, neared the \
coast late on Wednesday with winds of 130 mph.

It left at least 9 dead in the islands, including 7 in Santa Lucia.

Forecasters expect 8 to 15 inches of rain.""",
        shown=(
            ("conflict", {"3", "4"}),
            ("conflict", {"120 mph", "130 mph"}),
            ("compatible", {"nine", "at least 9"}),
        ),
    ),
    story(
        "two courts, two sentences, not one",
        """Brothers jailed for smuggling

Two brothers were jailed on Friday for smuggling 39 migrants in a lorry.

Ion Pasca, 34, was sentenced to 13 years in prison. His brother Dan, 29, got eight years.

Six of the migrants died of the heat. The lorry was stopped near the port of Renz in June.""",
        """Lorry deaths: brothers sentenced

Ion and Dan Pasca were sentenced to 13 and eight years on Friday over the deaths of six migrants.

Police had found 39 people in the trailer, six of them dead, near the port of Renz.

Ion Pasca, 34, drove the lorry.""",
        shown=(),
    ),
    story(
        "counts by different bodies in one article",
        """Protest toll disputed

At least 11 protesters were killed in clashes with police in Mora on Thursday, the opposition \
said. The government put the number at five.

More than 100 people were arrested and 37 police officers injured, the interior ministry said.""",
        """Deaths in Mora clashes

Five people died in clashes between protesters and police in Mora on Thursday, according to the \
government.

The ministry said 37 officers were hurt and 112 people arrested.""",
        shown=(
            ("conflict", {"At least 11", "Five"}),
            ("compatible", {"More than 100", "112"}),
        ),
    ),
    story(
        "layoffs at two firms on one day",
        """Tech firms shed jobs

Cormo said on Wednesday it would lay off 1,100 employees, or 14 percent of its staff.

Its rival Plenty plans to cut 900 jobs, it said last week.

Cormo's chief executive, Dana Weiss, took the blame and will forgo her pay of $1.2 million.""",
        """Cormo to cut 1,100 jobs

Software maker Cormo will cut 1,100 jobs, about 14 percent of the total, the company said \
Wednesday.

Chief executive Dana Weiss said she would forgo her salary.

More than 150,000 tech workers have lost their jobs this year, according to a tracker.""",
        shown=(("compatible", {"14 percent", "about 14 percent"}),),
    ),
    story(
        "expedition and rescue of cavers",
        """Four cavers trapped by flood

Four cavers have been trapped since Sunday in the Kessel cave, 400 metres below ground, rescuers \
said.

The two men and two women are in good health. They have food for three days.

A team of 25 divers is trying to reach them.""",
        """Rescue under way for cavers in Kessel

Rescuers are trying to reach five cavers who have been trapped by rising water in the Kessel cave \
since Sunday.

The group is about 350 metres below ground. Some 25 divers take part in the rescue.""",
        shown=(
            ("conflict", {"Four", "five"}),
            ("compatible", {"400 metres", "about 350 metres"}),
        ),
    ),
    story(
        "airline results",
        """Skyline posts loss

Skyline Airways lost 212 million euros in the first quarter as it carried 18 percent fewer \
passengers.

Revenue fell to 1.04 billion euros from 1.31 billion. The airline has 96 aircraft and 11,400 staff.

It plans to retire 14 of the planes this year.""",
        """Skyline loses 212 million euros

Skyline Airways made a net loss of 212 million euros in the first quarter, it said on Thursday.

It flew 4.1 million passengers, 18 percent fewer than a year ago. Sales were 1.04 billion euros.

The airline will retire 16 of its 96 planes.""",
        shown=(("conflict", {"14", "16"}),),
    ),
)
