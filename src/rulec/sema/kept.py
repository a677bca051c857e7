"""Reuse of typed parts between revisions of the sources, in a resident process.

A pass of the resolver makes its parts by `Keeping.unit`: each from its own nodes and from symbols that do not change
during the pass. A part sees a context that records its look-ups (`base.memory`). Without a memory, it sees the context
itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulec.base.diagnostics import Report
from rulec.base.memory import Difference, Memory
from rulec.base.records import fields, replace
from rulec.base.spans import Span
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.typing.typer import Typer

T = TypeVar("T")
H = TypeVar("H")


class Keeping:
    """The parts of one pass."""

    def __init__(self, name: str, context: Context, held: Held) -> None:
        self.name = name
        self.context = context
        self.held = held
        self.memory = context.memory
        hub = self.hub
        self._values = hub("values", held.values)
        self._noted = replace(
            context,
            symbols=hub("symbols", context.symbols),
            root=hub("root", context.root),
            documents=hub("documents", context.documents),
            settled=hub("settled", context.settled),
            lets=hub("lets", context.lets),
            row_tests=hub("row_tests", context.row_tests),
            tallies=hub("tallies", context.tallies),
            memory=None,
            kept=True,
        )

    def hub(self, name: str, hub: H) -> H:
        """Return the object wrapped so that look-ups of parts are recorded."""
        return hub if self.memory is None else self.memory.hub(f"{self.name} {name}", hub)

    def unit(self, key: object, inputs: tuple[object, ...], make: Callable[[Context, Held], T]) -> T:
        """Return the result of `make`, reused if none of its inputs and look-ups has changed or moved."""
        if self.memory is None:
            return make(self.context, self.held)

        def made(report: Report) -> tuple[T, list[tuple[str, Span]], set[tuple[str, str]]]:
            context = replace(self._noted, report=report, typer=Typer(self._noted.symbols, report), entries_of=[])
            held = Held(context)
            held.values = self._values
            found = make(context, held)
            return found, context.entries_of, held.read

        found, entries, read = self.memory.unit((self.name, key), inputs, self.context.report, made, Difference.NONE)
        self.context.entries_of += entries
        self.held.read |= read
        return found


def with_same_parts(memory: Memory | None, whole: H, name: str) -> H:
    """Return the record with unchanged mappings and parts replaced by those of the last revision, which makes
    comparisons cheap.
    """
    if memory is None:
        return whole
    parts = {one.name: getattr(whole, one.name) for one in fields(whole)}  # type: ignore[arg-type]
    for part, value in parts.items():
        if isinstance(value, dict):
            parts[part] = {key: memory.same((f"{name}.{part}", key), one) for key, one in value.items()}
        else:
            parts[part] = memory.same((name, part), value)
    return replace(whole, **parts)  # type: ignore[type-var]
