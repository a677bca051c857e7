"""Paths that players choose: possible steps, existence, and the step at which a path breaks off.

A *path* is a sequence of things, each one step from the one before. The first is one step from the start, which is not
part of the path. A path visits nothing twice, and may enter a goal that it cannot pass only as its last step.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

from rulec.runtime.faults import StepBelowNothing

T = TypeVar("T", bound=Hashable)


class Break(NamedTuple):
    """The fault of a path: the index of the step, the reason, and the cost up to there.

    `why` is `step` (no step leads there), `twice` (visited before), `long` (too many steps), `dear` (costs too much) or
    `short` (does not end at a goal).
    """

    at: int
    why: str
    cost: int = 0


class Way(Generic[T]):
    """A set of paths from a start: `links` are the steps from each thing, `things` all reachable things, nearest first.

    Without `goals` a path may end anywhere. A path has at most `most` steps; if `entering` returns the cost of entering
    a thing, a path costs at most `most` in all instead, and things with the cost None cannot be entered. `shows` prints
    a cost, `what` is the name that a fault carries.
    """

    __slots__ = ("_before", "costs", "goals", "links", "most", "shows", "start", "things")

    def __init__(
        self,
        start: T,
        through: Iterable[T],
        onward: Callable[[T], Iterable[T]],
        goals: Iterable[T] | None = None,
        *,
        most: int | None = None,
        entering: Callable[[T], int | None] | None = None,
        shows: Callable[[int], str] = str,
        what: str = "",
    ) -> None:
        self.start = start
        self.most = most
        self.shows = shows
        self.costs: dict[T, int | None] | None = None if entering is None else {}
        """Cost of entering each thing that a step may lead to; None if it cannot be entered."""
        self.goals = None if goals is None else tuple(goals)
        passed = set(through)
        reached = passed.union(self.goals or ())
        self.links: dict[T, tuple[T, ...]] = {}
        self.things: tuple[T, ...] = ()
        self._before: dict[T, T] = {}
        """The thing from which each is reached first."""
        row = [start]
        while row:
            following: list[T] = []
            for here in row:
                there = tuple(each for each in dict.fromkeys(onward(here)) if each in reached and each != start)
                if self.costs is not None and entering is not None:
                    there = tuple([each for each in there if _is_open(each, self.costs, entering, what)])
                self.links[here] = there
                for each in there:
                    if each not in self._before:
                        self._before[each] = here
                        if each in passed:
                            following.append(each)
            row = following
        self.things = tuple(self._before)

    def __contains__(self, row: object) -> bool:
        """Return whether a sequence of things is a path."""
        return isinstance(row, Sequence) and self.broken(row) is None

    def beyond(self, row: Sequence[T]) -> tuple[T, ...]:
        """Return the possible next steps after a sequence of steps."""
        here = row[-1] if row else self.start
        return tuple(each for each in self.links.get(here, ()) if each not in row)

    def ends(self, row: Sequence[T]) -> bool:
        """Return whether a path may end after these steps."""
        return self.goals is None or (row[-1] if row else self.start) in self.goals

    def shortest(self) -> tuple[T, ...] | None:
        """Return a path with the fewest steps; None if no path leads to a goal."""
        if self.ends(()):
            return ()
        for goal in self.things:
            if self.ends((goal,)):
                path = [goal]
                while self._before[path[-1]] != self.start:
                    path.append(self._before[path[-1]])
                return tuple(reversed(path))
        return None

    @property
    def longest(self) -> int:
        """The most steps that a path can have."""
        return len(self.things) if self.most is None or self.costs is not None else self.most

    def exists(self) -> bool:
        """Return whether there is an allowed path."""
        if self.costs is None or self.most is None:
            shortest = self.shortest()
            return shortest is not None and (self.most is None or len(shortest) <= self.most)
        # the number breaks ties, so that things are never compared
        row: list[tuple[int, int, T]] = [(0, 0, self.start)]
        nth = 0
        done: set[T] = set()
        while row:
            cost, _, here = heappop(row)
            if cost > self.most or here in done:
                continue
            done.add(here)
            if self.ends(() if here == self.start else (here,)):
                return True
            for there in self.links.get(here, ()):
                nth += 1
                heappush(row, (cost + (self.costs[there] or 0), nth, there))
        return False

    def broken(self, row: Sequence[T]) -> Break | None:
        """Return the place and reason where a sequence is no path; None for a path."""
        cost = 0
        for at, there in enumerate(row):
            if self.most is not None and self.costs is None and at >= self.most:
                return Break(at, "long")
            if there == self.start or there in row[:at]:
                return Break(at, "twice")
            if there not in self.beyond(row[:at]):
                return Break(at, "step")
            if self.costs is not None:
                cost += self.costs[there] or 0
                if self.most is not None and cost > self.most:
                    return Break(at, "dear", cost)
        return None if self.ends(row) else Break(len(row), "short")

    def trimmed(self, row: Sequence[T]) -> tuple[T, ...]:
        """Return a sequence without the start, which may be named in front."""
        return tuple(row[1:] if row and row[0] == self.start else row)

    def why_broken(self, row: Sequence[T], few: Callable[[Sequence[T]], str], *, is_known: bool = True) -> str:
        """Return the sentence for the place where a sequence breaks off; empty for a path.

        `few` names as many things as fit in a sentence. Alternatives are named only with `is_known`: the player knows
        them.
        """
        fault = self.broken(row)
        if fault is None:
            return ""
        here = few((row[fault.at - 1] if fault.at else self.start,))
        if fault.why == "short":
            elsewhere = f"at {few(self.goals or ())}" if is_known else "somewhere else"
            return f"The path has to end {elsewhere}, and this one ends at {here}."
        there = few((row[fault.at],))
        if fault.why == "long":
            return f"The path has at most {steps(self.most or 0)}, and this one has {len(row)}: {there} is too far."
        if fault.why == "dear":
            most = self.shows(self.most or 0)
            return f"The path may cost at most {most}, and up to {there} it costs {self.shows(fault.cost)}."
        if fault.why == "twice":
            return f"The path comes to {there} twice."
        if not is_known:
            return f"No step leads from {here} to {there} now."
        beyond = self.beyond(row[: fault.at])
        where = f"one gets to {few(beyond)}" if beyond else "no step leads on"
        return f"No step leads from {here} to {there}; from {here} {where}."


def steps(count: int) -> str:
    """Return a number of steps in words."""
    return f"{count} step" if count == 1 else f"{count} steps"


def _is_open(thing: T, costs: dict[T, int | None], entering: Callable[[T], int | None], what: str) -> bool:
    """Return whether a thing can be entered, caching its cost."""
    if thing not in costs:
        costs[thing] = entering(thing)
    cost = costs[thing]
    if cost is not None and cost < 0:
        raise StepBelowNothing(what)
    return cost is not None
