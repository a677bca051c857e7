"""The resolvers of volleys.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes
from rulec.runtime.ground.geometry import is_within, shapes_overlap, spots_apart

from ._choices import (
    Missile, RACE_DWARF, RACE_HOBBIT, RACE_ORC, STANCE_STEADY, STRUCK_CHARIOT, STRUCK_ELEPHANT,
    STRUCK_GOBLIN, STRUCK_HEAVY_FOOT, STRUCK_HEAVY_HORSE, STRUCK_HILL_TROLL, STRUCK_LIGHT_FOOT,
    STRUCK_LIGHT_HORSE, STRUCK_MAN_ORC, STRUCK_MEDIUM_FOOT, STRUCK_MEDIUM_HORSE, STRUCK_STONE_TROLL,
    STRUCK_URUK, STRUCK_WARG, STRUCK_WILD_MAN, STRUCK_WOLF, STRUCK_WOLF_RIDER, UNIT_ERRAND_SHOOT_ERRAND,
)
from ._kinds import Unit
from ._tables import MISSILE_REACHES_REACH, SHOTS_OF_LAW_WEAPON, TROOP_RACE, missile_reaches_reach
from ._world import World
from .field import in_front_of, sees
from .firing import like_missile
from .muster import lone_figure
from .orders import picks_own_target
from .skies import aloft
from .storming import awaits_ladders
from .volleys import may_be_shot, shot_is_known
from .weather import too_bright
from .wizardry import without_weapons

_ONE_OF_1: Final = frozenset((
    STRUCK_HILL_TROLL, STRUCK_STONE_TROLL, STRUCK_MAN_ORC, STRUCK_URUK, STRUCK_GOBLIN, STRUCK_WOLF,
    STRUCK_WARG, STRUCK_WOLF_RIDER, STRUCK_WILD_MAN, STRUCK_HEAVY_HORSE, STRUCK_MEDIUM_HORSE,
    STRUCK_LIGHT_HORSE, STRUCK_HEAVY_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_LIGHT_FOOT, STRUCK_CHARIOT,
    STRUCK_ELEPHANT,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "shoots_now": (
        Label('no', 'it has nothing to shoot with'),
        Label('no', 'it has other worries'),
        Label('no', 'it has charged in this move', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "FIRING", line 638'),
        Label('no', 'the light hurts it'),
        Label('no', 'it makes brands'),
        Label('no', 'it has no weapons', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "5. LIMITED COMMAND.", line 868'),
        Label('no', 'it minds the ladders', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "SCALING LADDERS.", line 1033'),
        Label('otherwise', ''),
    ),
    "shot_is_known": (
        Label('needs', 'Its range is lost.'),
        Label('needs', 'It is not on the chart.'),
        Label('needs', 'The number is lost.'),
    ),
    "refusals_shot_is_known": (
        Label('needs', 'Its range is lost.'),
        Label('needs', 'It is not on the chart.'),
        Label('needs', 'The number is lost.'),
    ),
    "may_be_shot": (
        Label('needs', 'It is in the air.'),
        Label('needs', 'Nobody shoots into a melee.'),
        Label('needs', 'Nobody takes aim at a leader who stands alone.'),
        Label('needs', 'The book has lost the number.'),
        Label('needs', 'It is out of range.'),
        Label('needs', 'It is not before them.'),
        Label('needs', 'It is out of sight.'),
    ),
    "refusals_may_be_shot": (
        Label('needs', 'It is in the air.'),
        Label('needs', 'Nobody shoots into a melee.'),
        Label('needs', 'Nobody takes aim at a leader who stands alone.'),
        Label('needs', 'The book has lost the number.'),
        Label('needs', 'It is out of range.'),
        Label('needs', 'It is not before them.'),
        Label('needs', 'It is out of sight.'),
    ),
    "mark_of": (
        Label('case', ''),
        Label('case', 'whom its order names'),
        Label('otherwise', ''),
    ),
    "over_friends": (
        Label('holds', ''),
    ),
    "over_the_low": (
        Label('holds', ''),
    ),
}


def why_shoots_now(unit: Unit, world: World) -> tuple[bool, Notes]:
    """The unit may shoot in this move.

    `shoots_now` with its notes: pairs of an index of LABELS['shoots_now'] and what it moved.
    wargames "ORDERS", "FIRING".
    """
    notes: Notes = []
    if unit.missile_borne is None:
        notes.append((0, 0))
        return False, notes  # it has nothing to shoot with
    if unit.foe is not None or unit.stance != STANCE_STEADY or unit.halted_for > 0:
        notes.append((1, 0))
        return False, notes  # it has other worries
    if world.happened('charge_was_made', 'this', 0, unit):
        notes.append((2, 0))
        return False, notes  # it has charged in this move
    if too_bright(unit, world.sky_now, world):
        notes.append((3, 0))
        return False, notes  # the light hurts it
    if unit.makes_brands:
        notes.append((4, 0))
        return False, notes  # it makes brands
    if without_weapons(unit):
        notes.append((5, 0))
        return False, notes  # it has no weapons
    if unit.duty_now != UNIT_ERRAND_SHOOT_ERRAND and awaits_ladders(unit, world):
        notes.append((6, 0))
        return False, notes  # it minds the ladders
    notes.append((7, 0))
    return True, notes


def why_shot_is_known(missile: Missile, prey: Unit) -> tuple[bool, Notes]:
    """The book says what the missile does to the prey.

    `shot_is_known` with its notes: pairs of an index of LABELS['shot_is_known'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    notes: Notes = []
    if not MISSILE_REACHES_REACH[missile] >= FLOOR:
        notes.append((0, 0))
        return False, notes  # Its range is lost.
    prey_struck_as = prey.struck_as
    if prey_struck_as not in _ONE_OF_1:
        notes.append((1, 0))
        return False, notes  # It is not on the chart.
    if not SHOTS_OF_LAW_WEAPON[like_missile(missile)][prey_struck_as] >= FLOOR:
        notes.append((2, 0))
        return False, notes  # The number is lost.
    return True, notes


def why_may_be_shot(unit: Unit, missile: Missile, prey: Unit, world: World) -> tuple[bool, Notes]:
    """The unit can shoot at the prey.

    `may_be_shot` with its notes: pairs of an index of LABELS['may_be_shot'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    if aloft(prey):
        notes.append((0, 0))
        return False, notes  # It is in the air.
    if prey.foe is not None:
        notes.append((1, 0))
        return False, notes  # Nobody shoots into a melee.
    if lone_figure(prey):
        notes.append((2, 0))
        return False, notes  # Nobody takes aim at a leader who stands alone.
    if not shot_is_known(missile, prey):
        notes.append((3, 0))
        return False, notes  # The book has lost the number.
    if (
        not shot_is_known(missile, prey)
        or not is_within(unit.footing, prey.footing, missile_reaches_reach(missile))
    ):
        notes.append((4, 0))
        return False, notes  # It is out of range.
    if not in_front_of(unit, prey):
        notes.append((5, 0))
        return False, notes  # It is not before them.
    if not sees(unit, prey, world):
        notes.append((6, 0))
        return False, notes  # It is out of sight.
    return True, notes


def why_mark_of(unit: Unit, world: World) -> tuple[Unit | None, Notes]:
    """At whom a unit shoots.

    `mark_of` with its notes: pairs of an index of LABELS['mark_of'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: Notes = []
    unit_missile_borne = unit.missile_borne
    if unit_missile_borne is None:
        notes.append((0, 0))
        return None, notes
    unit_quarry = unit.quarry
    if (
        unit_quarry is not None
        and not picks_own_target(unit.duty_now)
        and unit_missile_borne is not None
        and may_be_shot(unit, unit_missile_borne, unit_quarry, world)
    ):
        notes.append((1, 0))
        return unit_quarry, notes  # whom its order names
    notes.append((2, 0))
    return min(
        (
            f
            for f in unit.foes_around
            if unit_missile_borne is not None and may_be_shot(unit, unit_missile_borne, f, world)
        ),
        key=lambda f: spots_apart(unit.stands_upon, f.stands_upon), default=None,
    ), notes


def why_over_friends(unit: Unit, prey: Unit) -> tuple[bool, Notes]:
    """Friends stand between them.

    `over_friends` with its notes: pairs of an index of LABELS['over_friends'] and what it moved.
    wargames "FIRING".
    """
    notes: Notes = []
    if not any(shapes_overlap((unit.stands_upon, prey.stands_upon), f.footing) for f in unit.friends_around):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_over_the_low(unit: Unit, prey: Unit) -> tuple[bool, Notes]:
    """Low troops stand between them.

    `over_the_low` with its notes: pairs of an index of LABELS['over_the_low'] and what it moved.
    wargames "FIRING".
    """
    notes: Notes = []
    if not any(
        (
                TROOP_RACE[f.troop] == RACE_DWARF
                or TROOP_RACE[f.troop] == RACE_HOBBIT
                or TROOP_RACE[f.troop] == RACE_ORC
            )
            and shapes_overlap((unit.stands_upon, prey.stands_upon), f.footing)
        for f in unit.friends_around
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
