"""Resolvers of buildings.rules."""

from __future__ import annotations

from typing import Final

from ._choices import Improvement, PRIVILEGE_STONECUTTERS, TRAIT_INDUSTRIOUS
from ._kinds import Kingdom
from ._tables import IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD

_PRIVILEGE_STONECUTTERS_BIT: Final = 1 << PRIVILEGE_STONECUTTERS
_TRAIT_INDUSTRIOUS_BIT: Final = 1 << TRAIT_INDUSTRIOUS


def work_bill(kingdom: Kingdom, work: Improvement, multiple: int) -> int:
    """Gold for improving a population center several times at a go.

    In gold.
    maelstrom "#600 - Improve Popcenter".
    """
    value = IMPROVEMENTS_GOLD[work]
    if kingdom.traits & _TRAIT_INDUSTRIOUS_BIT:
        value -= 1000  # Industrious (trait): their own hands
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    value *= multiple  # the multiple that is asked for
    return (value + 2) // 4  # whole coins


def work_rations(kingdom: Kingdom, work: Improvement, multiple: int) -> int:
    """Food for improving a population center several times at a go.

    In food.
    maelstrom "#600 - Improve Popcenter".
    """
    value = IMPROVEMENTS_FOOD[work]
    if kingdom.privileges & _PRIVILEGE_STONECUTTERS_BIT:
        value *= 3  # Improvements At A Discount (privilege): their own masons
    else:
        value *= 4
    value *= multiple  # the multiple that is asked for
    return (value + 2) // 4  # whole sacks
