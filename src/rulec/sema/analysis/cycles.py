"""Checks that no function and no column of a table is worked out from itself, directly or through others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.sema.analysis.uses import worked_out
from rulec.sema.expr import CallTo, Expr, Lookup, walk
from rulec.sema.model import Function, Model

Calls = Mapping[str, Mapping[str, Span]]  # function -> called function -> place of the first call


def check_cycles(model: Model, report: Report) -> None:
    """Each ring of calls is told once, with the place of every call."""
    # decisions may hang on each other: the solve weighs them all at once
    calls: dict[str, Mapping[str, Span]] = {
        name: {other: span for other, span in called.items() if other not in model.decides}
        for name, called in call_graph(model).items()
    }
    calls |= _columns(model)
    done: set[str] = set()
    for start in calls:
        ring = ring_from(start, calls, done)
        if ring:
            _report(ring, calls, report)
            done.update(ring)


@lru_cache(maxsize=1)
def call_graph(model: Model) -> Calls:
    """Who calls whom, the cells of the tables that are read included; worked out once for all who ask."""
    return {function.name: _calls(function, model) for function in model.functions}


def _columns(model: Model) -> Calls:
    """Which column of a table reads which other one in its cells."""
    found: dict[str, dict[str, Span]] = {}
    for table in model.tables.values():
        for at, column in enumerate(table.columns):
            cells = [row.cells[at].value for row in table.rows]
            read = [part for cell in cells if cell is not None for part in walk(cell) if isinstance(part, Lookup)]
            if read:
                found[f"{table.name}.{column.name}"] = {f"{r.table}.{r.column}": r.span for r in reversed(read)}
    return found


def _calls(function: Function, model: Model) -> dict[str, Span]:
    found: dict[str, Span] = {}
    seen: set[tuple[str, str]] = set()
    for whole in worked_out(function):
        for part in _parts(whole, model, seen):
            if isinstance(part, CallTo):
                found.setdefault(part.name, part.span)
    return found


def _parts(whole: Expr, model: Model, seen: set[tuple[str, str]]) -> Iterator[Expr]:
    for part in walk(whole):
        yield part
        if not isinstance(part, Lookup) or (part.table, part.column) in seen:
            continue
        seen.add((part.table, part.column))
        table = model.tables.get(part.table)
        at = next((i for i, c in enumerate(table.columns) if c.name == part.column), None) if table else None
        if table is None or at is None:
            continue
        for row in table.rows:
            value = row.cells[at].value
            if value is not None:
                yield from _parts(value, model, seen)


def ring_from(start: str, calls: Mapping[str, Mapping[str, Span]], done: set[str]) -> list[str]:
    """The shortest ring of calls that leads back to `start` past no ring that was told."""
    before: dict[str, str] = {}
    todo = [start]
    for at in todo:
        for called in calls.get(at, {}):
            if called == start and at not in done and start not in done:
                ring = [at]
                while ring[-1] != start:
                    ring.append(before[ring[-1]])
                return list(reversed(ring))
            if called not in before and called != start and called not in done:
                before[called] = at
                todo.append(called)
    return []


def _report(ring: list[str], calls: Calls, report: Report) -> None:
    pairs = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    way = " → ".join(f"`{name}`" for name in (*ring, ring[0]))
    places = tuple(Place(calls[caller][called], f"`{caller}` asks `{called}`") for caller, called in pairs[1:])
    report.error(
        "R0650",
        f"`{ring[0]}` is worked out from itself",
        calls[pairs[0][0]][pairs[0][1]],
        f"asks `{pairs[0][1]}`",
        related=places,
        notes=(way,) if len(ring) > 1 else (),
        hint="split one of them: the part that the other needs becomes a declaration of its own that asks nothing back",
    )
