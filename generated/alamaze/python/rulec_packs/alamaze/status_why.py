"""The resolvers of status.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import StatusItem
from ._tables import STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL
from .status import final_status

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "final_status": (
        Label('base', ''),
        Label('base', 'for each level, or for fleets times quality'),
    ),
    "status_is_due": (
        Label('holds', ''),
    ),
    "interim_status": (
        Label('base', '', 4),
        Label('round', 'whole points', 4, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5887'),
    ),
}


def why_final_status(item: StatusItem, units: int) -> tuple[int, Notes]:
    """Status points when the game ends.

    `final_status` with its notes: pairs of an index of LABELS['final_status'] and what it moved.
    In status points.
    maelstrom "Status Points".
    """
    notes: Notes = []
    if not STATUS_POINTS_BY_UNIT[item]:
        value = STATUS_POINTS_FINAL[item]
        notes.append((0, value))
    elif STATUS_POINTS_BY_UNIT[item]:
        value = units * STATUS_POINTS_FINAL[item]  # for each level, or for fleets times quality
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_status_is_due(played: int) -> tuple[bool, Notes]:
    """Status points are awarded after the played turns.

    `status_is_due` with its notes: pairs of an index of LABELS['status_is_due'] and what it moved.
    maelstrom "Status Points".
    """
    notes: Notes = []
    if played <= 0 or 6 * (played // 6) != played:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_interim_status(item: StatusItem, units: int) -> tuple[int, Notes]:
    """Status points between times.

    `interim_status` with its notes: pairs of an index of LABELS['interim_status'] and what it moved.
    In status points.
    maelstrom "Status Points".
    """
    notes: Notes = []
    value = final_status(item, units)
    notes.append((0, value))
    before = value
    value //= 4  # whole points
    notes.append((1, 4 * value - before))
    return value, notes
