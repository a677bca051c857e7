"""What a game of these rules remembers, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rulec.runtime.game.shape import Choice, Field, Holds, Kind, Shape
from rulec.runtime.game.world import World as BaseWorld

from ._choices import (
    GUST_FRESH_WIND, Gust, SKY_RAINFALL, Sky, TIME_OF_YEAR_LAER, TimeOfYear, WIND_QUARTER_FROM_NORTH,
    WindQuarter,
)
from ._kinds import Footstep, Keg, Latecomer, Meeting, NumberedMan, Ram, Rampart, Tract, Unit, Volley, Warlord
from ._words import ARMY_POINT, DEGREE, ENERGY_LEVEL, HIT, MAN, METRE, MOVE, PIP, RAM_POINT, RANK, TREE

VARIANT_FREE_LIGHT: Final = 0  # Light for Nothing
_WARLORD_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('side', 'side', Holds("choice", 'Side'), True, label='side'),
    Field('mustered', 'mustered', Holds("number", unit=ARMY_POINT), label='points at the start'),
    Field('men_fallen', 'men_fallen', Holds("number", unit=MAN), label='men lost'),
    Field('units_gone', 'units_gone', Holds("number"), label='units lost'),
)
_TRACT_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('tract_edge', 'tract_edge', Holds("list", item=Holds("spot", unit=METRE)), label='corners'),
    Field('ground_sort', 'ground_sort', Holds("choice", 'GroundSort'), label='ground'),
    Field('rise', 'rise', Holds("number", unit=METRE), label='how high it lies'),
    Field('built_as', 'built_as', Holds("choice", 'Kindling', optional=True), label='building'),
    Field('cover_given', 'cover_given', Holds("choice", 'Shelter'), label='cover that it gives'),
    Field('screens', 'screens', Holds("truth"), label='nobody sees through it'),
    Field('allegiance', 'allegiance', Holds("choice", 'Allegiance', optional=True), label='whose wood it is'),
    Field('wakefulness', 'wakefulness', Holds("choice", 'Wakefulness'), label='how awake it is'),
    Field('on_fire', 'on_fire', Holds("truth"), label='burning'),
    Field('burnt_for', 'burnt_for', Holds("number", unit=MOVE), label='moves of burning'),
    Field('trees_left', 'trees_left', Holds("number", unit=TREE), label='trees'),
)
_NUMBEREDMAN_FIELDS: Final[tuple[Field, ...]] = (
    Field('number', 'number', Holds("number"), label='its place in the row'),
)
_VOLLEY_FIELDS: Final[tuple[Field, ...]] = (
    Field('shooter', 'shooter', Holds("thing", 'Unit'), True, label='who shoots'),
    Field('prey', 'prey', Holds("thing", 'Unit'), True, label='target'),
    Field('missile', 'missile', Holds("choice", 'Missile'), True, label='missile'),
    Field('bowmen', 'bowmen', Holds("number", unit=MAN), label='men who shoot'),
    Field('shot_distance', 'shot_distance', Holds("number", unit=METRE), label='distance'),
    Field('overhead', 'overhead', Holds("truth"), label="over friends' heads"),
    Field('over_low_troops', 'over_low_troops', Holds("truth"), label='over low troops'),
    Field('aimed_downhill', 'aimed_downhill', Holds("truth"), label='aimed downhill'),
    Field('prey_ranks', 'prey_ranks', Holds("number", unit=RANK), label="target's ranks"),
    Field('prey_depth', 'prey_depth', Holds("number", unit=METRE), label="target's depth"),
    Field('at_a_mass', 'at_a_mass', Holds("truth"), label='at close ranks'),
    Field('at_moving_prey', 'at_moving_prey', Holds("truth"), label='at moving troops'),
    Field('on_the_move', 'on_the_move', Holds("truth"), label='on the move'),
    Field('into_a_melee', 'into_a_melee', Holds("truth"), label='into a melee'),
)
_LATECOMER_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('warlord', 'warlord', Holds("thing", 'Warlord'), True, label='whom it will help'),
    Field('troop', 'troop', Holds("choice", 'Troop'), True, label='troop type'),
    Field('strikes_as', 'strikes_as', Holds("choice", 'Striker'), True, label='way of striking'),
    Field('struck_as', 'struck_as', Holds("choice", 'Struck'), True, label='target type'),
    Field('recruit', 'recruit', Holds("choice", 'Recruit'), label='figure, as it is paid for'),
    Field('chieftain', 'chieftain', Holds("choice", 'Chieftain', optional=True), label='leader with a name'),
    Field('men', 'men', Holds("number", unit=MAN), label='men'),
    Field('abreast', 'abreast', Holds("number"), label='figures abreast'),
    Field('joins_at', 'joins_at', Holds("spot", unit=METRE), label='where it comes to'),
    Field('looks_toward', 'looks_toward', Holds("number", unit=DEGREE), label='where it faces then'),
    Field('flight', 'flight', Holds("choice", 'Flight'), label='height of flight'),
)
_FOOTSTEP_FIELDS: Final[tuple[Field, ...]] = (
    Field('unit', 'unit', Holds("thing", 'Unit'), True, label='unit'),
    Field('lands_at', 'lands_at', Holds("spot", unit=METRE), label='where it comes to'),
    Field('faces_then', 'faces_then', Holds("number", unit=DEGREE), label='where it faces then'),
    Field('ground_crossed', 'ground_crossed', Holds("choice", 'GroundSort'), label='what it crosses'),
)
_RAM_FIELDS: Final[tuple[Field, ...]] = (
    Field('points_paid', 'points_paid', Holds("number", unit=RAM_POINT), label='points paid for it'),
    Field('burnt', 'burnt', Holds("number", unit=MOVE), label='moves of burning'),
    Field('uphill', 'uphill', Holds("truth"), label='ramming uphill'),
    Field('under_attack', 'under_attack', Holds("truth"), label='under attack from above'),
    Field('roofed', 'roofed', Holds("truth"), label='with a roof'),
    Field('crew', 'crew', Holds("thing", 'Unit', optional=True), label='who pushes it'),
    Field('alight', 'alight', Holds("truth"), label='burning'),
)
_RAMPART_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('barrier', 'barrier', Holds("choice", 'Barrier'), label='what it is'),
    Field('built_along', 'built_along', Holds("list", item=Holds("spot", unit=METRE)), label='course'),
    Field('owner', 'owner', Holds("thing", 'Warlord', optional=True), label='who holds it'),
    Field('toughness', 'toughness', Holds("number", unit=PIP), label='strength'),
    Field('holes', 'holes', Holds("number"), label='breaches'),
    Field(
        'held_with', 'held_with', Holds("number", unit=ENERGY_LEVEL, optional=True),
        label='energy with which magic holds it',
    ),
    Field('oil_pots', 'oil_pots', Holds("number"), label='pots of oil above it'),
)
_KEG_FIELDS: Final[tuple[Field, ...]] = (
    Field('rampart', 'rampart', Holds("thing", 'Rampart'), True, label='where it lies'),
    Field('lies_upon', 'lies_upon', Holds("spot", unit=METRE), label='place'),
)
_UNIT_FIELDS: Final[tuple[Field, ...]] = (
    Field('troop', 'troop', Holds("choice", 'Troop'), True, label='troop type'),
    Field('strikes_as', 'strikes_as', Holds("choice", 'Striker'), True, label='way of striking'),
    Field('struck_as', 'struck_as', Holds("choice", 'Struck'), True, label='target type'),
    Field('began_with', 'began_with', Holds("number", unit=MAN), label='men at first'),
    Field('men', 'men', Holds("number", unit=MAN), label='men left'),
    Field('in_contact', 'in_contact', Holds("number", unit=MAN), label='men of a rank in contact'),
    Field('stance', 'stance', Holds("choice", 'Stance'), label='what it is doing'),
    Field('slope', 'slope', Holds("choice", 'Slope'), label='lie of the land before it'),
    Field('shelter', 'shelter', Holds("choice", 'Shelter'), label='cover it is in'),
    Field('shielded', 'shielded', Holds("truth"), label='shields'),
    Field('spacing', 'spacing', Holds("choice", 'Spacing'), label='how close the figures stand'),
    Field('organisation', 'organisation', Holds("choice", 'Organisation'), label='organisation'),
    Field('secure_flanks', 'secure_flanks', Holds("number"), label='secure flanks'),
    Field('men_lost', 'men_lost', Holds("number", unit=MAN), label='men lost in this move'),
    Field('foe', 'foe', Holds("thing", 'Unit', optional=True), label='enemy that it charges or fights'),
    Field('charger', 'charger', Holds("thing", 'Unit', optional=True), label='enemy that charges it'),
    Field('struck_from_behind', 'struck_from_behind', Holds("truth"), label='charged in flank or rear'),
    Field('remnant', 'remnant', Holds("choice", 'Remnant'), label='remnant'),
    Field('rallying', 'rallying', Holds("truth"), label='trying to rally'),
    Field('charisma', 'charisma', Holds("number", unit=PIP), label="leader's charisma"),
    Field('leaderless', 'leaderless', Holds("truth"), label='without its leader'),
    Field('driven', 'driven', Holds("truth"), label='better cavalry of its own side behind it'),
    Field('in_the_dark', 'in_the_dark', Holds("truth"), label='in the dark'),
    Field('underground', 'underground', Holds("truth"), label='underground'),
    Field('in_a_wood', 'in_a_wood', Holds("truth"), label='in a wood'),
    Field(
        'in_a_hostile_wood', 'in_a_hostile_wood', Holds("truth"),
        label='in a magical wood of the other side',
    ),
    Field('name', 'name', Holds("text"), label='name'),
    Field('warlord', 'warlord', Holds("thing", 'Warlord', optional=True), label='commander'),
    Field('chieftain', 'chieftain', Holds("choice", 'Chieftain', optional=True), label='leader with a name'),
    Field('recruit', 'recruit', Holds("choice", 'Recruit'), label='figure, as it is paid for'),
    Field('armour', 'armour', Holds("choice", 'Armour'), label='armour, as it is paid for'),
    Field('steed', 'steed', Holds("choice", 'Steed'), label='steed, as it is paid for'),
    Field('missile_borne', 'missile_borne', Holds("choice", 'Missile', optional=True), label='missile'),
    Field('stands_upon', 'stands_upon', Holds("spot", unit=METRE), label='place'),
    Field('faces_toward', 'faces_toward', Holds("number", unit=DEGREE), label='facing'),
    Field('footing', 'footing', Holds("list", item=Holds("spot", unit=METRE)), label='ground that it covers'),
    Field('stirred', 'stirred', Holds("truth"), label='has moved since everybody looked about'),
    Field(
        'news_around', 'news_around', Holds("truth"),
        label='its ground or the friends near it are no longer what it saw',
    ),
    Field('abreast', 'abreast', Holds("number"), label='figures abreast'),
    Field('duty_now', 'duty_now', Holds("choice", 'UnitErrand'), label='order'),
    Field('march_aim', 'march_aim', Holds("spot", unit=METRE, optional=True), label='goal'),
    Field('quarry', 'quarry', Holds("thing", 'Unit', optional=True), label='enemy that it seeks'),
    Field(
        'turning_to', 'turning_to', Holds("thing", 'Unit', optional=True),
        label='enemy to whom it turns about',
    ),
    Field('ordered_now', 'ordered_now', Holds("truth"), label='has a new order'),
    Field('marched_now', 'marched_now', Holds("truth"), label='has moved in this move'),
    Field('charges_run', 'charges_run', Holds("number"), label='recent charges'),
    Field('rested_for', 'rested_for', Holds("number", unit=MOVE), label='moves of rest'),
    Field('shaken_now', 'shaken_now', Holds("truth"), label='fought or tested its morale in this move'),
    Field('halted_for', 'halted_for', Holds("number"), label='moves of halt'),
    Field('rash_for', 'rash_for', Holds("number"), label='moves of rashness'),
    Field('blows_to_feel', 'blows_to_feel', Holds("number", unit=MAN), label='men about to fall'),
    Field(
        'men_felled', 'men_felled', Holds("number", unit=MAN), label='men whom it has felled in this round',
    ),
    Field('shot_by', 'shot_by', Holds("number", unit=MAN), label='men shooting'),
    Field(
        'friends_around', 'friends_around', Holds("list", item=Holds("thing", 'Unit')),
        label='friends not far off',
    ),
    Field(
        'foes_around', 'foes_around', Holds("list", item=Holds("thing", 'Unit')),
        label='enemies not far off',
    ),
    Field('clash_round', 'clash_round', Holds("number"), label='rounds fought against its enemy'),
    Field('beyond_rally', 'beyond_rally', Holds("truth"), label='nobody can rally it'),
    Field('split_by', 'split_by', Holds("number", unit=METRE), label='gap between its parts'),
    Field('leader_behind', 'leader_behind', Holds("truth"), label='its leader is not in the front rank'),
    Field('taken_aback', 'taken_aback', Holds("truth"), label='taken by surprise in this move'),
    Field(
        'order_pending', 'order_pending', Holds("number", unit=MOVE),
        label='time that it still needs to come into order',
    ),
    Field('weak_since', 'weak_since', Holds("number"), label='moves since it became so weak'),
    Field('wounds', 'wounds', Holds("number", unit=HIT), label='wounds of its beast'),
    Field('gone_wild', 'gone_wild', Holds("truth"), label='its beast has gone wild'),
    Field('darts', 'darts', Holds("number"), label='darts'),
    Field('powder', 'powder', Holds("number"), label='charges of powder'),
    Field('ladder_length', 'ladder_length', Holds("number", unit=METRE), label='length of its ladder'),
    Field('climbed', 'climbed', Holds("number", unit=METRE), label='how far up the ladder it is'),
    Field('energy', 'energy', Holds("number", unit=ENERGY_LEVEL), label='energy'),
    Field('calm_moves', 'calm_moves', Holds("number"), label='moves of rest and semi-rest on end'),
    Field('rests_fully', 'rests_fully', Holds("truth"), label='rested in the move before'),
    Field('has_cast', 'has_cast', Holds("truth"), label='has cast a spell in this move'),
    Field('shines', 'shines', Holds("truth"), label='sheds light in this move'),
    Field('has_its_staff', 'has_its_staff', Holds("truth"), label='its staff is whole'),
    Field('held_by', 'held_by', Holds("thing", 'Unit', optional=True), label='captor'),
    Field('unarmed', 'unarmed', Holds("number", unit=MAN), label='men without weapons'),
    Field('shuns', 'shuns', Holds("thing", 'Unit', optional=True), label='wizard whose light holds it off'),
    Field(
        'shuns_within', 'shuns_within', Holds("number", unit=METRE),
        label='how near it may come to that wizard',
    ),
    Field('shuns_for', 'shuns_for', Holds("number"), label='moves for which the light holds it off'),
    Field('life_left', 'life_left', Holds("number", unit=PIP), label='defence score that is left'),
    Field('winged', 'winged', Holds("truth"), label='on a winged steed'),
    Field('flight', 'flight', Holds("choice", 'Flight'), label='height of flight'),
    Field('lands_now', 'lands_now', Holds("truth"), label='comes down in this move'),
    Field('flown_now', 'flown_now', Holds("number", unit=METRE), label='how far it has come in this move'),
    Field('air_prey', 'air_prey', Holds("thing", 'Unit', optional=True), label='whom it attacks in the air'),
    Field('air_wounds', 'air_wounds', Holds("number", unit=HIT), label='hits it has taken in the air'),
    Field('since_fall', 'since_fall', Holds("number", optional=True), label='moves since falling'),
    Field('moves_away', 'moves_away', Holds("number", unit=MOVE, optional=True), label='time away'),
    Field('runs_from', 'runs_from', Holds("thing", 'Unit', optional=True), label='whom it flees'),
    Field('supplied_for', 'supplied_for', Holds("number", unit=MOVE), label='moves at new darts'),
    Field('brands', 'brands', Holds("number"), label='fire brands'),
    Field('brand_work', 'brand_work', Holds("number", unit=MOVE), label='moves spent on brands'),
    Field('makes_brands', 'makes_brands', Holds("truth"), label='makes brands in this move'),
    Field(
        'next_duty', 'next_duty', Holds("choice", 'UnitErrand', optional=True),
        label='order that comes in the middle of a move',
    ),
    Field('next_aim', 'next_aim', Holds("spot", unit=METRE, optional=True), label='where it marches then'),
    Field(
        'next_quarry', 'next_quarry', Holds("thing", 'Unit', optional=True),
        label='enemy that it seeks then',
    ),
)
_MEETING_FIELDS: Final[tuple[Field, ...]] = (
    Field('first_band', 'first_band', Holds("thing", 'Unit'), True, label='the first'),
    Field('second_band', 'second_band', Holds("thing", 'Unit'), True, label='the second'),
    Field('raging', 'raging', Holds("truth"), label='they quarrel'),
)

SHAPE: Final = Shape(
    kinds=(
        Kind('Warlord', Warlord, 'warlord', _WARLORD_FIELDS, plural='warlords', known_as='name'),
        Kind('Tract', Tract, 'tract', _TRACT_FIELDS, plural='tracts', known_as='name'),
        Kind('NumberedMan', NumberedMan, 'numbered_man', _NUMBEREDMAN_FIELDS, plural='numbered_men'),
        Kind('Volley', Volley, 'volley', _VOLLEY_FIELDS, plural='volleys'),
        Kind('Latecomer', Latecomer, 'latecomer', _LATECOMER_FIELDS, plural='latecomers', known_as='name'),
        Kind('Footstep', Footstep, 'footstep', _FOOTSTEP_FIELDS, plural='footsteps'),
        Kind('Ram', Ram, 'ram', _RAM_FIELDS, plural='rams'),
        Kind('Rampart', Rampart, 'rampart', _RAMPART_FIELDS, plural='ramparts', known_as='name'),
        Kind('Keg', Keg, 'keg', _KEG_FIELDS, plural='kegs'),
        Kind('Unit', Unit, 'unit', _UNIT_FIELDS, plural='units', belongs_to='warlord', known_as='name'),
        Kind('Meeting', Meeting, 'meeting', _MEETING_FIELDS, plural='meetings'),
    ),
    choices=(
        Choice(
            'Flyer', ('eagle_pair', 'lone_eagle', 'hero_eagle', 'winged_wraith', 'winged_king'),
            ('a pair of eagles', 'a lone eagle', 'a hero eagle', 'a Ringwraith on a winged steed', 'the Witch-King on a winged steed'),
            'flyer',
        ),
        Choice(
            'Flight', ('fighting_height', 'flying_high', 'on_the_ground'),
            ('at the height from which it fights', 'out of all reach', 'on the ground'), 'how it flies',
        ),
        Choice(
            'RiderPlight', ('only_defends', 'goes_on_foot'), ('only defend itself', 'act, on foot'),
            'what a rider can do whose steed has fallen',
        ),
        Choice(
            'HostPart', ('host_of_orcs', 'host_on_foot', 'host_on_horse', 'host_of_others'),
            ('man-orcs, orcs and the like', 'infantry', 'cavalry', 'others'), 'part of an army',
        ),
        Choice(
            'UnitSort',
            ('orc_band', 'man_orc_band', 'wolf_band', 'dwarf_band', 'elf_band', 'foot_company', 'horse_company'),
            ('orcs and urucks', 'man-orcs', 'wargs and wolves', 'dwarves', 'elves', 'men on foot', 'men on horseback'),
            'sort of unit',
        ),
        Choice(
            'BaseSort', ('man_base', 'rider_base', 'beast_base', 'chariot_base'),
            ('a man', 'a rider', 'an elephant or mumak', 'a chariot'), 'base',
        ),
        Choice(
            'FordsCompany',
            ('company_axes', 'company_bows', 'company_riders', 'company_guards', 'company_red_eye', 'company_white_hand', 'company_moon', 'company_morgul'),
            ('Axes of the Iron Hills', 'Bows of the Wood', 'Riders of the Mark', 'Guards of the Tower', 'Goblins of the Eye', 'Urucks of the Hand', 'Goblins of the Moon', 'Riders of Morgul'),
            'unit at the fords',
        ),
        Choice('WarBeast', ('war_elephant', 'war_mumak'), ('an elephant', 'a mumak'), 'beast'),
        Choice(
            'Temper', ('tame', 'gone_wild'), ('it stays stable', 'it goes wild'),
            'how a wounded beast takes it',
        ),
        Choice(
            'Course',
            ('straight_on', 'straight_back', 'sideways_right', 'sideways_left', 'forward_right', 'forward_left', 'back_right', 'back_left'),
            ('straight on', 'backwards', 'to the right', 'to the left', 'forward and to the right', 'forward and to the left', 'backwards and to the right', 'backwards and to the left'),
            'where a wild beast goes',
        ),
        Choice(
            'Mutiny', ('warg_killed', 'neither_killed', 'rider_killed'),
            ('the warg is killed', 'neither is killed', 'the rider is killed'),
            'what becomes of a warg and its rider',
        ),
        Choice(
            'Kindling',
            ('little_house', 'large_house', 'stone_house', 'stone_tower', 'stone_fortress', 'wooden_ram', 'living_wood'),
            ('a small house', 'a large house', 'a stone house', 'a stone tower', 'a stone fortress', 'a battering ram', 'a wood'),
            'what may burn',
        ),
        Choice(
            'Missile',
            ('dwarf_bow', 'hobbit_bow', 'rohan_bow', 'elf_bow', 'long_bow', 'western_javelin', 'western_spear', 'composite_bow', 'western_sling', 'man_orc_bow', 'goblin_bow', 'uruk_bow', 'eastern_bow', 'eastern_horse_bow', 'eastern_javelin', 'orc_javelin', 'eastern_spear'),
            ('dwarf bow', 'hobbit bow', 'Rohan horse bow', 'elf bow', 'long-bow', 'javelin of the West', 'thrown spear of the West', 'composite bow', 'sling', 'man-orc bow', 'goblin bow', 'uruck bow', 'bow of the men of Mordor', 'horse bow of the men of Mordor', 'javelin of the men of Mordor', 'orc javelin', 'thrown spear of the men of Mordor'),
            'missile',
        ),
        Choice(
            'ChargeBar',
            ('bar_breath', 'bar_sun', 'bar_flight', 'bar_air', 'bar_ground', 'bar_reach', 'bar_sight', 'bar_wall', 'bar_crowd', 'bar_melee', 'bar_light'),
            ('it must rest first', 'it does not fight under this sky', 'it has to come down first', 'the enemy is in the air', 'it cannot cross the ground between them', 'it is too far', 'it is out of sight', 'a wall is between them', 'others stand in the way', 'the melee is closed to it', "a wizard's light holds it off"),
            'what bars a charge',
        ),
        Choice(
            'DiceColumn',
            ('die_one', 'die_one_and_half', 'dice_two', 'dice_three', 'dice_four', 'dice_five', 'dice_six', 'dice_seven'),
            ('one', 'one and a half', 'two', 'three', 'four', 'five', 'six', 'seven'), 'attack dice',
        ),
        Choice(
            'PushWeight',
            ('light_foot_push', 'medium_foot_push', 'heavy_foot_push', 'light_horse_push', 'medium_horse_push', 'heavy_horse_push', 'orc_push', 'troll_push'),
            ('Light infantry', 'Medium infantry', 'Heavy infantry', 'Light cavalry', 'Medium cavalry', 'Heavy cavalry', 'Orcs, urucks and the like', 'Trolls'),
            'weight of a charge',
        ),
        Choice(
            'EntryWay', ('front_entry', 'flank_entry', 'rear_entry'),
            ('from the front', 'from the flank', 'from the rear'), 'from where it comes in',
        ),
        Choice('Wizard', ('gandalf', 'witch_king'), ('Gandalf', 'Witch-King of Angmar'), 'wizard'),
        Choice('Resting', ('full_rest', 'half_rest'), ('rest', 'semi-rest'), 'rest'),
        Choice(
            'Loser', ('first_loses', 'second_loses', 'nobody_loses'),
            ('the first unit loses', 'the second unit loses', 'nobody loses'), 'how a round ends',
        ),
        Choice(
            'Reaction',
            ('advance_2', 'advance_1', 'as_ordered', 'halt_1', 'halt_2', 'retire', 'retreat', 'rout', 'desperation'),
            ('uncontrolled advance for two moves', 'uncontrolled advance for one move', 'orders are carried out', 'halt for one move', 'halt for two moves', 'retire', 'retreat', 'rout', 'desperation'),
            'reaction',
        ),
        Choice(
            'Despair', ('run_on_2', 'rallyable_rout', 'lost_rout', 'run_on_1'),
            ('uncontrollable advance for two moves', 'a rout that may be rallied', 'a rout that nobody can rally', 'uncontrollable advance for one move'),
            'what desperation leads to',
        ),
        Choice(
            'Mover',
            ('eagle_mover', 'beorning_mover', 'armoured_elf_mover', 'bare_elf_mover', 'dwarf_mover', 'hobbit_mover', 'man_orc_mover', 'orc_mover', 'troll_mover', 'wolf_mover', 'wolf_rider_mover', 'light_foot_mover', 'medium_foot_mover', 'heavy_foot_mover', 'light_horse_mover', 'medium_horse_mover', 'heavy_horse_mover', 'elephant_mover', 'mumak_mover', 'chariot_mover', 'ent_mover'),
            ('Eagles', 'Beornings', 'Armoured elves', 'Unarmoured elves', 'Dwarves', 'Hobbits', 'Man-orcs', 'Orcs', 'Trolls', 'Wolves', 'Wolf-riders', 'Light infantry', 'Medium infantry', 'Heavy infantry', 'Light cavalry', 'Medium cavalry', 'Heavy cavalry', 'Elephants', 'Mumakil', 'Chariots', 'Ents'),
            'who moves',
        ),
        Choice(
            'Gait', ('close_march', 'open_march', 'charge_run'),
            ('in close order', 'in open order', 'at the charge'), 'how it moves',
        ),
        Choice(
            'GroundWalker',
            ('horse_walker', 'foot_walker', 'elf_walker', 'dwarf_walker', 'beast_walker', 'wolf_walker', 'chariot_walker', 'orc_walker'),
            ('Cavalry', 'Infantry', 'Elves and Ithilien Rangers', 'Dwarves', 'Elephants and mumakil', 'Wolves and wargs', 'Chariots', 'Orcs and man-orcs'),
            'who crosses it',
        ),
        Choice(
            'GroundSort',
            ('open_ground', 'deep_river', 'medium_river', 'shallow_river', 'hedge_row', 'bog_land', 'steep_hill', 'thick_wood', 'thin_wood', 'own_ranks', 'ford_crossing'),
            ('open ground', 'deep river', 'river of middling depth', 'shallow river', 'hedge', 'bog or swamp', 'steep hill', 'thick wood', 'thin wood', 'own troops', 'ford'),
            'ground',
        ),
        Choice(
            'Obedience', ('obeys', 'balks'),
            ('the order is obeyed', 'the unit stays where it is and must test its morale'),
            'what becomes of an order',
        ),
        Choice(
            'OrderBreadth', ('general_command', 'detailed_command'),
            ('a general order', 'a detailed order'), 'order',
        ),
        Choice(
            'UnitErrand',
            ('march_errand', 'charge_errand', 'counter_errand', 'shoot_errand', 'stand_errand'),
            ('march', 'charge', 'counter-charge', 'shoot', 'stand'), 'what is ordered',
        ),
        Choice(
            'Recruit',
            ('hobbit_figure', 'goblin_figure', 'uruk_figure', 'man_orc_figure', 'man_with_blade', 'man_with_axe', 'rider_with_blade', 'rider_with_lance', 'mounted_goblin_figure', 'wolf_figure', 'warg_figure', 'elf_figure', 'stone_troll_figure', 'hill_troll_figure', 'large_ent_figure', 'small_ent_figure', 'beorning_figure', 'eagle_figure', 'dwarf_figure', 'elephant_figure', 'mumak_figure'),
            ('Hobbit', 'Goblin', 'Uruck', 'Man-orc', 'Man with sword, spear or bow', 'Man with axe or club', 'Cavalry with sword or spear', 'Cavalry with lance', 'Mounted goblin', 'Wolf', 'Warg', 'Elf', 'Stone troll', 'Hill troll', 'Large ent', 'Small ent', 'Beorning', 'Eagle', 'Dwarf', 'Elephant', 'Mumak'),
            'figure',
        ),
        Choice(
            'Armour', ('light_armour', 'medium_armour', 'heavy_armour'),
            ('light armour', 'medium armour', 'heavy armour'), 'armour',
        ),
        Choice(
            'Steed', ('no_steed', 'plain_horse', 'armoured_horse'),
            ('no horse to pay for', 'horse', 'armoured horse'), 'steed',
        ),
        Choice(
            'BreachLetter', ('A', 'B', 'C', 'D', 'E', 'F'), ('A', 'B', 'C', 'D', 'E', 'F'),
            'letter of the siege table',
        ),
        Choice('Barrier', ('door', 'wall'), ('door', 'wall'), 'what is rammed'),
        Choice(
            'DarkRider', ('beamed_wraith', 'beamed_king'), ('a Ringwraith', 'the Witch-King'),
            'whom the beam strikes',
        ),
        Choice(
            'BeamEffect',
            ('flees_and_stays', 'flees_the_light', 'keeps_its_distance', 'must_be_tested', 'untouched_by_light'),
            ('it withdraws, and stays away for a move', 'it withdraws', 'it may come no nearer', 'it must test its morale', 'nothing'),
            'what the beam does',
        ),
        Choice(
            'FirePrey', ('furry_prey', 'larger_prey', 'sturdy_prey'),
            ('small or furry', 'larger', 'really sturdy'), 'what burning things do to it',
        ),
        Choice(
            'FireHarm', ('burns_to_death', 'brushes_it_off', 'tests_its_nerve'),
            ('it burns to death', 'it stops, and brushes the fire off', 'it must test its morale'),
            'what a hit does',
        ),
        Choice(
            'BurstFate', ('killed_by_burst', 'tried_by_fire', 'beyond_the_burst'),
            ('it kills', 'it strikes as thrown fire does', 'nothing'), 'what a fire burst does',
        ),
        Choice(
            'Companion', ('no_companion', 'hero_companion', 'hereditary_companion', 'special_companion'),
            ('nobody of note', 'a hero', 'a hereditary leader', 'a special figure'), 'who is with the unit',
        ),
        Choice(
            'Marvel',
            ('wraith_gave_way', 'king_gave_way', 'gandalf_gave_way', 'friend_impressed', 'enemy_impressed', 'enemy_bolt_struck', 'fire_has_burst', 'enemy_flyer_fell', 'friendly_flyer_fell', 'powder_went_off', 'powder_broke_in'),
            ('a Ringwraith gives way', 'the Witch-King gives way', 'Gandalf gives way', "a wizard of one's own shows off", 'an enemy wizard shows off', "an enemy's bolt", 'a burst of fire', 'an enemy flyer falls', "a flyer of one's own falls", 'powder goes off', 'powder breaks the wall'),
            'what is seen by all',
        ),
        Choice('Side', ('law', 'evil'), ('the side of law', 'the side of evil'), 'side'),
        Choice(
            'MoraleClass', ('A', 'B', 'C', 'D', 'E', 'O', 'T'), ('A', 'B', 'C', 'D', 'E', 'O', 'T'),
            'morale class',
        ),
        Choice(
            'Race',
            ('man', 'ranger', 'rohirrim', 'dunlending', 'elf', 'dwarf', 'hobbit', 'ent', 'great_eagle', 'beorning', 'orc', 'uruk', 'man_orc', 'wolf', 'troll', 'elephant'),
            ('men', 'Ithilien Rangers', 'men of Rohan', 'Dunlanders', 'elves', 'dwarves', 'hobbits', 'ents', 'eagles', 'Beornings', 'orcs', 'urucks', 'man-orcs', 'wolves and wargs', 'trolls', 'elephants and mumakil'),
            'race',
        ),
        Choice(
            'Striker',
            (
                'hill_troll', 'stone_troll', 'man_orc', 'uruk', 'goblin', 'mounted_goblin', 'wolf', 'warg',
                'chariot', 'elephant', 'mumak', 'large_ent', 'small_ent', 'beorning', 'great_eagle', 'hobbit',
                'elf_spear', 'elf_sword', 'dwarf_axe', 'dwarf_sword', 'lance', 'horse_spear',
                'horse_short_spear', 'horse_sword', 'spear', 'long_spear', 'two_handed_sword', 'sword',
                'axe_or_club',
            ),
            (
                'hill troll', 'stone troll', 'man-orc', 'uruck', 'goblin', 'mounted goblin', 'wolf', 'warg',
                'chariot', 'elephant', 'mumak', 'large ent', 'small ent', 'Beorning', 'eagle', 'hobbit',
                'elf with spear', 'elf with sword', 'dwarf with axe', 'dwarf with sword',
                'cavalry with lance', 'cavalry with spear', 'cavalry with short spear', 'cavalry with sword',
                'man with spear', 'man with long spear', 'man with two-handed sword', 'man with sword',
                'man with axe or club',
            ),
            'how it strikes',
        ),
        Choice(
            'Struck',
            (
                'light_foot', 'medium_foot', 'heavy_foot', 'light_horse', 'medium_horse', 'heavy_horse',
                'large_ent', 'small_ent', 'beorning', 'great_eagle', 'dwarf', 'armoured_elf', 'bare_elf',
                'hobbit', 'hill_troll', 'stone_troll', 'man_orc', 'uruk', 'goblin', 'wolf', 'warg',
                'wolf_rider', 'wild_man', 'chariot', 'elephant',
            ),
            (
                'light infantry', 'medium infantry', 'heavy infantry', 'light cavalry', 'medium cavalry',
                'heavy cavalry', 'large ents', 'small ents', 'Beornings', 'eagles', 'dwarves',
                'armoured elves', 'unarmoured elves', 'hobbits', 'hill trolls', 'stone trolls', 'man-orcs',
                'urucks', 'goblins', 'wolves', 'wargs', 'wolf-riders', 'wild men', 'chariots',
                'elephants and mumakil',
            ),
            'target type',
        ),
        Choice('Shelter', ('no_shelter', 'soft', 'hard'), ('no cover', 'soft cover', 'hard cover'), 'cover'),
        Choice(
            'Stance', ('steady', 'charging', 'retiring', 'retreating', 'routing'),
            ('standing or moving', 'charging', 'retiring', 'retreating', 'routing'), 'what a unit is doing',
        ),
        Choice(
            'Slope', ('level_ground', 'uphill', 'downhill'), ('on the level', 'uphill', 'downhill'),
            'lie of the land',
        ),
        Choice(
            'Spacing', ('close_order', 'open_order'), ('close order', 'open order'),
            'how close the figures stand',
        ),
        Choice(
            'Organisation', ('formed', 'semi_formed', 'unformed', 'disorganised', 'scattered'),
            ('formed', 'semi formed', 'unformed', 'disorganised', 'scattered'), 'organisation',
        ),
        Choice(
            'Remnant', ('half_or_more', 'below_half', 'below_quarter'),
            ('half or more', 'less than half, fighting on', 'a quarter or less, fighting on'),
            'how much of a unit is left',
        ),
        Choice(
            'TimeOfYear', ('echuir', 'laer', 'narbeleth', 'rhiw'), ('spring', 'summer', 'autumn', 'winter'),
            'season',
        ),
        Choice(
            'Sky', ('snowfall', 'stormy_rain', 'rainfall', 'fair_sky', 'hot_sky'),
            ('snow', 'stormy rain', 'rain', 'normal weather', 'hot weather'), 'weather',
        ),
        Choice(
            'Gust', ('light_breeze', 'fresh_wind', 'storm_wind'), ('light breeze', 'normal wind', 'storm'),
            'strength of the wind',
        ),
        Choice(
            'WindQuarter',
            ('from_north', 'from_south', 'from_east', 'from_west', 'from_north_west', 'from_south_west', 'from_north_east', 'from_south_east'),
            ('north', 'south', 'east', 'west', 'north-west', 'south-west', 'north-east', 'south-east'),
            'where the wind comes from',
        ),
        Choice(
            'Facing', ('to_the_foe', 'from_the_foe'), ('to the enemy', 'away from the enemy'),
            'which way it faces',
        ),
        Choice(
            'Hindrance',
            ('hindering_houses', 'hindering_melee', 'hindering_wood', 'hindering_hill', 'hindering_enemies'),
            ('buildings', 'a melee', 'a wood', 'a hill', 'unfriendly units'), 'what is in the way',
        ),
        Choice(
            'SunlightAnswer', ('runs_for_shelter', 'bears_the_sun'),
            ('they run for the nearest shelter', 'they stay'), 'what orcs do in sunlight',
        ),
        Choice(
            'RemnantDuty', ('nothing_special', 'test_of_morale', 'last_throw'),
            ('nothing', 'test its morale', 'throw to fight on'), 'what a weakened unit must do',
        ),
        Choice(
            'Allegiance', ('good_wood', 'evil_wood', 'neutral_wood'), ('good', 'evil', 'neutral'),
            'whose a wood is',
        ),
        Choice(
            'Wakefulness', ('dormant_wood', 'sluggish_wood', 'active_wood'),
            ('dormant', 'sluggish', 'active'), 'how awake a wood is',
        ),
        Choice(
            'Chieftain',
            (
                'anabor', 'aragorn', 'bard', 'boromir', 'celeborn', 'denethor', 'elfhelm', 'elladan',
                'elrohir', 'elrond', 'eomer', 'erkenbrand', 'faramir', 'forlong', 'galadriel',
                'gandalf_himself', 'gothmog', 'tower_lieutenant', 'ringwraith', 'ghan_buri_ghan',
                'glorfindel', 'grimbold', 'gwaihir', 'halbarad', 'duinhir', 'dervorin', 'golasgil', 'hirluin',
                'hurin', 'imrahil', 'theoden', 'hama', 'thranduil', 'gloin', 'angmar_king', 'sauron',
            ),
            (
                'Anabor, Lord of Lamedon', 'Aragorn', 'Bard, Lord of the Bardings', 'Boromir', 'Celeborn',
                'Denethor', 'Elfhelm', 'Elladan', 'Elrohir', 'Elrond', 'Eomer', 'Erkenbrand', 'Faramir',
                'Forlong, Lord of Lossarnach', 'Galadriel', 'Gandalf the Grey, or the White', 'Gothmog',
                'Lieutenant of the Tower', 'A Ringwraith', 'Ghan-buri-Ghan', 'Glorfindel',
                'Grimbold of Grimslade', 'Gwaihir the Windlord', 'Halbarad', 'Duinhir, Lord of Morthond',
                'Dervorin, captain of Ringlo Vale', 'Golasgil, Lord of Langstrand',
                'Hirluin, Lord of Pinnath Gelin', 'Hurin the Tall, Warden of the Keys',
                'Imrahil, Prince of Dol Amroth', 'Theoden, Lord of the Mark', 'Hama',
                'Thranduil, King of the Elves of Northern Mirkwood', 'Gloin', 'Witch-King of Angmar',
                'Sauron',
            ),
            'chieftain',
        ),
        Choice(
            'Spell',
            ('beam_of_good', 'hold_portal', 'talk_to_animals', 'knock', 'cause_fire', 'limited_command', 'impress', 'defence_bolt', 'illuminate', 'fire_burst', 'rout_spell', 'break_staff'),
            ('Beam of Good', 'Hold Portal', 'Talk to Animals', 'Knock', 'Cause Fire', 'Limited Command', 'Impress', 'Defence Bolt', 'Light', 'Fire Burst', 'Rout', 'Break Staff'),
            'spell',
        ),
        Choice(
            'Troop',
            (
                'eagles', 'ents', 'beornings', 'household_of_rohan', 'dunedain', 'high_elves',
                'ithilien_rangers', 'wood_elves', 'dwarves', 'tower_guard', 'elite_units', 'rohan',
                'men_of_the_west', 'hobbits', 'peasants', 'men_of_sauron', 'haradrim', 'southrons',
                'barbarians', 'easterlings', 'swertings', 'dunlanders', 'variags', 'man_orcs', 'wild_men',
                'other_barbarians', 'wargs', 'wolves', 'orcs', 'urucks', 'wolf_riders', 'trolls',
            ),
            (
                'Eagles', 'Ents', 'Beornings', 'Household of Rohan', 'Dunedain', 'High Elves',
                'Ithilien Rangers', 'Wood Elves', 'Dwarves', 'Tower Guard', 'Elite units of the West',
                'Rohan', 'Men of the West', 'Hobbits', 'Peasants', 'Men of Sauron', 'Haradrim', 'Southrons',
                'Barbarians', 'Easterlings', 'Swertings', 'Dunlanders', 'Variags of Khand', 'Man-orcs',
                'Wild men', 'Other barbarians', 'Wargs', 'Wolves', 'Orcs', 'Urucks', 'Wolf-riders', 'Trolls',
            ),
            'troop',
        ),
        Choice(
            'Order',
            (
                'make_fire_brands', 'set_a_house_or_a_wood_on_fire', 'put_out_a_fire',
                'drop_a_brand_on_a_ram', 'put_out_a_burning_ram', 'change_an_order_half_way_march_to_a_place',
                'change_an_order_half_way_advance_on_an_enemy', 'change_an_order_half_way_charge',
                'change_an_order_half_way_stand', 'take_to_the_air', 'fly_out_of_all_reach', 'land',
                'attack_in_the_air', 'find_another_mount', 'ram', 'lay_powder', 'meddle_with_powder',
                'pour_oil', 'raise_a_ladder', 'hold_a_door_by_magic', 'open_a_door_by_magic', 'throw_darts',
                'cast_impress', 'cast_fire_burst', 'cast_defence_bolt',
                'cast_defence_bolt_at_the_price_of_a_life', 'cast_light', 'cast_the_beam_of_good',
                'cast_rout', 'cast_limited_command', 'cast_cause_fire', 'break_a_staff',
                'wrestle_with_another_s_will', 'march_to_a_place', 'advance_on_an_enemy', 'charge',
                'counter_charge', 'shoot', 'stand', 'turn_to_an_enemy', 'open_or_close_the_ranks',
                'bring_the_leader_to_the_front_or_to_the_rear', 'ask_for_a_test',
            ),
            (
                'Make fire brands', 'Set a house or a wood on fire', 'Put out a fire',
                'Drop a brand on a ram', 'Put out a burning ram',
                'Change an order half way: march to a place', 'Change an order half way: advance on an enemy',
                'Change an order half way: charge', 'Change an order half way: stand', 'Take to the air',
                'Fly out of all reach', 'Land', 'Attack in the air', 'Find another mount', 'Ram',
                'Lay powder', 'Meddle with powder', 'Pour oil', 'Raise a ladder', 'Hold a door by magic',
                'Open a door by magic', 'Throw darts', 'Cast Impress', 'Cast Fire Burst', 'Cast Defence Bolt',
                'Cast Defence Bolt, at the price of a life', 'Cast Light', 'Cast the Beam of Good',
                'Cast Rout', 'Cast Limited Command', 'Cast Cause Fire', 'Break a staff',
                "Wrestle with another's will", 'March to a place', 'Advance on an enemy', 'Charge',
                'Counter-charge', 'Shoot', 'Stand', 'Turn to an enemy', 'Open or close the ranks',
                'Bring the leader to the front or to the rear', 'Ask for a test',
            ),
            'order',
            printed=(
                '66', '64', '65', '67', '68', '30', '31', '32', '33', '20', '21', '22', '23', '24', '60',
                '61', '69', '62', '63', '47', '48', '70', '40', '41', '42', '51', '52', '43', '44', '45',
                '46', '49', '50', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19',
            ),
        ),
    ),
    state=(
        Field('season_now', 'season_now', Holds("choice", 'TimeOfYear'), label='season'),
        Field('sky_now', 'sky_now', Holds("choice", 'Sky'), label='weather'),
        Field('sky_is_settled', 'sky_is_settled', Holds("truth"), label='the weather is agreed upon'),
        Field('wind_now', 'wind_now', Holds("choice", 'Gust'), label='wind'),
        Field(
            'wind_source', 'wind_source', Holds("choice", 'WindQuarter'),
            label='side from which the wind blows',
        ),
        Field('under_ground', 'under_ground', Holds("truth"), label='battle below the ground'),
        Field('at_night', 'at_night', Holds("truth"), label='battle in the dark'),
        Field('field_edge', 'field_edge', Holds("list", item=Holds("spot", unit=METRE)), label='the table'),
        Field('longest', 'longest', Holds("number"), label='moves until night falls'),
        Field('begun', 'begun', Holds("truth"), label='the battle has begun'),
        Field(
            'marches_are_over', 'marches_are_over', Holds("truth"),
            label='the marches of this move are over',
        ),
    ),
    events={
        'gave_way_now': {'unit': Holds("thing", 'Unit')},
        'melee_was_won': {'unit': Holds("thing", 'Unit')},
        'melee_was_lost': {'unit': Holds("thing", 'Unit')},
        'charge_was_made': {'unit': Holds("thing", 'Unit')},
        'has_routed': {'unit': Holds("thing", 'Unit')},
        'was_shot_at': {'unit': Holds("thing", 'Unit')},
        'test_was_called': {'unit': Holds("thing", 'Unit')},
        'was_bewitched': {'unit': Holds("thing", 'Unit')},
        'hero_seen_to_die': {'unit': Holds("thing", 'Unit')},
        'wood_was_entered': {'unit': Holds("thing", 'Unit'), 'allegiance': Holds("choice", 'Allegiance')},
        'marvel_seen': {'unit': Holds("thing", 'Unit'), 'marvel': Holds("choice", 'Marvel')},
        'struck_by_beam': {'unit': Holds("thing", 'Unit')},
        'wood_was_near': {'unit': Holds("thing", 'Unit')},
        'singed_by_fire': {'unit': Holds("thing", 'Unit')},
        'ran_from_spell': {'unit': Holds("thing", 'Unit')},
        'was_disarmed': {'unit': Holds("thing", 'Unit')},
        'will_was_bent': {'unit': Holds("thing", 'Unit')},
    },
    variants=(
        ('free_light', 'Light for Nothing'),
    ),
)


class World(BaseWorld):
    """The world of a game.

    The battle.
    """

    __slots__ = (
        "warlords", "tracts", "numbered_men", "volleys", "latecomers", "footsteps", "rams", "ramparts",
        "kegs", "units", "meetings", "season_now", "sky_now", "sky_is_settled", "wind_now", "wind_source",
        "under_ground", "at_night", "field_edge", "longest", "begun", "marches_are_over",
    )

    SHAPE: ClassVar[Shape] = SHAPE

    def __init__(
        self, *, seed: int | str = 0, variants: int = 0, season_now: TimeOfYear = TIME_OF_YEAR_LAER,
        sky_now: Sky = SKY_RAINFALL, sky_is_settled: bool = False, wind_now: Gust = GUST_FRESH_WIND,
        wind_source: WindQuarter = WIND_QUARTER_FROM_NORTH, under_ground: bool = False,
        at_night: bool = False,
        field_edge: Sequence[tuple[int, int]] = ((0, 0), (1800, 0), (1800, 1200), (0, 1200),),
        longest: int = 24, begun: bool = False, marches_are_over: bool = False,
    ) -> None:
        super().__init__(seed=seed, variants=variants)
        self.warlords: list[Warlord] = []
        self.tracts: list[Tract] = []
        self.numbered_men: list[NumberedMan] = []
        self.volleys: list[Volley] = []
        self.latecomers: list[Latecomer] = []
        self.footsteps: list[Footstep] = []
        self.rams: list[Ram] = []
        self.ramparts: list[Rampart] = []
        self.kegs: list[Keg] = []
        self.units: list[Unit] = []
        self.meetings: list[Meeting] = []
        self.season_now: TimeOfYear = season_now
        self.sky_now: Sky = sky_now
        self.sky_is_settled: bool = sky_is_settled
        self.wind_now: Gust = wind_now
        self.wind_source: WindQuarter = wind_source
        self.under_ground: bool = under_ground
        self.at_night: bool = at_night
        self.field_edge: Sequence[tuple[int, int]] = field_edge
        self.longest: int = longest
        self.begun: bool = begun
        self.marches_are_over: bool = marches_are_over
