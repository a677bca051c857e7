"""Puts the functions of a solve in their place, and lowers the solve itself: its strata and how each is weighed."""

from __future__ import annotations

from collections.abc import Mapping

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
    """A function of a solve, which gets what the solve was given and has decided as its first parameter."""
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
    """An expression that may ask functions of solves, from where each solve goes by its name."""
    return _asking(expr, model) if model.solves else expr  # type: ignore[return-value]


def _asking(node: ir.Node, model: sema.Model) -> ir.Node:
    node = ir.map_parts(node, lambda part: _asking(part, model))
    if isinstance(node, ir.Call):
        within = model.function(node.function).within if not node.function.startswith("refusals_") else ""
        if within:
            return replace(node, arguments=(ir.Local(within, span=node.span), *node.arguments))
    return node


def asking_weighed(body: tuple[ir.Stmt, ...], model: sema.Model) -> tuple[ir.Stmt, ...]:
    """Lines of what happens, in which the parts of a solve ask the solve that was carried out above."""
    return tuple(_of_weighed(stmt, model) for stmt in body)  # type: ignore[misc]


def _of_weighed(node: ir.Node, model: sema.Model) -> ir.Node:
    node = ir.map_parts(node, lambda part: _of_weighed(part, model))
    if not isinstance(node, ir.Call):
        return node
    solve = next((solve.name for solve in model.solves.values() if node.function in solve.functions), "")
    if not solve:
        return node
    state = ir.Local(f"{ir.WEIGHED}{solve}", span=node.span)
    if node.function in model.decides:
        return ir.Decided(state, node.function, node.arguments[0], span=node.span)
    return ir.Call(node.function, (state, *node.arguments), span=node.span)


def _placed(node: ir.N, solve: sema.Solve) -> ir.N:
    return _part(node, solve, {p.name for p in solve.parameters})  # type: ignore[return-value]


def _part(node: ir.Node, solve: sema.Solve, given: set[str]) -> ir.Node:
    """What the solve was given is read from it; its functions are handed it; its decisions are looked up."""
    state = ir.Local(ir.STATE, span=node.span)
    match node:
        case ir.Local(name=name) if name in given:
            return ir.Load(state, solve.name, name, span=node.span)
        case ir.Call(function=name, arguments=arguments) if name in solve.functions:
            inner = tuple(_part(a, solve, given) for a in arguments)
            if name in solve.decides:
                return ir.Decided(state, name, inner[0], span=node.span)  # type: ignore[arg-type]
            return ir.Call(name, (state, *inner), span=node.span)  # type: ignore[arg-type]
        case _:
            return ir.map_parts(node, lambda part: _part(part, solve, given))


# ---- the solve itself --------------------------------------------------------------------------
def lower_solves(
    model: sema.Model, functions: dict[str, ir.Function], columns: Mapping[str, ir.Column], report: Report
) -> dict[str, ir.Solve]:
    """All solves; the functions that weigh their decisions are added to `functions`."""
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
    # first those whose first lines hang on nothing open: what they answer closes others
    decides = stratum.decides
    if stratum.open:
        decides = tuple(sorted(decides, key=lambda name: -_ready(bounds, plain[name])))
    return tuple(_decide(model, solve, name, plain[name], stratum.open) for name in decides)


def _ready(bounds: Bounds, function: ir.Function) -> int:
    """How many lines of a decision come before the first that hangs on what is open."""
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
    """A function without notes, its limits made ready, a decision as its lines alone make it."""
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
