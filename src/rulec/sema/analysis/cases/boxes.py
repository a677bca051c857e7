"""Exact algebra of boxes: which combinations of a few finite, ordered axes a union of boxes covers.

An axis is a row of points, each standing for one value or for a stretch of values that nothing tells apart
(`9 or more`). A set of points is an int, one bit a point; a box has one such set for each axis. Nothing here
knows what the points mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

Box = tuple[int, ...]
Boxes = tuple[Box, ...]


class TooMany(Exception):
    """A union has fallen into more boxes than is worth looking at; the caller claims nothing."""


LIMIT = 4096


def full(sizes: Sequence[int]) -> Box:
    """The box of all combinations of axes with so many points."""
    return tuple((1 << size) - 1 for size in sizes)


def size(box: Box) -> int:
    """How many combinations of points a box holds."""
    return prod(points.bit_count() for points in box)


def meet(left: Box, right: Box) -> Box | None:
    """What two boxes share, or None."""
    shared: list[int] = []
    for a, b in zip(left, right, strict=True):
        both = a & b
        if not both:
            return None
        shared.append(both)
    return tuple(shared)


def without(box: Box, hole: Box) -> list[Box]:
    """The box less another one, as boxes that do not overlap."""
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
    """A union less another one."""
    left = list(boxes)
    for hole in holes:
        left = [piece for box in left for piece in without(box, hole)]
        if len(left) > LIMIT:
            raise TooMany
        if not left:
            break
    return tuple(left)


def union(left: Boxes, right: Boxes) -> Boxes:
    """Both unions together; a box that stands within another is left out."""
    found = list(left)
    for box in right:
        if not any(meet(box, other) == box for other in found):
            found.append(box)
    if len(found) > LIMIT:
        raise TooMany
    return tuple(found)


def intersect(left: Boxes, right: Boxes) -> Boxes:
    """What two unions share."""
    if len(left) * len(right) > LIMIT:
        raise TooMany
    found: Boxes = ()
    for a in left:
        shared = [both for b in right if (both := meet(a, b)) is not None]
        found = union(found, tuple(shared))
    return found


def uncovered(domain: Box, boxes: Sequence[Box]) -> tuple[Box, int] | None:
    """The first combination that no box covers, widened as far as it stays uncovered, and how many there are."""
    left = subtract((domain,), boxes)
    return (first_of(left, domain), sum(map(size, left))) if left else None


def overlap(left: Boxes, right: Boxes) -> Box | None:
    """The first combination that both unions hold, widened as far as both still do; None when there is none."""
    shared = [both for a in left for b in right if (both := meet(a, b)) is not None]
    return min(shared, key=_lowest) if shared else None


def first_of(left: Sequence[Box], domain: Box) -> Box:
    """The first combination of a union of boxes that do not overlap, widened as far as the union holds it."""

    def is_within(box: Sequence[int]) -> bool:
        return sum(size(both) for other in left if (both := meet(tuple(box), other)) is not None) == size(tuple(box))

    point = min(map(_lowest, left))
    wide = list(point)
    for at, whole in enumerate(domain):
        wide[at] = whole  # all of an axis where it does not matter, else one stretch of points
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
