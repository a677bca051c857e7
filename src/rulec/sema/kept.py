"""Typed parts that a resident process keeps from one revision of the sources to the next.

A pass of the resolver makes its parts by `Keeping.unit`: each from its own nodes and from what is known by then, which
does not change while the pass goes on. A part sees a context that notes what is asked of it (`base.memory`). Whoever
keeps nothing sees the context itself.
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
        """Return something in which parts look things up as they are to see it."""
        return hub if self.memory is None else self.memory.hub(f"{self.name} {name}", hub)

    def unit(self, key: object, inputs: tuple[object, ...], make: Callable[[Context, Held], T]) -> T:
        """Return what `make` gives, or has given if nothing on which it rests has changed or moved."""
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
    """Return a record of mappings and other parts; those in which nothing has changed are the ones of the revision
    before, which others then need not compare."""
    if memory is None:
        return whole
    parts = {one.name: getattr(whole, one.name) for one in fields(whole)}  # type: ignore[arg-type]
    for part, value in parts.items():
        if isinstance(value, dict):
            parts[part] = {key: memory.same((f"{name}.{part}", key), one) for key, one in value.items()}
        else:
            parts[part] = memory.same((name, part), value)
    return replace(whole, **parts)  # type: ignore[type-var]
