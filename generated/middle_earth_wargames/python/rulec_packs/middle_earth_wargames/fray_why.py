"""The resolvers of fray.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import FLOOR, Label, Notes, present, quotient
from rulec.runtime.ground.geometry import is_within, shapes_overlap, shapes_touch, spots_apart, way_between
from rulec.runtime.ground.geometry_angles import spot_toward

from ._choices import (
    CHARGE_BAR_BAR_AIR, CHARGE_BAR_BAR_BREATH, CHARGE_BAR_BAR_CROWD, CHARGE_BAR_BAR_FLIGHT,
    CHARGE_BAR_BAR_GROUND, CHARGE_BAR_BAR_LIGHT, CHARGE_BAR_BAR_MELEE, CHARGE_BAR_BAR_REACH,
    CHARGE_BAR_BAR_SIGHT, CHARGE_BAR_BAR_SUN, CHARGE_BAR_BAR_WALL, ChargeBar, Chieftain, RACE_ORC,
    RACE_URUK, SIDE_EVIL, SIDE_LAW, SKY_FAIR_SKY, SKY_STORMY_RAIN, STANCE_STEADY, Side, Sky,
    UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_MARCH_ERRAND,
)
from ._kinds import Rampart, Unit
from ._tables import (
    CASUALTY_CHART_FALLEN, CHIEFTAIN_HIT_DICE, FIGURE_DICE_DICE, IMPETUS_OF_LAW_WEAPON, TROOP_RACE,
    TROOP_SIDE, WEAPONS_OF_EVIL_WEAPON, WEAPONS_OF_LAW_WEAPON,
)
from ._world import World
from .aerial import reaches_the_ground
from .armies import frontage
from .field import base_of, comes_from, files_of, front_of, pace_is_known, ranks_of, sees
from .fray import (
    bar_to_charge, breach_between, chart_is_known, clear_run, file_width, hit_dice_of,
    impact_weapon_is_known, luck_of_melee, may_close, weapon_is_known,
)
from .heroes import assailants, attack_when_held, figure_attack
from .impetus import impetus_weapon, may_enter_melee, orc_ranks_behind
from .leaders import hero
from .marching import nearest_foe, worst_ground
from .melee import fighters, ground_tactics, impetus_bonus, tactical_factor, weapon_factor
from .movement import charge_reaches, may_charge, passable, straight_run
from .muster import lone_figure
from .powder import breach_front
from .skies import aloft, dazed
from .storming import walled_off
from .vision import beset
from .weather import too_bright
from .wizardry import armed_men, light_bars, without_weapons

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "in_touch": (
        Label('holds', ''),
    ),
    "men_in_touch": (
        Label('base', ''),
        Label('add', 'those at the ends reach round'),
        Label('at most', 'no more than the front rank'),
        Label('at most', 'through the breach', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", line 1057'),
    ),
    "breach_between": (
        Label('otherwise', ''),
    ),
    "file_width": (
        Label('base', '', 20),
        Label('at least', 'no figure is narrower', 20),
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
    "charge_at": (
        Label('case', 'its beast has gone wild'),
        Label('case', 'nobody knows how fast it is', 1, 'ruling "What happens in a battle that needs a number which is lost"'),
        Label('case', 'it has no weapons'),
        Label('case', 'it cannot'),
        Label('case', 'it cannot be held'),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "bar_to_charge": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "charge_comes_home": (
        Label('holds', ''),
    ),
    "clear_run": (
        Label('yes', 'from above'),
        Label('holds', ''),
    ),
    "advance_on": (
        Label('case', 'it does not advance'),
        Label('case', 'it cannot'),
        Label('case', 'it has no weapons'),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "may_close": (
        Label('no', 'it is in the air'),
        Label('no', 'a wall is between them'),
        Label('no', "a wizard's light holds it off"),
        Label('no', 'the melee is closed to it'),
        Label('holds', ''),
    ),
    "ranks_behind": (
        Label('base', 'orcs', 2),
        Label('base', 'all ranks but the first', 2),
        Label('round', '', 2),
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
    "assailants_of": (
        Label('base', 'around the hero, shared with others who attack it'),
        Label('at most', 'no more than have weapons'),
    ),
    "sky_for_victors": (
        Label('case', ''),
        Label('case', ''),
    ),
}


def why_in_touch(one: Unit, other: Unit) -> tuple[bool, Notes]:
    """The one and the other are in contact.

    `in_touch` with its notes: pairs of an index of LABELS['in_touch'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if not is_within(one.footing, other.footing, 2):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_men_in_touch(unit: Unit, foe: Unit, world: World) -> tuple[int, Notes]:
    """Men of a rank in contact.

    `men_in_touch` with its notes: pairs of an index of LABELS['men_in_touch'] and what it moved.
    In men.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "MELEE.".
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
    if breach_between(unit, foe, world) is not None:
        limit_ = breach_front(present(breach_between(unit, foe, world), '').holes)
        if value > limit_:
            notes.append((3, limit_ - value))
            value = limit_  # through the breach
    return value, notes


def why_breach_between(unit: Unit, foe: Unit, world: World) -> tuple[Rampart | None, Notes]:
    """The breach through which units fight.

    `breach_between` with its notes: pairs of an index of LABELS['breach_between'] and what it moved.
    Raises MissingThing (something needed is not there).
    wargames "GUNPOWDER".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (
            r
            for r in world.ramparts
            if r.holes > 0 and shapes_touch((unit.stands_upon, foe.stands_upon), r.built_along)
        ),
        key=lambda r: way_between((unit.stands_upon,), r.built_along), default=None,
    ), notes


def why_file_width(unit: Unit) -> tuple[int, Notes]:
    """How wide a figure stands.

    `file_width` with its notes: pairs of an index of LABELS['file_width'] and what it moved.
    In metres.
    wargames "BASE SIZES".
    """
    notes: Notes = []
    value = 127 * frontage(base_of(unit), 1, unit.spacing)
    notes.append((0, value))
    if value < 20:
        notes.append((1, 20 - value))
        value = 20  # no figure is narrower
    before = value
    value = -1 * (-1 * value // 20)
    notes.append((2, 20 * value - before))
    return value, notes


def why_luck_of_melee() -> tuple[Sequence[int], Notes]:
    """What the dice of a melee may give.

    `luck_of_melee` with its notes: pairs of an index of LABELS['luck_of_melee'] and what it moved.
    wargames "MELEE.".
    """
    notes: Notes = []
    notes.append((0, 0))
    return (-3, -2, -1, 0, 1, 2, 3), notes


def why_weapon_is_known(attacker: Unit, defender: Unit) -> tuple[bool, Notes]:
    """The book says what the attacker is worth against the defender.

    `weapon_is_known` with its notes: pairs of an index of LABELS['weapon_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "WEAPON FACTOR CHART II".
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
    wargames "CASUALTY DETERMINATION CHART".
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


def why_round_is_known(attacker: Unit, defender: Unit) -> tuple[bool, Notes]:
    """A round between the attacker and the defender can be reckoned.

    `round_is_known` with its notes: pairs of an index of LABELS['round_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MELEE.".
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


def why_impact_weapon_is_known(attacker: Unit, defender: Unit) -> tuple[bool, Notes]:
    """The book says what the charge of the attacker is worth.

    `impact_weapon_is_known` with its notes: pairs of an index of LABELS['impact_weapon_is_known'] and
    what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "WEAPON FACTOR CHART IV".
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


def why_impact_is_known(attacker: Unit, defender: Unit) -> tuple[bool, Notes]:
    """The charge of the attacker can be reckoned.

    `impact_is_known` with its notes: pairs of an index of LABELS['impact_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "IMPETUS".
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
                    + ground_tactics(attacker, defender)
                    + f,
            )
            for f in luck_of_melee()
        )
    ):
        notes.append((1, 0))
        return False, notes  # The casualty chart is worn there.
    return True, notes


def why_charge_at(unit: Unit, world: World) -> tuple[Unit | None, Notes]:
    """Whom a unit charges.

    `charge_at` with its notes: pairs of an index of LABELS['charge_at'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "ORDERS", "MORALE".
    """
    notes: Notes = []
    if unit.gone_wild:
        notes.append((0, 0))
        return None, notes  # its beast has gone wild
    if not pace_is_known(unit):
        notes.append((1, 0))
        return None, notes  # nobody knows how fast it is
    if without_weapons(unit):
        notes.append((2, 0))
        return None, notes  # it has no weapons
    if (
        unit.foe is not None
        or unit.stance != STANCE_STEADY
        or unit.halted_for > 0
        or dazed(unit)
        or unit.moves_away is not None
    ):
        notes.append((3, 0))
        return None, notes  # it cannot
    if unit.rash_for > 0:
        notes.append((4, 0))
        return nearest_foe(unit, world), notes  # it cannot be held
    if unit.duty_now == UNIT_ERRAND_CHARGE_ERRAND:
        notes.append((5, 0))
        return unit.quarry, notes
    notes.append((6, 0))
    return None, notes


def why_bar_to_charge(unit: Unit, prey: Unit, world: World) -> tuple[ChargeBar | None, Notes]:
    """What bars a charge.

    `bar_to_charge` with its notes: pairs of an index of LABELS['bar_to_charge'] and what it moved.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ENTERING MELEES".
    """
    notes: Notes = []
    if not may_charge(unit, unit.charges_run, unit.rested_for, world.sky_now):
        notes.append((0, 0))
        return CHARGE_BAR_BAR_BREATH, notes
    if too_bright(unit, world.sky_now, world):
        notes.append((1, 0))
        return CHARGE_BAR_BAR_SUN, notes
    if not reaches_the_ground(unit.flight) or (unit.winged and aloft(unit)):
        notes.append((2, 0))
        return CHARGE_BAR_BAR_FLIGHT, notes
    if aloft(prey):
        notes.append((3, 0))
        return CHARGE_BAR_BAR_AIR, notes
    unit_stands_upon = unit.stands_upon
    prey_stands_upon = prey.stands_upon
    if not passable(unit, worst_ground(unit, (unit_stands_upon, prey_stands_upon), world)):
        notes.append((4, 0))
        return CHARGE_BAR_BAR_GROUND, notes
    if (
        not pace_is_known(unit)
        or not charge_reaches(
            unit, way_between(unit.footing, prey.footing),
            worst_ground(unit, (unit_stands_upon, prey_stands_upon), world), world.sky_now,
        )
    ):
        notes.append((5, 0))
        return CHARGE_BAR_BAR_REACH, notes
    if not sees(unit, prey, world):
        notes.append((6, 0))
        return CHARGE_BAR_BAR_SIGHT, notes
    if not aloft(unit) and walled_off(unit_stands_upon, prey_stands_upon, world):
        notes.append((7, 0))
        return CHARGE_BAR_BAR_WALL, notes
    if not clear_run(unit, prey, world):
        notes.append((8, 0))
        return CHARGE_BAR_BAR_CROWD, notes
    if light_bars(unit, prey_stands_upon):
        notes.append((9, 0))
        return CHARGE_BAR_BAR_LIGHT, notes
    prey_foe = prey.foe
    if (
        prey_foe is not None
        and prey_foe.foe is not None
        and not may_enter_melee(unit, prey_foe, comes_from(prey, unit))
    ):
        notes.append((10, 0))
        return CHARGE_BAR_BAR_MELEE, notes
    notes.append((11, 0))
    return None, notes


def why_charge_comes_home(unit: Unit, prey: Unit, world: World) -> tuple[bool, Notes]:
    """The charge of the unit can reach the prey.

    `charge_comes_home` with its notes: pairs of an index of LABELS['charge_comes_home'] and what it
    moved.
    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "ENTERING MELEES".
    """
    notes: Notes = []
    if bar_to_charge(unit, prey, world) is not None:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_clear_run(unit: Unit, prey: Unit, world: World) -> tuple[bool, Notes]:
    """The last part of the way to the prey is clear.

    `clear_run` with its notes: pairs of an index of LABELS['clear_run'] and what it moved.
    wargames "MOVEMENT".
    """
    notes: Notes = []
    if aloft(unit):
        notes.append((0, 0))
        return True, notes  # from above
    if any(
        o is not unit
            and o is not prey
            and o.foe is not prey
            and not lone_figure(o)
            and not aloft(o)
            and shapes_overlap(
                (
                    spot_toward(
                        prey.stands_upon, unit.stands_upon,
                        straight_run(spots_apart(unit.stands_upon, prey.stands_upon)),
                    ),
                    prey.stands_upon,
                ),
                o.footing,
            )
        for o in world.units
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_advance_on(unit: Unit, world: World) -> tuple[Unit | None, Notes]:
    """The enemy whom an advance has reached.

    `advance_on` with its notes: pairs of an index of LABELS['advance_on'] and what it moved.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    if unit.duty_now != UNIT_ERRAND_MARCH_ERRAND or unit.gone_wild or aloft(unit):
        notes.append((0, 0))
        return None, notes  # it does not advance
    if (
        unit.foe is not None
        or unit.stance != STANCE_STEADY
        or unit.halted_for > 0
        or dazed(unit)
        or unit.moves_away is not None
    ):
        notes.append((1, 0))
        return None, notes  # it cannot
    if without_weapons(unit):
        notes.append((2, 0))
        return None, notes  # it has no weapons
    unit_quarry = unit.quarry
    if (
        unit_quarry is not None
        and is_within(unit.footing, unit_quarry.footing, 6)
        and may_close(unit, unit_quarry, world)
    ):
        notes.append((3, 0))
        return unit_quarry, notes
    notes.append((4, 0))
    return None, notes


def why_may_close(unit: Unit, prey: Unit, world: World) -> tuple[bool, Notes]:
    """Nothing keeps the unit from the prey.

    `may_close` with its notes: pairs of an index of LABELS['may_close'] and what it moved.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "ENTERING MELEES".
    """
    notes: Notes = []
    if aloft(prey):
        notes.append((0, 0))
        return False, notes  # it is in the air
    unit_stands_upon = unit.stands_upon
    prey_stands_upon = prey.stands_upon
    if walled_off(unit_stands_upon, prey_stands_upon, world):
        notes.append((1, 0))
        return False, notes  # a wall is between them
    if light_bars(unit, prey_stands_upon):
        notes.append((2, 0))
        return False, notes  # a wizard's light holds it off
    prey_foe = prey.foe
    if (
        prey_foe is not None
        and prey_foe.foe is not None
        and not may_enter_melee(unit, prey_foe, comes_from(prey, unit))
    ):
        notes.append((3, 0))
        return False, notes  # the melee is closed to it
    if not passable(unit, worst_ground(unit, (unit_stands_upon, prey_stands_upon), world)):
        notes.append((4, 0))
        return False, notes
    return True, notes


def why_ranks_behind(unit: Unit) -> tuple[int, Notes]:
    """Ranks behind the first.

    `ranks_behind` with its notes: pairs of an index of LABELS['ranks_behind'] and what it moved.
    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    wargames "IMPETUS".
    """
    notes: Notes = []
    unit_troop = unit.troop
    if TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK:
        value = 2 * orc_ranks_behind(unit.men)  # orcs
        notes.append((0, value))
    elif TROOP_RACE[unit_troop] != RACE_ORC and TROOP_RACE[unit_troop] != RACE_URUK:
        value = ranks_of(unit) - 2  # all ranks but the first
        notes.append((1, value))
    else:
        value = 0
    before = value
    value //= 2
    notes.append((2, 2 * value - before))
    return value, notes


def why_dice_of(unit: Unit) -> tuple[int, Notes]:
    """Attack dice of a figure in a battle.

    `dice_of` with its notes: pairs of an index of LABELS['dice_of'] and what it moved.
    In steps of 1/2 attack dice.
    Raises UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if not lone_figure(unit):
        value = figure_attack(unit)  # a common figure
        notes.append((0, value))
    else:
        unit_chieftain = unit.chieftain
        if unit_chieftain is not None and lone_figure(unit):
            value = attack_when_held(2 * hit_dice_of(unit_chieftain), unit.held_by is not None)  # a hero
            notes.append((1, value))
        else:
            value = 0
    return value, notes


def why_hit_dice_of(chieftain: Chieftain) -> tuple[int, Notes]:
    """Hit dice of a leader in a battle.

    `hit_dice_of` with its notes: pairs of an index of LABELS['hit_dice_of'] and what it moved.
    In plain numbers.
    wargames "COMBAT OF HEROES.".
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


def why_dice_are_known(unit: Unit) -> tuple[bool, Notes]:
    """The book says how the unit fights heroes.

    `dice_are_known` with its notes: pairs of an index of LABELS['dice_are_known'] and what it moved.
    Raises UnknownCell (the book does not give a value).
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    if lone_figure(unit):
        notes.append((0, 0))
        return True, notes
    if not FIGURE_DICE_DICE[TROOP_RACE[unit.troop]] >= FLOOR:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_assailants_of(unit: Unit, prey: Unit, world: World) -> tuple[int, Notes]:
    """Men of a unit who can strike at a hero.

    `assailants_of` with its notes: pairs of an index of LABELS['assailants_of'] and what it moved.
    In men.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row).
    wargames "COMBAT OF HEROES.".
    """
    notes: Notes = []
    # around the hero, shared with others who attack it
    value = -1 * quotient(
        -1 * assailants(TROOP_RACE[unit.troop], beset(prey, 2)),
        max(1, sum(1 for u in world.units if u.foe is prey)), 'assailants_of',
    )
    notes.append((0, value))
    limit = armed_men(unit)
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # no more than have weapons
    return value, notes


def why_sky_for_victors(side: Side) -> tuple[Sky, Notes]:
    """The weather after a great figure of a side has fallen.

    `sky_for_victors` with its notes: pairs of an index of LABELS['sky_for_victors'] and what it moved.
    wargames "WIND.".
    """
    notes: Notes = []
    if side == SIDE_LAW:
        notes.append((0, 0))
        return SKY_STORMY_RAIN, notes
    notes.append((1, 0))
    return SKY_FAIR_SKY, notes
