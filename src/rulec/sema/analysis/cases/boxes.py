"""Exact set algebra over combinations of finite, ordered axes.

An *axis* is a row of points. A *point* stands for one value, or for a stretch of values that nothing tells apart (`9 or
more`). A set of points is an int, one bit per point. A *box* has one such set for each axis and contains every
combination of their points. This module does not know the meaning of points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

Box = tuple[int, ...]
Boxes = tuple[Box, ...]


class TooMany(Exception):
    """A union has too many boxes to continue; the caller then reports nothing."""


LIMIT = 4096


def full(sizes: Sequence[int]) -> Box:
    """Return the box of all combinations, for axes of the given sizes."""
    return tuple((1 << size) - 1 for size in sizes)


def size(box: Box) -> int:
    """Return the number of combinations in a box."""
    return prod(points.bit_count() for points in box)


def meet(left: Box, right: Box) -> Box | None:
    """Return the intersection of two boxes, or None if it is empty."""
    shared: list[int] = []
    for a, b in zip(left, right, strict=True):
        both = a & b
        if not both:
            return None
        shared.append(both)
    return tuple(shared)


def without(box: Box, hole: Box) -> list[Box]:
    """Return a box without another one, as disjoint boxes."""
    if meet(box, hole) is None:
        return [box]
    pieces: list[Box] = []
    rest = list(box)
    for at, points in enumerate(hole):
        outside = rest[at] & ~points
        if outside:
            pieces.append((*rest[:at], outside, *rest[at + 1 :]))
        rest[at] &= points
    return pieces


def subtract(boxes: Iterable[Box], holes: Iterable[Box]) -> Boxes:
    """Return the difference of two unions. Raises `TooMany` above `LIMIT` boxes."""
    left = list(boxes)
    for hole in holes:
        left = [piece for box in left for piece in without(box, hole)]
        if len(left) > LIMIT:
            raise TooMany
        if not left:
            break
    return tuple(left)


def union(left: Boxes, right: Boxes) -> Boxes:
    """Return the union of two unions, without boxes contained in another. Raises `TooMany` above `LIMIT` boxes."""
    found = list(left)
    for box in right:
        if not any(meet(box, other) == box for other in found):
            found.append(box)
    if len(found) > LIMIT:
        raise TooMany
    return tuple(found)


def intersect(left: Boxes, right: Boxes) -> Boxes:
    """Return the intersection of two unions. Raises `TooMany` above `LIMIT` pairs."""
    if len(left) * len(right) > LIMIT:
        raise TooMany
    found: Boxes = ()
    for a in left:
        shared = [both for b in right if (both := meet(a, b)) is not None]
        found = union(found, tuple(shared))
    return found


def uncovered(domain: Box, boxes: Sequence[Box]) -> tuple[Box, int] | None:
    """Return the first uncovered combination, widened to an uncovered box, and the number of uncovered combinations."""
    left = subtract((domain,), boxes)
    return (first_of(left, domain), sum(map(size, left))) if left else None


def overlap(left: Boxes, right: Boxes) -> Box | None:
    """Return the first combination in both unions, widened to a box in both; None if they are disjoint."""
    shared = [both for a in left for b in right if (both := meet(a, b)) is not None]
    return min(shared, key=_lowest) if shared else None


def first_of(left: Sequence[Box], domain: Box) -> Box:
    """Return the first combination of disjoint boxes, widened to the largest box inside their union, axis by axis."""

    def is_within(box: Sequence[int]) -> bool:
        return sum(size(both) for other in left if (both := meet(tuple(box), other)) is not None) == size(tuple(box))

    point = min(map(_lowest, left))
    wide = list(point)
    for at, whole in enumerate(domain):
        wide[at] = whole  # the whole axis if it is irrelevant, else one stretch of points
        if is_within(wide):
            continue
        grown = point[at]
        while True:
            more = (grown | (grown << 1)) & whole
            wide[at] = more
            if more == grown or not is_within(wide):
                break
            grown = more
        wide[at] = grown
    return tuple(wide)


def _lowest(box: Box) -> Box:
    return tuple(points & -points for points in box)
