"""The resolvers of storming.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes
from rulec.runtime.ground.geometry import is_within, shapes_touch

from ._choices import STANCE_CHARGING, STANCE_STEADY, UNIT_ERRAND_SHOOT_ERRAND
from ._kinds import Rampart, Unit, Warlord
from ._world import World
from .skies import aloft
from .storming import at_the_wall, bars_the_way, javelin_throw, minds_ladders

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "walls_of_others": (
        Label('otherwise', ''),
    ),
    "own_walls": (
        Label('otherwise', ''),
    ),
    "at_the_wall": (
        Label('holds', ''),
    ),
    "bars_the_way": (
        Label('no', 'it is breached'),
        Label('holds', ''),
    ),
    "walled_off": (
        Label('holds', ''),
    ),
    "defended": (
        Label('holds', ''),
    ),
    "javelin_throw": (
        Label('otherwise', ''),
    ),
    "minds_ladders": (
        Label('no', 'it does not hold the wall'),
        Label('no', 'it has other worries'),
        Label('no', 'it was told to shoot'),
        Label('holds', ''),
    ),
    "awaits_ladders": (
        Label('holds', ''),
    ),
}


def why_walls_of_others(warlord: Warlord, world: World) -> tuple[Sequence[Rampart], Notes]:
    """Walls of the enemy.

    `walls_of_others` with its notes: pairs of an index of LABELS['walls_of_others'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [r for r in world.ramparts if r.owner is not warlord], notes


def why_own_walls(warlord: Warlord, world: World) -> tuple[Sequence[Rampart], Notes]:
    """Walls of a commander.

    `own_walls` with its notes: pairs of an index of LABELS['own_walls'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [r for r in world.ramparts if r.owner is warlord], notes


def why_at_the_wall(unit: Unit, rampart: Rampart) -> tuple[bool, Notes]:
    """The unit is at the rampart.

    `at_the_wall` with its notes: pairs of an index of LABELS['at_the_wall'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    if not is_within(unit.footing, rampart.built_along, 10):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_bars_the_way(rampart: Rampart, here: tuple[int, int], there: tuple[int, int]) -> tuple[bool, Notes]:
    """The rampart bars the way.

    `bars_the_way` with its notes: pairs of an index of LABELS['bars_the_way'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    if rampart.holes > 0:
        notes.append((0, 0))
        return False, notes  # it is breached
    if not shapes_touch((here, there), rampart.built_along):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_walled_off(here: tuple[int, int], there: tuple[int, int], world: World) -> tuple[bool, Notes]:
    """A wall is between them.

    `walled_off` with its notes: pairs of an index of LABELS['walled_off'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    if not any(bars_the_way(r, here, there) for r in world.ramparts):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_defended(rampart: Rampart, world: World) -> tuple[bool, Notes]:
    """The rampart is defended.

    `defended` with its notes: pairs of an index of LABELS['defended'] and what it moved.
    wargames "SIEGES".
    """
    notes: Notes = []
    if not any(
        u.warlord is rampart.owner
            and (u.stance == STANCE_STEADY or u.stance == STANCE_CHARGING)
            and is_within(u.footing, rampart.built_along, javelin_throw())
        for u in world.units
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_javelin_throw() -> tuple[int, Notes]:
    """How far those throw who stand on a wall.

    `javelin_throw` with its notes: pairs of an index of LABELS['javelin_throw'] and what it moved.
    In metres.
    wargames "FIRING GOOD v. EVIL".
    """
    notes: Notes = []
    notes.append((0, 0))
    return 80, notes


def why_minds_ladders(unit: Unit, rampart: Rampart) -> tuple[bool, Notes]:
    """The unit pushes at ladders on the rampart.

    `minds_ladders` with its notes: pairs of an index of LABELS['minds_ladders'] and what it moved.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    if unit.warlord is not rampart.owner:
        notes.append((0, 0))
        return False, notes  # it does not hold the wall
    if unit.stance != STANCE_STEADY or unit.foe is not None or aloft(unit):
        notes.append((1, 0))
        return False, notes  # it has other worries
    if unit.missile_borne is not None and unit.duty_now == UNIT_ERRAND_SHOOT_ERRAND:
        notes.append((2, 0))
        return False, notes  # it was told to shoot
    if not is_within(unit.footing, rampart.built_along, javelin_throw()):
        notes.append((3, 0))
        return False, notes
    return True, notes


def why_awaits_ladders(unit: Unit, world: World) -> tuple[bool, Notes]:
    """The unit keeps its hands free for ladders.

    `awaits_ladders` with its notes: pairs of an index of LABELS['awaits_ladders'] and what it moved.
    wargames "SCALING LADDERS.".
    """
    notes: Notes = []
    if not any(
        minds_ladders(unit, r)
            and any(
                u.warlord is not unit.warlord and u.ladder_length > 0 and at_the_wall(u, r)
                for u in world.units
            )
        for r in world.ramparts
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
