"""How shapes lie to each other: against brute force on fractions, and that nothing hangs on where the map begins."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, permutations
from math import isqrt

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from rulec.runtime.faults import MissingThing
from rulec.runtime.ground import geometry as g
from rulec.runtime.ground import geometry_angles as angles
from rulec.runtime.ground import geometry_moves as moves

Spot = tuple[int, int]
small = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
far = st.tuples(st.integers(-(10**30), 10**30), st.integers(-(10**30), 10**30))
quick = settings(max_examples=150, deadline=None)


def crossing(shape: list[Spot]) -> bool:
    """Whether an outline crosses or touches itself, which is no area."""
    if len(shape) < 4:
        return False
    edges = list(pairwise([*shape, shape[0]]))
    for i, one in enumerate(edges):
        for j in range(i + 1, len(edges)):
            near = j == i + 1 or (i == 0 and j == len(edges) - 1)
            if near:
                shared = one[1] if j == i + 1 else one[0]
                other = edges[j][1] if j == i + 1 else edges[j][0]
                rest = one[0] if j == i + 1 else one[1]
                if on_line(rest, edges[j]) or on_line(other, one) or shared in (rest, other):
                    return True
            elif g.shapes_touch(one, edges[j]):
                return True
    return False


def on_line(spot: Spot, edge: tuple[Spot, Spot]) -> bool:
    return g.shapes_touch([spot], edge)


def untangled(spots: list[Spot]) -> list[Spot]:
    """Corners in an order in which they are an area; an empty list where there is none."""
    return next((list(each) for each in permutations(spots) if not crossing(list(each))), [])


areas = st.lists(small, min_size=3, max_size=5, unique=True).map(untangled).filter(bool)
shapes = st.one_of(st.lists(small, min_size=1, max_size=2), areas)


def lies(spot: tuple[Fraction, Fraction], shape: list[Spot]) -> int:
    """1 within, 0 on the edge, -1 outside: by the number of edges that a ray crosses, on fractions."""
    x, y = spot
    edges = list(pairwise([*shape, shape[0]])) if len(shape) > 2 else list(pairwise(shape)) or [(shape[0], shape[0])]
    for (ax, ay), (bx, by) in edges:
        aside = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if aside == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 0
    if len(shape) < 3:
        return -1
    crossed = 0
    for (ax, ay), (bx, by) in edges:
        if (ay <= y) != (by <= y) and ax + (y - ay) * Fraction(bx - ax, by - ay) > x:
            crossed += 1
    return 1 if crossed % 2 else -1


def grid(*all_of: list[Spot]) -> list[tuple[Fraction, Fraction]]:
    """Places that fall into every piece into which small shapes cut the map: between the heights of all corners and
    crossings, and between the edges there."""
    edges = [e for shape in all_of for e in pairwise([*shape, shape[0]])]
    heights = {Fraction(spot[1]) for shape in all_of for spot in shape}
    for i, ((ax, ay), (bx, by)) in enumerate(edges):
        for (cx, cy), (dx, dy) in edges[i + 1 :]:
            under = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
            if under:
                part = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), under)
                heights.add(ay + part * (by - ay))
    found = []
    for low, high in pairwise(sorted(heights)):
        y = (low + high) / 2
        cuts = sorted(
            {
                ax + (y - ay) * Fraction(bx - ax, by - ay)
                for (ax, ay), (bx, by) in edges
                if min(ay, by) < y < max(ay, by)
            }
        )
        found += [((left + right) / 2, y) for left, right in pairwise(cuts)]
    return found


@quick
@given(areas, areas)
def test_areas_share_ground(one: list[Spot], two: list[Spot]) -> None:
    shared = any(lies(spot, one) > 0 and lies(spot, two) > 0 for spot in grid(one, two))
    assert g.shapes_overlap(one, two) == shared
    only = any(lies(spot, one) > 0 and lies(spot, two) < 0 for spot in grid(one, two))
    if g.Area(tuple(one)).ground:
        assert g.shape_inside(one, two) == (not only)
    if shared:
        assert g.shapes_touch(one, two)


@quick
@given(small, small, areas)
@example((0, 0), (0, 2), [(0, 0), (0, 1), (0, -1)])
def test_a_line_runs_through_an_area(a: Spot, b: Spot, area: list[Spot]) -> None:
    assume(a != b)
    cuts = {Fraction(0), Fraction(1)}
    for (cx, cy), (dx, dy) in pairwise([*area, area[0]]):
        under = (b[0] - a[0]) * (dy - cy) - (b[1] - a[1]) * (dx - cx)
        if under:
            cuts.add(Fraction((cx - a[0]) * (dy - cy) - (cy - a[1]) * (dx - cx), under))
        along = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2  # where an end of the edge lies beside the line, or on it
        cuts.update(
            Fraction((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]), along) for x, y in ((cx, cy), (dx, dy))
        )
    kept = sorted(cut for cut in cuts if 0 <= cut <= 1)
    middles = [(p + q) / 2 for p, q in pairwise(kept)]
    places = [lies((a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])), area) for part in middles]
    assert g.shapes_overlap([a, b], area) == (1 in places)
    assert g.shapes_touch([a, b], area) == any(
        lies((a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])), area) >= 0 for part in (*kept, *middles)
    )
    assert g.shape_inside([a, b], area) == (-1 not in places and lies((Fraction(a[0]), Fraction(a[1])), area) >= 0)


@quick
@given(small, shapes)
def test_where_a_spot_lies(spot: Spot, shape: list[Spot]) -> None:
    found = lies((Fraction(spot[0]), Fraction(spot[1])), shape)
    assert g.where(*spot, g.Area(tuple(shape))) == found
    assert (
        g.shapes_touch([spot], shape)
        == (found >= 0)
        == (g.way_between([spot], shape) == 0)
        == g.shape_inside([spot], shape)
    )


@quick
@given(shapes, shapes, far, st.integers(0, 40))
def test_nothing_hangs_on_where_the_map_begins(one: list[Spot], two: list[Spot], by: Spot, length: int) -> None:
    moved = [(x + by[0], y + by[1]) for x, y in one]
    along = [(x + by[0], y + by[1]) for x, y in two]
    for ask in (g.shapes_touch, g.shapes_overlap, g.way_between):
        assert ask(one, two) == ask(two, one) == ask(moved, along)
    assert g.shape_inside(one, two) == g.shape_inside(moved, along)
    assert g.is_within(one, two, length) == (g.way_between(one, two) <= length) == g.is_within(moved, along, length)
    turned = [angles.shape_turned(shape, (3, 4), 90, 360) for shape in (one, two)]
    assert g.way_between(*turned) == g.way_between(one, two)
    assert g.shapes_overlap(*turned) == g.shapes_overlap(one, two)
    assert g.way_between(one, moves.hull_corners(one, two)) == 0
    assert g.shape_inside(one, moves.hull_corners(one, two))
    assert g.shape_inside(two, moves.hull_corners(one, two))


@quick
@given(far, far, far, far)
def test_lengths_are_exact_however_far(a: Spot, b: Spot, c: Spot, d: Spot) -> None:
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    assert g.way_between([a], [b]) == (isqrt(square - 1) + 1 if square else 0) == g.path_length([a, b])
    assert g.spots_apart(a, b) == g.way_between([a], [b])
    near = g.way_between([a], [b])
    assert [g.spots_near(a, b, near - less) for less in (0, 1)] == [
        g.is_within([a], [b], near - less) for less in (0, 1)
    ]
    found = g.way_between([a], [c, d])
    along = Fraction((a[0] - c[0]) * (d[0] - c[0]) + (a[1] - c[1]) * (d[1] - c[1]))
    long = (d[0] - c[0]) ** 2 + (d[1] - c[1]) ** 2
    part = min(max(along / long, Fraction(0)), Fraction(1)) if long else Fraction(0)
    near = c[0] + part * (d[0] - c[0]) - a[0], c[1] + part * (d[1] - c[1]) - a[1]
    least = near[0] ** 2 + near[1] ** 2
    assert found - 1 < 0 or (found - 1) ** 2 < least
    assert least <= found**2
    assert g.is_within([a], [c, d], found)
    assert not g.is_within([a], [c, d], found - 1)
    here = moves.closest_spot([c, d], a)
    assert all(abs(2 * (got - start - want)) <= 1 for got, start, want in zip(here, a, near, strict=True))


@quick
@given(shapes, shapes, st.integers(0, 359), st.integers(0, 12))
def test_room_is_the_way_that_is_free(one: list[Spot], two: list[Spot], heading: int, length: int) -> None:
    found = moves.room_ahead(one, heading, length, two, 360)
    assert 0 <= found <= length
    across, down = step = angles.spot_ahead((0, 0), heading, found, 360)
    assert found == 0 or not g.shapes_overlap([(x + across, y + down) for x, y in one], two)
    step = angles.spot_ahead((0, 0), heading, length, 360)
    wide = [(64 * x, 64 * y) for x, y in two]
    for part in range(64):
        if part * length <= 64 * found - 64:
            there = [(64 * x + part * step[0], 64 * y + part * step[1]) for x, y in one]
            assert not g.shapes_overlap(there, wide)
    a, b = g.Area(tuple(one)), g.Area(tuple(two))
    if length and a.sides and b.sides and not g.shapes_overlap(one, two):
        sooner = moves.contact(a, b, step)
        a.sides = ()
        later = moves.contact(a, b, step)
        assert Fraction(*sooner) == Fraction(*later)


@pytest.mark.parametrize("heading", [0, 30, 37, 45, 90, 133, 180, 270, 359])
def test_room_on_the_way_to_a_wall(heading: int) -> None:
    foot = angles.block_corners((500, 500), heading, 60, 20, 360)
    wall = angles.block_corners(angles.spot_ahead((500, 500), heading, 100, 360), heading + 180, 400, 10, 360)
    free = moves.room_ahead(foot, heading, 300, wall, 360)
    assert 97 <= free <= 101
    there = angles.block_corners(angles.spot_ahead((500, 500), heading, free, 360), heading, 60, 20, 360)
    assert not g.shapes_overlap(there, wall)
    assert g.way_between(there, wall) <= 2
    assert moves.room_ahead(foot, heading + 180, 300, wall, 360) == 300


def test_what_is_no_area() -> None:
    flat = [(0, 0), (4, 0), (2, 0)]
    assert g.shapes_touch([(3, 0)], flat)
    assert not g.shapes_overlap([(2, -1), (2, 1)], flat)
    assert not g.shapes_overlap(flat, flat)
    assert g.shapes_overlap([(0, 0), (4, 4)], [(0, 4), (4, 0)])
    assert g.shapes_overlap([(0, 0), (4, 0)], [(2, 0), (9, 0)])
    assert not g.shapes_overlap([(0, 0), (4, 0)], [(4, 0), (9, 0)])
    assert not g.shapes_overlap([(0, 0), (4, 0)], [(2, 0), (2, 5)])
    assert g.shapes_overlap([(1, 1)], [(1, 1)])
    assert not g.shapes_overlap([(1, 1)], [(1, 1), (2, 2)])
    square = [(0, 0), (4, 0), (4, 4), (0, 4)]
    assert g.shapes_overlap(square, square)
    assert g.shapes_overlap(square, square[::-1])
    assert not g.shapes_overlap(square, [(4, 0), (8, 0), (8, 4), (4, 4)])
    assert g.shapes_touch(square, [(4, 4), (8, 4), (8, 8)])
    assert moves.middle_spot([(0, 0), (3, 0)]) == (2, 0)
    assert g.path_length([(0, 0), (3, 4), (3, 4), (4, 5)]) == 7
    assert moves.hull_corners([(0, 0), (2, 2)], [(1, 1)]) == ((0, 0), (2, 2))


def test_a_shape_without_a_spot_is_nowhere() -> None:
    for ask in (g.shapes_touch, g.shapes_overlap, g.shape_inside):
        assert not ask([], [(0, 0)])
        assert not ask([(0, 0)], [])
        assert not ask([], [])
    assert not g.is_within([], [(0, 0)], 10**9)
    assert moves.room_ahead([], 0, 7, [(0, 0)], 360) == 7 == moves.room_ahead([(0, 0)], 0, 7, [], 360)
    assert g.path_length([]) == 0
    assert moves.hull_corners([], [(1, 2)]) == ((1, 2),)
    for fails in (
        lambda: g.way_between([], [(0, 0)]),
        lambda: moves.middle_spot([]),
        lambda: moves.closest_spot([], (0, 0)),
    ):
        with pytest.raises(MissingThing):
            fails()


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("ends", [((-3, 2), (0, 0)), ((0, 0), (-3, 2)), ((3, 2), (0, 0)), ((0, 0), (3, 2))])
def test_a_line_that_ends_on_another_touches_it(ends: tuple[Spot, Spot], turn: int) -> None:
    line, other = [*ends], [(-5, 0), (5, 0)]
    for _ in range(turn):
        line, other = [[(-y, x) for x, y in shape] for shape in (line, other)]
    for one, two in permutations((line, other)):
        assert g.shapes_touch(tuple(one), tuple(two))
        assert g.shapes_touch(tuple(one), tuple(two[::-1]))
        assert not g.shapes_overlap(tuple(one), tuple(two))
