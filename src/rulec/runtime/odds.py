"""Exact odds of a compiled function, found by running the function itself."""

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
    """Return the exact probability of each answer of a function that takes dice last.

    The answers are in the order in which they occur, lowest faces first.
    """
    what = getattr(function, "__name__", "the roll")
    return weighed(outcomes(what, function, arguments, limit))


def marginal(found: Mapping[V, Fraction], part: Callable[[V], W]) -> dict[W, Fraction]:
    """Return the probability of each part of the answers: `marginal(found, lambda end: end.first)`."""
    sums: dict[W, Fraction] = {}
    for answer, chance in found.items():
        one = part(answer)
        sums[one] = sums.get(one, Fraction(0)) + chance
    return sums


def mean(found: Mapping[int, Fraction]) -> Fraction:
    """Return the mean of numeric answers."""
    return sum((answer * chance for answer, chance in found.items()), Fraction(0))


def weighed(found: Iterable[tuple[V, int, int]]) -> dict[V, Fraction]:
    """Return the added-up probabilities of equal answers."""
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
