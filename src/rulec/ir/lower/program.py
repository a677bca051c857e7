"""Lowering of a whole model: a function for each quantity, value, fact, roll and decision, a column for each table
column.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import MutableMapping, Sequence

from rulec.base.diagnostics import Report
from rulec.base.memory import Difference, Memory, kept
from rulec.base.records import replace
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import own_doing, settle
from rulec.ir.lower.answers import lower_decide, lower_fact, lower_roll, lower_value
from rulec.ir.lower.effects.processes import Happening, lower_deed
from rulec.ir.lower.expressions import Lowering
from rulec.ir.lower.pack_data import pack_data
from rulec.ir.lower.quantities import lower_quantity
from rulec.ir.lower.quantity_state import QuantityLowering
from rulec.ir.lower.solves import lower_solves, place
from rulec.sema import model as sema
from rulec.sema.sorts import BY_NAME, held
from rulec.sema.summaries.call_graph import reaching

FUNCTIONS = ("quantity", "value", "fact", "roll", "decide")


def lower(model: sema.Model, report: Report, memory: Memory | None = None) -> ir.Program:
    """Lower a model. Functions that cannot be exact are reported and left out; `memory` reuses unchanged ones."""
    functions: dict[str, ir.Function] = {}
    columns: dict[str, ir.Column] = {}
    for name, table in model.tables.items():
        for column in table.columns:
            Lowering(model, report, columns, name).column(name, column.name)
    _expose(model, report, columns)
    if memory is not None:
        columns = {name: memory.same(("column", name), column) for name, column in columns.items()}
    deeds = model.all_deeds
    everything: list[sema.Function | Happening] = [*functions_of(model), *deeds.processes.values(), *deeds.upons]
    everything += [*deeds.acts.values(), *deeds.sequences.values()]
    for declared in everything:
        for function in _kept(model, declared, report, columns, memory):
            functions[function.name] = function
    if model.deeds is not None:
        functions = settle(functions.values())
    functions = asking(model, functions)
    solves = lower_solves(model, functions, columns, report)
    found = dict(sorted(columns.items()))
    return ir.Program(functions, found, solves, pack_data(model, found))


def asking(model: sema.Model, functions: dict[str, ir.Function]) -> dict[str, ir.Function]:
    """Set `asks` on the functions that read a fact which may be stated, directly or through callees."""
    own = {name: own_doing(function) for name, function in functions.items()}
    calls = {
        name: set(one.calls).union(*(model.solves[solve].decides for solve in one.weighs))
        for name, one in own.items()
        if functions[name].sort not in ir.HAPPENS
    }
    found = reaching(calls, (name for name, one in own.items() if one.asks))
    return {name: _asking(function) if name in found else function for name, function in functions.items()}


@kept
def _asking(function: ir.Function) -> ir.Function:
    return replace(function, asks=True)


def _expose(model: sema.Model, report: Report, columns: MutableMapping[str, ir.Column]) -> None:
    """Build a column for every field of a listed kind, read or not."""
    for kind in model.kinds.values():
        if kind.listed and model.records.get(kind.name):
            lowering = Lowering(model, report, columns, kind.name)
            for field in kind.fields:
                lowering.entries(kind, field.name, field.span)


def functions_of(model: sema.Model) -> list[sema.Function]:
    """Return all functions in source order; those that the order does not list come last, by name."""
    every: dict[tuple[str, str], sema.Function] = {
        (sort, name): model.function(name) for sort in FUNCTIONS for name in held(model, BY_NAME[sort])
    }
    return [every[key] for key in dict.fromkeys((*(key for key in model.order if key in every), *every))]


def _kept(
    model: sema.Model,
    declared: sema.Function | Happening,
    report: Report,
    columns: dict[str, ir.Column],
    memory: Memory | None,
) -> Sequence[ir.Function]:
    """Lower a declaration, or reuse its functions if nothing that they depend on has changed or moved."""
    if memory is None:
        return _lowered(model, declared, report, columns)
    seen, known = memory.hub("model", model), memory.hub("columns", columns)

    def made(report: Report) -> tuple[Sequence[ir.Function], dict[str, ir.Column]]:
        own: dict[str, ir.Column] = {}
        return _lowered(seen, declared, report, ChainMap(own, known)), own

    key = "lowered", type(declared).__name__, declared.name
    functions, own = memory.unit(key, (declared,), report, made, Difference.NONE)
    columns.update(own)
    return functions


def _lowered(
    model: sema.Model,
    declared: sema.Function | Happening,
    report: Report,
    columns: MutableMapping[str, ir.Column],
) -> Sequence[ir.Function]:
    if isinstance(declared, Happening):
        return lower_deed(model, declared, report, columns)
    return lower_function(model, declared, report, columns)


def lower_function(
    model: sema.Model, function: sema.Function, report: Report, columns: MutableMapping[str, ir.Column]
) -> tuple[ir.Function, ...]:
    """Return the lowered functions of a declaration; none if it was refused."""
    variables = {p.name: p.type for p in function.parameters}
    if function.within:
        variables.update((p.name, p.type) for p in model.solves[function.within].parameters)
    lowering = Lowering(model, report, columns, function.name, variables)
    match function:
        case sema.Decide():
            found: tuple[ir.Function, ...] = (lower_decide(function, lowering),)
        case sema.Quantity():
            found = (lower_quantity(QuantityLowering(function, lowering)),)
        case sema.Roll():
            found = (lower_roll(function, lowering),)
        case sema.ValueOf():
            found = (lower_value(function, lowering),)
        case sema.Fact(needs=needs):
            found = (lower_fact(function, lowering, "fact"),)
            if needs:
                found = (*found, lower_fact(function, lowering, "refusals"))
    if lowering.refused:
        return ()
    return tuple(place(model, one) for one in found) if function.within else found
