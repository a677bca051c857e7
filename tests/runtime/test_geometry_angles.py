"""Headings: sines that are rounded as exact ones would be, bearings and arcs that agree with each other."""

from __future__ import annotations

import math
from decimal import Decimal, getcontext
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.runtime.ground import geometry_angles as g

near = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
far = st.tuples(st.integers(-(10**40), 10**40), st.integers(-(10**40), 10**40))
turns = st.sampled_from((1, 2, 3, 7, 8, 16, 45, 100, 360, 3600))
headings = st.integers(-4000, 4000)
quick = settings(max_examples=200, deadline=None)


@pytest.mark.parametrize("turn", [1, 7, 16, 100, 360])
def test_sines_are_as_fine_as_they_say(turn: int) -> None:
    for heading in range(turn):
        sine, cosine, off_sine, off_cosine = g.sines(heading, turn, 128)
        finer, finest, _, _ = g.sines(heading, turn, 512)
        assert abs(Fraction(finer, 1 << 384) - sine) <= off_sine
        assert abs(Fraction(finest, 1 << 384) - cosine) <= off_cosine
        assert abs(sine / 2**128 - math.sin(2 * math.pi * heading / turn)) < 1e-12
        assert abs(cosine / 2**128 - math.cos(2 * math.pi * heading / turn)) < 1e-12


@quick
@given(near, near, turns)
def test_a_bearing_is_the_nearest_grain(one: tuple[int, int], two: tuple[int, int], turn: int) -> None:
    found = g.bearing_to(one, two, turn)
    assert 0 <= found < turn
    across, down = two[0] - one[0], two[1] - one[1]
    if one == two:
        assert found == 0
        return
    exact = math.atan2(across, -down) / 2 / math.pi * turn + 0.5
    if abs(exact - round(exact)) > 1e-9:
        assert found == math.floor(exact) % turn
    assert g.side(across, down, 2 * found - 1, 2 * turn) >= 0 or turn < 3
    assert g.side(across, down, 2 * found + 1, 2 * turn) < 0 or turn < 3


@quick
@given(far, st.integers(-(10**40), 10**40), headings, turns)
def test_far_ahead_to_the_grain(spot: tuple[int, int], length: int, heading: int, turn: int) -> None:
    getcontext().prec = 120
    across, down = (a - b for a, b in zip(g.spot_ahead(spot, heading, length, turn), spot, strict=True))
    sine, cosine, _, _ = g.sines(heading % turn, turn, 300)
    for got, part in ((across, sine), (down, -cosine)):
        assert (
            abs(Decimal(got) - Decimal(length) * Decimal(part) / Decimal(2**300)) <= Decimal("0.5") + Decimal(10) ** -20
        )
    assert (g.spot_ahead((0, 0), heading, length, turn)) == (across, down)
    assert g.spot_ahead(spot, heading + turn, length, turn) == g.spot_ahead(spot, heading, length, turn)


@quick
@given(near, headings, near, turns)
def test_arcs_part_the_map(at: tuple[int, int], heading: int, goal: tuple[int, int], turn: int) -> None:
    quarters = [(turn * part // 4, turn * (part + 1) // 4) for part in range(4)]
    within = [g.lies_in_arc(at, heading, left, right, goal, turn) for left, right in quarters]
    borders = [
        0 if at == goal else g.side(goal[0] - at[0], goal[1] - at[1], heading + left, turn) for left, _ in quarters
    ]
    assert sum(within) >= 1
    assert sum(within) == 1 or 0 in borders
    assert g.lies_in_arc(at, heading, -turn, turn, goal, turn)
    if turn % 4 == 0 and at != goal:
        found = g.angle_to(at, heading, goal, turn)
        assert -turn < 2 * found <= turn
        for (left, right), inside in zip(quarters, within, strict=True):
            if left < found % turn < right:
                assert inside


@quick
@given(near, near, headings, turns)
def test_turning_keeps_the_way(spot: tuple[int, int], around: tuple[int, int], by: int, turn: int) -> None:
    there = g.spot_turned(spot, around, by, turn)
    assert abs(math.dist(there, around) - math.dist(spot, around)) <= 1
    assert g.spot_turned(spot, around, turn, turn) == spot
    assert g.shape_turned([spot, around], around, by, turn) == (there, around)
    if turn % 4 == 0:
        across, down = spot[0] - around[0], spot[1] - around[1]
        assert g.spot_turned(spot, around, turn // 4, turn) == (around[0] - down, around[1] + across)


@quick
@given(far, far, st.integers(-(10**40), 10**40))
def test_toward_a_goal_and_no_further(spot: tuple[int, int], goal: tuple[int, int], length: int) -> None:
    there = g.spot_toward(spot, goal, length)
    square = (goal[0] - spot[0]) ** 2 + (goal[1] - spot[1]) ** 2
    if spot == goal or (length >= 0 and length * length >= square):
        assert there == goal
        return
    getcontext().prec = 120
    root = Decimal(square).sqrt()
    for got, start, end in zip(there, spot, goal, strict=True):
        assert (
            abs(Decimal(got - start) - Decimal(length) * Decimal(end - start) / root)
            <= Decimal("0.5") + Decimal(10) ** -20
        )


def test_blocks_of_one_front_lie_side_by_side() -> None:
    for heading, sideways in ((0, (61, 0)), (90, (0, 61)), (180, (-61, 0)), (270, (0, -61))):
        block = g.block_corners((0, 0), heading, 61, 20, 360)
        beside = g.block_corners(sideways, heading, 61, 20, 360)
        assert (block[1], block[2]) == (beside[0], beside[3])
    assert g.block_corners((5, 5), 0, 4, 3, 360) == ((3, 5), (7, 5), (7, 8), (3, 8))
    assert g.block_corners((5, 5), -270, 4, 3, 360) == ((5, 3), (5, 7), (2, 7), (2, 3))
