"""Resolvers of status.rules."""

from __future__ import annotations

from ._kinds import StatusItem
from ._tables import STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL


def final_status(item: StatusItem, units: int) -> int:
    """Status points when the game ends.

    In renown.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", lines
    5873-5926.
    """
    if not STATUS_POINTS_BY_UNIT[item]:
        value = STATUS_POINTS_FINAL[item]
    elif STATUS_POINTS_BY_UNIT[item]:
        value = units * STATUS_POINTS_FINAL[item]  # for each level, or for fleets times quality
    else:
        value = 0
    return value


def status_is_due(played: int) -> bool:
    """Status points are awarded after the played turns.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5871.
    """
    return played > 0 and 6 * (played // 6) == played


def interim_status(item: StatusItem, units: int) -> int:
    """Status points between times.

    In renown.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5871.
    """
    value = final_status(item, units)
    return value // 4  # whole points
