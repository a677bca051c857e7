"""Types what is given on a command line or in a file: `picker.practice=10`, `fruit=apple`."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.spans import Source, Span
from rulec.base.types import Type
from rulec.sema import expr as t
from rulec.sema.bodies.solves import part_scope, solve_scope
from rulec.sema.context import Context
from rulec.sema.examples.examples import check_new_names, read_setting, read_statement
from rulec.sema.model import NOTHING_ELSE, Function, Setting, Solve, Statement
from rulec.sema.typing.scope import Scope
from rulec.sema.typing.typer import Typer
from rulec.syntax import nodes as s


def settings(
    context: Context, function: Function | Solve, pairs: list[tuple[str, str]], report: Report
) -> tuple[tuple[Setting | Statement, ...], dict[str, Type]]:
    """The typed settings for the parameters of a function or a solve, and the names known afterwards with their types.

    Numbers may leave out their measure; `KIND(field: value)` makes an instance.
    """
    from rulec.syntax.parser import parse_expression

    context.report = report
    context.typer = Typer(context.symbols, report)
    if isinstance(function, Solve):
        names = solve_scope(context.symbols, function.name)
    else:
        names = part_scope(context.symbols, context.symbols.functions[function.name])
    scope = replace(names, lenient=True, building=True)
    begun = scope
    found: list[Setting | Statement] = []
    surfaces: list[s.Node] = []
    for key, value in pairs:
        text = f"{key}={value}"
        source = Source("--given", text)
        target = parse_expression(key, Span(source, 0, len(key)), report)
        typed = parse_expression(value, Span(source, len(key) + 1, len(text)), report)
        if target is None or typed is None:
            continue
        surfaces += [target, typed]
        name = target.of if isinstance(target, s.Call) else target
        is_rule = isinstance(name, s.Name) and name.text in {*context.symbols.functions, NOTHING_ELSE}
        if isinstance(name, s.Name) and is_rule and name.text not in scope.variables:
            found += _statement(context, name.text, target, typed, scope)
            continue
        setting, scope = read_setting(context, s.GivenPair(target, typed, span=Span(source, 0, len(text))), scope)
        if setting is not None:
            found.append(setting)
    check_new_names(context, [one for one in found if isinstance(one, Setting)], surfaces, begun)
    return tuple(found), dict(scope.variables)


def _statement(context: Context, name: str, fact: s.Expr, value: s.Expr, scope: Scope) -> list[Statement]:
    """`lame(horse)=yes`: what a person says of a fact; empty when something was reported."""
    answer = context.typer.test(value, scope, f"whether `{name}` holds")
    negated = name == NOTHING_ELSE and isinstance(answer, t.TruthLit) and not answer.value
    statement = read_statement(context, s.StatedFact(fact, negated, span=fact.span), scope)
    if statement is None:
        return []
    if isinstance(answer, t.TruthLit):
        return [replace(statement, holds=answer.value)]
    if not isinstance(answer, t.Bad):
        context.typer.bad("R0542", f"`{name}` is stated with `yes` or `no`", value.span, "neither")
    return []
