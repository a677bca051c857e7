"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import MeasureUnit

PERCENT: Final = MeasureUnit('%', '%')
POINTS: Final = MeasureUnit('point', 'points')
HIT: Final = MeasureUnit('hit', 'hits')
SOLDIER: Final = MeasureUnit('soldier', 'soldiers')
INCH: Final = MeasureUnit('inch', 'inches', 4, 1)
TREE: Final = MeasureUnit('tree', 'trees', 2, 1)
ATTACK_DIE: Final = MeasureUnit('attack die', 'attack dice', 2, 1)
ARMY_POINT: Final = MeasureUnit('point', 'points', 2, 1, called=('army point', 'army points'))
RUNG: Final = MeasureUnit('letter', 'letters', called=('rung', 'rungs'))
PIP: Final = MeasureUnit('pip', 'pips')
FACTOR: Final = MeasureUnit('factor', 'factors')
MAN: Final = MeasureUnit('man', 'men')
METRE: Final = MeasureUnit('metre', 'metres')
MOVE: Final = MeasureUnit('move', 'moves', 4, 1)
RANK: Final = MeasureUnit('rank', 'ranks', 2, 1)
RAM_POINT: Final = MeasureUnit('point of ram', 'points of ram', 4, 1, called=('ram point', 'ram points'))
ENERGY_LEVEL: Final = MeasureUnit('energy level', 'energy levels')
DEGREE: Final = MeasureUnit('degree', 'degrees')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Flyer": (
        'a pair of eagles', 'a lone eagle', 'a hero eagle', 'a Ringwraith on a winged steed',
        'the Witch-King on a winged steed',
    ),
    "Flight": ('at the height from which it fights', 'out of all reach', 'on the ground'),
    "RiderPlight": ('only defend itself', 'act, on foot'),
    "HostPart": ('man-orcs, orcs and the like', 'infantry', 'cavalry', 'others'),
    "UnitSort": (
        'orcs and urucks', 'man-orcs', 'wargs and wolves', 'dwarves', 'elves', 'men on foot',
        'men on horseback',
    ),
    "BaseSort": ('a man', 'a rider', 'an elephant or mumak', 'a chariot'),
    "FordsCompany": (
        'Axes of the Iron Hills', 'Bows of the Wood', 'Riders of the Mark', 'Guards of the Tower',
        'Goblins of the Eye', 'Urucks of the Hand', 'Goblins of the Moon', 'Riders of Morgul',
    ),
    "WarBeast": ('an elephant', 'a mumak'),
    "Temper": ('it stays stable', 'it goes wild'),
    "Course": (
        'straight on', 'backwards', 'to the right', 'to the left', 'forward and to the right',
        'forward and to the left', 'backwards and to the right', 'backwards and to the left',
    ),
    "Mutiny": ('the warg is killed', 'neither is killed', 'the rider is killed'),
    "Kindling": (
        'a small house', 'a large house', 'a stone house', 'a stone tower', 'a stone fortress',
        'a battering ram', 'a wood',
    ),
    "Missile": (
        'dwarf bow', 'hobbit bow', 'Rohan horse bow', 'elf bow', 'long-bow', 'javelin of the West',
        'thrown spear of the West', 'composite bow', 'sling', 'man-orc bow', 'goblin bow', 'uruck bow',
        'bow of the men of Mordor', 'horse bow of the men of Mordor', 'javelin of the men of Mordor',
        'orc javelin', 'thrown spear of the men of Mordor',
    ),
    "ChargeBar": (
        'it must rest first', 'it does not fight under this sky', 'it has to come down first',
        'the enemy is in the air', 'it cannot cross the ground between them', 'it is too far',
        'it is out of sight', 'a wall is between them', 'others stand in the way',
        'the melee is closed to it', "a wizard's light holds it off",
    ),
    "DiceColumn": ('one', 'one and a half', 'two', 'three', 'four', 'five', 'six', 'seven'),
    "PushWeight": (
        'Light infantry', 'Medium infantry', 'Heavy infantry', 'Light cavalry', 'Medium cavalry',
        'Heavy cavalry', 'Orcs, urucks and the like', 'Trolls',
    ),
    "EntryWay": ('from the front', 'from the flank', 'from the rear'),
    "Wizard": ('Gandalf', 'Witch-King of Angmar'),
    "Resting": ('rest', 'semi-rest'),
    "Loser": ('the first unit loses', 'the second unit loses', 'nobody loses'),
    "Reaction": (
        'uncontrolled advance for two moves', 'uncontrolled advance for one move', 'orders are carried out',
        'halt for one move', 'halt for two moves', 'retire', 'retreat', 'rout', 'desperation',
    ),
    "Despair": (
        'uncontrollable advance for two moves', 'a rout that may be rallied',
        'a rout that nobody can rally', 'uncontrollable advance for one move',
    ),
    "Mover": (
        'Eagles', 'Beornings', 'Armoured elves', 'Unarmoured elves', 'Dwarves', 'Hobbits', 'Man-orcs',
        'Orcs', 'Trolls', 'Wolves', 'Wolf-riders', 'Light infantry', 'Medium infantry', 'Heavy infantry',
        'Light cavalry', 'Medium cavalry', 'Heavy cavalry', 'Elephants', 'Mumakil', 'Chariots', 'Ents',
    ),
    "Gait": ('in close order', 'in open order', 'at the charge'),
    "GroundWalker": (
        'Cavalry', 'Infantry', 'Elves and Ithilien Rangers', 'Dwarves', 'Elephants and mumakil',
        'Wolves and wargs', 'Chariots', 'Orcs and man-orcs',
    ),
    "GroundSort": (
        'open ground', 'deep river', 'river of middling depth', 'shallow river', 'hedge', 'bog or swamp',
        'steep hill', 'thick wood', 'thin wood', 'own troops', 'ford',
    ),
    "Obedience": ('the order is obeyed', 'the unit stays where it is and must test its morale'),
    "OrderBreadth": ('a general order', 'a detailed order'),
    "UnitErrand": ('march', 'charge', 'counter-charge', 'shoot', 'stand'),
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
    "DarkRider": ('a Ringwraith', 'the Witch-King'),
    "BeamEffect": (
        'it withdraws, and stays away for a move', 'it withdraws', 'it may come no nearer',
        'it must test its morale', 'nothing',
    ),
    "FirePrey": ('small or furry', 'larger', 'really sturdy'),
    "FireHarm": ('it burns to death', 'it stops, and brushes the fire off', 'it must test its morale'),
    "BurstFate": ('it kills', 'it strikes as thrown fire does', 'nothing'),
    "Companion": ('nobody of note', 'a hero', 'a hereditary leader', 'a special figure'),
    "Marvel": (
        'a Ringwraith gives way', 'the Witch-King gives way', 'Gandalf gives way',
        "a wizard of one's own shows off", 'an enemy wizard shows off', "an enemy's bolt",
        'a burst of fire', 'an enemy flyer falls', "a flyer of one's own falls", 'powder goes off',
        'powder breaks the wall',
    ),
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
    "Facing": ('to the enemy', 'away from the enemy'),
    "Hindrance": ('buildings', 'a melee', 'a wood', 'a hill', 'unfriendly units'),
    "SunlightAnswer": ('they run for the nearest shelter', 'they stay'),
    "RemnantDuty": ('nothing', 'test its morale', 'throw to fight on'),
    "Allegiance": ('good', 'evil', 'neutral'),
    "Wakefulness": ('dormant', 'sluggish', 'active'),
    "Chieftain": (
        'Anabor, Lord of Lamedon', 'Aragorn', 'Bard, Lord of the Bardings', 'Boromir', 'Celeborn',
        'Denethor', 'Elfhelm', 'Elladan', 'Elrohir', 'Elrond', 'Eomer', 'Erkenbrand', 'Faramir',
        'Forlong, Lord of Lossarnach', 'Galadriel', 'Gandalf the Grey, or the White', 'Gothmog',
        'Lieutenant of the Tower', 'A Ringwraith', 'Ghan-buri-Ghan', 'Glorfindel', 'Grimbold of Grimslade',
        'Gwaihir the Windlord', 'Halbarad', 'Duinhir, Lord of Morthond', 'Dervorin, captain of Ringlo Vale',
        'Golasgil, Lord of Langstrand', 'Hirluin, Lord of Pinnath Gelin',
        'Hurin the Tall, Warden of the Keys', 'Imrahil, Prince of Dol Amroth', 'Theoden, Lord of the Mark',
        'Hama', 'Thranduil, King of the Elves of Northern Mirkwood', 'Gloin', 'Witch-King of Angmar',
        'Sauron',
    ),
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
    "Order": (
        'Make fire brands', 'Set a house or a wood on fire', 'Put out a fire', 'Drop a brand on a ram',
        'Put out a burning ram', 'Change an order half way: march to a place',
        'Change an order half way: advance on an enemy', 'Change an order half way: charge',
        'Change an order half way: stand', 'Take to the air', 'Fly out of all reach', 'Land',
        'Attack in the air', 'Find another mount', 'Ram', 'Lay powder', 'Meddle with powder', 'Pour oil',
        'Raise a ladder', 'Hold a door by magic', 'Open a door by magic', 'Throw darts', 'Cast Impress',
        'Cast Fire Burst', 'Cast Defence Bolt', 'Cast Defence Bolt, at the price of a life', 'Cast Light',
        'Cast the Beam of Good', 'Cast Rout', 'Cast Limited Command', 'Cast Cause Fire', 'Break a staff',
        "Wrestle with another's will", 'March to a place', 'Advance on an enemy', 'Charge',
        'Counter-charge', 'Shoot', 'Stand', 'Turn to an enemy', 'Open or close the ranks',
        'Bring the leader to the front or to the rear', 'Ask for a test',
    ),
}
