"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Unit

PERCENT: Final = Unit('%', '%')
POINTS: Final = Unit('point', 'points')
ARMY_POINT: Final = Unit('army_point', 'army_points', 2, 1)
RUNG: Final = Unit('rung', 'rungs')
PIP: Final = Unit('pip', 'pips')
FACTOR: Final = Unit('factor', 'factors')
MAN: Final = Unit('man', 'men')
METRE: Final = Unit('metre', 'metres')
MOVE: Final = Unit('move', 'moves', 4, 1)
RANK: Final = Unit('rank', 'ranks', 2, 1)
RAM_POINT: Final = Unit('ram_point', 'ram_points', 4, 1)
ENERGY_LEVEL: Final = Unit('energy_level', 'energy_levels')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Temper": ('it stays stable', 'it goes wild'),
    "Course": (
        'straight on', 'backwards', 'to the right', 'to the left', 'forward and to the right',
        'forward and to the left', 'backwards and to the right', 'backwards and to the left',
    ),
    "Mutiny": ('the warg is killed', 'neither is killed', 'the rider is killed'),
    "Wizard": ('Gandalf', 'Witch-King of Angmar'),
    "Resting": ('rest', 'semi-rest'),
    "Loser": ('the first unit loses', 'the second unit loses', 'nobody loses'),
    "Reaction": (
        'uncontrolled advance for two periods', 'uncontrolled advance for one period',
        'orders are carried out', 'halt for one move', 'halt for two moves', 'retire', 'retreat', 'rout',
        'desperation',
    ),
    "Despair": (
        'uncontrollable advance for two periods', 'a rout that may be rallied',
        'a rout that nobody can rally', 'uncontrollable advance for one period',
    ),
    "Obedience": ('the order is obeyed', 'the unit stays where it is and must test its morale'),
    "Recruit": (
        'Hobbit', 'Goblin', 'Uruck', 'Man-orc', 'Man with sword, spear or bow', 'Man with axe or club',
        'Cavalry with sword or spear', 'Cavalry with lance', 'Mounted goblin', 'Wolf', 'Warg', 'Elf',
        'Stone troll', 'Hill troll', 'Large ent', 'Small ent', 'Beorning', 'Eagle', 'Dwarf', 'Elephant',
        'Mumak',
    ),
    "Armour": ('light armour', 'medium armour', 'heavy armour'),
    "Steed": ('no horse to pay for', 'horse', 'armoured horse'),
    "BreachLetter": ('A', 'B', 'C', 'D', 'E', 'F'),
    "Barrier": ('door', 'wall'),
    "Side": ('the side of law', 'the side of evil'),
    "MoraleClass": ('A', 'B', 'C', 'D', 'E', 'O', 'T'),
    "Race": (
        'men', 'Ithilien Rangers', 'men of Rohan', 'Dunlanders', 'elves', 'dwarves', 'hobbits', 'ents',
        'eagles', 'Beornings', 'orcs', 'urucks', 'man-orcs', 'wolves and wargs', 'trolls',
        'elephants and mumakil',
    ),
    "Striker": (
        'hill troll', 'stone troll', 'man-orc', 'uruck', 'goblin', 'mounted goblin', 'wolf', 'warg',
        'chariot', 'elephant', 'mumak', 'large ent', 'small ent', 'Beorning', 'eagle', 'hobbit',
        'elf with spear', 'elf with sword', 'dwarf with axe', 'dwarf with sword', 'cavalry with lance',
        'cavalry with spear', 'cavalry with short spear', 'cavalry with sword', 'man with spear',
        'man with long spear', 'man with two-handed sword', 'man with sword', 'man with axe or club',
    ),
    "Struck": (
        'light infantry', 'medium infantry', 'heavy infantry', 'light cavalry', 'medium cavalry',
        'heavy cavalry', 'large ents', 'small ents', 'Beornings', 'eagles', 'dwarves', 'armoured elves',
        'unarmoured elves', 'hobbits', 'hill trolls', 'stone trolls', 'man-orcs', 'urucks', 'goblins',
        'wolves', 'wargs', 'wolf-riders', 'wild men', 'chariots', 'elephants and mumakil',
    ),
    "Shelter": ('no cover', 'soft cover', 'hard cover'),
    "Stance": ('standing or moving', 'charging', 'retiring', 'retreating', 'routing'),
    "Slope": ('on the level', 'uphill', 'downhill'),
    "Spacing": ('close order', 'open order'),
    "Organisation": ('formed', 'semi formed', 'unformed', 'disorganised', 'scattered'),
    "Remnant": ('half or more', 'less than half, fighting on', 'a quarter or less, fighting on'),
    "TimeOfYear": ('spring', 'summer', 'autumn', 'winter'),
    "Sky": ('snow', 'stormy rain', 'rain', 'normal weather', 'hot weather'),
    "Gust": ('light breeze', 'normal wind', 'storm'),
    "WindQuarter": ('north', 'south', 'east', 'west', 'north-west', 'south-west', 'north-east', 'south-east'),
    "Spell": (
        'Beam of Good', 'Hold Portal', 'Talk to Animals', 'Knock', 'Cause Fire', 'Limited Command',
        'Impress', 'Defence Bolt', 'Light', 'Fire Burst', 'Rout', 'Break Staff',
    ),
    "Troop": (
        'Eagles', 'Ents', 'Beornings', 'Household of Rohan', 'Dunedain', 'High Elves', 'Ithilien Rangers',
        'Wood Elves', 'Dwarves', 'Tower Guard', 'Elite units of the West', 'Rohan', 'Men of the West',
        'Hobbits', 'Peasants', 'Men of Sauron', 'Haradrim', 'Southrons', 'Barbarians', 'Easterlings',
        'Swertings', 'Dunlanders', 'Variags of Khand', 'Man-orcs', 'Wild men', 'Other barbarians', 'Wargs',
        'Wolves', 'Orcs', 'Urucks', 'Wolf-riders', 'Trolls',
    ),
}
