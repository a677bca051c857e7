"""What emitted code calls: sets as bits, what must be there, divisions that only play knows."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final, NoReturn, TypeVar

from rulec.runtime.faults import DividedByNothing, MissingThing, UnknownCell

T = TypeVar("T")

FLOOR: Final[int] = -(10**15)
"""Cells of a table under this stand for what is no plain value."""


def bits(*members: int) -> int:
    """A set of members: `bits(MARK_OLD, MARK_TALL)`."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members(mask: int) -> Iterator[int]:
    """The members of a set, in declared order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def present(value: T | None, what: str) -> T:
    """A value that has to be there."""
    if value is None:
        raise MissingThing(what)
    return value


def quotient(left: int, right: int, what: str) -> int:
    """Floor division by an amount that only play knows."""
    if not right:
        raise DividedByNothing(what)
    return left // right


def root(value: int, index: int, *, up: bool = False) -> int:
    """The whole part of a root (2 for the square root), or the next whole number; of less than nothing it is 0."""
    if value <= 0:
        return 0
    if index == 2:
        found = isqrt(value)
    else:
        found = 1 << -(-value.bit_length() // index)  # not less than the root; each step comes nearer
        while (nearer := ((index - 1) * found + value // found ** (index - 1)) // index) < found:
            found = nearer
    return found + 1 if up and found**index < value else found


def unknown(what: str) -> NoReturn:
    """What the source does not give."""
    raise UnknownCell("", "", what, "")
