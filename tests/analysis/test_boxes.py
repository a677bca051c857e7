"""The algebra of boxes against counting point by point, and its speed."""

from __future__ import annotations

import random
import time
from itertools import product

from rulec.sema.analysis.boxes import (
    clashes,
    full,
    intersect,
    meet,
    overlap,
    size,
    subtract,
    uncovered,
    union,
    without,
)


def points(boxes, sizes) -> set[tuple[int, ...]]:
    grid = product(*(range(n) for n in sizes))
    return {p for p in grid if any(all(b >> at & 1 for b, at in zip(box, p, strict=True)) for box in boxes)}


def test_algebra_agrees_with_counting() -> None:
    chance = random.Random(3)
    for _ in range(300):
        sizes = [chance.randint(1, 4) for _ in range(chance.randint(0, 3))]

        def some(sizes=sizes):
            return tuple(tuple(chance.randint(1, (1 << n) - 1) for n in sizes) for _ in range(chance.randint(0, 4)))

        left, right = some(), some()
        domain = full(sizes)
        everything, a, b = points([domain], sizes), points(left, sizes), points(right, sizes)
        assert points(intersect(left, right), sizes) == a & b
        assert points(union(left, right), sizes) == a | b
        assert points(subtract(left, right), sizes) == a - b
        assert (overlap(left, right) is None) == (not a & b)
        gap = uncovered(domain, left)
        assert (gap is None) == (a == everything)
        if gap is not None:
            assert gap[1] == len(everything - a)
            assert points([gap[0]], sizes) <= everything - a


def test_pieces_of_a_subtraction_do_not_overlap() -> None:
    pieces = without((0b111, 0b111), (0b010, 0b010))
    assert sum(size(piece) for piece in pieces) == 8
    assert all(meet(a, b) is None for a in pieces for b in pieces if a is not b)


def test_the_first_gap_is_widened_where_an_axis_does_not_matter() -> None:
    assert uncovered((0b111, 0b11), [(0b001, 0b11)]) == ((0b110, 0b11), 4)


def test_clashes_name_both_boxes() -> None:
    assert clashes([(0b001,), (0b110,), (0b010,)]) == [(1, 2, (0b010,))]


def test_a_hundred_tables_take_no_time() -> None:
    chance = random.Random(5)
    tables = []
    for _ in range(100):
        sizes = [5, 4, 6, 3]
        tables.append((full(sizes), [tuple(1 << chance.randrange(n) for n in sizes) for _ in range(20)]))
    began = time.perf_counter()
    for domain, boxes in tables:
        clashes(boxes)
        uncovered(domain, boxes)
    assert time.perf_counter() - began < 1.0  # wide for a busy machine; measured under a tenth
