"""Resolvers of status.rules."""

from __future__ import annotations

from rulec.runtime import FLOOR

from ._kinds import STATUS_ITEM_AGENT_PRISONER, STATUS_ITEM_NAVIES, StatusItem
from ._tables import STATUS_POINTS_FINAL, status_points_final_cell, status_points_unit_worth


def final_status(item: StatusItem, units: int) -> int:
    """Status points when the game ends.

    In renown.
    Raises DoesNotApply (the book says that there is no such value).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", lines
    5873-5926.
    """
    if item != STATUS_ITEM_AGENT_PRISONER and item != STATUS_ITEM_NAVIES:
        value = STATUS_POINTS_FINAL[item]
        if value < FLOOR:
            value = status_points_final_cell(value)
    elif item == STATUS_ITEM_AGENT_PRISONER or item == STATUS_ITEM_NAVIES:
        value = units * status_points_unit_worth(item)  # for each level, or for fleets times quality
    else:
        value = 0
    return value


def interim_status(item: StatusItem, units: int) -> int:
    """Status points between times.

    In renown.
    Raises DoesNotApply (the book says that there is no such value).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5871.
    """
    value = final_status(item, units)
    value //= 4  # whole points
    return value
