"""The resolvers of melee.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    LOSER_FIRST_LOSES, LOSER_NOBODY_LOSES, LOSER_SECOND_LOSES, Loser, RACE_DWARF, RACE_ELF, RACE_RANGER,
    SHELTER_HARD, SHELTER_SOFT, SIDE_EVIL, SIDE_LAW, SLOPE_DOWNHILL, SLOPE_UPHILL, STANCE_CHARGING,
    STANCE_RETREATING, STANCE_ROUTING, STRUCK_HEAVY_FOOT, STRUCK_HEAVY_HORSE, STRUCK_LIGHT_HORSE,
    STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE,
)
from ._kinds import Unit
from ._tables import (
    CASUALTY_CHART_FALLEN, FIGHTING_RANKS_RANKS, TROOP_RACE, TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON,
    WEAPONS_OF_LAW_WEAPON, casualty_chart_fallen_cell, fighting_ranks_ranks_cell,
    weapons_of_evil_weapon_cell, weapons_of_law_weapon_cell,
)
from .melee import (
    casualties, combat_factor, fighters, ground_tactics, melee_dice, tactical_factor, weapon_factor,
)
from .vocabulary import night_folk

_AVERAGE_FACES: Final = (2, 3, 3, 4, 4, 5)
_ONE_OF_1: Final = frozenset((STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, STRUCK_HEAVY_HORSE, STRUCK_HEAVY_FOOT))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "melee_dice": (
        Label('thrown', 'the die that is added'),
        Label('thrown', 'the die that is taken away'),
        Label('otherwise', ''),
    ),
    "weapon_factor": (
        Label('base', 'weapon factor chart I'),
        Label('base', 'weapon factor chart II'),
    ),
    "combat_factor": (
        Label('throw', 'the dice'),
        Label('add', 'the weapon'),
        Label('add', 'the tactics'),
    ),
    "tactical_factor": (
        Label('base', 'light, ground, cover and flight'),
        Label('add', 'charging'),
        Label('add', 'charging uphill'),
    ),
    "ground_tactics": (
        Label('base', ''),
        Label('add', 'orcs and their kin in the dark', 1, 'ruling "Who the other creatures are that fight well in the dark"'),
        Label('add', 'dwarves in the dark'),
        Label('subtract', 'anybody else in the dark'),
        Label('add', 'elves in a wood'),
        Label('subtract', 'fighting in a wood'),
        Label('subtract', 'the enemy has hard cover'),
        Label('subtract', 'the enemy has soft cover'),
        Label('add', 'cavalry or heavy infantry without shields', 1, 'ruling "Whose missing shields add a factor"'),
        Label('add', 'orcs and their kin underground', 1, 'ruling "Who the other creatures are that fight well in the dark"'),
        Label('add', 'dwarves underground'),
        Label('subtract', 'anybody else underground'),
        Label('subtract', 'its back to the enemy', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "DEFINITIONS OF REACTIONS", line 531'),
        Label('subtract', 'running', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "DEFINITIONS OF REACTIONS", line 533'),
        Label('add', 'the enemy runs', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "DEFINITIONS OF REACTIONS", line 533'),
        Label('subtract', 'a wood that hates it', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GOOD WOODS.", line 1117'),
    ),
    "fighters": (
        Label('base', ''),
        Label('subtract', 'those who have no weapons', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "5. LIMITED COMMAND.", line 868'),
        Label('times', 'ranks that reach the enemy', 2),
        Label('at least', '', 2),
        Label('at most', 'no more than there are', 2),
        Label('round', 'part of a man counts as a man', 2, 'ruling "Half a man in the second rank"'),
    ),
    "casualties": (
        Label('base', 'the chart'),
        Label('add', 'the men beyond the chart', 1, 'ruling "More men than the casualty chart counts"'),
        Label('set to', 'nobody strikes'),
    ),
    "melee_casualties": (
        Label('thrown', 'combat factor'),
        Label('otherwise', ''),
    ),
    "melee_outcome": (
        Label('case', 'the greater losses'),
        Label('case', 'the greater losses'),
        Label('otherwise', 'as many on both sides', 1, 'ruling "A round in which both lose as many"'),
    ),
    "leader_falls": (
        Label('thrown', 'the die of many sides'),
        Label('case', 'nobody was hit'),
        Label('case', 'more were hit than could be'),
        Label('otherwise', ''),
    ),
    "impetus_bonus": (
        Label('base', ''),
        Label('add', 'heavy cavalry'),
        Label('add', 'medium cavalry'),
        Label('add', 'heavy infantry'),
        Label('add', 'medium infantry'),
        Label('add', 'charging downhill'),
        Label('subtract', 'charging uphill'),
    ),
}


def why_melee_dice(dice: Dice) -> tuple[int, Notes]:
    """The dice of a melee.

    `melee_dice` with its notes: pairs of an index of LABELS['melee_dice'] and what it moved.
    In factors.
    wargames "MELEE.".
    """
    notes: Notes = []
    die_added = dice.throw('melee_dice.die_added', _AVERAGE_FACES)  # the die that is added
    notes.append((0, die_added))
    die_taken_away = dice.throw('melee_dice.die_taken_away', _AVERAGE_FACES)  # the die that is taken away
    notes.append((1, die_taken_away))
    notes.append((2, 0))
    return die_added - die_taken_away, notes


def why_weapon_factor(attacker: Unit, defender: Unit) -> tuple[int, Notes]:
    """Weapon factor.

    `weapon_factor` with its notes: pairs of an index of LABELS['weapon_factor'] and what it moved.
    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    notes: Notes = []
    attacker_troop = attacker.troop
    if TROOP_SIDE[attacker_troop] == SIDE_EVIL:
        value = WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as]  # weapon factor chart I
        if value < FLOOR:
            value = weapons_of_evil_weapon_cell(value)
        notes.append((0, value))
    elif TROOP_SIDE[attacker_troop] == SIDE_LAW:
        value = WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as]  # weapon factor chart II
        if value < FLOOR:
            value = weapons_of_law_weapon_cell(value)
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_combat_factor(attacker: Unit, defender: Unit, dice: Dice) -> tuple[int, Notes]:
    """Combat factor.

    `combat_factor` with its notes: pairs of an index of LABELS['combat_factor'] and what it moved.
    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    notes: Notes = []
    value = melee_dice(dice)  # the dice
    notes.append((0, value))
    amount = weapon_factor(attacker, defender)
    notes.append((1, amount))
    value += amount  # the weapon
    amount_ = tactical_factor(attacker, defender)
    notes.append((2, amount_))
    value += amount_  # the tactics
    return value, notes


def why_tactical_factor(attacker: Unit, defender: Unit) -> tuple[int, Notes]:
    """Tactical factor in melee.

    `tactical_factor` with its notes: pairs of an index of LABELS['tactical_factor'] and what it moved.
    In factors.
    wargames "TACTICAL FACTORS", "MIDDLE EARTH: PLAYSHEET".
    """
    notes: Notes = []
    value = ground_tactics(attacker, defender)  # light, ground, cover and flight
    notes.append((0, value))
    attacker_stance = attacker.stance
    if attacker_stance == STANCE_CHARGING:
        attacker_slope = attacker.slope
        if attacker_slope != SLOPE_UPHILL:
            notes.append((1, 2))
            value += 2  # charging
        if attacker_slope == SLOPE_UPHILL:
            notes.append((2, 1))
            value += 1  # charging uphill
    return value, notes


def why_ground_tactics(attacker: Unit, defender: Unit) -> tuple[int, Notes]:
    """Tactical factor of light, ground and cover.

    `ground_tactics` with its notes: pairs of an index of LABELS['ground_tactics'] and what it moved.
    In factors.
    wargames "TACTICAL FACTORS", "MIDDLE EARTH: PLAYSHEET".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    attacker_in_the_dark = attacker.in_the_dark
    if attacker_in_the_dark and night_folk(attacker):
        notes.append((1, 2))
        value += 2  # orcs and their kin in the dark
    if attacker_in_the_dark and TROOP_RACE[attacker.troop] == RACE_DWARF:
        notes.append((2, 1))
        value += 1  # dwarves in the dark
    if attacker_in_the_dark and TROOP_RACE[attacker.troop] != RACE_DWARF and not night_folk(attacker):
        notes.append((3, -2))
        value -= 2  # anybody else in the dark
    attacker_in_a_wood = attacker.in_a_wood
    if attacker_in_a_wood and TROOP_RACE[attacker.troop] == RACE_ELF:
        notes.append((4, 1))
        value += 1  # elves in a wood
    if (
        attacker_in_a_wood
        and TROOP_RACE[attacker.troop] != RACE_ELF
        and TROOP_RACE[attacker.troop] != RACE_RANGER
    ):
        notes.append((5, -2))
        value -= 2  # fighting in a wood
    defender_shelter = defender.shelter
    if defender_shelter == SHELTER_HARD:
        notes.append((6, -3))
        value -= 3  # the enemy has hard cover
    if defender_shelter == SHELTER_SOFT:
        notes.append((7, -2))
        value -= 2  # the enemy has soft cover
    if not defender.shielded and defender.struck_as in _ONE_OF_1:
        notes.append((8, 1))
        value += 1  # cavalry or heavy infantry without shields
    attacker_underground = attacker.underground
    if attacker_underground and night_folk(attacker):
        notes.append((9, 2))
        value += 2  # orcs and their kin underground
    if attacker_underground and TROOP_RACE[attacker.troop] == RACE_DWARF:
        notes.append((10, 1))
        value += 1  # dwarves underground
    if attacker_underground and TROOP_RACE[attacker.troop] != RACE_DWARF and not night_folk(attacker):
        notes.append((11, -3))
        value -= 3  # anybody else underground
    attacker_stance = attacker.stance
    if attacker_stance == STANCE_RETREATING:
        notes.append((12, -1))
        value -= 1  # its back to the enemy
    if attacker_stance == STANCE_ROUTING:
        notes.append((13, -3))
        value -= 3  # running
    if defender.stance == STANCE_ROUTING:
        notes.append((14, 5))
        value += 5  # the enemy runs
    if attacker.in_a_hostile_wood:
        notes.append((15, -2))
        value -= 2  # a wood that hates it
    return value, notes


def why_fighters(attacker: Unit) -> tuple[int, Notes]:
    """Men who strike.

    `fighters` with its notes: pairs of an index of LABELS['fighters'] and what it moved.
    In men.
    Raises OffTheTable (a table has no row).
    wargames "WEAPON FACTOR CHART I", "MELEE.".
    """
    notes: Notes = []
    value = attacker.in_contact
    notes.append((0, value))
    amount = attacker.unarmed
    notes.append((1, -1 * amount))
    value -= amount  # those who have no weapons
    times = FIGHTING_RANKS_RANKS[TROOP_SIDE[attacker.troop]][attacker.strikes_as]
    if times < FLOOR:
        times = fighting_ranks_ranks_cell(times)
    notes.append((2, value * (times - 2)))
    value *= times  # ranks that reach the enemy
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    limit = 2 * attacker.men
    if value > limit:
        notes.append((4, limit - value))
        value = limit  # no more than there are
    before = value
    value = -1 * (-1 * value // 2)  # part of a man counts as a man
    notes.append((5, 2 * value - before))
    return value, notes


def why_casualties(fighters_: int, total: int) -> tuple[int, Notes]:
    """Casualties.

    `casualties` with its notes: pairs of an index of LABELS['casualties'] and what it moved.
    In men.
    Raises UnknownCell (the book does not give a value).
    wargames "MELEE.", "CASUALTY DETERMINATION CHART".
    """
    notes: Notes = []
    value = CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(fighters_, 0), 26)]  # the chart
    if value < FLOOR:
        value = casualty_chart_fallen_cell(value)
    notes.append((0, value))
    if fighters_ < 1:
        notes.append((2, -1 * value))
        value = 0  # nobody strikes
    if fighters_ > 25:
        amount = CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(fighters_ - 25, 0), 26)]
        if amount < FLOOR:
            amount = casualty_chart_fallen_cell(amount)
        notes.append((1, amount))
        value += amount  # the men beyond the chart
    return value, notes


def why_melee_casualties(attacker: Unit, defender: Unit, dice: Dice) -> tuple[int, Notes]:
    """Losses of a round of melee.

    `melee_casualties` with its notes: pairs of an index of LABELS['melee_casualties'] and what it
    moved.
    In men.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
    """
    notes: Notes = []
    total = combat_factor(attacker, defender, dice)  # combat factor
    notes.append((0, total))
    notes.append((1, 0))
    return min(casualties(fighters(attacker), total), defender.men), notes


def why_melee_outcome(first_fallen: int, second_fallen: int) -> tuple[Loser, Notes]:
    """Who has lost the round.

    `melee_outcome` with its notes: pairs of an index of LABELS['melee_outcome'] and what it moved.
    wargames "MELEE.".
    """
    notes: Notes = []
    if first_fallen > second_fallen:
        notes.append((0, 0))
        return LOSER_FIRST_LOSES, notes  # the greater losses
    if second_fallen > first_fallen:
        notes.append((1, 0))
        return LOSER_SECOND_LOSES, notes  # the greater losses
    notes.append((2, 0))
    return LOSER_NOBODY_LOSES, notes  # as many on both sides


def why_leader_falls(exposed: int, hit: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether the leader is among the fallen.

    `leader_falls` with its notes: pairs of an index of LABELS['leader_falls'] and what it moved.
    wargames "DEATH OF LEADERS.".
    """
    notes: Notes = []
    face = dice.throw('leader_falls.face', 20)  # the die of many sides
    notes.append((0, face))
    if hit < 1:
        notes.append((1, 0))
        return False, notes  # nobody was hit
    if hit > exposed:
        notes.append((2, 0))
        return True, notes  # more were hit than could be
    notes.append((3, 0))
    return face * exposed < 20 * hit, notes


def why_impetus_bonus(unit: Unit) -> tuple[int, Notes]:
    """Impetus of a charge.

    `impetus_bonus` with its notes: pairs of an index of LABELS['impetus_bonus'] and what it moved.
    In factors.
    wargames "IMPETUS".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_HEAVY_HORSE:
        notes.append((1, 2))
        value += 2  # heavy cavalry
    if unit_struck_as == STRUCK_MEDIUM_HORSE:
        notes.append((2, 1))
        value += 1  # medium cavalry
    if unit_struck_as == STRUCK_HEAVY_FOOT:
        notes.append((3, 2))
        value += 2  # heavy infantry
    if unit_struck_as == STRUCK_MEDIUM_FOOT:
        notes.append((4, 1))
        value += 1  # medium infantry
    unit_slope = unit.slope
    if unit_slope == SLOPE_DOWNHILL:
        notes.append((5, 2))
        value += 2  # charging downhill
    if unit_slope == SLOPE_UPHILL:
        notes.append((6, -1))
        value -= 1  # charging uphill
    return value, notes
