"""The exact odds of a compiled function, by running that very function."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from math import lcm
from typing import TypeVar

from rulec.runtime.dice import LIMIT
from rulec.runtime.symbolic_dice import outcomes

V = TypeVar("V", bound=Hashable)
W = TypeVar("W", bound=Hashable)


def distribution(function: Callable[..., V], *arguments: object, limit: int = LIMIT) -> dict[V, Fraction]:
    """How likely each answer of a function is that takes dice last, exactly; in the order in which answers come up,
    lowest faces first."""
    what = getattr(function, "__name__", "the roll")
    return weighed(outcomes(what, function, arguments, limit))


def marginal(found: Mapping[V, Fraction], part: Callable[[V], W]) -> dict[W, Fraction]:
    """Return how likely each part of the answers is: `marginal(found, lambda end: end.first)`."""
    sums: dict[W, Fraction] = {}
    for answer, chance in found.items():
        one = part(answer)
        sums[one] = sums.get(one, Fraction(0)) + chance
    return sums


def mean(found: Mapping[int, Fraction]) -> Fraction:
    """Return the mean of answers that are numbers."""
    return sum((answer * chance for answer, chance in found.items()), Fraction(0))


def weighed(found: Iterable[tuple[V, int, int]]) -> dict[V, Fraction]:
    """The weights of equal answers, added up."""
    sums: dict[V, tuple[int, int]] = {}
    for value, ways, of in found:
        before = sums.get(value)
        if before is None:
            sums[value] = ways, of
        elif before[1] == of:
            sums[value] = before[0] + ways, of
        else:
            total = lcm(before[1], of)
            sums[value] = before[0] * (total // before[1]) + ways * (total // of), total
    return {value: Fraction(ways, of) for value, (ways, of) in sums.items()}
