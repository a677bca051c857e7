"""Derived spots and shapes on an integer grid, and collision of a moving shape."""

from __future__ import annotations

import itertools

from rulec.runtime.faults import MissingThing
from rulec.runtime.ground.geometry import (
    Area,
    Corners,
    area_of,
    as_area,
    in_order,
    lies_right_of,
    lowest_terms,
    meet,
    overlap,
    scaled,
    square_between,
    to_edge,
    where,
)
from rulec.runtime.ground.geometry_angles import Shape, Spot, spot_ahead


def middle_spot(shape: Shape) -> Spot:
    """Return the mean of the corners, rounded. Raises `MissingThing` for a shape without spots."""
    spots = tuple(shape)
    if not spots:
        raise MissingThing("a shape with a spot")
    doubled = 2 * len(spots)
    return (
        (2 * sum(spot[0] for spot in spots) + len(spots)) // doubled,
        (2 * sum(spot[1] for spot in spots) + len(spots)) // doubled,
    )


def closest_spot(shape: Shape, spot: Spot) -> Spot:
    """Return the point of a shape nearest to a spot, rounded."""
    area = area_of(shape)
    x, y = spot
    if where(x, y, area) >= 0:
        return spot
    best, part, found = square_between(x, y, *area.corners[0]), 1, area.corners[0]
    for edge in area.edges:
        square, under = to_edge(x, y, edge)
        if square * part < best * under:
            best, part = square, under
            ax, ay, bx, by = edge
            ux, uy = bx - ax, by - ay
            along, long = ux * (x - ax) + uy * (y - ay), ux * ux + uy * uy
            along = min(max(along, 0), long)
            found = (
                x + (2 * ((ax - x) * long + ux * along) + long) // (2 * long),
                y + (2 * ((ay - y) * long + uy * along) + long) // (2 * long),
            )
    return found


def hull_corners(one: Shape, two: Shape) -> Corners:
    """Return the convex hull of two shapes."""
    spots = sorted({*one, *two})
    if len(spots) < 3:
        return tuple(spots)
    sides: list[list[Spot]] = []
    for row in (spots, spots[::-1]):
        kept: list[Spot] = []
        for spot in row:
            while len(kept) > 1 and not lies_right_of(spot, kept[-2], kept[-1]):
                kept.pop()
            kept.append(spot)
        sides.append(kept[:-1])
    return (*sides[0], *sides[1])


def room_ahead(shape: Shape, heading: int, length: int, other: Shape, turn: int) -> int:
    """Return how far a shape can move straight ahead, at most `length`, before it would overlap another.

    The result is in whole grains, and the shape moved that far does not overlap.
    """
    if length <= 0 or not shape or not other:
        return max(length, 0)
    moving, still = tuple(shape), area_of(other)
    at = as_area(moving)
    across, down = step = spot_ahead((0, 0), heading, length, turn)
    if (
        at.left + min(across, 0) > still.right
        or at.right + max(across, 0) < still.left
        or at.low + min(down, 0) > still.high
        or at.high + max(down, 0) < still.low
    ):  # fmt: skip
        return length
    if overlap(at, still):
        return 0
    if not any(step) or not (
        (at.sides and still.sides) or meet(Area(hull_corners(moving, _moved(moving, step))), still)
    ):
        return length
    top, under = contact(at, still, step)
    found = top * length // under
    # rounding of the spot ahead may carry the shape past the exact contact
    while found > 0 and overlap(Area(_moved(moving, spot_ahead((0, 0), heading, found, turn))), still):
        found -= 1
    return found


def _moved(shape: Corners, by: Spot) -> Corners:
    return tuple((x + by[0], y + by[1]) for x, y in shape)


def contact(a: Area, b: Area, step: Spot) -> tuple[int, int]:
    """Return the part of a move after which one shape begins to overlap the other, as a fraction; 1/1 if it
    does not.
    """
    if a.sides and b.sides:
        return _contact_of_sides(a, b, step)
    cuts = {(0, 1), (1, 1)}
    for one, other, sign in ((a, b, 1), (b, a, -1)):
        sx, sy = sign * step[0], sign * step[1]
        for x, y in one.corners:
            for ax, ay, bx, by in other.edges:
                ux, uy = bx - ax, by - ay
                under = sx * uy - sy * ux
                if under:  # crossing of the edge's line; a crossing beyond its ends is harmless
                    cuts.add(lowest_terms((ax - x) * uy - (ay - y) * ux, under))
            # a corner that passes the end of an edge along it
            long = sx * sx + sy * sy
            cuts.update(lowest_terms((ax - x) * sx + (ay - y) * sy, long) for ax, ay in other.corners)
    ordered = in_order(cut for cut in cuts if 0 <= cut[0] <= cut[1])
    for (p, q), (r, s) in itertools.pairwise(ordered):
        for top, under in ((p, q), (p * s + r * q, 2 * q * s)):
            there = Area(tuple((x * under + step[0] * top, y * under + step[1] * top) for x, y in a.corners))
            if overlap(there, scaled(b, under)):
                return p, q
    return 1, 1


def _contact_of_sides(a: Area, b: Area, step: Spot) -> tuple[int, int]:
    """Return the same for convex areas: they overlap while their projections on all normals do."""
    begins, ends = (0, 1), (1, 1)
    for at, (x, y, least, most) in enumerate((*a.sides, *b.sides)):
        other = [x * down - y * across for across, down in (b if at < len(a.sides) else a).corners]
        pace_along = x * step[1] - y * step[0]
        # offsets at which the projections begin and cease to overlap
        first, last = min(other) - most, max(other) - least
        if at >= len(a.sides):
            first, last = -last, -first
        if not pace_along:
            if first >= 0 or last <= 0:
                return 1, 1
            continue
        if pace_along < 0:
            first, last, pace_along = -last, -first, -pace_along
        if first * begins[1] > begins[0] * pace_along:
            begins = first, pace_along
        if last * ends[1] < ends[0] * pace_along:
            ends = last, pace_along
    return begins if begins[0] * ends[1] < ends[0] * begins[1] else (1, 1)
