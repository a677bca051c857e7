"""Searches from thing to thing: connection, shortest and cheapest ways, and things on a chain.

A step leads from a thing to each thing that `onward` returns for it. Every thing is visited once, so each search ends.
Only `lies_on_chain` enumerates chains, at most `CHAINS` beginnings of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from heapq import heappop, heappush
from typing import TypeVar

from rulec.runtime.faults import StepBelowNothing, TooManyChains

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")

CHAINS = 100_000
"""The most beginnings of chains that are searched."""


def is_linked(start: T, goals: Iterable[T], through: Iterable[T], onward: Callable[[T], Iterable[T]]) -> bool:
    """Return whether a way leads from `start` to a goal through `through` only. A thing is linked with itself."""
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
            left -= found  # creates a new set, so the caller's one stays unchanged
            row += found
    return False


def steps_between(start: T, goals: Iterable[T], through: Iterable[T], onward: Callable[[T], Iterable[T]]) -> int | None:
    """Return the length of the shortest way to a goal; None if there is none."""
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
    """Return the cost of the cheapest way to one of the goals; None if there is no way."""
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
    """Return the things that the cheapest way enters, in order, the goal last; empty if there is no way."""
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
    """Return the cost of the cheapest way, and the things that it enters.

    Among ways of equal cost the one with the fewest steps wins, then the one that comes first in the order of `onward`
    where they part.
    """
    wanted = set(goals)
    left = wanted.union(through)
    price = each_once(entering)
    row: list[tuple[int, int, tuple[int, ...], tuple[T, ...]]] = [(0, 0, (), ())]  # the turns make all ways comparable
    while row:
        total, taken, turns, way = heappop(row)
        here = way[-1] if way else start
        if here in wanted:
            return total, way
        if way and here not in left:
            continue  # reached before at a lower cost
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
    """Return whether `thing` is on a chain from `start` to a goal.

    In a *chain* no step leads from a link to a later one but the next.
    """
    if thing not in through or thing in goals or thing == start or start in goals:
        return False
    wanted = set(goals)
    # An entry carries the things to which earlier links lead: one of these would have shortened the chain.
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
    """Return a function that caches its answer for each thing."""
    return _Known(function).__getitem__


class _Known(dict[T, R]):
    """Cache of a function's answers."""

    __slots__ = ("function",)

    def __init__(self, function: Callable[[T], R]) -> None:
        self.function = function

    def __missing__(self, thing: T) -> R:
        found = self[thing] = self.function(thing)
        return found
