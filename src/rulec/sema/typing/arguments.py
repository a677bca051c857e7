"""Arguments of calls, and what loops go through."""

from __future__ import annotations

from rulec.base.text import listed
from rulec.base.types import EnumType, ErrorType, ListType, SetType, Type
from rulec.sema import expr as t
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.builtins import lying
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import nodes as s

Loop = tuple[t.Expr, Type, t.Expr | None, Scope]


def matched(
    typer: BaseTyper, node: s.Call, signature: Signature, scope: Scope, aside: str = ""
) -> tuple[t.Expr, ...] | None:
    """The arguments of a call in the order of the parameters, or None after a report; `aside` ends hints."""
    name = signature.name
    shown = f"{name}({', '.join(p.name for p in signature.parameters)})"
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
            f"write `{shown}`",
        )
        return None
    return tuple(given[p.name] for p in signature.parameters)


def named(
    typer: BaseTyper, node: s.Call, signature: Signature, scope: Scope, aside: str = ""
) -> dict[str, t.Expr] | None:
    """The arguments of a call by the names of their parameters, or None after a report."""
    name = signature.name
    shown = f"{name}({', '.join(p.name for p in signature.parameters)})"
    given: dict[str, t.Expr] = {}
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
        cure = f"write `{shown}`{aside}" if aside or len(signature.parameters) > 1 else ""
        given[parameter.name] = typer.fit(argument.value, scope, parameter.type, f"the `{parameter.name}`", cure)
    return given


def bind(typer: BaseTyper, each: s.Each, scope: Scope, ordered: bool = False) -> tuple[t.Expr, Type, Scope] | None:
    """The source of a loop, the type of its variable, and the scope inside."""
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
    """The source of a loop, the type of its variable, its test, and the scope in which that holds."""
    through = lying.fused(typer, each, scope)
    bound = bind(typer, through, scope, ordered) if through is not None else None
    if through is None or bound is None:
        return None
    source, element, inside = bound
    return source, element, *typer.guard(through.where, inside)


def every_member(typer: BaseTyper, name: s.Name) -> t.Expr:
    """Where something goes through an enumeration, its name stands for its members, the first one first."""
    of = EnumType(name.text, typer.symbols.enums[name.text].ordered)
    return t.Collection(type=ListType(of), span=name.span, items=typer.symbols.member_literals(of, name.span))
