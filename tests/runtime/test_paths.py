"""Paths that players choose: on random graphs a row of steps is a path just where trying out all of them finds it."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from rulec.runtime.faults import StepBelowNothing
from rulec.runtime.game.asking import NOTHING, NotOffered, Question, settled, taken
from rulec.runtime.game.paths import Way

Graph = dict[int, tuple[int, ...]]


def _drawn(random: Random) -> tuple[Graph, tuple[int, ...], tuple[int, ...] | None, int]:
    """Where steps lead among five things, what may be passed, the goals if there are any, and how long it may be."""
    graph = {at: tuple(random.sample(range(5), random.randint(0, 3))) for at in range(5)}
    passed = tuple(random.sample(range(5), random.randint(0, 5)))
    goals = None if random.random() < 0.4 else tuple(random.sample(range(5), random.randint(0, 2)))
    return graph, passed, goals, random.randint(0, 5)


def _is_path(row: tuple[int, ...], graph: Graph, passed: tuple[int, ...], goals: tuple[int, ...] | None) -> bool:
    """By the words of the manual: from 0, each one step from the one before, through nothing but what may be passed;
    a goal is reached with the last step."""
    last = (0, *row)[-1]
    steps = all(there in graph[here] for here, there in zip((0, *row), row, strict=False))
    through = row if goals is None else row[:-1]
    return steps and 0 not in row and set(through) <= set(passed) and (goals is None or last in goals)


@pytest.mark.parametrize("seed", range(150))
def test_a_path_is_what_the_manual_says(seed: int) -> None:
    graph, passed, goals, most = _drawn(Random(seed))
    way, short = Way(0, passed, graph.__getitem__, goals), Way(0, passed, graph.__getitem__, goals, most=most)
    rows = [row for count in range(6) for row in permutations(range(5), count)]
    wanted = [row for row in rows if _is_path(row, graph, passed, goals)]
    assert [row for row in rows if way.broken(row) is None] == wanted
    few = [row for row in wanted if len(row) <= most]
    assert [row for row in rows if short.broken(row) is None] == few
    assert short.exists() == bool(few)
    assert {each for row in wanted for each in row} <= set(way.things)
    shortest = way.shortest()
    assert (shortest is None) == (not wanted)
    assert shortest is None or (shortest in wanted and len(shortest) == min(map(len, wanted)))


@pytest.mark.parametrize("seed", range(150))
def test_a_path_costs_no_more_than_it_may(seed: int) -> None:
    random = Random(f"costs {seed}")
    graph, passed, goals, most = _drawn(random)
    costs = {at: random.choice((0, 1, 1, 2, 3, None)) for at in range(5)}
    way = Way(0, passed, graph.__getitem__, goals, most=most, entering=costs.__getitem__)
    rows = [row for count in range(6) for row in permutations(range(5), count)]
    wanted = [
        row
        for row in rows
        if _is_path(row, graph, passed, goals)
        and all(costs[at] is not None for at in row)
        and sum(costs[at] or 0 for at in row) <= most
    ]
    assert [row for row in rows if way.broken(row) is None] == wanted
    assert way.exists() == bool(wanted)


def test_a_step_that_costs_less_than_nothing_is_a_fault() -> None:
    with pytest.raises(StepBelowNothing, match="the march"):
        Way(0, range(3), lambda at: (at + 1,), entering=lambda at: -at, what="the march")


@pytest.mark.parametrize("seed", range(40))
def test_where_there_is_nothing_to_choose_nobody_is_asked(seed: int) -> None:
    graph, passed, goals, most = _drawn(Random(f"settled {seed}"))
    way = Way(0, passed, graph.__getitem__, goals, most=most)
    question = Question("way", None, "path", "Where to?", way.things, way=way)
    rows = [row for count in range(6) for row in permutations(range(5), count)]
    open_to = [row for row in rows if len(row) <= most and _is_path(row, graph, passed, goals)]
    if not open_to:
        with pytest.raises(NotOffered):
            settled(question)
        return
    found = settled(question)
    assert found is NOTHING or [found] == open_to


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ((1, 2, 3), "step 3 of the path is one too many"),
        ((1, 1), "step 2 of the path leads back to where the path has been"),
        ((1, 0), "step 2 of the path leads back to where the path has been"),
        ((2,), "step 1 of the path leads where no step leads from there"),
        ((1, 9), "step 2 of the path leads where no step leads from there"),
        ((1,), "the path does not end where it should"),
    ],
)
def test_the_step_that_breaks_it_is_named(row: tuple[int, ...], why: str) -> None:
    way = Way(0, range(4), lambda at: (at + 1, at - 1), (2,), most=2)
    question = Question("way", None, "path", "Where to?", way.things, way=way)
    assert taken(question, (1, 2)) == (1, 2)
    with pytest.raises(NotOffered, match=why):
        taken(question, row)
