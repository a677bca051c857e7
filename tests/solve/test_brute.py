"""A seeded tenth of `python -m tests.long solve`, and boards worked out by hand."""

from __future__ import annotations

import random

from tests.solve import fleets
from tests.solve.brute import run, solved, wrong
from tests.solve.by_hand import Board, random_board


def test_random_boards_agree_with_brute_force() -> None:
    line, faults = run(2000, 7)
    assert faults == 0, line


def test_random_boards_with_fleets_agree_with_brute_force() -> None:
    line, faults = fleets.run(500, 7)
    assert faults == 0, line


def test_boards_are_crowded_enough_to_say_something() -> None:
    rng = random.Random(3)
    boards = [random_board(rng) for _ in range(300)]
    outcomes = [solved(board)[0] for board in boards]
    said = [value for outcome in outcomes for value in outcome.values()]
    assert 0.2 < sum(said) / len(said) < 0.8
    supports = sum(order[0] == "support" for board in boards for order in board.orders)
    assert supports > 200


def triangle(*armies: tuple[int, int, int], orders: tuple[tuple[str, int, int], ...]) -> Board:
    pairs = {(0, 1), (1, 2), (0, 2)}
    return Board(frozenset(pairs | {(b, a) for a, b in pairs}), frozenset(), armies, orders)


def test_a_ring_of_three_gets_through_by_the_circle() -> None:
    ring = triangle((0, 0, 1), (1, 1, 1), (2, 2, 1), orders=(("move", 1, -1), ("move", 2, -1), ("move", 0, -1)))
    outcome, circled, overruled = solved(ring)
    assert outcome == {0: True, 1: True, 2: True}
    assert (circled, overruled) == (3, False)
    assert wrong(ring) == ("", 2)


def test_two_who_change_places_do_not() -> None:
    pair = triangle((0, 0, 1), (1, 1, 1), orders=(("move", 1, -1), ("move", 0, -1)))
    assert solved(pair) == ({0: False, 1: False}, 0, False)
    assert wrong(pair) == ("", 1)


def test_a_support_that_is_cut_does_not_count() -> None:
    cut = triangle((0, 0, 1), (0, 1, 1), (1, 2, 1), orders=(("support", 1, -1), ("stand", -1, -1), ("move", 0, -1)))
    assert solved(cut)[0] == {0: False, 2: False}
