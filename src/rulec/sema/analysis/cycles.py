"""Checks that no function and no column of a table is worked out from itself, directly or through others."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.sema.expr import Lookup, walk
from rulec.sema.model import Model
from rulec.sema.summaries.call_graph import Calls, call_graph


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
