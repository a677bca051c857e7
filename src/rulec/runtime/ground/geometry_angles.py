"""Headings on an integer grid: correctly rounded sines, exactly compared directions.

A heading is counted clockwise from the upward direction of the map, in grains of which `turn` make a full turn. The
first coordinate grows to the right, the second downwards. Every result is that of exact arithmetic, rounded once with
halves going up: sines are computed with as many bits as the rounding needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt

Spot = tuple[int, int]
Shape = Sequence[Spot]

FINE = 40
"""Initial number of fractional bits of a sine, small enough for fast products. It is doubled if the result
is in doubt.
"""


def bearing_to(one: Spot, two: Spot, turn: int) -> int:
    """Return the heading from one spot to another, in 0 .. turn-1; 0 if they are the same."""
    across, down = two[0] - one[0], two[1] - one[1]
    if not across and not down:
        return 0
    # The heading lies in the half turn that begins at `low`. The boundaries between grains are ordered there, so that a
    # binary search finds the last one that the direction has passed.
    low, high = (0, turn) if side(across, down, 0, 1) > 0 or (not across and down < 0) else (turn, 2 * turn)
    first, last = low // 2, high // 2
    while first < last:
        middle = (first + last) // 2
        if 2 * middle + 1 < high and _passed(across, down, 2 * middle + 1, low, 2 * turn):
            first = middle + 1
        else:
            last = middle
    return first % turn


def _passed(across: int, down: int, boundary: int, low: int, turn: int) -> bool:
    """Return whether a direction in the half turn from `low` is at or after a boundary."""
    return boundary < low or side(across, down, boundary, turn) >= 0


def angle_to(at: Spot, heading: int, goal: Spot, turn: int) -> int:
    """Return the angle from a heading to a spot, clockwise: above minus half a turn, at most half a turn."""
    found = (bearing_to(at, goal, turn) - heading) % turn if goal != at else 0
    return found - turn if 2 * found > turn else found


def lies_in_arc(at: Spot, heading: int, left: int, right: int, goal: Spot, turn: int) -> bool:
    """Return whether a spot lies in the arc clockwise from `heading + left` to `heading + right`, ends included."""
    across, down = goal[0] - at[0], goal[1] - at[1]
    if right - left >= turn or (not across and not down):
        return True
    wide = (right - left) % turn
    begins, ends = side(across, down, heading + left, turn), side(across, down, heading + right, turn)
    if not wide:
        return begins == 0 and fore(across, down, heading + left, turn) > 0
    if 2 * wide <= turn:
        return begins >= 0 and ends <= 0
    return begins >= 0 or ends <= 0


def spot_ahead(spot: Spot, heading: int, length: int, turn: int) -> Spot:
    """Return the spot at a distance from another on a heading."""
    return spot[0] + _parts(length, 0, heading, turn), spot[1] + _parts(0, -length, heading, turn)


def spot_turned(spot: Spot, around: Spot, by: int, turn: int) -> Spot:
    """Return a spot turned clockwise about another."""
    across, down = spot[0] - around[0], spot[1] - around[1]
    return around[0] + _parts(-down, across, by, turn), around[1] + _parts(across, down, by, turn)


def shape_turned(shape: Shape, around: Spot, by: int, turn: int) -> tuple[Spot, ...]:
    """Return a shape turned clockwise about a spot."""
    return tuple(spot_turned(spot, around, by, turn) for spot in shape)


@lru_cache(maxsize=4096)
def block_corners(spot: Spot, heading: int, front: int, deep: int, turn: int) -> tuple[Spot, ...]:
    """Return the corners of a rectangle whose front edge is centred on a spot.

    Their order: front edge from left to right, then the rear edge from right to left.
    """
    across, down = spot
    corners = ((-front, 0), (front, 0), (front, 2 * deep), (-front, 2 * deep))
    return tuple(
        (
            across + _parts(-behind, beside, heading, turn, halves=1),
            down + _parts(beside, behind, heading, turn, halves=1),
        )
        for beside, behind in corners
    )


def spot_toward(spot: Spot, goal: Spot, length: int) -> Spot:
    """Return the spot at a distance from one toward another, at most that other one."""
    across, down = goal[0] - spot[0], goal[1] - spot[1]
    square = across * across + down * down
    if not square or length * abs(length) >= square:
        return goal
    return spot[0] + _share(length * across, square), spot[1] + _share(length * down, square)


def _share(amount: int, square: int) -> int:
    """Return `amount / sqrt(square)`, rounded."""
    doubled = 4 * amount * amount
    if amount >= 0:
        return (isqrt(doubled // square) + 1) // 2
    root = isqrt(doubled // square)
    if root * root * square < doubled:
        root += 1
    return -(root // 2)


def side(across: int, down: int, heading: int, turn: int) -> int:
    """Return a positive number if a direction lies to the right of a heading, a negative one to its left, 0
    on its line.
    """
    return _sign(down, across, heading % turn, turn)


def fore(across: int, down: int, heading: int, turn: int) -> int:
    """Return a positive number if a direction lies ahead of a heading, a negative one behind it, 0 across it."""
    return _sign(across, -down, heading % turn, turn)


def _sign(of_sine: int, of_cosine: int, heading: int, turn: int) -> int:
    """Return the sign of `of_sine * sine + of_cosine * cosine`."""
    bits = FINE
    bound = abs(of_sine) + abs(of_cosine)
    while True:
        sine, cosine, _, _ = sines(heading, turn, bits)
        total = of_sine * sine + of_cosine * cosine
        if total > bound:
            return 1
        if total < -bound:
            return -1
        eighth, rest = divmod(8 * heading, turn)
        if not rest or not bound:  # for these headings alone the sum can be exactly 0
            sine, cosine = _EIGHTHS[eighth]
            total = of_sine * sine + of_cosine * cosine
            return (total > 0) - (total < 0)
        bits *= 2


def _parts(of_sine: int, of_cosine: int, heading: int, turn: int, halves: int = 0) -> int:
    """Return `of_sine * sine + of_cosine * cosine`, divided by `2**halves` and rounded."""
    heading %= turn
    bits = FINE
    while True:
        sine, cosine, doubt_sine, doubt_cosine = sines(heading, turn, bits)
        total = of_sine * sine + of_cosine * cosine
        doubt = abs(of_sine) * doubt_sine + abs(of_cosine) * doubt_cosine
        raised = total + (1 << (bits + halves - 1))
        found = raised >> (bits + halves)
        if not doubt or (raised - doubt) >> (bits + halves) == (raised + doubt) >> (bits + halves):
            return found
        bits *= 2


_EIGHTHS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""Sine and cosine of eighths of a turn, up to a factor."""


@lru_cache(maxsize=8192)
def sines(heading: int, turn: int, bits: int) -> tuple[int, int, int, int]:
    """Return sine and cosine with `bits` fractional bits, and the error bound of each: 0 or (exclusive) 1."""
    quarter, rest = divmod(4 * heading, turn)  # `rest / (4 * turn)` of a turn is below a quarter, which is enough
    one = 1 << bits
    if not rest:
        sine, cosine, doubts = 0, one, (0, 0)
    elif 3 * rest == turn:  # a twelfth of a turn
        sine, cosine, doubts = one >> 1, _root_of_three(bits), (0, 1)
    elif 3 * rest == 2 * turn:
        sine, cosine, doubts = _root_of_three(bits), one >> 1, (1, 0)
    else:
        sine, cosine = _series(rest, 4 * turn, bits)
        doubts = (1, 1)
    for _ in range(quarter % 4):
        sine, cosine, doubts = cosine, -sine, (doubts[1], doubts[0])
    return sine, cosine, *doubts


def _root_of_three(bits: int) -> int:
    """Return half the square root of three."""
    return isqrt(3 << 2 * bits) >> 1


def _series(part: int, whole: int, bits: int) -> tuple[int, int]:
    """Return sine and cosine of a part of a turn, below a quarter."""
    spare = bits + 32
    arc = 2 * _pi(spare) * part // whole
    square = arc * arc >> spare
    sine, cosine, term, number = arc, 1 << spare, arc, 1
    below = 1 << spare
    while term or below:
        below = below * square // (number * (number + 1)) >> spare
        term = term * square // ((number + 1) * (number + 2)) >> spare
        sign = -1 if number % 4 == 1 else 1
        cosine += sign * below
        sine += sign * term
        number += 2
    return sine >> 32, cosine >> 32


@lru_cache(maxsize=16)
def _pi(bits: int) -> int:
    """Return pi by Machin's formula. The error is below the guard bits."""
    spare = bits + 32

    def arc_cotangent(of: int) -> int:
        term = (1 << spare) // of
        total, number, sign = term, 3, -1
        while term:
            term //= of * of
            total += sign * (term // number)
            number, sign = number + 2, -sign
        return total

    return 4 * (4 * arc_cotangent(5) - arc_cotangent(239)) >> 32
