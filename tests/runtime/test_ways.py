"""Ways from thing to thing, against all chains tried out on small random maps."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest

from rulec.runtime import (
    StepBelowNothing,
    TooManyChains,
    cheapest_cost,
    cheapest_way,
    is_linked,
    lies_on_chain,
    reachability,
    steps_between,
)

Map = dict[int, tuple[int, ...]]


def chains(near: Map, through: set[int], start: int, goal: int) -> list[tuple[int, ...]]:
    """Every chain from start to goal that passes nothing twice, the ends among it."""
    found = []
    for length in range(len(through) + 1):
        for middle in permutations(sorted(through - {start, goal}), length):
            chain = (start, *middle, goal)
            if all(b in near[a] for a, b in pairwise(chain)):
                found.append(chain)
    return found


def cut_short(near: Map, chain: tuple[int, ...]) -> bool:
    """Whether a link leads straight to one behind the next."""
    return any(late in near[chain[at]] for at in range(len(chain)) for late in chain[at + 2 :])


@pytest.mark.parametrize("seed", range(300))
def test_like_all_chains(seed: int) -> None:
    draw = random.Random(seed)
    near = {a: tuple(b for b in range(6) if b != a and draw.random() < 0.4) for a in range(6)}
    through = {a for a in range(6) if draw.random() < 0.7}
    start, goal, thing = draw.randrange(6), draw.randrange(6), draw.randrange(6)
    all_chains = chains(near, through, start, goal) if start != goal else [(start,)]
    shortest = min((len(c) - 1 for c in all_chains), default=None)
    assert steps_between(start, (goal,), through, near.__getitem__) == shortest
    assert is_linked(start, (goal,), through, near.__getitem__) == bool(all_chains)
    good = any(thing in c[1:-1] and not cut_short(near, c) for c in all_chains)
    assert lies_on_chain(thing, start, (goal,), through, near.__getitem__) == good


@pytest.mark.parametrize("seed", range(300))
def test_the_cheapest_of_all_chains(seed: int) -> None:
    """Of those that cost the same the shortest, and of those the one that turns first."""
    draw = random.Random(seed)
    near = {a: tuple(draw.sample([b for b in range(6) if b != a], draw.randrange(4))) for a in range(6)}
    costs = [draw.choice((0, 1, 1, 2, 5, None)) for _ in range(6)]
    through = {a for a in range(6) if draw.random() < 0.8}
    start, goals = draw.randrange(6), draw.sample(range(6), 2)
    found = []
    for goal in goals:
        for chain in chains(near, through, start, goal) if start != goal else [(start,)]:
            prices = [cost for cost in (costs[a] for a in chain[1:]) if cost is not None]
            if len(prices) == len(chain) - 1:
                turns = [near[a].index(b) for a, b in pairwise(chain)]
                found.append((sum(prices), len(turns), turns, chain[1:]))
    cost, way = (min(found)[0], min(found)[-1]) if found else (None, ())
    asked = start, goals, through, near.__getitem__, costs.__getitem__, "toll"
    assert (cheapest_cost(*asked), cheapest_way(*asked)) == (cost, way)


def test_a_step_below_nothing_is_a_fault_that_names_who_asks() -> None:
    with pytest.raises(StepBelowNothing, match="`toll`"):
        cheapest_way(0, (2,), (1,), lambda at: (at + 1,), lambda at: 1 - at, "toll")


def test_nearest_of_several_ends() -> None:
    assert steps_between(0, (3, 2), range(9), lambda at: (at + 1,)) == 2
    assert steps_between(0, (), range(9), lambda at: (at + 1,)) is None
    assert not is_linked(0, (5,), (), lambda at: (at + 1,))


def test_a_goal_lies_on_no_chain_however_many_there_are() -> None:
    """A chain ends at the first goal, so that none has to be looked at: there are 3**11 ways through these rows."""
    rows = {0: range(1, 4), **{3 * row + at: range(3 * row + 4, 3 * row + 7) for row in range(11) for at in (1, 2, 3)}}
    assert not lies_on_chain(99, 0, (99,), range(100), lambda at: rows.get(at, ()))
    with pytest.raises(TooManyChains):
        lies_on_chain(98, 0, (99,), range(100), lambda at: rows.get(at, ()))


def test_chains_are_not_looked_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reachability, "CHAINS", 50)
    wide = {0: range(1, 11), **{n: (100 + n,) for n in range(1, 101)}, **{100 + n: (100 + n,) for n in range(1, 101)}}
    wide.update({n: range(20, 80) for n in range(1, 11)})
    with pytest.raises(TooManyChains):
        lies_on_chain(90, 0, (999,), range(300), lambda at: wide.get(at, ()))
