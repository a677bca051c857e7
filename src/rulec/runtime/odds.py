"""The exact odds of a compiled function, by running that very function."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from math import lcm
from typing import TypeVar

from rulec.runtime.dice import LIMIT, Enumerate
from rulec.runtime.symbolic_dice import odds_of

V = TypeVar("V", bound=Hashable)


def distribution(function: Callable[..., V], *arguments: object, limit: int = LIMIT) -> dict[V, Fraction]:
    """How likely each answer of a function is that takes dice last, exactly; in the order in which answers come up,
    lowest faces first."""
    what = getattr(function, "__name__", "the roll")
    found = odds_of(what, function, arguments, limit)
    if found is not None:
        return weighed(found)
    dice = Enumerate(limit)  # something has to know what the dice show
    return weighed(dice.walk(what, lambda: function(*arguments, dice)))


def weighed(outcomes: Iterable[tuple[V, int, int]]) -> dict[V, Fraction]:
    """The weights of equal answers, added up."""
    sums: dict[V, tuple[int, int]] = {}
    for value, ways, of in outcomes:
        before = sums.get(value)
        if before is None:
            sums[value] = ways, of
        elif before[1] == of:
            sums[value] = before[0] + ways, of
        else:
            total = lcm(before[1], of)
            sums[value] = before[0] * (total // before[1]) + ways * (total // of), total
    return {value: Fraction(ways, of) for value, (ways, of) in sums.items()}
