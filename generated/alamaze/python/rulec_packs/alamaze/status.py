"""Resolvers of status.rules."""

from __future__ import annotations

from ._choices import StatusItem
from ._tables import STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL


def final_status(item: StatusItem, units: int) -> int:
    """Status points when the game ends.

    In status points.
    maelstrom "Status Points".
    """
    if not STATUS_POINTS_BY_UNIT[item]:
        value = STATUS_POINTS_FINAL[item]
    else:
        value = units * STATUS_POINTS_FINAL[item]  # for each level, or for fleets times quality
    return value


def status_is_due(played: int) -> bool:
    """Status points are awarded after the played turns.

    maelstrom "Status Points".
    """
    return played > 0 and 6 * (played // 6) == played


def interim_status(item: StatusItem, units: int) -> int:
    """Status points between times.

    In status points.
    maelstrom "Status Points".
    """
    value = final_status(item, units)
    return value // 4  # whole points
