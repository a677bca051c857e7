"""Check for recursion: no function and no column of a table may depend on itself, directly or through others."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.sema.expr import Lookup, walk
from rulec.sema.model import Model
from rulec.sema.summaries.call_graph import Calls, call_graph, rings


def check_cycles(model: Model, report: Report) -> None:
    """Report each ring of calls once, with the place of every call."""
    # decisions may depend on each other: a solve takes them together
    calls: dict[str, Mapping[str, Span]] = {
        name: {other: span for other, span in called.items() if other not in model.decides}
        for name, called in call_graph(model).items()
    }
    calls |= _columns(model)
    for ((name, asked, place), *further), way in rings(calls):
        report.error(
            "R0650",
            f"`{name}` is worked out from itself",
            place,
            f"asks `{asked}`",
            related=tuple(Place(span, f"`{caller}` asks `{called}`") for caller, called, span in further),
            notes=(way,) if further else (),
            hint="split one of them: the part that the other needs becomes a declaration of its own that asks nothing "
            "back",
        )


def _columns(model: Model) -> Calls:
    """Return the columns that the cells of each column look up, with the place of a lookup."""
    found: dict[str, dict[str, Span]] = {}
    for table in model.tables.values():
        for at, column in enumerate(table.columns):
            cells = [row.cells[at].value for row in table.rows]
            read = [part for cell in cells if cell is not None for part in walk(cell) if isinstance(part, Lookup)]
            if read:
                found[f"{table.name}.{column.name}"] = {f"{r.table}.{r.column}": r.span for r in reversed(read)}
    return found
