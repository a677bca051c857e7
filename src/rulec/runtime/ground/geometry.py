"""Exact geometry of spots, lines and areas on an integer grid.

A *shape* is a sequence of spots: one is a spot, two are the ends of a line, more are the corners of an area in either
direction. The last corner is linked with the first, and an area includes its edges. Lengths are rounded up, so that
`distance <= n` and `distance > n` are exact. No floats are used. Recent shapes and distances are cached.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cmp_to_key, lru_cache
from math import gcd, isqrt

from rulec.runtime.faults import MissingThing
from rulec.runtime.ground.geometry_angles import Shape, Spot

Corners = tuple[Spot, ...]
Edge = tuple[int, int, int, int]
"""Start across, start down, end across, end down."""
KEPT = 1 << 13


class Area:
    """A shape in the form for computation: no repeated corners, its bounding box and its edges.

    For a convex area, `sides` holds each edge's direction with the least and greatest offset of the corners from it;
    for other shapes it is empty. `ground` is true for an area of non-zero size.
    """

    __slots__ = ("corners", "edges", "given", "ground", "high", "left", "low", "right", "sides")

    corners: Corners
    edges: tuple[Edge, ...]

    def __init__(self, shape: Corners) -> None:
        self.given = shape
        self.sides: tuple[Edge, ...] = ()
        self.ground = False
        if len(shape) < 3:
            ax, ay = shape[0]
            bx, by = shape[-1]
            self.left, self.right = (ax, bx) if ax <= bx else (bx, ax)
            self.low, self.high = (ay, by) if ay <= by else (by, ay)
            one = len(shape) == 1 or (ax == bx and ay == by)
            self.corners, self.edges = (shape[:1], ()) if one else (shape, ((ax, ay, bx, by),))
            return
        corners = [spot for at, spot in enumerate(shape) if at == 0 or spot != shape[at - 1]]
        while len(corners) > 1 and corners[0] == corners[-1]:
            corners.pop()
        self.corners = tuple(corners)
        across, down = [spot[0] for spot in corners], [spot[1] for spot in corners]
        self.left, self.right, self.low, self.high = min(across), max(across), min(down), max(down)
        behind = corners[1:] + corners[:1] if len(corners) > 2 else corners[1:]
        self.edges = tuple((*one, *two) for one, two in zip(corners, behind, strict=False))
        self.ground = len(corners) > 2 and sum(ax * by - ay * bx for ax, ay, bx, by in self.edges) != 0
        if self.ground:
            self.sides = self._sides()

    def _sides(self) -> tuple[Edge, ...]:
        """Return directions and offset ranges of the edges; empty unless the area is convex with at most 8 edges."""
        ways = [(bx - ax, by - ay) for ax, ay, bx, by in self.edges]
        bends = [ux * vy - uy * vx for (ux, uy), (vx, vy) in zip(ways, ways[1:] + ways[:1], strict=True)]
        if len(ways) > 8 or not (all(bend > 0 for bend in bends) or all(bend < 0 for bend in bends)):
            return ()
        found: list[Edge] = []
        for x, y in ways:
            values = [x * down - y * across for across, down in self.corners]
            found.append((x, y, min(values), max(values)))
        return tuple(found)


_KNOWN: dict[int, Area] = {}
"""Recent shapes by the id of their tuple, which the area holds, so that the id stays unique."""


def as_area(shape: Shape) -> Area:
    """Return a shape in the form for computation."""
    found = _KNOWN.get(id(shape))
    if found is not None and found.given is shape:
        return found
    made = Area(tuple(shape))
    if made.given is shape and len(shape) > 2:  # spots and lines are seldom used twice
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        _KNOWN[id(shape)] = made
    return made


def area_of(shape: Shape) -> Area:
    """Return a shape in the form for computation. Raises `MissingThing` for a shape without spots."""
    if not shape:
        raise MissingThing("a shape with a spot")
    return as_area(shape)


def way_between(one: Shape, two: Shape) -> int:
    """Return the distance between two shapes, rounded up; 0 if they touch."""
    return _root(*_gap(area_of(one), area_of(two)))


def is_within(one: Shape, two: Shape, length: int) -> bool:
    """Return whether the distance between two shapes is at most `length`."""
    if length < 0 or not one or not two:
        return False
    if len(one) == 1:
        return _spot_within(*one[0], as_area(two), length)
    if len(two) == 1:
        return _spot_within(*two[0], as_area(one), length)
    a, b = as_area(one), as_area(two)
    if (
        a.left - b.right > length
        or b.left - a.right > length
        or a.low - b.high > length
        or b.low - a.high > length
    ):  # fmt: skip
        return False
    square, part = _gap(a, b)
    return square <= length * length * part


def _spot_within(x: int, y: int, area: Area, length: int) -> bool:
    """Return whether a spot is at most `length` away from an area."""
    if x - area.right > length or area.left - x > length or y - area.high > length or area.low - y > length:
        return False
    if not area.edges:
        return square_between(x, y, *area.corners[0]) <= length * length
    if where(x, y, area) >= 0:
        return True
    for edge in area.edges:
        square, part = to_edge(x, y, edge)
        if square <= length * length * part:
            return True
    return False


def path_length(path: Shape) -> int:
    """Return the length of a path, each segment rounded up."""
    spots = tuple(path)
    return sum(_root(square_between(*one, *two), 1) for one, two in itertools.pairwise(spots))


def spots_apart(one: Spot, two: Spot) -> int:
    """Return the distance between two spots, rounded up."""
    across, down = two[0] - one[0], two[1] - one[1]
    square = across * across + down * down
    root = isqrt(square)
    return root if root * root == square else root + 1


def spots_near(one: Spot, two: Spot, length: int) -> bool:
    """Return whether the distance between two spots is at most `length`."""
    across, down = two[0] - one[0], two[1] - one[1]
    return length >= 0 and across * across + down * down <= length * length


def _root(square: int, part: int) -> int:
    """Return the square root of a fraction, rounded up."""
    whole = -(-square // part)
    root = isqrt(whole)
    return root if root * root == whole else root + 1


def square_between(ax: int, ay: int, bx: int, by: int) -> int:
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


def _gap(a: Area, b: Area) -> tuple[int, int]:
    """Return the squared distance between two shapes, as a fraction."""
    return _kept_gap(a, b) if len(a.corners) > 2 and len(b.corners) > 2 else _new_gap(a, b)


@lru_cache(maxsize=KEPT)
def _kept_gap(a: Area, b: Area) -> tuple[int, int]:
    return _new_gap(a, b)


def _new_gap(a: Area, b: Area) -> tuple[int, int]:
    if meet(a, b):
        return 0, 1
    best, part = min((cx - x) * (cx - x) + (cy - y) * (cy - y) for x, y in a.corners for cx, cy in b.corners), 1
    for corners, edges in ((a.corners, b.edges), (b.corners, a.edges)):
        for ax, ay, bx, by in edges:
            ux, uy = bx - ax, by - ay
            long = ux * ux + uy * uy
            for x, y in corners:
                vx, vy = x - ax, y - ay
                if 0 < ux * vx + uy * vy < long:  # otherwise an end of the edge is nearest
                    aside = ux * vy - uy * vx
                    if aside * aside * part < best * long:
                        best, part = aside * aside, long
    return best, part


def to_edge(x: int, y: int, edge: Edge) -> tuple[int, int]:
    """Return the squared distance from a spot to an edge, as a fraction."""
    ax, ay, bx, by = edge
    ux, uy, vx, vy = bx - ax, by - ay, x - ax, y - ay
    along, long = ux * vx + uy * vy, ux * ux + uy * uy
    if along <= 0:
        return vx * vx + vy * vy, 1
    if along >= long:
        return square_between(x, y, bx, by), 1
    aside = ux * vy - uy * vx
    return aside * aside, long


def lies_right_of(spot: Spot, one: Spot, two: Spot) -> bool:
    """Return whether a spot lies to the right of the line from one spot to another."""
    return (two[0] - one[0]) * (spot[1] - one[1]) - (two[1] - one[1]) * (spot[0] - one[0]) > 0


def shapes_touch(one: Shape, two: Shape) -> bool:
    """Return whether two shapes have a point in common."""
    if not one or not two:
        return False
    if len(one) == 1 or len(two) == 1:
        spot, other = (one[0], two) if len(one) == 1 else (two[0], one)
        return where(*spot, as_area(other)) >= 0
    b = as_area(two)
    return not _beyond(one, b) and meet(as_area(one), b)


def meet(a: Area, b: Area) -> bool:
    if a.left > b.right or b.left > a.right or a.low > b.high or b.low > a.high:
        return False
    if len(a.corners) == 1:
        return where(*a.corners[0], b) >= 0
    if b.sides and (a.sides or len(a.corners) == 2):
        return not (_apart(b, a, 1) or (_apart(a, b, 1) if a.sides else _aside(a.edges[0], b, 1)))
    if where(*a.corners[0], b) >= 0 or where(*b.corners[0], a) >= 0:
        return True
    return any(_crossed(one, two) is not None for one in a.edges for two in b.edges)


def where(x: int, y: int, area: Area) -> int:
    """Return 1 if a spot lies within an area, 0 on its edge (on the line, on the spot), -1 outside."""
    if not area.edges:
        return 0 if (x, y) == area.corners[0] else -1
    if x < area.left or x > area.right or y < area.low or y > area.high:
        return -1
    inside = -1
    for ax, ay, bx, by in area.edges:
        if ay <= y < by or by <= y < ay:
            aside = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if aside == 0:
                return 0
            if (aside > 0) == (by > ay):
                inside = -inside
        elif (y == by and (x == bx or (ay == by and (ax <= x <= bx or bx <= x <= ax)))) or (x == ax and y == ay):
            return 0
    return inside if len(area.corners) > 2 else -1


def _crossed(one: Edge, two: Edge) -> bool | None:
    """Return True if two edges cross inside both, False if they only touch, None if they do not meet."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = two
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    c, d = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
    if (c > 0 and d > 0) or (c < 0 and d < 0):
        return None
    a, b = vx * (ay - cy) - vy * (ax - cx), vx * (by - cy) - vy * (bx - cx)
    if (a > 0 and b > 0) or (a < 0 and b < 0):
        return None
    if a and b and c and d:
        return True
    if not (a or b):  # collinear
        if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
            return None
        if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
            return None
    return False


def shapes_overlap(one: Shape, two: Shape) -> bool:
    """Return whether two shapes do more than touch.

    Areas share ground, a line runs within an area, lines cross or share a segment, a spot lies within an area or a
    line.
    """
    if not one or not two:
        return False
    b = as_area(two)
    return not _beyond(one, b) and overlap(as_area(one), b)


def _beyond(shape: Shape, area: Area) -> bool:
    """Return whether a line lies to one side of an area's bounding box. A cheap early test."""
    if len(shape) != 2:
        return False
    (ax, ay), (bx, by) = shape
    return (
        (ax < area.left and bx < area.left)
        or (ax > area.right and bx > area.right)
        or (ay < area.low and by < area.low)
        or (ay > area.high and by > area.high)
    )


def overlap(a: Area, b: Area) -> bool:
    if a.left > b.right or b.left > a.right or a.low > b.high or b.low > a.high:
        return False
    if len(a.corners) > len(b.corners):
        a, b = b, a
    if len(a.corners) == 1:
        spot = a.corners[0]
        return b.corners == a.corners if not b.edges else _within_of(spot, b)
    if len(b.corners) == 2:
        return _lines(a.edges[0], b.edges[0])
    if b.sides and len(a.corners) == 2:
        return not (_apart(b, a) or _aside(a.edges[0], b))
    if not b.ground or (len(a.corners) > 2 and not a.ground):
        return False
    if a.sides and b.sides:
        return not (_apart(a, b) or _apart(b, a))
    if any(where(*spot, b) > 0 for spot in a.corners):
        return True
    if len(a.corners) > 2 and any(where(*spot, a) > 0 for spot in b.corners):
        return True
    met = [_crossed(x, y) for x in a.edges for y in b.edges]
    if True in met:
        return True
    if False not in met:
        return False
    if _runs_within(a, b) or (len(a.corners) > 2 and _runs_within(b, a)):
        return True
    return len(a.corners) > 2 and _runs_along(a, b) and _runs_along(b, a)


def _apart(a: Area, b: Area, by: int = 0) -> bool:
    """Return whether an edge of `a` separates it from `b`. With `by` 0, contact counts as separated; with 1
    it does not.
    """
    for x, y, least, most in a.sides:
        values = [x * down - y * across for across, down in b.corners]
        if max(values) + by <= least or min(values) - by >= most:
            return True
    return False


def _aside(edge: Edge, b: Area, by: int = 0) -> bool:
    """Return whether all of `b` lies on one side of an edge's line, with `by` as in `_apart`."""
    ax, ay, to_across, to_down = edge
    ux, uy = to_across - ax, to_down - ay
    values = [ux * (down - ay) - uy * (across - ax) for across, down in b.corners]
    return max(values) + by <= 0 or min(values) - by >= 0


def _within_of(spot: Spot, area: Area) -> bool:
    found = where(*spot, area)
    return found > 0 or (found == 0 and len(area.corners) == 2 and spot not in area.corners)


def _lines(one: Edge, two: Edge) -> bool:
    """Return whether two lines cross, or share more than a point."""
    met = _crossed(one, two)
    if met is not False:
        return met is True
    ax, ay, bx, by = one
    cx, cy, dx, dy = two
    if (bx - ax) * (dy - cy) != (by - ay) * (dx - cx):
        return False
    return min(max(ax, bx), max(cx, dx)) > max(min(ax, bx), min(cx, dx)) or min(max(ay, by), max(cy, dy)) > max(
        min(ay, by), min(cy, dy)
    )


def shape_inside(one: Shape, two: Shape) -> bool:
    """Return whether a shape lies within another, edges included."""
    if not one or not two:
        return False
    a, b = as_area(one), as_area(two)
    if a.left < b.left or a.right > b.right or a.low < b.low or a.high > b.high:
        return False
    if any(where(*spot, b) < 0 for spot in a.corners):
        return False
    if len(b.corners) < 3:
        return True
    met = [_crossed(x, y) for x in a.edges for y in b.edges]
    return True not in met and (False not in met or not any(found < 0 for found in _stretches(a, b)))


def _runs_within(a: Area, b: Area) -> bool:
    """Return whether an edge of `a` runs through the inside of `b`."""
    return any(found > 0 for found in _stretches(a, b))


def _runs_along(a: Area, b: Area) -> bool:
    """Return whether all edges of `a` lie on edges of `b`."""
    return all(found == 0 for found in _stretches(a, b))


def _stretches(a: Area, b: Area) -> Iterator[int]:
    """Yield the position (as in `where`) of each segment between two contacts of `a`'s edges with edges of `b`."""
    for edge in a.edges:
        ax, ay, bx, by = edge
        ux, uy = bx - ax, by - ay
        cuts = {(0, 1), (1, 1)}
        for cx, cy, dx, dy in b.edges:
            vx, vy = dx - cx, dy - cy
            under = ux * vy - uy * vx
            if under:
                cuts.add(lowest_terms((cx - ax) * vy - (cy - ay) * vx, under))
            else:
                long = ux * ux + uy * uy
                cuts.add(lowest_terms((cx - ax) * ux + (cy - ay) * uy, long))
                cuts.add(lowest_terms((dx - ax) * ux + (dy - ay) * uy, long))
        ordered = in_order(cut for cut in cuts if 0 <= cut[0] <= cut[1])
        for (p, q), (r, s) in itertools.pairwise(ordered):
            top, under = p * s + r * q, 2 * q * s  # halfway between p/q and r/s
            yield where(ax * under + ux * top, ay * under + uy * top, scaled(b, under))


def lowest_terms(top: int, under: int) -> tuple[int, int]:
    shared = gcd(top, under)
    if under < 0:
        shared = -shared
    return top // shared, under // shared


def in_order(cuts: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return fractions in lowest terms, sorted."""
    return sorted(cuts, key=_FRACTIONS)


def _compared(one: tuple[int, int], two: tuple[int, int]) -> int:
    return one[0] * two[1] - two[0] * one[1]


_FRACTIONS = cmp_to_key(_compared)


def scaled(area: Area, by: int) -> Area:
    return Area(tuple((x * by, y * by) for x, y in area.corners))
