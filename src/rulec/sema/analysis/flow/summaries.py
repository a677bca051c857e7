"""Summaries of the secrets in functions and blocks, and the worklist that completes them.

A *source* is a hidden field, with its *readers*: terms for the players who may know it. A *summary* holds the sources
of one thing, in its own names: the answer of a function, an argument of a block, the fact that an event was noted. A
*unit* is a function or a block that reads summaries and adds to them. A unit that read a summary runs again when the
summary grows.

Summaries are finite. A decision that calls itself with `spy.rival` finds the readers `spy.house`, `spy.rival.house`,
`spy.rival.rival.house` and so on without end. Once a summary has `ENOUGH` sources of one field, it therefore drops the
readers of that field, as if no player might know it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span

Term = tuple[object, ...]
"""A term for a value or for players.

It is `("v", name)`, `("f", term, field)`, `("s", field of the game)`, or `("w", thing, fact, fields)`: all players for
whom the fact about them and the thing holds, with the fields that the fact reads.
"""
Key = tuple[str, str]  # sort and name of the summarised thing
ENOUGH = 12
"""Limit of sources of one field in one summary. No known pack has half as many."""
ROUNDS = 400
"""Limit of runs of one unit. Units of known packs run a handful of times."""


@dataclass(frozen=True, slots=True)
class Source:
    """A secret, and the terms of the players who may know it. Without readers, no player is known to.

    The secret is a hidden field. An empty `kind` stands for a field of the game, an empty `name` for the existence of a
    thing. The kind `HANDED_IN` marks an event that reveals which players have handed in acts. For a sealed answer,
    `ask` is the place of its question.
    """

    kind: str
    name: str
    readers: tuple[Term, ...]
    at: Span = field(compare=False, repr=False)
    ask: Span | None = None

    @property
    def secret(self) -> tuple[str, str, Span | None]:
        """The identity of the secret, without its readers."""
        return self.kind, self.name, self.ask


Sources = tuple[Source, ...]


def join(*groups: Iterable[Source]) -> Sources:
    """Return all sources, each once."""
    return tuple(dict.fromkeys(source for group in groups for source in group))


class Summaries:
    """All summaries. They only grow."""

    def __init__(self) -> None:
        self.found: dict[Key, Sources] = {}
        self.read_by: dict[Key, set[int]] = {}
        self.unit = -1
        self.waiting: set[int] = set()

    def read(self, key: Key) -> Sources:
        """Return the current summary. The running unit runs again when the summary grows."""
        self.read_by.setdefault(key, set()).add(self.unit)
        return self.found.get(key, ())

    def add(self, key: Key, found: Sources) -> None:
        """Add sources to a summary. If it grows, put the units that read it on the worklist."""
        before = self.found.get(key, ())
        lost = {source.secret for source in before if not source.readers}
        new = tuple(source for source in found if source.secret not in lost and source not in before)
        if new:
            self.found[key] = _bounded(join(before, new))
            self.waiting |= self.read_by.get(key, set())

    def complete(self, units: Sequence[Callable[[], object]]) -> int | None:
        """Run all units until no summary grows. Return the index of a unit that exceeded `ROUNDS`, or None."""
        runs = [0] * len(units)
        self.waiting = set(range(len(units)))
        while self.waiting:
            now, self.waiting = sorted(self.waiting), set()
            for self.unit in now:
                self.waiting.discard(self.unit)
                if runs[self.unit] == ROUNDS:
                    return self.unit
                runs[self.unit] += 1
                units[self.unit]()
        return None


def _bounded(sources: Sources) -> Sources:
    """Return the sources without the readers of a field that has `ENOUGH` sources."""
    count: dict[object, int] = {}
    for source in sources:
        count[source.secret] = count.get(source.secret, 0) + 1
    if max(count.values()) < ENOUGH:
        return sources
    return join(replace(source, readers=()) if count[source.secret] >= ENOUGH else source for source in sources)
