"""The resolvers of obedience_factors.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

from ._choices import STANCE_CHARGING, STANCE_STEADY, UNIT_ERRAND_CHARGE_ERRAND, UNIT_ERRAND_MARCH_ERRAND
from ._kinds import Unit
from ._world import World
from .field import charge_range, within
from .vision import beset

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "unsupported": (
        Label('stated', 'Is the unit without support?'),
        Label('holds', ''),
    ),
    "widely_split": (
        Label('stated', 'Are parts of the unit split by more than 500 metres?'),
        Label('holds', ''),
    ),
    "outnumbered": (
        Label('stated', 'Is the unit outnumbered?'),
        Label('holds', ''),
    ),
    "surrounded_far": (
        Label('stated', 'Is the unit surrounded by enemies within 100 metres?'),
        Label('holds', ''),
    ),
    "surrounded_near": (
        Label('stated', 'Is the unit surrounded by enemies within 50 metres?'),
        Label('holds', ''),
    ),
    "bold_order": (
        Label('stated', 'Is the unit ordered to charge or to close with an enemy that outnumbers it?'),
        Label('holds', ''),
    ),
    "friends_routed_lately": (
        Label('stated', 'Have friends near the unit routed lately, this move included?'),
        Label('holds', ''),
    ),
}


def why_unsupported(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It has no support.

    `unsupported` with its notes: pairs of an index of LABELS['unsupported'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'unsupported', 'Is the unit without support?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or any(
            (f.stance == STANCE_STEADY or f.stance == STANCE_CHARGING) and within(unit, f, 100)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_widely_split(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Its parts are split by more than 500 metres.

    `widely_split` with its notes: pairs of an index of LABELS['widely_split'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'widely_split', 'Are parts of the unit split by more than 500 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or unit.split_by <= 500:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_outnumbered(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is outnumbered.

    `outnumbered` with its notes: pairs of an index of LABELS['outnumbered'] and what it moved.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'outnumbered', 'Is the unit outnumbered?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if sum(f.men for f in unit.foes_around if within(unit, f, charge_range(f, world))) <= unit.men:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_surrounded_far(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is surrounded by enemies within 100 metres.

    `surrounded_far` with its notes: pairs of an index of LABELS['surrounded_far'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'surrounded_far', 'Is the unit surrounded by enemies within 100 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not beset(unit, 100):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_surrounded_near(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is surrounded by enemies within 50 metres.

    `surrounded_near` with its notes: pairs of an index of LABELS['surrounded_near'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'surrounded_near', 'Is the unit surrounded by enemies within 50 metres?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not beset(unit, 50):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_bold_order(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """It is ordered to charge or close while outnumbered.

    `bold_order` with its notes: pairs of an index of LABELS['bold_order'] and what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'bold_order', 'Is the unit ordered to charge or to close with an enemy that outnumbers it?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or (unit.duty_now != UNIT_ERRAND_CHARGE_ERRAND and unit.duty_now != UNIT_ERRAND_MARCH_ERRAND)
        or unit.quarry is None
        or unit.quarry.men <= unit.men
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friends_routed_lately(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Friends nearby routed lately.

    `friends_routed_lately` with its notes: pairs of an index of LABELS['friends_routed_lately'] and
    what it moved.
    wargames "OBEYING ORDERS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friends_routed_lately', 'Have friends near the unit routed lately, this move included?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(world.happened('has_routed', 'within', 3, f) for f in unit.friends_around):
        notes.append((1, 0))
        return False, notes
    return True, notes
