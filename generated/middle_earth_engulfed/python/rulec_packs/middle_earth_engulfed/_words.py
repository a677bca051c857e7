"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import MeasureUnit

PERCENT: Final = MeasureUnit('%', '%')
POINTS: Final = MeasureUnit('point', 'points')
POWER: Final = MeasureUnit('power', 'power', 2, 1)
PIP: Final = MeasureUnit('pip', 'pips')
AREA: Final = MeasureUnit('area', 'areas')
STEP: Final = MeasureUnit('step', 'steps')
PIECE: Final = MeasureUnit('piece', 'pieces')
MUSTER_POINT: Final = MeasureUnit('muster point', 'muster points', 2, 1)
VICTORY_POINT: Final = MeasureUnit('point', 'points', called=('victory point', 'victory points'))

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Hindrance": (
        'nothing', 'they are not on the board', 'they go with the Fellowship',
        'mountains cannot be crossed', 'the two places do not touch', 'the way is too long',
        'battle is joined where they are', 'only the Fellowship goes there',
        'the Ents go no further than Isengard', 'a fortification bars the way', 'snow has closed Caradhras',
        'the enemy is at an end of the pass', 'its magic holds',
        'no breach of its nation has been declared', 'somebody else has to be the first to enter',
        'nobody has tried the magic of the Shire yet', 'the area around has to be cleared first',
        'forces of the other master are there',
    ),
    "Shortage": (
        'nothing', 'on the board already', 'not on the board', 'it comes with the readiness of its nation',
        'that is no muster place of its nation', 'the enemy is there',
        'forces of the other master are there', 'no more regiments can be raised there in this turn',
        'not at home', 'Mordor refills in Barad-Dur alone', 'not so large',
    ),
    "Side": ('the Free Peoples', 'the Shadow Powers'),
    "Master": ('Sauron', 'Saruman'),
    "Chair": (
        'the only player of that side, or of that master', 'player one of the Free Peoples',
        'player two of the Free Peoples',
    ),
    "Folk": (
        'Rohan', 'Gondor', 'the Elves', 'the Dwarves', 'the Ents', 'the Dunedain', 'the Shire', 'Mordor',
        'the Haradrim', 'the Easterlings', 'Isengard', 'the Dunlendings',
    ),
    "Stage": ('at Peace', 'Neutral', 'on Defence', 'Active'),
    "Hero": (
        'Frodo and Sam', 'Merry and Pippin', 'Gandalf', 'Aragorn', 'Boromir', 'Legolas', 'Gimli', 'Gollum',
        'Theoden', 'Eomer', 'Faramir', 'Elrond', 'Dain', 'Treebeard', 'the Ringwraiths',
    ),
    "Arm": ('infantry', 'cavalry', 'artillery'),
    "Terrain": (
        'open country', 'forest', 'swamp', 'underground', 'mountain pass', 'fortification',
        'not on the board',
    ),
    "Border": (
        'nothing that can be crossed', 'an open border', 'mountains', 'the way over Caradhras',
        'the walls of a fortification', 'a way that the Black Gate bars', 'a way that Minas Morgul bars',
        'a way that Osgiliath bars',
    ),
    "Road": ('no line', 'a line', 'a line through snow', 'a line up a stair'),
    "RoadReached": (
        'on the way to Rivendell', 'at Rivendell', 'beyond Rivendell', 'in the Misty Mountains',
        'past the Misty Mountains',
    ),
    "Parting": ('Frodo and Sam go on alone', 'Merry and Pippin stay'),
    "HuntEffect": (
        'the Fellowship is not seen', 'the Fellowship is hindered', 'somebody is lost',
        'the ring is seized',
    ),
    "CardUse": ('before the power is shown', 'after the die of the hunt', 'in battle'),
    "Plan": ('a headlong charge', 'a steady line', 'an encircling move'),
    "Bout": ('the first exchange', 'the second exchange'),
    "Prize": ('Rohan', 'Gondor', 'the Dwarves', 'the Shire', 'Lorien', 'Rivendell', 'Mirkwood'),
    "Land": (
        'Shire', 'Bree', 'Arnor', 'Angmar', 'Rivendell', 'Eregion', 'Caradhras', 'Moria', 'Dimrill Dale',
        'Lorien', 'Vale of Anduin', 'Mirkwood', 'Dol Guldur', 'Erebor', 'Iron Hills', 'Rhun', 'Enedwaith',
        'Dunland', 'Isengard', 'Orthanc', 'Fangorn', 'Westfold', "Helm's Deep", 'Edoras', 'East Emnet',
        'Emyn Muil', 'Dead Marshes', 'Dagorlad', 'Anorien', 'Minas Tirith', 'Lebennin', 'Dol Amroth',
        'Ithilien', 'Osgiliath', 'Harad', 'Black Gate', 'Minas Morgul', 'Cirith Ungol', 'Gorgoroth',
        'Barad-Dur', 'Mount Doom', 'Off the Board',
    ),
    "Card": (
        'Elven Cloaks', 'Paths of the Rangers', 'Soft Feet', 'A Secret Stair', 'Phial of Light',
        'Mithril Mail', 'You Cannot Go On', 'An Axe Between', 'Horn of Gondor', 'Flame of the West',
        'The White Rider', 'Charge of the Mark',
    ),
    "Order": (
        'Lead a Regiment', 'Storm a Fortification', 'Declare a Breach', 'Break Magic', 'Draw a Card',
        'March (Shadow)', 'March (Free Peoples)', 'Send an Individual (Shadow)',
        'Send an Individual (Free Peoples)', 'Raise a Regiment (Shadow)', 'Refill a Regiment (Shadow)',
        'Raise a Regiment (Free Peoples)', 'Refill a Regiment (Free Peoples)', 'Rouse a Nation',
    ),
}
