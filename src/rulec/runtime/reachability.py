"""From thing to thing: whether two are linked, in how many steps, by which way it costs least, and whether a third lies
on a chain between them.

A step leads from a thing to all that `onward` gives for it. Every thing is passed once, so that each walk ends; only
chains without a shorter way are looked for one by one, and no more of them than `CHAINS`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from heapq import heappop, heappush
from typing import TypeVar

from rulec.runtime.faults import StepBelowNothing, TooManyChains

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")

CHAINS = 100_000
"""So many beginnings of chains are looked at."""


def is_linked(start: T, goals: Iterable[T], through: Iterable[T], onward: Callable[[T], Iterable[T]]) -> bool:
    """Whether one gets from `start` to one of the goals, going through nothing else; a thing is linked with itself."""
    wanted = set(goals)
    if start in wanted:
        return True
    left = through if isinstance(through, frozenset) else frozenset(through)
    row = [start]
    for here in row:
        beyond = onward(here)
        if not wanted.isdisjoint(beyond):
            return True
        found = left.intersection(beyond)
        if found:
            left -= found  # another set: nobody else sees it shrink
            row += found
    return False


def steps_between(start: T, goals: Iterable[T], through: Iterable[T], onward: Callable[[T], Iterable[T]]) -> int | None:
    """How many steps the shortest way to one of the goals has; None where there is no way."""
    wanted = set(goals)
    if start in wanted:
        return 0
    left = set(through)
    left.discard(start)
    row, taken = [start], 0
    while row:
        taken += 1
        following: list[T] = []
        for here in row:
            for there in onward(here):
                if there in wanted:
                    return taken
                if there in left:
                    left.discard(there)
                    following.append(there)
        row = following
    return None


def cheapest_cost(
    start: T,
    goals: Iterable[T],
    through: Iterable[T],
    onward: Callable[[T], Iterable[T]],
    entering: Callable[[T], int | None],
    what: str,
) -> int | None:
    """Return the cost of the cheapest way to one of the goals; None where there is no way."""
    found = _cheapest(start, goals, through, onward, entering, what)
    return None if found is None else found[0]


def cheapest_way(
    start: T,
    goals: Iterable[T],
    through: Iterable[T],
    onward: Callable[[T], Iterable[T]],
    entering: Callable[[T], int | None],
    what: str,
) -> tuple[T, ...]:
    """The things that the cheapest way enters, in their order, the goal last; none where there is no way."""
    found = _cheapest(start, goals, through, onward, entering, what)
    return () if found is None else found[1]


def _cheapest(
    start: T,
    goals: Iterable[T],
    through: Iterable[T],
    onward: Callable[[T], Iterable[T]],
    entering: Callable[[T], int | None],
    what: str,
) -> tuple[int, tuple[T, ...]] | None:
    """Return the cost of the cheapest way, and what it enters. Of ways that cost the same it is the one with the fewest
    steps, of those the one that turns first where they part, in the order in which `onward` gives what is beyond."""
    wanted = set(goals)
    left = wanted.union(through)
    price = each_once(entering)
    row: list[tuple[int, int, tuple[int, ...], tuple[T, ...]]] = [(0, 0, (), ())]  # turns tell any two ways apart
    while row:
        total, taken, turns, way = heappop(row)
        here = way[-1] if way else start
        if here in wanted:
            return total, way
        if way and here not in left:
            continue  # a cheaper way has been here
        left.discard(here)
        for turn, there in enumerate(onward(here)):
            if there in left:
                cost = price(there)
                if cost is None:
                    continue
                if cost < 0:
                    raise StepBelowNothing(what)
                heappush(row, (total + cost, taken + 1, (*turns, turn), (*way, there)))
    return None


def lies_on_chain(
    thing: T, start: T, goals: Collection[T], through: Collection[T], onward: Callable[[T], Iterable[T]]
) -> bool:
    """Whether `thing` is passed on a chain from `start` to one of the goals that has no shorter way from one of its
    links to a later one."""
    if thing not in through or thing in goals or thing == start or start in goals:
        return False
    wanted = set(goals)
    # a chain is put off with the things that its earlier links lead to: one of those would have shortened it
    begun: list[tuple[T, bool, frozenset[T]]] = [(start, False, frozenset((start,)))]
    looked_at = 0
    while begun:
        looked_at += 1
        if looked_at > CHAINS:
            raise TooManyChains("on_chain", CHAINS)
        here, met, barred = begun.pop()
        there = onward(here)
        if not wanted.isdisjoint(there):
            if met:
                return True
            continue
        closed: frozenset[T] = barred
        for other in there:
            if other not in barred and other in through:
                if closed is barred:
                    closed = barred.union(there)
                begun.append((other, met or other == thing, closed))
    return False


def each_once(function: Callable[[T], R]) -> Callable[[T], R]:
    """The same function, which works out its answer once for each thing."""
    return _Known(function).__getitem__


class _Known(dict[T, R]):
    """What a function has answered."""

    __slots__ = ("function",)

    def __init__(self, function: Callable[[T], R]) -> None:
        self.function = function

    def __missing__(self, thing: T) -> R:
        found = self[thing] = self.function(thing)
        return found
