"""First pass over what happens: the game's own fields, events, processes, sequences and variants by name."""

from __future__ import annotations

from rulec.base.diagnostics import Place
from rulec.base.types import NONE, TRUTH
from rulec.sema.context import Context
from rulec.sema.model import FieldOf, Parameter
from rulec.sema.typing.scope import Signature
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

STATE = ""  # the owner of the game's own fields: no kind has this name


def declare_world(context: Context) -> None:
    """Fills the symbols of what happens."""
    symbols = context.symbols
    for kind in symbols.kinds.values():
        symbols.plurals.setdefault(kind.plural, kind.name)
    _sequences(context)
    _state(context)
    _events(context)
    _processes(context)
    _parameters_and_state(context)


def _sequences(context: Context) -> None:
    for what, node_type, names in (
        ("the sequence", d.SequenceDecl, context.symbols.sequences),
        ("the variant", d.VariantDecl, context.symbols.variants),
    ):
        for _, node in context.declarations(node_type):
            assert isinstance(node, d.SequenceDecl | d.VariantDecl)
            context.small(node.name, what)
            if node.name.text in names:
                context.twice(what, node.name.text, node.name.span, names[node.name.text])
            names.setdefault(node.name.text, node.name.span)


def _state(context: Context) -> None:
    symbols = context.symbols
    for _, node in context.declarations(d.StateDecl):
        for item in node.items:
            if not isinstance(item, s.FieldDecl):
                continue
            context.small(item.name, "the field")
            first = symbols.state.get(item.name.text)
            if first is not None:
                context.twice("the field", item.name.text, item.name.span, first.span)
                continue
            other = symbols.kinds.get(symbols.plurals.get(item.name.text, ""))
            function = symbols.functions.get(item.name.text)
            if other is not None or function is not None:
                where = other.span if other is not None else function.span if function is not None else item.span
                context.twice("the name", item.name.text, item.name.span, where)
                continue
            of = context.type_of(item.type)
            symbols.state[item.name.text] = FieldOf(item.name.text, of, None, None, STATE, span=item.name.span)


def parameters_of(context: Context, nodes: tuple[s.Parameter, ...]) -> tuple[Parameter, ...]:
    """The parameters of a declaration, each once."""
    found: dict[str, Parameter] = {}
    for node in nodes:
        context.small(node.name, "the parameter")
        if node.name.text not in found:  # twice: reported by the syntax check
            found[node.name.text] = Parameter(node.name.text, context.type_of(node.type))
    return tuple(found.values())


def _events(context: Context) -> None:
    events = context.symbols.events
    for _, node in context.declarations(d.EventDecl):
        name = node.name.text
        context.small(node.name, "the event")
        if name in events:
            context.twice("the event", name, node.name.span, events[name].span)
            continue
        events[name] = Signature(name, "event", parameters_of(context, node.parameters), TRUTH, node.name.span)


def _processes(context: Context) -> None:
    symbols = context.symbols
    for _, node in context.declarations(d.ProcessDecl):
        name = node.name.text
        context.small(node.name, "the process")
        first = symbols.processes.get(name) or symbols.functions.get(name)
        if first is not None:
            context.twice("the name", name, node.name.span, first.span)
            continue
        result = context.type_of(node.result) if node.result is not None else NONE
        sort = "process" if node.pending is None else "window"
        signature = Signature(name, sort, parameters_of(context, node.parameters), result, node.name.span)
        symbols.processes[name] = signature


def _parameters_and_state(context: Context) -> None:
    """A name is one thing: a parameter does not hide a field of the game's own."""
    symbols = context.symbols
    if not symbols.state:
        return
    sorts = (s.QuantityDecl, s.ValueDecl, s.FactDecl, s.RollDecl, d.ProcessDecl, d.EventDecl)
    for _, node in context.declarations(*sorts):
        assert isinstance(node, sorts)
        for parameter in node.parameters:
            field = symbols.state.get(parameter.name.text)
            if field is not None:
                context.report.error(
                    "R0211",
                    f"`{parameter.name.text}` means something else already",
                    parameter.name.span,
                    "again",
                    related=(Place(field.span, "a field of the game's own"),),
                    hint="give the parameter another name",
                )
