"""Resolution of the game's own fields, events, processes and triggers."""

from __future__ import annotations

from collections.abc import Collection

from rulec.base.records import replace
from rulec.base.types import ERROR, NONE, ListType, OptionalType, SetType, Type
from rulec.sema import deeds as m
from rulec.sema.context import Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.declare.kinds_and_records import may_be_none
from rulec.sema.declare.visibility import given_away
from rulec.sema.desugar.windows import closed
from rulec.sema.kept import Keeping
from rulec.sema.model import FieldOf
from rulec.sema.statements.reader import Reader
from rulec.sema.summaries.effects import ends
from rulec.sema.summaries.walks import sealed_answers
from rulec.sema.typing.builtins.world_queries import event_named
from rulec.sema.typing.scope import GLOBAL, Scope, Signature
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def finish_state(context: Context, held: Held) -> m.State | None:
    """Return the game's own fields of all `state` blocks together, with labels and defaults."""
    symbols = context.symbols
    blocks = list(context.declarations(d.StateDecl))
    if not blocks:
        return None
    for _, node in blocks:
        for item in node.items:
            if not isinstance(item, s.FieldDecl):
                continue
            field = symbols.state.get(item.name.text)
            if field is None or field.span != item.name.span:
                continue
            symbols.state[field.name] = _finished(context, held, item, field)
    home, first = blocks[0]
    items = [item for _, node in blocks for item in node.items]
    head = context.common("state", first.span, home, first.label, items, GLOBAL)
    labels = [label for _, node in blocks if (label := context.words(node.label)) is not None]
    parts = [part for label in labels for part in ("; ", *label.parts)]
    head["label"] = replace(labels[0], parts=tuple(parts[1:])) if labels else None
    return m.State(**head, fields=tuple(symbols.state.values()))


def _finished(context: Context, held: Held, item: s.FieldDecl, field: FieldOf) -> FieldOf:
    default = None
    if item.default is not None:
        default = held.fixed(item.default, f"the default of `{field.name}`", field.type, may_be_none(item))
    elif not isinstance(field.type, OptionalType | ListType | SetType):  # else: it begins as nothing
        context.report.error(
            "R0268",
            f"it is not said how `{field.name}` begins",
            item.name.span,
            "no default",
            hint=f"a game begins with it: `{field.name}: TYPE = VALUE`; what may be `none` has the type `TYPE?`",
        )
    return replace(field, default=default, label=context.words(item.label))


def events(context: Context) -> dict[str, m.Event]:
    """Return all events."""
    found: dict[str, m.Event] = {}
    for home, node in context.declarations(d.EventDecl):
        signature = context.symbols.events[node.name.text]
        if node.name.text in found:
            continue
        scope = Scope({p.name: p.type for p in signature.parameters})
        head = context.common(node.name.text, node.name.span, home, node.label, node.items, scope)
        found[node.name.text] = m.Event(**head, parameters=signature.parameters)
    return found


def processes(context: Context, held: Held) -> dict[str, m.Process]:
    """Return all processes with their lines."""
    found: dict[str, m.Process] = {}
    keeping = Keeping("processes", context, held)

    def read(home: Home, node: d.ProcessDecl, signature: Signature) -> m.Process:
        given = home, node, signature
        return keeping.unit(node.name.text, given, lambda context, held: _process(context, held, *given))

    for home, node in context.declarations(d.ProcessDecl):
        signature = context.symbols.processes.get(node.name.text)
        if signature is not None and signature.span == node.name.span:
            found.setdefault(signature.name, read(home, node, signature))
    return found


def _process(context: Context, held: Held, home: Home, node: d.ProcessDecl, signature: Signature) -> m.Process:
    name = signature.name
    scope = Scope({p.name: p.type for p in signature.parameters})
    head = context.common(name, node.name.span, home, node.label, node.items, scope)
    pending = node.pending.text if node.pending is not None else ""
    body = Reader(context, held, signature.result, pending).read(node.body, scope)
    _complete(context, node, body, signature.result != NONE and not pending)
    away = given_away(context, node.items, sealed_answers(body))
    if pending:
        body = closed(context, node, body, signature, away)
    return m.Process(
        **head,
        parameters=signature.parameters,
        result=signature.result if signature.result != NONE else None,
        body=body,
        throws=False,
        gives_away=away,
        pending=pending,
        begins=node.begins,
    )


def _complete(context: Context, node: d.ProcessDecl, body: tuple[m.Statement, ...], answers: bool) -> None:
    """Report a process without statements, or one that may end without its answer."""
    if not node.body:
        context.report.error(
            "R0577",
            f"the process `{node.name.text}` does nothing",
            node.name.span,
            "no line of what happens",
            hint='write what it does: `set x.f to E`, `run p(x)`, `tell x "…"`',
        )
    elif answers and not ends(body):
        context.report.error(
            "R0578",
            f"the process `{node.name.text}` may end without an answer",
            node.name.span,
            "answers in some cases only",
            hint="end it, and each branch that goes no further, with `finish with E`",
        )


def upons(context: Context, held: Held) -> tuple[m.Upon, ...]:
    """Return all triggers, in source order."""
    found: list[m.Upon] = []
    counts: dict[str, int] = {}
    keeping = Keeping("upons", context, held)

    def read(home: Home, node: d.UponDecl, signature: Signature, number: int) -> m.Upon:
        given = home, node, signature, number
        key = signature.name, number
        return keeping.unit(key, given, lambda context, held: _upon(context, held, *given))

    for home, node in context.declarations(d.UponDecl):
        signature = event_named(context.typer, node.event)
        if signature is not None:
            number = counts[signature.name] = counts.get(signature.name, 0) + 1
            found.append(read(home, node, signature, number))
    return tuple(found)


def _upon(context: Context, held: Held, home: Home, node: d.UponDecl, signature: Signature, number: int) -> m.Upon:
    name = signature.name
    named = bound(context, node, [p.name for p in signature.parameters])
    variables: dict[str, Type] = {named[p.name]: p.type for p in signature.parameters if p.name in named}
    variables.update((word.text, ERROR) for _, word in node.names if word.text not in variables)
    scope = Scope(variables)
    when, inside = context.typer.guard(node.when, scope)
    head = context.common(f"upon {name} {number}", node.event.span, home, node.label, node.items, scope)
    body = Reader(context, held).read(node.body, inside)
    if not node.body:
        context.report.error("R0577", "nothing follows upon it", node.event.span, "no line of what happens")
    names = tuple(named.get(p.name) for p in signature.parameters)
    away = given_away(context, node.items, sealed_answers(body))
    return m.Upon(**head, event=name, names=names, when=when, body=body, throws=False, gives_away=away)


def bound(context: Context, node: d.UponDecl | d.MachineOn, parameters: Collection[str]) -> dict[str, str]:
    """Return the local name of each event parameter in the block."""
    found: dict[str, str] = {}
    for word, name in node.names:
        if word.text not in parameters:
            headline = f"`{node.event.text}` has no parameter `{word.text}`"
            context.typer.unknown("R0210", headline, word, "parameter", parameters)
            continue
        taken = [name.text] if word.text in found else found.values()
        if context.typer.is_free(name, taken, context.symbols.state):
            found[word.text] = name.text
    return found
