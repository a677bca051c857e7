"""Helpers of emitted code: sets as bit masks, required values, divisions and roots."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final, NoReturn, TypeVar

from rulec.runtime.faults import DividedByNothing, MissingThing, UnknownCell

T = TypeVar("T")

FLOOR: Final[int] = -(10**15)
"""Table cells below this number stand for cells without a plain value."""


def bits(*members: int) -> int:
    """Return a set of members: `bits(MARK_OLD, MARK_TALL)`."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members(mask: int) -> Iterator[int]:
    """Yield the members of a set in declared order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def present(value: T | None, what: str) -> T:
    """Return a value that must be there; raise `MissingThing` if it is None."""
    if value is None:
        raise MissingThing(what)
    return value


def quotient(left: int, right: int, what: str) -> int:
    """Return the floor of a quotient; raise `DividedByNothing` if the divisor is 0."""
    if not right:
        raise DividedByNothing(what)
    return left // right


def root(value: int, index: int, *, up: bool = False) -> int:
    """Return the integer part of a root (index 2 for the square root), or with `up` the root rounded up.

    The root of a negative number is 0.
    """
    if value <= 0:
        return 0
    if index == 2:
        found = isqrt(value)
    else:
        found = 1 << -(-value.bit_length() // index)  # a start not below the root, from which Newton's method descends
        while (nearer := ((index - 1) * found + value // found ** (index - 1)) // index) < found:
            found = nearer
    return found + 1 if up and found**index < value else found


def unknown(what: str) -> NoReturn:
    """Raise the fault of a value that the source does not give."""
    raise UnknownCell("", "", what, "")
