"""The algebra of boxes against counting point by point, and the steps that it takes."""

from __future__ import annotations

import random
from itertools import product

import pytest

from rulec.sema.analysis.cases import boxes as algebra
from rulec.sema.analysis.cases.boxes import full, intersect, meet, overlap, size, subtract, uncovered, union, without
from rulec.sema.analysis.cases.keys import sweep


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


def stretches(points: int) -> tuple[tuple[int, int], ...]:
    return tuple((at, at) for at in range(points.bit_length()) if points >> at & 1)


def test_a_sweep_names_rows_that_meet_and_what_has_none() -> None:
    found = sweep([(((0, 0),),), (((1, 2),),), (((1, 1),),)], [4])
    assert found.pairs == {(1, 2)}
    assert found.gaps == [(0b1000,)]


def test_a_sweep_agrees_with_counting() -> None:
    chance = random.Random(4)
    for _ in range(300):
        sizes = [chance.randint(1, 4) for _ in range(chance.randint(1, 3))]
        boxes = [tuple(chance.randint(1, (1 << n) - 1) for n in sizes) for _ in range(chance.randint(0, 5))]
        found = sweep([tuple(map(stretches, box)) for box in boxes], sizes)
        wanted = {(a, b) for b in range(len(boxes)) for a in range(b) if meet(boxes[a], boxes[b]) is not None}
        assert found.pairs == wanted
        assert points(found.gaps, sizes) == points([full(sizes)], sizes) - points(boxes, sizes)
        assert sum(map(size, found.gaps)) == len(points(found.gaps, sizes))


def test_a_sweep_looks_at_each_of_many_rows_a_few_times() -> None:
    """Twice the rows, twice the looks: numbers, bands, and names by numbers."""
    for rows, sizes in (
        (lambda n: [(((at, at),),) for at in range(n)], lambda n: [n]),
        (lambda n: [(((2 * at, 2 * at + 1),),) for at in range(n)], lambda n: [2 * n]),
        (lambda n: [(((at % 10, at % 10),), ((at // 10, at // 10),)) for at in range(n)], lambda n: [10, n // 10]),
    ):
        few, many = (sweep(rows(n), sizes(n)) for n in (1000, 2000))
        assert not many.pairs
        assert not many.gaps
        assert many.steps <= 2 * few.steps + 10


def test_a_table_is_looked_through_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row is met with what is left of the table, and never with all that it could be cut into."""
    chance = random.Random(5)
    met: list[int] = []
    monkeypatch.setattr(algebra, "meet", lambda left, right: met.append(1) or meet(left, right))
    for _ in range(100):
        sizes = [5, 4, 6, 3]
        uncovered(full(sizes), [tuple(1 << chance.randrange(n) for n in sizes) for _ in range(20)])
    assert len(met) < 100 * 20 * 60
