"""Notes of an explanation that record the function calls behind each note.

`OpenNotes` extends Python's list, so this module is not compiled into the extension modules.
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
    """Notes that record calls, each with the number of notes before it.

    `led` holds the calls of members that led a family, by the index of their label.
    """

    __slots__ = ("calls", "led")

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[int, Call]] = []
        self.led: dict[int, tuple[Call, ...]] = {}

    def of(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function for the amount of the next note or for the answer, and record the call."""
        answer = function(*arguments)
        self.calls.append((len(self), Call(function, arguments, answer)))
        return answer

    def lead(self, index: int) -> None:
        """Assign the calls since the last note to a label that now leads its family."""
        self.led[index] = tuple([call for place, call in self.calls if place == len(self)])
        self.calls = [each for each in self.calls if each[0] < len(self)]

    def behind(self) -> list[tuple[Call, ...]]:
        """Return the calls for each note. Those for the answer go to the last note."""
        found = [self.led.get(index, ()) for index, _ in self]
        for place, call in self.calls if found else ():
            found[min(place, len(found) - 1)] += (call,)
        return found
