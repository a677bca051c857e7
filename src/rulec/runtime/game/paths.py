"""Paths that players choose: where steps lead, whether there is a path, and the step at which one breaks off.

A path is a row of things, each one step from the one before it and the first one step from the start, which is not in
the row. It passes nothing twice, and a goal that it may not pass it reaches with its last step.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T", bound=Hashable)


class Break(NamedTuple):
    """What is wrong with a path: at which step (from nought), and why.

    `why`: no step leads there; it was passed before; these are too many steps; it does not end at a goal.
    """

    at: int
    why: str


class Way(Generic[T]):
    """Where steps may lead: `links` has what is reached from each thing, `things` all that can be reached, the nearest
    first; without `goals` a path may end anywhere."""

    __slots__ = ("_before", "goals", "links", "start", "things")

    def __init__(
        self, start: T, through: Iterable[T], onward: Callable[[T], Iterable[T]], goals: Iterable[T] | None = None
    ) -> None:
        self.start = start
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
                self.links[here] = there
                for each in there:
                    if each not in self._before:
                        self._before[each] = here
                        if each in passed:
                            following.append(each)
            row = following
        self.things = tuple(self._before)

    def beyond(self, row: Sequence[T]) -> tuple[T, ...]:
        """What one more step leads to, behind the steps of a row."""
        here = row[-1] if row else self.start
        return tuple(each for each in self.links.get(here, ()) if each not in row)

    def ends(self, row: Sequence[T]) -> bool:
        """Whether a path may end behind these steps."""
        return self.goals is None or (row[-1] if row else self.start) in self.goals

    def shortest(self) -> tuple[T, ...] | None:
        """A path of as few steps as can be; None where no path leads to a goal."""
        if self.ends(()):
            return ()
        for goal in self.things:
            if self.ends((goal,)):
                path = [goal]
                while self._before[path[-1]] != self.start:
                    path.append(self._before[path[-1]])
                return tuple(reversed(path))
        return None

    def broken(self, row: Sequence[T], most: int) -> Break | None:
        """Where a row of things is no path of at most so many steps, and why; None for a path."""
        for at, there in enumerate(row):
            if at >= most:
                return Break(at, "long")
            if there == self.start or there in row[:at]:
                return Break(at, "twice")
            if there not in self.beyond(row[:at]):
                return Break(at, "step")
        return None if self.ends(row) else Break(len(row), "short")
