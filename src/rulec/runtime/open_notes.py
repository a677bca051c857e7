"""Notes of an explanation that know which other functions were called for each of them.

They extend a list of Python itself, and so are no part of what is compiled into extension modules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Call(NamedTuple):
    """A call of another function of the package, and its answer."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: Any


class OpenNotes(list[tuple[int, int]]):
    """Notes that know the calls behind them: each with the number of notes in front of it, and those of members that
    have led a family, by their labels' indices."""

    __slots__ = ("calls", "led")

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[int, Call]] = []
        self.led: dict[int, tuple[Call, ...]] = {}

    def of(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function for the amount of the next note, or for the answer."""
        answer = function(*arguments)
        self.calls.append((len(self), Call(function, arguments, answer)))
        return answer

    def lead(self, index: int) -> None:
        """Keep the calls since the last note for a label, which leads its family now."""
        self.led[index] = tuple([call for place, call in self.calls if place == len(self)])
        self.calls = [each for each in self.calls if each[0] < len(self)]

    def behind(self) -> list[tuple[Call, ...]]:
        """Return the calls behind each note; those for the answer stand behind the last one."""
        found = [self.led.get(index, ()) for index, _ in self]
        for place, call in self.calls if found else ():
            found[min(place, len(found) - 1)] += (call,)
        return found
