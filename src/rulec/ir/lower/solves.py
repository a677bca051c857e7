"""Lowering of solves: their functions get the solve as a parameter, and their strata the functions that weigh
decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.types import EnumType, KindType
from rulec.ir import nodes as ir
from rulec.ir.analysis.open_bounds import Bounds, Unbounded, name_of
from rulec.ir.lower.pack_data import heading, params_of
from rulec.ir.opt.clamps import clamped
from rulec.ir.opt.erase_notes import strip_notes
from rulec.runtime.solving import Circle
from rulec.sema import model as sema
from rulec.sema.bodies.dependency_strata import Stratum, strata
from rulec.sema.bodies.solves import subjects


def place(model: sema.Model, function: ir.Function) -> ir.Function:
    """Give a function of a solve its first parameter: the solve's arguments and decisions."""
    solve = model.solves[function.declared.within]
    first = ir.Param(ir.STATE, KindType(solve.name, False))
    body = tuple(_placed(stmt, solve) for stmt in function.body)
    entries = tuple(
        replace(entry, guards=tuple(_guard_placed(guard, solve) for guard in entry.guards))
        for entry in function.entries
    )
    return replace(function, params=(first, *function.params), body=body, entries=entries)


def _guard_placed(guard: ir.Guard, solve: sema.Solve) -> ir.Guard:
    ways = tuple(tuple(_guard_placed(part, solve) for part in way) for way in guard.alternatives)
    value = None if guard.value is None else _placed(guard.value, solve)
    return replace(guard, test=_placed(guard.test, solve), value=value, alternatives=ways)


def placed(expr: ir.Expr, model: sema.Model) -> ir.Expr:
    """Return an expression outside of solves, with calls into a solve passing the solve by its name."""

    def within(name: str) -> str:
        return model.function(name).within if not name.startswith("refusals_") else ""

    return _asking(expr, within, ()) if model.solves else expr


def asking_weighed(body: tuple[ir.Stmt, ...], model: sema.Model) -> tuple[ir.Stmt, ...]:
    """Return statements in which calls into a solve read the solve that was run above them."""
    held = {name: f"{ir.WEIGHED}{solve.name}" for solve in model.solves.values() for name in solve.functions}
    return tuple(_asking(stmt, lambda name: held.get(name, ""), model.decides) for stmt in body) if held else body


def _placed(node: ir.N, solve: sema.Solve) -> ir.N:
    """Rewrite a node of a solve: load its arguments from the state, pass the state on, look decisions up."""
    given = {p.name for p in solve.parameters}

    def read(part: ir.Node) -> ir.Node:
        if isinstance(part, ir.Local) and part.name in given:
            return ir.Load(ir.Local(ir.STATE, span=part.span), solve.name, part.name, span=part.span)
        return ir.map_parts(part, read)

    placed: ir.N = read(node)  # type: ignore[assignment]
    return _asking(placed, lambda name: ir.STATE if name in solve.functions else "", solve.decides)


def _asking(node: ir.N, state_of: Callable[[str], str], decides: Container[str]) -> ir.N:
    """Pass the local that holds the solve, as given by `state_of`, to calls into it; replace calls of `decides` by
    look-ups.
    """

    def change(part: ir.Node) -> ir.Node:
        part = ir.map_parts(part, change)
        local = state_of(part.function) if isinstance(part, ir.Call) else ""
        if not isinstance(part, ir.Call) or not local:
            return part
        state = ir.Local(local, span=part.span)
        if part.function in decides:
            return ir.Decided(state, part.function, part.arguments[0], span=part.span)
        return replace(part, arguments=(state, *part.arguments))

    return change(node)  # type: ignore[return-value]


def lower_solves(
    model: sema.Model, functions: dict[str, ir.Function], columns: Mapping[str, ir.Column], report: Report
) -> dict[str, ir.Solve]:
    """Return all solves. Add the functions that weigh their decisions to `functions`."""
    found: dict[str, ir.Solve] = {}
    for solve in model.solves.values():
        if all(name in functions for name in solve.functions):
            made = [_stratum(model, solve, one, functions, columns, report) for one in strata(model, solve)]
            params = params_of(solve.parameters)
            parts = [functions[name] for name in solve.decides]
            circles = tuple(Circle(one.quantifier, one.among, one.then, one.answer) for one in solve.circles)
            world, asks = any(part.world for part in parts), any(part.asks for part in parts)
            found[solve.name] = ir.Solve(
                solve.name, params, tuple(made), solve, heading(model, solve), solve.functions, circles, world, asks
            )
    return found


def _stratum(
    model: sema.Model,
    solve: sema.Solve,
    stratum: Stratum,
    functions: dict[str, ir.Function],
    columns: Mapping[str, ir.Column],
    report: Report,
) -> tuple[ir.Part, ...]:
    plain = {name: _plain(functions[name]) for name in stratum.functions}
    bounds = Bounds(plain, functions, columns, frozenset(stratum.decides), solve.name)
    for name in stratum.functions:
        sides = ("least", "most") if stratum.open else ("least",)
        for side in sides:
            try:
                made = bounds.bounded(plain[name], side)
            except Unbounded as refused:
                _refuse(report, name, refused.span, refused.why)
                made = replace(plain[name], name=name_of(plain[name], side), sort="bound")
            functions[made.name] = made
    # Start with decisions whose first lines read nothing open: their answers close others.
    decides = stratum.decides
    if stratum.open:
        decides = tuple(sorted(decides, key=lambda name: -_ready(bounds, plain[name])))
    return tuple(_decide(model, solve, name, plain[name], stratum.open) for name in decides)


def _ready(bounds: Bounds, function: ir.Function) -> int:
    """Return the number of lines of a decision before the first that depends on open decisions."""
    return next((at for at, stmt in enumerate(function.body) if bounds.is_open(stmt)), len(function.body))


def _decide(model: sema.Model, solve: sema.Solve, name: str, function: ir.Function, is_open: bool) -> ir.Part:
    about = function.params[1].type
    source = subjects(solve.parameters, about) or ""
    owner, count = "", 0
    if isinstance(about, EnumType):
        owner, count = about.name, len(model.enums[about.name].members)
    elif isinstance(about, KindType) and about.listed:
        owner, count = about.name, len(model.records.get(about.name, ()))
    sure = name_of(function, "least")
    return ir.Part(name, source, owner, count, sure, name_of(function, "most") if is_open else sure)


def _plain(function: ir.Function) -> ir.Function:
    """Return a function without notes, with clamps inserted and, for a decision, without the answers of circles."""
    body = tuple(s for s in function.body if not (isinstance(s, ir.If) and isinstance(s.test, ir.ByCircle)))
    plain = strip_notes(replace(function, body=body))
    return replace(plain, body=clamped(plain.body))


def _refuse(report: Report, name: str, span: Span, why: str) -> None:
    report.error(
        "R0557",
        f"`{name}` cannot be bounded while not everything is decided",
        span,
        why,
        hint="what hangs on open decisions can be added, subtracted, compared, counted, summed and joined by `and`, "
        "`or`, `not`; work the rest out in a line that asks no open decision",
    )
