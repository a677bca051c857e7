"""Typing of statements that change the world: fields, lists, and creation and removal of things."""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.text import did_you_mean
from rulec.base.types import (
    ERROR,
    PERCENT,
    EnumType,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    TruthType,
    Type,
    show_type,
)
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.model import ORDER_OF_LAYING
from rulec.sema.statements.lines import Lines
from rulec.sema.typing import assignability, calls
from rulec.sema.typing.builtins import lying
from rulec.sema.typing.builtins.world_queries import period_unit
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def read_place(lines: Lines, node: s.Expr, scope: Scope) -> tuple[m.Place, Type] | None:
    """Type a field of a thing in play, or of the game's own, with its narrowed type."""
    typer, symbols = lines.context.typer, lines.context.symbols
    span = node.span
    if isinstance(node, s.Name) and node.text in scope.variables:
        typer.bad(
            "R0565",
            f"`{node.text}` is a name, not a field",
            span,
            "cannot be changed",
            f"change a field of it: `{node.text}.FIELD`"
            if isinstance(scope.variables[node.text], KindType)
            else "a name keeps what it was given: `let x be …` gives another; what changes from line to line is a "
            "field of a thing or of `state`",
        )
        return None
    found = typer.expr(node, scope)
    match found:
        case t.StateRef(name=name, type=of):
            return m.Place(None, "", name, symbols.state[name].type, span=span), of
        case t.Field(of=thing, kind=kind, name=name, type=of) if not _listed(thing.type):
            declared = symbols.field_of(kind, name)
            return m.Place(thing, kind, name, declared.type if declared is not None else of, span=span), of
        case t.Bad():
            return None
        case t.Field():
            typer.bad(
                "R0566",
                f"`{span.text}` never changes",
                span,
                "an entry that the sources list",
                "what changes is a field of a thing in play, or of the game's own",
            )
        case _:
            typer.bad("R0565", f"`{span.text}` is no field", span, "cannot be changed", "write `thing.field`")
    return None


def read_change(lines: Lines, node: d.SetTo | d.Move | d.PutInto | d.TakeFrom, scope: Scope) -> m.Change | None:
    """Type `set`, `raise`, `lower`, `put` and `remove … from`."""
    typer = lines.context.typer
    found = read_place(lines, node.place, scope)
    if found is None:
        return None
    place, of = found
    match node:
        case d.SetTo():
            value = typer.fit(node.value, scope, place.type, "what `set` gives")
            until = period_unit(typer, node.until) if node.until is not None else None
            if node.until is not None and not may_go_back(place.type):
                typer.bad(
                    "R0587", f"`{place.span.text}` cannot be as it was before", node.until.span,
                    "it is no yes or no, no name of an enumeration, and no entry",
                    "a number may have been raised and a thing may have gone by then: say in another field, yes or no, "
                    "that it is so for a while; `put … into … until end of …` ends in a list",
                )  # fmt: skip
            return m.Change("set", place, value, None, until, span=node.span)
        case d.Move():
            return read_move(lines, node, place, of, scope)
        case d.PutInto() | d.TakeFrom():
            verb, way = ("put", "put") if isinstance(node, d.PutInto) else ("take", "taken from")
            element = read_held_in(lines, place, verb)
            end = node.until if isinstance(node, d.PutInto) else None
            until = period_unit(typer, end) if end is not None else None
            if element is None:
                return None
            value = typer.fit(node.value, scope, element, f"what is {way} there")
            return m.Change(verb, place, value, None, until, span=node.span)


def may_go_back(of: Type) -> bool:
    """Return whether a field of the type may be set until an end: its old value must then still be valid.

    Members, truths and entries are; a thing in play may be gone.
    """
    bare = of.of if isinstance(of, OptionalType) else of
    # else: it may be another one by then, or gone
    return isinstance(bare, TruthType | EnumType | ErrorType) or (isinstance(bare, KindType) and bare.listed)


def read_held_in(lines: Lines, place: m.Place, verb: str) -> Type | None:
    """Return the element type of a list or set field; report any other field."""
    if isinstance(place.type, ListType | SetType):
        return place.type.of
    form = "put … into" if verb == "put" else "remove … from"
    lines.context.typer.bad(
        "R0567",
        f"`{place.span.text}` is no list",
        place.span,
        f"{assignability.article(show_type(place.type))}",
        f"`{form}` changes a list or a set; a single value is changed by `set {place.span.text} to …`",
    )
    return None


def read_move(lines: Lines, node: d.Move, place: m.Place, of: Type, scope: Scope) -> m.Change | None:
    """Type `raise` and `lower`: by an amount of the field's measure; for a percent, by points or by a percent."""
    typer = lines.context.typer
    if isinstance(of, ErrorType):
        return None
    if not isinstance(of, NumberType):
        hint = f"write `set {place.span.text} to …`"
        if isinstance(of, OptionalType) and isinstance(of.of, NumberType):
            hint = f"it may be `none`: `if {place.span.text} != none`, then `set {place.span.text} to …`"
        elif isinstance(of, EnumType) and of.ordered:
            name, shown = of.name, place.span.text
            hint = (
                f"say in a value what comes next, `value next(now: {name}) -> {name}` with `on now` and a line for "
                f"each, then `set {shown} to next({shown})`; where an event does it: "
                f"`change {place.name} of {place.kind or 'KIND'}`"
            )
        typer.bad("R0568", f"`{place.span.text}` is no number", place.span, assignability.article(show_type(of)), hint)
        return None
    by = typer.expr(node.by, scope, of)
    points = NumberType(of.dims, "points") if of.form == "percent" else of
    if by.type == PERCENT and of.form == "amount":
        by = typer.bad(
            "R0301",
            f"what `{node.verb}` takes is a percent, but {assignability.article(show_type(of))} is expected",
            by.span,
            "this is a percent",
            f"a share of it is `{node.verb} {place.span.text} by {by.span.text} of {place.span.text}`",
        )
    elif not isinstance(by.type, ErrorType) and by.type not in (of, points):
        by = typer.coerce(by, points, f"what `{node.verb}` takes")
    limit: t.Expr | None = None
    if node.limit is not None:
        limit = typer.fit(node.limit.value, scope, of, "the limit")
        if (node.limit.direction == "up") != (node.verb == "raise"):
            right = "up to" if node.verb == "raise" else "down to"
            typer.bad(
                "R0569",
                f"`{node.verb}` never reaches this limit",
                node.limit.span,
                "the other way",
                f"`{node.verb}` takes `{right}`",
            )
    return m.Change(node.verb, place, by, limit, span=node.span)


def read_create(lines: Lines, node: d.Create, scope: Scope) -> tuple[m.Statement | None, Scope]:
    """Type `create Tower(level: 1 level) as x`."""
    typer, symbols = lines.context.typer, lines.context.symbols
    call = node.value
    kind = call.of.text if isinstance(call, s.Call) and isinstance(call.of, s.Name) else ""
    if not isinstance(call, s.Call) or kind not in symbols.kinds:
        shown = kind or call.span.text
        if shown in symbols.kinds:
            bare = f"`create {shown}` has no brackets"
            typer.bad("R0333", bare, call.span, "no brackets behind it", f"write `create {shown}(field: value)`")
            return None, scope if node.name is None else scope.with_variable(node.name.text, ERROR)
        typer.bad(
            "R0218",
            f"no kind `{shown}`",
            call.of.span if isinstance(call, s.Call) else call.span,
            "unknown kind" if kind else "no kind with brackets",
            did_you_mean(shown, symbols.kinds) or "write `create KIND(field: value)`",
        )
        return None, scope if node.name is None else scope.with_variable(node.name.text, ERROR)
    written = {argument.name.text for argument in call.arguments if argument.name is not None}
    if ORDER_OF_LAYING not in written and symbols.field_of(kind, ORDER_OF_LAYING) is not None:
        place = lying.next_place(symbols.kinds[kind], scope, call.span)
        argument = s.Argument(place, s.Word(ORDER_OF_LAYING, span=call.span), span=call.span)
        call = replace(call, arguments=(*call.arguments, argument))
    made = calls.new(typer, call, kind, scope)
    if isinstance(made, t.New):
        given = {name for name, _ in made.fields}
        for one in symbols.kinds[kind].fields:
            if one.name in given or one.default is not None or made.record is not None:
                continue
            if not isinstance(one.type, OptionalType):
                typer.bad(
                    "R0570",
                    f"the new {symbols.kinds[kind].word.replace('_', ' ')} has no `{one.name}`",
                    call.span,
                    "a field without a default is left out",
                    f"write `{kind}({one.name}: …)`, or give the field a default where it is declared",
                )
    after = scope
    name = node.name.text if node.name is not None else None
    if node.name is not None and lines.bound(node.name, scope):
        after = after.with_variable(node.name.text, made.type)
    if not isinstance(made, t.New):
        return None, after
    return m.Create(made, name, span=node.span), after


def read_in_play(lines: Lines, node: s.Expr, scope: Scope, what: str) -> t.Expr:
    """Type a thing in play."""
    value = lines.context.typer.expr(node, scope)
    if isinstance(value.type, ErrorType) or (isinstance(value.type, KindType) and not value.type.listed):
        return value
    hint = "it may be `none`; ask first: `if X != none`" if isinstance(value.type, OptionalType) else ""
    return lines.context.typer.bad(
        "R0571", f"{what} is no thing in play", value.span, lines.context.typer.is_a(value), hint
    )


def _listed(of: Type) -> bool:
    return isinstance(of, KindType) and of.listed
