"""Checks of what happens for nothing: parameters that nothing reads, events about which nobody asks; and of
cells of tables that would need a game to be read."""

from __future__ import annotations

from rulec.base.diagnostics import Place, Report
from rulec.sema import deeds as m
from rulec.sema.expr import AllOf, CallTo, Expr, Happened, StateRef, Variable, VariantOn, walk
from rulec.sema.model import Contribution, Function, Model, ViewPart, clauses
from rulec.sema.sorts import sort_of
from rulec.sema.summaries.call_graph import call_graph, reaching
from rulec.sema.summaries.uses import uses, worked_out


def check_idle(model: Model, report: Report) -> None:
    """All checks of this module."""
    _check_cells(model, report)
    _check_parameters(model, report)
    if model.deeds is not None:
        _check_asked_about(model, model.deeds, report)
        _check_played(model.deeds, model.pack, report)


def _check_parameters(model: Model, report: Report) -> None:
    """What something is given it reads, or prints. What reads nothing of it waits for others to contribute to it."""
    read: dict[tuple[str, str], set[str]] = {}
    for use in uses(model):
        names = read.setdefault((use.sort, use.name), set())
        names.update(part.name for part in walk(use.value) if isinstance(part, Variable))
    processes = model.deeds.processes.values() if model.deeds is not None else ()
    for declared in (*model.functions, *processes):
        sort = sort_of(declared)
        names = read.get((sort, declared.name), set()) | _tallied(declared)
        idle = [parameter.name for parameter in declared.parameters if parameter.name not in names]
        waits = sort != "process" and len(idle) == len(declared.parameters)
        if declared.pack != model.pack or waits or isinstance(declared, ViewPart):
            continue
        for name in idle:
            report.error(
                "R0677",
                f"the {sort} `{declared.name}` does not read its parameter `{name}`",
                declared.span,
                f"`{name}` is given for nothing",
                hint=f"take it away here and where the {sort} is {'run' if sort == 'process' else 'asked'}, "
                "or use its name in a line",
            )


def _tallied(declared: Function | m.Process) -> set[str]:
    """What is given to the conditions of a table, though no row of a column may ask for it."""
    lines = clauses(declared) if not isinstance(declared, m.Process) else []
    uses = [line.tallied for _, line in lines if isinstance(line, Contribution)]
    parts = (part for use in uses if use is not None for given in use.arguments for part in walk(given))
    return {part.name for part in parts if isinstance(part, Variable)}


def _check_asked_about(model: Model, deeds: m.Deeds, report: Report) -> None:
    """Whether what is noted counts anywhere. Inherited events may wait for another pack."""
    asked = {upon.event for upon in deeds.upons}
    asked.update(part.event for use in uses(model) for part in walk(use.value) if isinstance(part, Happened))
    for event in deeds.events.values():
        if event.name not in asked and event.pack == model.pack:
            report.error(
                "R0678",
                f"nothing asks about the event `{event.name}`",
                event.span,
                "is remembered for nothing",
                hint=f"ask `happened {event.name}(…) this turn` or write `upon {event.name}(…)` where it counts, or "
                "take the event away",
            )


def _check_played(deeds: m.Deeds, pack: str, report: Report) -> None:
    """A turn of a game is the first sequence, and nothing plays another."""
    first = next(iter(deeds.sequences.values()), None)
    for other in deeds.sequences.values():
        if first is not None and other is not first and other.pack == pack:
            report.error(
                "R0680",
                f"the sequence `{other.name}` is never played",
                other.span,
                "a second sequence",
                related=(Place(first.span, "a turn of a game is this one"),),
                hint=f"make what happens here steps of `{first.name}`: what does not happen in each turn stands in a "
                "process that asks when it is due",
            )


def _check_cells(model: Model, report: Report) -> None:
    """A cell is read by its keys and what its column takes: it knows of no game."""
    of_a_game = (f.name for f in model.functions if any(_of_a_game(p, model) for e in worked_out(f) for p in walk(e)))
    worldly = reaching(call_graph(model), of_a_game)
    for table in model.tables.values():
        cells = [cell.value for row in table.rows for cell in row.cells if cell.value is not None]
        for part in (part for value in cells for part in walk(value)):
            called = isinstance(part, CallTo) and part.name in worldly
            if called or _of_a_game(part, model):
                report.error(
                    "R0679",
                    f"a cell of the table `{table.name}` reads what is in play",
                    part.span,
                    f"`{part.name}` hangs on the game" if isinstance(part, CallTo) else "this hangs on the game",
                    hint="give the column a parameter for it, `params: {name: TYPE}`, and let the rule that reads the "
                    "cell hand it over",
                )


def _of_a_game(part: Expr, model: Model) -> bool:
    """Whether the game itself is read: its state, what is in play, what has happened, its variants."""
    if isinstance(part, AllOf):
        return not model.kinds[part.kind].listed
    return isinstance(part, StateRef | Happened | VariantOn)
