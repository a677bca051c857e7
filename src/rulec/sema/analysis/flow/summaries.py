"""What functions and blocks are known to hang on, and the work list that completes it.

A *source* is a hidden field, with the terms of those who may know it. A *summary* holds the sources of one thing, in
names of its own: the answer of a function, what is handed to a block, that an event was noted. A *unit* is a function
or a block that reads summaries and adds to them. A unit that read a summary runs again when the summary grows.

Summaries are finite. A decision that asks itself about `spy.rival` finds the readers `spy.house`, `spy.rival.house`,
`spy.rival.rival.house` and so on without an end. A summary that has `ENOUGH` sources of one field therefore gives up
the readers of that field: whoever they are, nobody is known to be one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span

Term = tuple[object, ...]
"""`("v", name)`, `("f", term, field)`, `("s", field of the game's own)`, or `("w", term, fact, fields)`: all those for
whom a fact about them and a thing holds, with the fields on which it rests."""
Key = tuple[str, str]  # what it is the summary of, and its name
ENOUGH = 12
"""Sources of one field in one summary; no pack that we know has half as many."""
ROUNDS = 400
"""How often one unit may run; those of our packs run a handful of times."""


@dataclass(frozen=True, slots=True)
class Source:
    """A hidden field (`kind` empty: the game's own; `name` empty: that there is such a thing), or an event that tells
    who has handed in acts (`HANDED_IN`), and those who may know it; without readers nobody is known to. `ask` is where
    it was asked, of an answer under seal."""

    kind: str
    name: str
    readers: tuple[Term, ...]
    at: Span = field(compare=False, repr=False)
    ask: Span | None = None

    @property
    def secret(self) -> tuple[str, str, Span | None]:
        """The secret itself, whoever may know it."""
        return self.kind, self.name, self.ask


Sources = tuple[Source, ...]


def join(*groups: Iterable[Source]) -> Sources:
    """Return all of them, each once."""
    return tuple(dict.fromkeys(source for group in groups for source in group))


class Summaries:
    """All summaries. They only grow."""

    def __init__(self) -> None:
        self.found: dict[Key, Sources] = {}
        self.read_by: dict[Key, set[int]] = {}
        self.unit = -1
        self.waiting: set[int] = set()

    def read(self, key: Key) -> Sources:
        """Return a summary as far as it is known; the unit that is running waits for more of it."""
        self.read_by.setdefault(key, set()).add(self.unit)
        return self.found.get(key, ())

    def add(self, key: Key, found: Sources) -> None:
        """Add sources to a summary, and put those who read it on the work list if it is more than before."""
        before = self.found.get(key, ())
        lost = {source.secret for source in before if not source.readers}
        new = tuple(source for source in found if source.secret not in lost and source not in before)
        if new:
            self.found[key] = _bounded(join(before, new))
            self.waiting |= self.read_by.get(key, set())

    def complete(self, units: Sequence[Callable[[], object]]) -> int | None:
        """Run all units until no summary grows. Return the unit that had to run too often, or None."""
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
    """Return the sources without the readers of a field that has `ENOUGH` of them."""
    count: dict[object, int] = {}
    for source in sources:
        count[source.secret] = count.get(source.secret, 0) + 1
    if max(count.values()) < ENOUGH:
        return sources
    return join(replace(source, readers=()) if count[source.secret] >= ENOUGH else source for source in sources)
