"""The resolvers of fray.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import FLOOR, Label, Notes, present, quotient
from rulec.runtime.geometry import is_within, way_between

from ._kinds import (
    Chieftain, SIDE_EVIL, SIDE_LAW, STANCE_ROUTING, STANCE_STEADY, UNIT_ERRAND_CHARGE_ERRAND, Unit_,
)
from ._tables import (
    CASUALTY_CHART_FALLEN, CHIEFTAIN_HIT_DICE, FIGURE_DICE_DICE, IMPETUS_OF_LAW_WEAPON, TROOP_RACE,
    TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON,
)
from ._world import World
from .armies import frontage
from .field import base_of, comes_from, files_of, front_of, sees
from .fray import (
    bonus_against_rout, chart_is_known, file_width, hit_dice_of, impact_weapon_is_known, luck_of_melee,
    weapon_is_known,
)
from .heroes import attack_when_held, figure_attack
from .impetus import impetus_weapon, may_enter_melee
from .leaders import hero
from .marching import nearest_foe, worst_ground
from .melee import fighters, impetus_bonus, tactical_factor, weapon_factor
from .movement import charge_reaches, may_charge, passable
from .storming import walled_off
from .weather import too_bright

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "in_touch": (
        Label('holds', ''),
    ),
    "men_in_touch": (
        Label('base', ''),
        Label('add', 'those at the ends reach round'),
        Label('at most', 'no more than the front rank'),
    ),
    "file_width": (
        Label('base', '', 20),
        Label('round', '', 20),
    ),
    "luck_of_melee": (
        Label('otherwise', ''),
    ),
    "weapon_is_known": (
        Label('yes', ''),
        Label('yes', ''),
        Label('otherwise', ''),
    ),
    "chart_is_known": (
        Label('no', ''),
        Label('no', ''),
        Label('otherwise', ''),
    ),
    "round_is_known": (
        Label('needs', 'The weapon factor is lost.'),
        Label('needs', 'The casualty chart is worn there.'),
    ),
    "refusals_round_is_known": (
        Label('needs', 'The weapon factor is lost.'),
        Label('needs', 'The casualty chart is worn there.'),
    ),
    "impact_weapon_is_known": (
        Label('yes', ''),
        Label('yes', ''),
        Label('otherwise', ''),
    ),
    "impact_is_known": (
        Label('needs', 'The weapon factor is lost.'),
        Label('needs', 'The casualty chart is worn there.'),
    ),
    "refusals_impact_is_known": (
        Label('needs', 'The weapon factor is lost.'),
        Label('needs', 'The casualty chart is worn there.'),
    ),
    "bonus_against_rout": (
        Label('base', ''),
        Label('add', 'the enemy runs'),
    ),
    "charge_at": (
        Label('case', 'its beast has gone wild'),
        Label('case', 'it cannot'),
        Label('case', 'it cannot be held'),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "charge_comes_home": (
        Label('needs', 'It must rest first.'),
        Label('needs', 'It does not fight under this sky_now.'),
        Label('needs', 'The ground is in the way.'),
        Label('needs', 'It is too far.'),
        Label('needs', 'It is out of sight.'),
        Label('needs', 'A wall is between them.'),
        Label('needs', 'The melee is closed to it.'),
    ),
    "refusals_charge_comes_home": (
        Label('needs', 'It must rest first.'),
        Label('needs', 'It does not fight under this sky_now.'),
        Label('needs', 'The ground is in the way.'),
        Label('needs', 'It is too far.'),
        Label('needs', 'It is out of sight.'),
        Label('needs', 'A wall is between them.'),
        Label('needs', 'The melee is closed to it.'),
    ),
    "dice_of": (
        Label('base', 'a common figure', 2),
        Label('base', 'a hero', 2),
    ),
    "hit_dice_of": (
        Label('base', 'other heroes', 1, 'ruling "Hit dice of those whom the book leaves to the players"'),
        Label('base', 'special figures', 1, 'ruling "Hit dice of those whom the book leaves to the players"'),
        Label('base', 'the book'),
    ),
    "dice_are_known": (
        Label('yes', ''),
        Label('holds', ''),
    ),
}


def why_in_touch(one: Unit_, other: Unit_) -> tuple[bool, Notes]:
    """The one and the other are in contact.

    `in_touch` with its notes: pairs of an index of LABELS['in_touch'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MOVEMENT", line 191.
    """
    notes: Notes = []
    if not is_within(one.footing, other.footing, 2):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_men_in_touch(unit: Unit_, foe: Unit_) -> tuple[int, Notes]:
    """Men of a rank in contact.

    `men_in_touch` with its notes: pairs of an index of LABELS['men_in_touch'] and what it moved.
    In men.
    Raises DividedByNothing (a divisor is 0).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MELEE.", line 590.
    """
    notes: Notes = []
    value = -1 * quotient(-1 * front_of(foe), file_width(unit), 'men_in_touch')
    notes.append((0, value))
    notes.append((1, 2))
    value += 2  # those at the ends reach round
    limit = files_of(unit)
    if value > limit:
        notes.append((2, limit - value))
        value = limit  # no more than the front rank
    return value, notes


def why_file_width(unit: Unit_) -> tuple[int, Notes]:
    """How wide a figure stands.

    `file_width` with its notes: pairs of an index of LABELS['file_width'] and what it moved.
    In metres.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "BASE SIZES", lines
    217-229.
    """
    notes: Notes = []
    value = 127 * frontage(base_of(unit), 1, unit.spacing)
    notes.append((0, value))
    before = value
    value = -1 * (-1 * value // 20)
    notes.append((1, 20 * value - before))
    return value, notes


def why_luck_of_melee() -> tuple[Sequence[int], Notes]:
    """What the dice of a melee may give.

    `luck_of_melee` with its notes: pairs of an index of LABELS['luck_of_melee'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MELEE.", line 588.
    """
    notes: Notes = []
    notes.append((0, 0))
    return (-3, -2, -1, 0, 1, 2, 3), notes


def why_weapon_is_known(attacker: Unit_, defender: Unit_) -> tuple[bool, Notes]:
    """The book says what the attacker is worth against the defender.

    `weapon_is_known` with its notes: pairs of an index of LABELS['weapon_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART II",
    lines 1225-1249.
    """
    notes: Notes = []
    attacker_troop = attacker.troop
    if (
        TROOP_SIDE[attacker_troop] == SIDE_LAW
        and WEAPONS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] >= FLOOR
    ):
        notes.append((0, 0))
        return True, notes
    if (
        TROOP_SIDE[attacker_troop] == SIDE_EVIL
        and WEAPONS_OF_EVIL_WEAPON[attacker.strikes_as][defender.struck_as] >= FLOOR
    ):
        notes.append((1, 0))
        return True, notes
    notes.append((2, 0))
    return False, notes


def why_chart_is_known(men: int, total: int) -> tuple[bool, Notes]:
    """The casualty chart can be read.

    `chart_is_known` with its notes: pairs of an index of LABELS['chart_is_known'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "CASUALTY DETERMINATION
    CHART", lines 1313-1355.
    """
    notes: Notes = []
    if not CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(men, 0), 26)] >= FLOOR:
        notes.append((0, 0))
        return False, notes
    if men > 25 and not CASUALTY_CHART_FALLEN[min(max(total + 8, 0), 36)][min(max(men - 25, 0), 26)] >= FLOOR:
        notes.append((1, 0))
        return False, notes
    notes.append((2, 0))
    return True, notes


def why_round_is_known(attacker: Unit_, defender: Unit_) -> tuple[bool, Notes]:
    """A round between the attacker and the defender can be reckoned.

    `round_is_known` with its notes: pairs of an index of LABELS['round_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MELEE.", lines 582-590.
    """
    notes: Notes = []
    if not weapon_is_known(attacker, defender):
        notes.append((0, 0))
        return False, notes  # The weapon factor is lost.
    if (
        not weapon_is_known(attacker, defender)
        or not all(
            chart_is_known(
                fighters(attacker),
                weapon_factor(attacker, defender) + tactical_factor(attacker, defender) + f,
            )
            for f in luck_of_melee()
        )
    ):
        notes.append((1, 0))
        return False, notes  # The casualty chart is worn there.
    return True, notes


def why_impact_weapon_is_known(attacker: Unit_, defender: Unit_) -> tuple[bool, Notes]:
    """The book says what the charge of the attacker is worth.

    `impact_weapon_is_known` with its notes: pairs of an index of LABELS['impact_weapon_is_known'] and
    what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "WEAPON FACTOR CHART IV",
    lines 1297-1310.
    """
    notes: Notes = []
    attacker_troop = attacker.troop
    if TROOP_SIDE[attacker_troop] == SIDE_EVIL and weapon_is_known(attacker, defender):
        notes.append((0, 0))
        return True, notes
    if (
        TROOP_SIDE[attacker_troop] == SIDE_LAW
        and IMPETUS_OF_LAW_WEAPON[attacker.strikes_as][defender.struck_as] >= FLOOR
    ):
        notes.append((1, 0))
        return True, notes
    notes.append((2, 0))
    return False, notes


def why_impact_is_known(attacker: Unit_, defender: Unit_) -> tuple[bool, Notes]:
    """The charge of the attacker can be reckoned.

    `impact_is_known` with its notes: pairs of an index of LABELS['impact_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "IMPETUS", lines 640-657.
    """
    notes: Notes = []
    if not impact_weapon_is_known(attacker, defender):
        notes.append((0, 0))
        return False, notes  # The weapon factor is lost.
    if (
        not impact_weapon_is_known(attacker, defender)
        or not all(
            chart_is_known(
                fighters(attacker),
                impetus_weapon(attacker, defender)
                    + impetus_bonus(attacker)
                    + bonus_against_rout(defender)
                    + f,
            )
            for f in luck_of_melee()
        )
    ):
        notes.append((1, 0))
        return False, notes  # The casualty chart is worn there.
    return True, notes


def why_bonus_against_rout(defender: Unit_) -> tuple[int, Notes]:
    """What a rout is worth to those who follow.

    `bonus_against_rout` with its notes: pairs of an index of LABELS['bonus_against_rout'] and what it
    moved.
    In factors.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "DEFINITIONS OF
    REACTIONS", line 533.
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if defender.stance == STANCE_ROUTING:
        notes.append((1, 5))
        value += 5  # the enemy runs
    return value, notes


def why_charge_at(unit: Unit_, world: World) -> tuple[Unit_ | None, Notes]:
    """Whom a unit charges.

    `charge_at` with its notes: pairs of an index of LABELS['charge_at'] and what it moved.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "ORDERS", line 294;
    "MORALE", line 351.
    """
    notes: Notes = []
    if unit.gone_wild:
        notes.append((0, 0))
        return None, notes  # its beast has gone wild
    if unit.foe is not None or unit.stance != STANCE_STEADY or unit.halted_for > 0:
        notes.append((1, 0))
        return None, notes  # it cannot
    if unit.rash_for > 0:
        notes.append((2, 0))
        return nearest_foe(unit, world), notes  # it cannot be held
    if unit.duty_now == UNIT_ERRAND_CHARGE_ERRAND:
        notes.append((3, 0))
        return unit.quarry, notes
    notes.append((4, 0))
    return None, notes


def why_charge_comes_home(unit: Unit_, prey: Unit_, world: World) -> tuple[bool, Notes]:
    """The charge of the unit can reach the prey.

    `charge_comes_home` with its notes: pairs of an index of LABELS['charge_comes_home'] and what it
    moved.
    Raises MissingThing (something needed is not there); OffTheTable (a table has no row); UnknownCell
    (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MOVEMENT", lines
    191-215; "ENTERING MELEES", lines 663-669.
    """
    notes: Notes = []
    if not may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now):
        notes.append((0, 0))
        return False, notes  # It must rest first.
    if too_bright(unit, world.sky_now):
        notes.append((1, 0))
        return False, notes  # It does not fight under this sky_now.
    unit_stands_upon = unit.stands_upon
    prey_stands_upon = prey.stands_upon
    if not passable(unit, worst_ground(unit, (unit_stands_upon, prey_stands_upon), world)):
        notes.append((2, 0))
        return False, notes  # The ground is in the way.
    if not charge_reaches(
        unit, way_between(unit.footing, prey.footing),
        worst_ground(unit, (unit_stands_upon, prey_stands_upon), world), world.sky_now,
    ):
        notes.append((3, 0))
        return False, notes  # It is too far.
    if not sees(unit, prey, world):
        notes.append((4, 0))
        return False, notes  # It is out of sight.
    if walled_off(unit_stands_upon, prey_stands_upon, world):
        notes.append((5, 0))
        return False, notes  # A wall is between them.
    prey_foe = prey.foe
    if (
        prey_foe is not None
        and (prey_foe is None or prey_foe.foe is not None)
        and not may_enter_melee(unit, present(prey_foe, "the prey's foe"), comes_from(prey, unit))
    ):
        notes.append((6, 0))
        return False, notes  # The melee is closed to it.
    return True, notes


def why_dice_of(unit: Unit_) -> tuple[int, Notes]:
    """Attack dice of a figure in a battle.

    `dice_of` with its notes: pairs of an index of LABELS['dice_of'] and what it moved.
    In steps of 1/2 attack dice.
    Raises UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "COMBAT OF HEROES.",
    lines 961-963.
    """
    notes: Notes = []
    unit_chieftain = unit.chieftain
    if unit_chieftain is None:
        value = figure_attack(unit)  # a common figure
        notes.append((0, value))
    elif unit_chieftain is not None:
        value = attack_when_held(2 * hit_dice_of(unit_chieftain), unit.held_by is not None)  # a hero
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_hit_dice_of(chieftain: Chieftain) -> tuple[int, Notes]:
    """Hit dice of a leader in a battle.

    `hit_dice_of` with its notes: pairs of an index of LABELS['hit_dice_of'] and what it moved.
    In plain numbers.
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "COMBAT OF HEROES.",
    lines 953-957.
    """
    notes: Notes = []
    if CHIEFTAIN_HIT_DICE[chieftain] is None and hero(chieftain):
        notes.append((0, 5))
        value = 5  # other heroes
    elif CHIEFTAIN_HIT_DICE[chieftain] is None and not hero(chieftain):
        notes.append((1, 4))
        value = 4  # special figures
    elif CHIEFTAIN_HIT_DICE[chieftain] is not None:
        value = present(CHIEFTAIN_HIT_DICE[chieftain], '')  # the book
        notes.append((2, value))
    else:
        value = 0
    return value, notes


def why_dice_are_known(unit: Unit_) -> tuple[bool, Notes]:
    """The book says how the unit fights heroes.

    `dice_are_known` with its notes: pairs of an index of LABELS['dice_are_known'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "COMBAT OF HEROES.",
    lines 961-963.
    """
    notes: Notes = []
    if unit.chieftain is not None:
        notes.append((0, 0))
        return True, notes
    if not FIGURE_DICE_DICE[TROOP_RACE[unit.troop]] >= FLOOR:
        notes.append((1, 0))
        return False, notes
    return True, notes
