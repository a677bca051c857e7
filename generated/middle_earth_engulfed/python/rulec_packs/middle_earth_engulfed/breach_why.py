"""The resolvers of breach.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes, present
from rulec.runtime.game.world import OPEN

from ._choices import LAND_LORIEN, LAND_RIVENDELL, LAND_SHIRE, Land, SIDE_FREE, STAGE_ACTIVE
from ._kinds import Nation, Regiment, Seat
from ._tables import PEOPLES_MASTER
from ._world import World
from .breach import hostile, protected

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "protected": (
        Label('holds', ''),
    ),
    "closed": (
        Label('needs', 'No magic protects the land.'),
        Label('needs', 'The magic of the land is broken.'),
        Label('needs', 'The Fellowship is in the land, and its magic does not keep enemies out.'),
    ),
    "refusals_closed": (
        Label('needs', 'No magic protects the land.'),
        Label('needs', 'The magic of the land is broken.'),
        Label('needs', 'The Fellowship is in the land, and its magic does not keep enemies out.'),
    ),
    "protection_breaks": (
        Label('thrown', 'the die'),
        Label('otherwise', ''),
    ),
    "hostile": (
        Label('holds', ''),
    ),
    "let_in": (
        Label('yes', 'its own side'),
        Label('yes', 'at war'),
        Label('yes', 'a breach of this turn'),
        Label('otherwise', ''),
    ),
    "first_in": (
        Label('yes', 'nothing was broken to enter'),
        Label('yes', "the land's own side"),
        Label('yes', 'not the first'),
        Label('yes', 'its master broke the magic'),
        Label('otherwise', ''),
    ),
}


def why_protected(land: Land) -> tuple[bool, Notes]:
    """Magic protects the land.

    `protected` with its notes: pairs of an index of LABELS['protected'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if land != LAND_LORIEN and land != LAND_RIVENDELL and land != LAND_SHIRE:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_closed(land: Land, world: World) -> tuple[bool, Notes]:
    """The magic of the land holds.

    `closed` with its notes: pairs of an index of LABELS['closed'] and what it moved.
    engulfed "2. Activation", "4. Movement".
    """
    notes: Notes = []
    if not protected(land):
        notes.append((0, 0))
        return False, notes  # No magic protects the land.
    if world.happened('protection_broken', 'ever', 0, land, OPEN):
        notes.append((1, 0))
        return False, notes  # The magic of the land is broken.
    if world.ring_at == land:
        notes.append((2, 0))
        return False, notes  # The Fellowship is in the land, and its magic does not keep enemies out.
    return True, notes


def why_protection_breaks(pips: int, dice: Dice) -> tuple[bool, Notes]:
    """Whether magic gives way.

    `protection_breaks` with its notes: pairs of an index of LABELS['protection_breaks'] and what it
    moved.
    engulfed "1. Overview", "2. Activation".
    """
    notes: Notes = []
    face = dice.throw('protection_breaks.face', 6)  # the die
    notes.append((0, face))
    notes.append((1, 0))
    return face > 6 - pips, notes


def why_hostile(seat: Seat, nation: Nation) -> tuple[bool, Notes]:
    """The nation is hostile to the seat.

    `hostile` with its notes: pairs of an index of LABELS['hostile'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if nation.seat.side == seat.side:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_let_in(seat: Seat, nation: Nation, world: World) -> tuple[bool, Notes]:
    """The seat may enter the lands of the nation.

    `let_in` with its notes: pairs of an index of LABELS['let_in'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if not hostile(seat, nation):
        notes.append((0, 0))
        return True, notes  # its own side
    if nation.stage == STAGE_ACTIVE:
        notes.append((1, 0))
        return True, notes  # at war
    if world.happened('breach_declared', 'this', 0, nation, seat):
        notes.append((2, 0))
        return True, notes  # a breach of this turn
    notes.append((3, 0))
    return False, notes


def why_first_in(regiment: Regiment, land: Land, world: World) -> tuple[bool, Notes]:
    """The regiment may be the first to enter the land.

    `first_in` with its notes: pairs of an index of LABELS['first_in'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if not protected(land) or world.ring_at == land:
        notes.append((0, 0))
        return True, notes  # nothing was broken to enter
    if regiment.seat.side == SIDE_FREE:
        notes.append((1, 0))
        return True, notes  # the land's own side
    if world.happened('broken_into', 'ever', 0, land):
        notes.append((2, 0))
        return True, notes  # not the first
    regiment_folk = regiment.folk
    if (
        PEOPLES_MASTER[regiment_folk] is not None
        and world.happened('protection_broken', 'ever', 0, land, present(PEOPLES_MASTER[regiment_folk], ''))
    ):
        notes.append((3, 0))
        return True, notes  # its master broke the magic
    notes.append((4, 0))
    return False, notes
