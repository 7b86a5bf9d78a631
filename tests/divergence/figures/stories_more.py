"""More short stories, longer and closer to how agencies, papers and stations write."""

from __future__ import annotations

from stories import story

STORIES = (
    story(
        "airstrike: two sources, one article each",
        """Airstrike on market kills dozens in Harat

HARAT - An airstrike on a crowded market in the northern town of Harat killed at least 34 people \
and wounded dozens on Thursday, medics and residents said.

"We counted 34 bodies, eight of them children," said Dr. Samir Haddad, who runs the town's only \
hospital. He said 61 people were being treated, 12 of them in critical condition.

The coalition said it had struck a command post and was looking into reports of civilian deaths.

The strike was the deadliest in the area since a raid in March killed 27 people.""",
        """Coalition probes strike that killed 29

The coalition said on Friday that it was investigating an air strike on a market in Harat in which \
29 people died.

A rescue group put the number of wounded at 61 and said eight children were among the dead.

Residents said two missiles hit the market shortly after noon on Thursday.

More than 10,000 people have been killed in four years of war, the United Nations says.""",
        shown=(("conflict", {"at least 34", "29"}),),
    ),
    story(
        "outbreak: cases and deaths, cumulative and new",
        """Cholera kills 14 in coastal province

Fourteen people have died of cholera in the coastal province of Meru and 312 are ill, the health \
ministry said on Wednesday.

It reported 45 new cases in the past 24 hours. Most of the victims were children under five.

The ministry has sent 20,000 doses of vaccine to the province.""",
        """Meru cholera outbreak spreads

The cholera outbreak in the province of Meru has killed 14 people and infected more than 300, \
according to the health ministry.

Forty-five cases were reported since Tuesday. The ministry sent 25,000 doses of vaccine.

An outbreak in 2011 killed nearly 400 people in the country.""",
        shown=(("conflict", {"20,000", "25,000"}),),
    ),
    story(
        "hostages: freed, held, killed",
        """Gunmen free 12 hostages in bank siege

Gunmen who seized a bank in central Palma freed 12 hostages on Friday night after police agreed \
to bring food, the mayor said.

Nineteen people were still being held, among them two children and a pregnant woman.

The three gunmen stormed the bank on Friday morning and shot dead a guard.""",
        """Bank siege in Palma enters second day

A siege at a bank in Palma entered its second day on Saturday with about 20 hostages still inside, \
police said.

The gunmen, believed to be three men, let 12 hostages go on Friday night. A guard, 52-year-old Jan \
Sabo, was killed when they burst into the building.

The hostages include two children.""",
        shown=(("compatible", {"Nineteen", "about 20"}),),
    ),
    story(
        "merger: price and premium",
        """Ostwind buys Helios for $8.2 billion

Ostwind said on Monday it had agreed to buy Helios for $8.2 billion in cash, creating the \
continent's largest maker of wind turbines.

The offer of $41 a share is a premium of 23 percent to Friday's closing price.

Ostwind, which employs 14,000 people, expects savings of $300 million a year.""",
        """Wind turbine makers to merge

Helios has accepted a takeover by its rival Ostwind worth $8.5 billion, the companies said on \
Monday.

Ostwind will pay $41 in cash for each share, 23 percent above Friday's close.

The two expect to save about $300 million a year.""",
        shown=(("conflict", {"$8.2 billion", "$8.5 billion"}),),
    ),
    story(
        "stabbing: ages and charges",
        """Teenager charged over school stabbing

A 16-year-old boy was charged with attempted murder on Tuesday after three pupils and a teacher \
were stabbed at a school in Holt.

The teacher, Ms Clare Downing, 41, was in a serious but stable condition, police said.

Two of the pupils have been discharged from hospital.""",
        """Boy, 15, in court over Holt school stabbing

A 15-year-old boy appeared in court on Wednesday charged with attempted murder after four people \
were stabbed at a school in Holt.

Clare Downing, a 41-year-old teacher, and three pupils were hurt in the attack on Monday.

Two pupils have left hospital.""",
        shown=(("conflict", {"16-year-old", "15-year-old"}),),
    ),
    story(
        "storm: power, wind, evacuated",
        """Storm Edda leaves 200,000 without power

Storm Edda cut power to more than 200,000 homes in the west of the country on Sunday, with gusts \
of up to 150 km/h.

Two people were killed when a tree fell on their car near Aske. Some 4,000 people were evacuated \
from the coast.

Ferry services to the islands were cancelled, and 38 flights were grounded at Rosmark airport.""",
        """Two die as Storm Edda batters west coast

Two people died and about 230,000 households lost power as Storm Edda hit the west coast on Sunday.

A man and a woman were killed when a tree crushed their car near Aske.

Gusts reached 93 mph. About 4,000 residents had to leave their homes on the coast.""",
        shown=(("compatible", {"more than 200,000", "about 230,000"}),),
    ),
    story(
        "bridge: early count, later count, same article updated",
        """Bridge collapse kills six

At least six people were killed when a road bridge collapsed in Montale on Wednesday, rescuers said.

About 15 cars plunged into the river. Eleven people were taken to hospital.

UPDATE: The fire brigade said at 9 p.m. that nine bodies had been recovered.""",
        """Nine dead in Montale bridge collapse

Nine people died on Wednesday when a bridge in Montale gave way, sending some 15 vehicles into the \
river.

Eleven people were injured, four of them seriously.

The bridge, built in 1967, was 218 metres long.""",
        shown=(("conflict", {"six", "Nine"}),),
    ),
    story(
        "trial: verdict, years, victims",
        """Doctor convicted of killing three patients

A jury convicted a doctor on Friday of murdering three patients at a clinic in Bexford with \
overdoses of insulin.

Martin Hale, 48, was cleared of two further charges. He faces a minimum of 25 years in prison.

The jury deliberated for 31 hours over six days.""",
        """Bexford doctor guilty of murders

Martin Hale, 48, was found guilty on Friday of the murder of three patients at a Bexford clinic.

Jurors, who deliberated for more than 30 hours, acquitted him on two counts.

He faces at least 25 years behind bars when he is sentenced on May 12.""",
        shown=(),
    ),
    story(
        "budget vote and protest in one",
        """Parliament passes austerity budget

Parliament passed a budget on Thursday with spending cuts of 6.5 billion crowns, by 101 votes to 97.

About 8,000 people demonstrated outside. Police detained 34 of them.

The deficit is to fall to 2.9 percent of gross domestic product next year from 4.1 percent.""",
        """Crowds protest as lawmakers back cuts

Lawmakers voted 101 to 97 on Thursday for a budget that cuts spending by 6.5 billion crowns.

Outside, up to 10,000 people took part in a protest, and police made 34 arrests.

The government wants to bring the deficit down to 2.9 percent of GDP from 4.1 percent.""",
        shown=(("compatible", {"About 8,000", "up to 10,000"}),),
    ),
    story(
        "avalanche: a group and its parts",
        """Avalanche kills four skiers

An avalanche killed four skiers and injured two others near Obergurgl on Saturday, police said.

The group of nine was on a tour led by a mountain guide when the slope gave way at about 2,600 \
metres.

Three of the dead were from the Netherlands; the fourth was the guide, aged 39.""",
        """Four killed in Alps avalanche

Four people, including a 39-year-old guide, died on Saturday when an avalanche buried a group of \
eight skiers near Obergurgl.

Two more were hurt. The others escaped unharmed.

Three Dutch citizens were among the dead, police said.""",
        shown=(("conflict", {"nine", "eight"}),),
    ),
    story(
        "data breach: accounts",
        """Hackers steal data of 2.4 million customers

Hackers have stolen the personal data of 2.4 million customers of the phone company Telon, the \
firm said on Monday.

Credit card numbers of about 90,000 customers were also taken.

Telon discovered the breach on Wednesday and told the police two days later.""",
        """Telon breach exposes millions

Data of up to 2.4 million customers was stolen in a breach at Telon, the phone company said on \
Monday.

Up to 90,000 of them may have had their credit card details taken.""",
        shown=(("compatible", {"2.4 million", "up to 2.4 million"}),),
    ),
    story(
        "police shooting: who shot whom",
        """Police kill two in motorway chase

Police shot dead two men after a chase on the motorway near Trent on Monday. An officer was \
wounded.

The men had robbed a petrol station and taken 4,000 pounds, police said.

Five people were killed in police shootings in the county last year.""",
        """Two men shot dead by police after chase

Two men were shot dead by police near Trent on Monday after a 30-mile chase on the motorway.

A policeman was hit in the shoulder. The men were suspected of robbing a petrol station of \
about 4,000 pounds.""",
        shown=(),
    ),
    story(
        "three papers, one differs",
        """Stampede at temple kills 22

Twenty-two people were crushed to death in a stampede at a temple in Rajpur on Tuesday, police \
said.

More than 40 were injured. The crush began when a railing broke at about 6 a.m.""",
        """22 die in Rajpur temple stampede

At least 22 people died and 43 were injured in a stampede at a temple in Rajpur on Tuesday.

Some 50,000 pilgrims had gathered for the festival.""",
        """Temple crush leaves 24 dead

A stampede at a temple in Rajpur killed 24 people, most of them women, on Tuesday, a local \
official said.

Around 50,000 worshippers were at the temple when a railing gave way.""",
        shown=(
            ("conflict", {"22", "24"}),
            ("compatible", {"More than 40", "43"}),
        ),
    ),
    story(
        "olympics: times and medals",
        """Okafor wins 400 metres in record time

Ada Okafor won the women's 400 metres in 48.12 seconds on Saturday, the fastest time this year.

It was her country's third gold medal of the games. Okafor, 22, said she had not slept.

Some 60,000 spectators watched in the stadium.""",
        """Gold for Okafor

Ada Okafor took gold in the 400 metres on Saturday in a time of 48.21 seconds.

The 22-year-old won by almost half a second. It was the third gold for her country.

More than 60,000 people were in the stadium.""",
        shown=(("conflict", {"48.12 seconds", "48.21 seconds"}),),
    ),
    story(
        "recall and injuries",
        """Carmaker recalls 1.2 million vehicles

Dorado Motors is recalling 1.2 million vehicles because of a fault in the airbags that has been \
linked to 11 deaths, the company said on Tuesday.

The recall covers cars built between 2012 and 2016. It will cost the company about $400 million.""",
        """Dorado recalls 1.24 million cars over airbags

Dorado Motors said on Tuesday it would recall 1.24 million cars built from 2012 to 2016 over \
faulty airbags that have killed 11 people and injured 70.

The company expects to pay some $400 million.""",
        shown=(("compatible", {"1.2 million", "1.24 million"}),),
    ),
    story(
        "kidnapped pupils",
        """Gunmen abduct 80 pupils in Zamara

Gunmen abducted about 80 pupils from a boarding school in Zamara state on Sunday night, teachers \
said.

Police said 42 children were missing. Two guards were killed.""",
        """Dozens of children kidnapped from school

Forty-two pupils are missing after gunmen attacked a boarding school in Zamara on Sunday night, \
the police said.

The attackers killed two guards and took away food and four cars.""",
        shown=(),
    ),
)
