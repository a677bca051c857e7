"""Desugaring of machines: changes of an enumeration field upon events.

Each event of a machine becomes one trigger: a chain of tests, one for each line, that sets the field. Members without a
line stay unchanged.
"""

from __future__ import annotations

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.base.text import did_you_mean
from rulec.base.types import ERROR, TRUTH, EnumType, KindType, Type
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.bodies.processes import bound
from rulec.sema.context import Context
from rulec.sema.declare.visibility import given_away
from rulec.sema.typing.builtins.world_queries import event_named
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def machines(context: Context) -> tuple[tuple[m.Machine, ...], tuple[m.Upon, ...]]:
    """Return all machines and their triggers."""
    made: list[m.Machine] = []
    upons: list[m.Upon] = []
    seen: dict[str, d.MachineDecl] = {}
    for home, node in context.declarations(d.MachineDecl):
        name = f"{node.field.text} of {node.kind.text}"
        if name in seen:
            context.report.error(
                "R0233",
                f"how `{node.field.text}` of `{node.kind.text}` changes is said twice",
                node.field.span,
                "again here",
                related=(Place(seen[name].field.span, "first here"),),
                hint="join the two blocks",
            )
            continue
        seen[name] = node
        enum = _members(context, node)
        if enum is None:
            continue
        head = context.common(name, node.field.span, home, node.label, node.items, Scope({}))
        reader = _Machine(context, node, enum)
        events = tuple(one for one in map(reader.event, node.events) if one is not None)
        machine = m.Machine(
            **head,
            kind=node.kind.text,
            field=node.field.text,
            enum=enum.name,
            complete=node.complete,
            events=events,
            gives_away=given_away(context, node.items),
        )
        made.append(machine)
        upons += _upons(machine)
    return tuple(made), tuple(upons)


def _members(context: Context, node: d.MachineDecl) -> EnumType | None:
    """Return the enumeration of the machine's field; report any other field."""
    symbols, kind, field = context.symbols, node.kind.text, node.field.text
    if kind not in symbols.kinds or symbols.kinds[kind].listed:
        context.report.error(
            "R0218",
            f"no kind `{kind}` of things in play",
            node.kind.span,
            "an entry that the sources list never changes" if kind in symbols.kinds else "unknown kind",
            hint=did_you_mean(kind, symbols.kinds),
        )
        return None
    declared = symbols.field_of(kind, field)
    if declared is None or not isinstance(declared.type, EnumType):
        fields = [one.name for one in symbols.kinds[kind].fields if isinstance(one.type, EnumType)]
        context.report.error(
            "R0234",
            f"the kind `{kind}` has no field `{field}` with members",
            node.field.span,
            "unknown field" if declared is None else "holds no member of an `enum` or `scale`",
            hint=did_you_mean(field, fields) or (f"there is `{fields[0]}`" if fields else ""),
        )
        return None
    return declared.type


class _Machine:
    """The reader of the blocks of one machine."""

    def __init__(self, context: Context, node: d.MachineDecl, enum: EnumType) -> None:
        self.context = context
        self.node = node
        self.enum = enum
        self.bound: dict[str, tuple[d.MachineOn, dict[str, str]]] = {}  # event -> its first block and names

    def event(self, node: d.MachineOn) -> m.MachineOn | None:
        """Type the block of an event."""
        context, event = self.context, node.event.text
        signature = event_named(context.typer, node.event)
        if signature is None:
            return None
        types = {p.name: p.type for p in signature.parameters}
        names = self.names(node, types)
        if names is None:
            return None
        variables: dict[str, Type] = {name: types[parameter] for parameter, name in names.items()}
        thing = self.thing(node, variables)
        if thing is None:
            return None
        scope = Scope(variables)
        when, inside = context.typer.guard(node.when, scope)
        rows = tuple(row for row in (self.row(node, one, thing, when, inside) for one in node.rows) if row is not None)
        return m.MachineOn(
            event,
            tuple(names.get(p.name) for p in signature.parameters),
            thing,
            when,
            context.words(node.label, scope),
            rows,
            context.cites(tuple(node.items)),
            span=node.span,
        )

    def names(self, node: d.MachineOn, types: dict[str, Type]) -> dict[str, str] | None:
        """Return the local names of the event's parameters, which all blocks of one event share."""
        told = len(self.context.report.found)
        found = bound(self.context, node, types)
        if len(self.context.report.found) > told:
            return None
        first, before = self.bound.setdefault(node.event.text, (node, found))
        if found != before:
            self.context.report.error(
                "R0235",
                f"two blocks of `{node.event.text}` bind other names",
                node.event.span,
                "other names than above",
                related=(Place(first.event.span, "the first block of this event"),),
                hint="bind the same names in each of them, also those that one block does not need",
            )
            return None
        return found

    def thing(self, node: d.MachineOn, variables: dict[str, Type]) -> str | None:
        """Return the first local name of a thing of the machine's kind, whose field changes."""
        kind = self.node.kind.text
        for name, of in variables.items():
            if isinstance(of, KindType) and kind in self.context.symbols.ancestry(of.name):
                return name
        self.context.report.error(
            "R0236",
            f"`{node.event.text}` says of no `{kind}` that it changes",
            node.event.span,
            "binds no name to such a thing",
            hint=f"write `on {node.event.text}(PARAMETER: name)` for a parameter that is a {kind}",
        )
        return None

    def row(
        self, block: d.MachineOn, node: d.Transition, thing: str, when: t.Expr | None, scope: Scope
    ) -> m.Transition | None:
        """Type a transition."""
        typer, enum = self.context.typer, self.enum
        keys = [member.name for member in self.context.symbols.enums[enum.name].members]
        for word in node.members:
            if word.text not in keys:
                typer.bad(
                    "R0237",
                    f"`{self.node.field.text}` is never `{word.text}`",
                    word.span,
                    f"no member of `{enum.name}`",
                    did_you_mean(word.text, keys) or f"there are {', '.join(f'`{key}`' for key in keys)}",
                )
                return None
        value = typer.fit(node.value, scope, enum, "what it becomes")
        if isinstance(value, t.UnknownLit):
            named = f"{self.node.field.text} of {self.node.kind.text} upon {block.event.text}"
            value = replace(value, name=named, type=enum)
        of: t.Expr = t.Variable(thing, type=scope.variables[thing], span=node.span)
        now = typer.expr(
            s.Attribute(s.Name(thing, span=node.span), self.node.field, span=node.span), Scope(scope.variables)
        )
        if not isinstance(now, t.Field):
            return None
        items = tuple(
            t.MemberLit(enum.name, word.text, keys.index(word.text), type=enum, span=word.span) for word in node.members
        )
        here = replace(now, of=of, span=node.members[0].span.to(node.members[-1].span))
        is_one: t.Expr = (
            t.Compare("=", here, items[0], type=TRUTH, span=here.span)
            if len(items) == 1
            else t.OneOf(here, items, (), False, type=TRUTH, span=here.span)
        )
        parts = (is_one,) if when is None else (is_one, when)
        test = is_one if when is None else t.Logic("and", parts, type=TRUTH, span=here.span)
        label = self.context.words(node.label, scope)
        if value.type == ERROR:
            return None
        return m.Transition(tuple(word.text for word in node.members), test, value, label, span=node.span)


def _upons(machine: m.Machine) -> list[m.Upon]:
    """Return one trigger for each event, with the lines of all its blocks in order."""
    found: list[m.Upon] = []
    for event in dict.fromkeys(one.event for one in machine.events):
        blocks = [one for one in machine.events if one.event == event]
        branches: list[tuple[t.Expr, tuple[m.Statement, ...]]] = []
        for block in blocks:
            for row in block.rows:
                field = next(p for p in t.walk(row.test) if isinstance(p, t.Field))
                place = m.Place(field.of, field.kind, field.name, field.type, span=row.span)
                branches.append((row.test, (m.Change("set", place, row.value, span=row.span),)))
        if not branches:
            continue
        found.append(
            m.Upon(
                name=f"{machine.name} upon {event}",
                span=blocks[0].span,
                pack=machine.pack,
                module=machine.module,
                label=machine.label,
                cites=(*machine.cites, *(cite for block in blocks for cite in block.cites)),
                about=(),
                event=event,
                names=blocks[0].names,
                when=None,
                body=(m.If(tuple(branches), (), span=blocks[0].span),),
                throws=False,
                machine=machine.name,
                gives_away=machine.gives_away,
            )
        )
    return found
