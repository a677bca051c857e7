"""Typing of call arguments and of loop sources."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulec.base.diagnostics import Report
from rulec.base.text import listed
from rulec.base.types import EnumType, ErrorType, ListType, NumberType, SetType, Type
from rulec.sema import expr as t
from rulec.sema.typing import assignability
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.builtins import lying
from rulec.sema.typing.scope import Scope, Signature, Symbols
from rulec.syntax import nodes as s

Loop = tuple[t.Expr, Type, t.Expr | None, Scope]


def matched(
    typer: BaseTyper, node: s.Call, signature: Signature, scope: Scope, aside: str = ""
) -> tuple[t.Expr, ...] | None:
    """Return the arguments of a call in the order of the parameters, or None after a report; `aside` ends hints."""
    name = signature.name
    given = named(typer, node, signature, scope, aside)
    if given is None:
        return None
    missing = [p.name for p in signature.parameters if p.name not in given]
    if missing:
        typer.bad(
            "R0325",
            f"`{name}` is not told its {listed(f'`{m}`' for m in missing)}",
            node.span,
            "an argument is missing",
            f"write `{shown_call(typer.symbols, signature, scope, [*given.values()])}`",
        )
        return None
    return tuple(given[p.name] for p in signature.parameters)


def named(
    typer: BaseTyper, node: s.Call, signature: Signature, scope: Scope, aside: str = ""
) -> dict[str, t.Expr] | None:
    """Return the arguments of a call by the names of their parameters, or None after a report."""
    name = signature.name
    shown = f"{name}({', '.join(p.name for p in signature.parameters)})"
    given: dict[str, t.Expr] = {}
    typed: list[t.Expr] = []
    for argument in node.arguments:
        if argument.value is None or argument.each is not None:
            typer.bad("R0323", f"`{name}` takes plain arguments", argument.span, "", f"write `{shown}`")
            return None
        if argument.name is not None:
            parameter = next((p for p in signature.parameters if p.name == argument.name.text), None)
            if parameter is None:
                headline = f"`{name}` has no parameter `{argument.name.text}`"
                typer.unknown("R0210", headline, argument.name, "parameter", [p.name for p in signature.parameters])
                return None
        else:
            free = [p for p in signature.parameters if p.name not in given]
            if not free:
                typer.bad(
                    "R0324",
                    f"too many arguments for `{name}`",
                    argument.span,
                    "one too many",
                    f"write `{shown}`{aside}",
                )
                return None
            parameter = free[0]
        value, cure = typer.expr(argument.value, scope, parameter.type), ""
        several = aside or len(signature.parameters) > 1
        if several and assignability.coerce(typer.symbols, value, parameter.type) is None:
            later = node.arguments[node.arguments.index(argument) + 1 :]
            others = [*typed, value, *_quietly(typer, later, scope)]
            cure = f"write `{shown_call(typer.symbols, signature, scope, others)}`{aside}"
        typed.append(value)
        what = f"the `{parameter.name}`"
        given[parameter.name] = typer.coerce(value, parameter.type, what, cure, scope.guard)
    return given


def _quietly(typer: BaseTyper, arguments: Iterable[s.Argument], scope: Scope) -> list[t.Expr]:
    """Type the arguments without an expected type and without reporting faults."""
    report, typer.report = typer.report, Report()
    try:
        found = [typer.expr(one.value, scope) for one in arguments if one.value is not None and one.each is None]
    finally:
        typer.report = report
    return found


def shown_call(symbols: Symbols, signature: Signature, scope: Scope, given: Sequence[t.Expr] = ()) -> str:
    """Suggest how to write a call: for each parameter a fitting argument, else the innermost fitting name of the scope,
    else the parameter's own name.
    """
    left = [one for one in given if not isinstance(one.type, ErrorType)]
    names = [name for name in scope.variables if name not in {one.span.text for one in left}]
    shown: list[str] = []
    for parameter in signature.parameters:
        fitting = [one for one in left if assignability.fits(symbols, one.type, parameter.type)]
        inner = [name for name in names if _is_for(symbols, scope.variables[name], parameter.type)]
        if fitting:
            left.remove(fitting[0])
            shown.append(fitting[0].span.text)
        elif inner:
            shown.append(parameter.name if parameter.name in inner and len(inner) == 1 else inner[-1])
            names.remove(shown[-1])
        else:
            shown.append(parameter.name)
    return f"{signature.name}({', '.join(shown)})"


def _is_for(symbols: Symbols, of: Type, wanted: Type) -> bool:
    """Return whether a name of a type may be meant for a parameter: a thing, an entry, a member or a list of them."""
    return not isinstance(of, ErrorType | NumberType) and assignability.fits(symbols, of, wanted)


def bind(typer: BaseTyper, each: s.Each, scope: Scope, ordered: bool = False) -> tuple[t.Expr, Type, Scope] | None:
    """Return the source of a loop, the type of its variable, and the scope inside."""
    if each.ordering is not None and not ordered:
        typer.bad(
            "R0261",
            "an order is stated where none counts",
            each.ordering.span,
            "changes nothing here",
            "take it away; `first(each x in xs by highest E)` picks one",
        )
        return None
    if isinstance(each.source, s.Name) and each.source.text in typer.symbols.enums:
        source = every_member(typer, each.source)
    else:
        source = typer.expr(each.source, scope)
    if isinstance(source.type, ErrorType):
        return None
    if not isinstance(source.type, ListType | SetType):
        typer.bad(
            "R0326",
            f"`{each.source.span.text}` is no list",
            each.source.span,
            typer.is_a(source),
            "`each` goes through a list or a set",
        )
        return None
    if not typer.is_free(each.variable, scope.variables, scope.lets):
        return None
    return source, source.type.of, scope.with_variable(each.variable.text, source.type.of)


def loop(typer: BaseTyper, each: s.Each, scope: Scope, ordered: bool = False) -> Loop | None:
    """Return the source of a loop, the type of its variable, its test, and the scope in which that holds."""
    through = lying.fused(typer, each, scope)
    bound = bind(typer, through, scope, ordered) if through is not None else None
    if through is None or bound is None:
        return None
    source, element, inside = bound
    return source, element, *typer.guard(through.where, inside)


def every_member(typer: BaseTyper, name: s.Name) -> t.Expr:
    """Return a list of all members of the enumeration, in declaration order."""
    of = EnumType(name.text, typer.symbols.enums[name.text].ordered)
    return t.Collection(type=ListType(of), span=name.span, items=typer.symbols.member_literals(of, name.span))
