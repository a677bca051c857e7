"""The resolvers of succession.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    PRIVILEGE_MORTAL_STEWARD, RANK_BARON, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_GOVERNOR,
    RANK_PRINCE, Rank,
)
from ._kinds import Kingdom, Place, Ruler
from ._world import World
from .capitals import next_capital, seat_barred
from .court import may_reign
from .politics import in_irons
from .succession import may_be_seat

_PRIVILEGE_MORTAL_STEWARD_BIT: Final = 1 << PRIVILEGE_MORTAL_STEWARD

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "claim": (
        Label('case', 'a prince of the blood'),
        Label('case', 'no mortal prince is left', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2950'),
        Label('case', 'no heir'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "homecoming": (
        Label('base', '', 200),
        Label('round', '', 200),
    ),
    "reigns": (
        Label('holds', 'free'),
    ),
    "may_be_seat": (
        Label('needs', 'the place does not belong to the kingdom.'),
        Label('needs', 'the place is the capital.'),
        Label('needs', 'A strange host stands before the place.'),
    ),
    "refusals_may_be_seat": (
        Label('needs', 'the place does not belong to the kingdom.'),
        Label('needs', 'the place is the capital.'),
        Label('needs', 'A strange host stands before the place.'),
    ),
    "refuge": (
        Label('case', 'the first wish'),
        Label('case', 'the second wish'),
        Label('case', 'its hiding place', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#455 - Create Sanctuary", line 4483'),
        Label('otherwise', ''),
    ),
}


def why_claim(kingdom: Kingdom, rank: Rank) -> tuple[int, Notes]:
    """Place in the line of succession, the highest first.

    `claim` with its notes: pairs of an index of LABELS['claim'] and what it moved.
    In plain numbers.
    maelstrom "Royal Succession (Regent)", "Political Emissaries".
    """
    notes: Notes = []
    if rank == RANK_PRINCE:
        notes.append((0, 0))
        return 7, notes  # a prince of the blood
    if rank == RANK_DEMON_PRINCE and kingdom.privileges & _PRIVILEGE_MORTAL_STEWARD_BIT:
        notes.append((1, 0))
        return 6, notes  # no mortal prince is left
    if not may_reign(rank):
        notes.append((2, 0))
        return 0, notes  # no heir
    if rank == RANK_DUKE:
        notes.append((3, 0))
        return 5, notes
    if rank == RANK_COUNT:
        notes.append((4, 0))
        return 4, notes
    if rank == RANK_BARON:
        notes.append((5, 0))
        return 3, notes
    if rank == RANK_GOVERNOR:
        notes.append((6, 0))
        return 2, notes
    notes.append((7, 0))
    return 1, notes


def why_homecoming(toll: int) -> tuple[int, Notes]:
    """What a ruler who comes home recovers.

    `homecoming` with its notes: pairs of an index of LABELS['homecoming'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "Royal Succession (Regent)".
    """
    notes: Notes = []
    value = toll
    notes.append((0, value))
    before = value
    value //= 2
    notes.append((1, 2 * value - before))
    return value, notes


def why_reigns(ruler: Ruler, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The ruler sits on the throne of the kingdom.

    `reigns` with its notes: pairs of an index of LABELS['reigns'] and what it moved.
    maelstrom "Royal Succession (Regent)".
    """
    notes: Notes = []
    if ruler.kingdom is not kingdom or in_irons(ruler):
        notes.append((0, 0))
        return False, notes  # free
    return True, notes


def why_may_be_seat(place: Place, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The place may become the capital of the kingdom.

    `may_be_seat` with its notes: pairs of an index of LABELS['may_be_seat'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#355 - Relocate Capital", "#495 - Alternate Capital".
    """
    notes: Notes = []
    if place.kingdom is not kingdom:
        notes.append((0, 0))
        return False, notes  # the place does not belong to the kingdom.
    kingdom_capital = kingdom.capital
    if kingdom_capital is not None and place is kingdom_capital:
        notes.append((1, 0))
        return False, notes  # the place is the capital.
    if seat_barred(place, kingdom, world):
        notes.append((2, 0))
        return False, notes  # A strange host stands before the place.
    return True, notes


def why_refuge(kingdom: Kingdom, world: World) -> tuple[Place | None, Notes]:
    """Where the throne moves when the capital has fallen, wishes counted.

    `refuge` with its notes: pairs of an index of LABELS['refuge'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#495 - Alternate Capital", "Population Centers".
    """
    notes: Notes = []
    kingdom_first_refuge = kingdom.first_refuge
    if kingdom_first_refuge is not None and may_be_seat(kingdom_first_refuge, kingdom, world):
        notes.append((0, 0))
        return kingdom_first_refuge, notes  # the first wish
    kingdom_second_refuge = kingdom.second_refuge
    if kingdom_second_refuge is not None and may_be_seat(kingdom_second_refuge, kingdom, world):
        notes.append((1, 0))
        return kingdom_second_refuge, notes  # the second wish
    kingdom_sanctuary = kingdom.sanctuary
    if (
        kingdom_sanctuary is not None
        and not any(kingdom.capital is None or p is not kingdom.capital for p in kingdom.places)
    ):
        notes.append((2, 0))
        return kingdom_sanctuary, notes  # its hiding place
    notes.append((3, 0))
    return next_capital(kingdom, world), notes
