"""Resolvers of buildings.rules."""

from __future__ import annotations

from ._kinds import Improvement
from ._tables import IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD


def work_bill(work: Improvement, multiple: int) -> int:
    """Gold for improving a population center several times at a go.

    In gold.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#600 - Improve Popcenter",
    line 4665.
    """
    value = IMPROVEMENTS_GOLD[work]
    value *= multiple  # the multiple that is asked for
    return value


def work_rations(work: Improvement, multiple: int) -> int:
    """Food for improving a population center several times at a go.

    In food.
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#600 - Improve Popcenter",
    line 4665.
    """
    value = IMPROVEMENTS_FOOD[work]
    value *= multiple  # the multiple that is asked for
    return value
