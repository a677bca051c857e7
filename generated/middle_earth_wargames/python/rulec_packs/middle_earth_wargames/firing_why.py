"""The resolvers of firing.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes

from ._choices import (
    MISSILE_COMPOSITE_BOW, MISSILE_EASTERN_BOW, MISSILE_EASTERN_HORSE_BOW, MISSILE_EASTERN_JAVELIN,
    MISSILE_EASTERN_SPEAR, MISSILE_GOBLIN_BOW, MISSILE_LONG_BOW, MISSILE_MAN_ORC_BOW, MISSILE_ORC_JAVELIN,
    MISSILE_ROHAN_BOW, MISSILE_URUK_BOW, MISSILE_WESTERN_JAVELIN, MISSILE_WESTERN_SPEAR, Missile, RACE_ELF,
    RACE_RANGER, STANCE_CHARGING,
)
from ._kinds import Volley
from ._tables import (
    MISSILE_REACHES_RANKS, SHOTS_OF_LAW_WEAPON, TROOP_RACE, missile_reaches_reach, shots_of_law_weapon_cell,
)
from .firing import (
    bowmen_who_count, like_missile, may_shoot, shot_factor, shot_tactics, shot_weapon, within_reach,
)
from .melee import casualties, melee_dice
from .morale import mounted

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "like_missile": (
        Label('case', "a man's bow"),
        Label('case', "an orc's bow"),
        Label('case', "a rider's bow"),
        Label('case', 'a javelin'),
        Label('case', 'a spear'),
        Label('otherwise', ''),
    ),
    "within_reach": (
        Label('holds', ''),
    ),
    "may_shoot": (
        Label('needs', 'Nobody charges and shoots in the same move.'),
        Label('needs', 'Nobody shoots into a melee.'),
        Label('needs', 'The target is out of range.'),
    ),
    "refusals_may_shoot": (
        Label('needs', 'Nobody charges and shoots in the same move.'),
        Label('needs', 'Nobody shoots into a melee.'),
        Label('needs', 'The target is out of range.'),
    ),
    "bowmen_who_count": (
        Label('base', ''),
        Label('subtract', 'those who have no weapons', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "5. LIMITED COMMAND.", line 868'),
        Label('times', 'ranks that can shoot', 2),
        Label('at least', '', 2),
        Label('at most', 'no more than there are', 2),
        Label('round', '', 2),
    ),
    "shot_weapon": (
        Label('base', 'weapon factor chart II, firing'),
    ),
    "shot_tactics": (
        Label('base', ''),
        Label('subtract', 'elves shoot over friends'),
        Label('subtract', 'others shoot over friends'),
        Label('subtract', 'far off for the missile', 1, 'ruling "Rangers who shoot beyond half range"'),
        Label('add', 'close for the missile', 1, 'ruling "A shot at just half of the range"'),
        Label('subtract', 'over low troops'),
        Label('add', 'target downhill'),
        Label('add', 'target three ranks deep'),
        Label('add', 'target massed in close order'),
        Label('subtract', 'target has moved'),
        Label('subtract', 'target has shields'),
        Label('add', 'target stands still'),
        Label('subtract', 'shooting on the move', 1, 'ruling "Horse archers who shoot on the move"'),
    ),
    "shot_factor": (
        Label('throw', 'the dice', 1, 'ruling "The dice of a volley"'),
        Label('add', 'the weapon'),
        Label('add', 'the tactics'),
    ),
    "shot_casualties": (
        Label('thrown', 'combat factor'),
        Label('case', 'no shot may be taken'),
        Label('otherwise', ''),
    ),
}


def why_like_missile(missile: Missile) -> tuple[Missile, Notes]:
    """The missile of the West that is most like it.

    `like_missile` with its notes: pairs of an index of LABELS['like_missile'] and what it moved.
    wargames "FIRING GOOD v. EVIL", "WEAPON FACTOR CHART III".
    """
    notes: Notes = []
    if missile == MISSILE_EASTERN_BOW:
        notes.append((0, 0))
        return MISSILE_LONG_BOW, notes  # a man's bow
    if missile == MISSILE_MAN_ORC_BOW or missile == MISSILE_GOBLIN_BOW or missile == MISSILE_URUK_BOW:
        notes.append((1, 0))
        return MISSILE_COMPOSITE_BOW, notes  # an orc's bow
    if missile == MISSILE_EASTERN_HORSE_BOW:
        notes.append((2, 0))
        return MISSILE_ROHAN_BOW, notes  # a rider's bow
    if missile == MISSILE_EASTERN_JAVELIN or missile == MISSILE_ORC_JAVELIN:
        notes.append((3, 0))
        return MISSILE_WESTERN_JAVELIN, notes  # a javelin
    if missile == MISSILE_EASTERN_SPEAR:
        notes.append((4, 0))
        return MISSILE_WESTERN_SPEAR, notes  # a spear
    notes.append((5, 0))
    return missile, notes


def why_within_reach(volley: Volley) -> tuple[bool, Notes]:
    """The target is in range.

    `within_reach` with its notes: pairs of an index of LABELS['within_reach'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    notes: Notes = []
    if volley.shot_distance > missile_reaches_reach(volley.missile):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_shoot(volley: Volley) -> tuple[bool, Notes]:
    """The volley's shooter may shoot.

    `may_shoot` with its notes: pairs of an index of LABELS['may_shoot'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "FIRING", "ENTERING MELEES".
    """
    notes: Notes = []
    if volley.shooter.stance == STANCE_CHARGING:
        notes.append((0, 0))
        return False, notes  # Nobody charges and shoots in the same move.
    if volley.into_a_melee:
        notes.append((1, 0))
        return False, notes  # Nobody shoots into a melee.
    if not within_reach(volley):
        notes.append((2, 0))
        return False, notes  # The target is out of range.
    return True, notes


def why_bowmen_who_count(volley: Volley) -> tuple[int, Notes]:
    """Men who shoot.

    `bowmen_who_count` with its notes: pairs of an index of LABELS['bowmen_who_count'] and what it
    moved.
    In men.
    wargames "FIRING GOOD v. EVIL".
    """
    notes: Notes = []
    value = volley.bowmen
    notes.append((0, value))
    amount = volley.shooter.unarmed
    notes.append((1, -1 * amount))
    value -= amount  # those who have no weapons
    times = MISSILE_REACHES_RANKS[volley.missile]
    notes.append((2, value * (times - 2)))
    value *= times  # ranks that can shoot
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    limit = 2 * volley.shooter.men
    if value > limit:
        notes.append((4, limit - value))
        value = limit  # no more than there are
    before = value
    value = -1 * (-1 * value // 2)
    notes.append((5, 2 * value - before))
    return value, notes


def why_shot_weapon(volley: Volley) -> tuple[int, Notes]:
    """Weapon factor of a volley.

    `shot_weapon` with its notes: pairs of an index of LABELS['shot_weapon'] and what it moved.
    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    notes: Notes = []
    # weapon factor chart II, firing
    value = SHOTS_OF_LAW_WEAPON[like_missile(volley.missile)][volley.prey.struck_as]
    if value < FLOOR:
        value = shots_of_law_weapon_cell(value)
    notes.append((0, value))
    return value, notes


def why_shot_tactics(volley: Volley) -> tuple[int, Notes]:
    """Tactical factor of a volley.

    `shot_tactics` with its notes: pairs of an index of LABELS['shot_tactics'] and what it moved.
    In factors.
    Raises UnknownCell (the book does not give a value).
    wargames "FIRING", "MIDDLE EARTH: PLAYSHEET".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    volley_overhead = volley.overhead
    if volley_overhead and TROOP_RACE[volley.shooter.troop] == RACE_ELF:
        notes.append((1, -1))
        value -= 1  # elves shoot over friends
    if volley_overhead and TROOP_RACE[volley.shooter.troop] != RACE_ELF:
        notes.append((2, -2))
        value -= 2  # others shoot over friends
    volley_shot_distance = volley.shot_distance
    volley_missile = volley.missile
    if (
        2 * volley_shot_distance > missile_reaches_reach(volley_missile)
        and TROOP_RACE[volley.shooter.troop] != RACE_ELF
        and TROOP_RACE[volley.shooter.troop] != RACE_RANGER
    ):
        notes.append((3, -1))
        value -= 1  # far off for the missile
    if 2 * volley_shot_distance < missile_reaches_reach(volley_missile):
        notes.append((4, 1))
        value += 1  # close for the missile
    if volley.over_low_troops and TROOP_RACE[volley.shooter.troop] != RACE_ELF:
        notes.append((5, -1))
        value -= 1  # over low troops
    if volley.aimed_downhill:
        notes.append((6, 1))
        value += 1  # target downhill
    if volley.prey_ranks >= 6 and volley.prey_depth <= 50:
        notes.append((7, 2))
        value += 2  # target three ranks deep
    if volley.at_a_mass:
        notes.append((8, 2))
        value += 2  # target massed in close order
    volley_at_moving_prey = volley.at_moving_prey
    if volley_at_moving_prey:
        notes.append((9, -1))
        value -= 1  # target has moved
    if volley.prey.shielded:
        notes.append((10, -1))
        value -= 1  # target has shields
    if not volley_at_moving_prey:
        notes.append((11, 1))
        value += 1  # target stands still
    if volley.on_the_move and not mounted(volley.shooter):
        notes.append((12, -1))
        value -= 1  # shooting on the move
    return value, notes


def why_shot_factor(volley: Volley, dice: Dice) -> tuple[int, Notes]:
    """Combat factor of a volley.

    `shot_factor` with its notes: pairs of an index of LABELS['shot_factor'] and what it moved.
    In factors.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.", "FIRING".
    """
    notes: Notes = []
    value = melee_dice(dice)  # the dice
    notes.append((0, value))
    amount = shot_weapon(volley)
    notes.append((1, amount))
    value += amount  # the weapon
    amount_ = shot_tactics(volley)
    notes.append((2, amount_))
    value += amount_  # the tactics
    return value, notes


def why_shot_casualties(volley: Volley, dice: Dice) -> tuple[int, Notes]:
    """Losses of a volley.

    `shot_casualties` with its notes: pairs of an index of LABELS['shot_casualties'] and what it moved.
    In men.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.", "FIRING".
    """
    notes: Notes = []
    total = shot_factor(volley, dice)  # combat factor
    notes.append((0, total))
    if not may_shoot(volley):
        notes.append((1, 0))
        return 0, notes  # no shot may be taken
    notes.append((2, 0))
    return min(casualties(bowmen_who_count(volley), total), volley.prey.men), notes
