"""Typing of reads of the world: the game's own fields, all things in play, past events, and `first`."""

from __future__ import annotations

from rulec.base.spans import Span
from rulec.base.text import listed
from rulec.base.types import (
    ERROR,
    TRUTH,
    KindType,
    ListType,
    OptionalType,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import arguments, assignability
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.scope import Scope, Signature
from rulec.syntax import nodes as s


def name(typer: BaseTyper, text: str, span: Span, scope: Scope) -> t.Expr | None:
    """Return a field of the game's own, or everything of a kind; None when the name is neither."""
    symbols = typer.symbols
    field = symbols.state.get(text)
    if field is not None:
        return scope.there(t.StateRef(type=field.type, span=span, name=text))
    kind = symbols.plurals.get(text)
    if kind is None:
        return None
    listed = symbols.kinds[kind].listed
    return t.AllOf(type=ListType(KindType(kind, listed)), span=span, kind=kind)


def happened(typer: BaseTyper, node: s.Happened, scope: Scope) -> t.Expr:
    """Type `happened moved(group: g) this turn`."""
    call, period = node.call, node.period
    if not isinstance(call, s.Call) or not isinstance(call.of, s.Name):
        shown = call.span.text
        hint = f"write `happened {shown}(…)`; what is left out in the brackets may be anything"
        return typer.bad("R0262", "`happened` asks for an event", call.span, "no event with brackets", hint)
    signature = event_named(typer, call.of)
    if signature is None:
        return t.Bad(type=ERROR, span=node.span)
    given = arguments.named(typer, call, signature, scope)
    unit = period_unit(typer, period.unit) if period.unit is not None else ""
    if given is None or unit is None:
        return t.Bad(type=ERROR, span=node.span)
    if period.count == 0:
        return typer.bad("R0264", "nothing happens in the last 0 of anything", period.span, "an empty stretch of time")
    return t.Happened(
        type=TRUTH,
        span=node.span,
        event=signature.name,
        arguments=tuple(given.get(p.name) for p in signature.parameters),
        form=period.form,
        count=period.count or 0,
        unit=unit,
    )


def event_named(typer: BaseTyper, name: s.Word | s.Name) -> Signature | None:
    """Return the event of that name, or None after a report."""
    events = typer.symbols.events
    signature = events.get(name.text)
    if signature is None:
        cure = f'declare it: `event {name.text}(…) "…"`'
        typer.unknown("R0263", f"no event `{name.text}`", name, "event", events, cure)
    return signature


def period_unit(typer: BaseTyper, word: s.Word) -> str | None:
    """Return the sequence that a period's word names: `turn`, `turns`."""
    sequences = typer.symbols.sequences
    for text in (word.text, word.text.removesuffix("s")):
        if text in sequences:
            return text
    cure = f"the unit of time is {listed(f'`{name}`' for name in sequences)}, as the sequence is called"
    if not sequences:
        single = word.text.removesuffix("s")
        cure = f'the name of a sequence is the unit of time; declare it: `sequence {single} "…"`'
    typer.unknown("R0264", f"no sequence `{word.text}`", word, "stretch of time", sequences, cure)
    return None


def first(typer: BaseTyper, node: s.Call, scope: Scope) -> t.Expr:
    """Type `first(each x in xs where C by highest e then lowest f)`: the first in that order, or none."""
    form = "first(each x in xs where … by highest …)"
    each = node.arguments[0].each if len(node.arguments) == 1 else None
    if each is None or node.arguments[0].value is not None:
        return typer.bad("R0327", "`first` goes through a list", node.span, "", f"write `{form}`")
    found = arguments.loop(typer, each, scope, ordered=True)
    if found is None:
        return t.Bad(type=ERROR, span=node.span)
    source, element, where, inside = found
    keys: tuple[tuple[bool, t.Expr], ...] = ()
    if each.ordering is not None:
        if each.ordering.shuffled or each.ordering.form == "any":
            return typer.bad(
                "R0265",
                "`first` draws no lots",
                each.ordering.span,
                "left to chance",
                "name a key that decides; by lot chooses `for the first x in xs by … then shuffled`, in a process",
            )
        keys = sort_keys(typer, each.ordering, inside)
    return t.FirstOf(
        type=element if isinstance(element, OptionalType) else OptionalType(element),
        span=node.span,
        variable=each.variable.text,
        source=source,
        where=where,
        keys=keys,
    )


def sort_keys(typer: BaseTyper, ordering: s.Ordering, scope: Scope) -> tuple[tuple[bool, t.Expr], ...]:
    """Return the keys of an order: numbers, members of a scale, yes or no."""
    found: list[tuple[bool, t.Expr]] = []
    for key in ordering.keys:
        value = typer.expr(key.value, scope)
        if value.type != TRUTH and not assignability.has_order(value.type):
            typer.bad(
                "R0266",
                f"nothing is sorted by {assignability.article(show_type(value.type))}",
                value.span,
                "has no order",
                "sort by a number, a member of a scale, or yes and no",
            )
            continue
        found.append((key.direction == "highest", value))
    return tuple(found)
