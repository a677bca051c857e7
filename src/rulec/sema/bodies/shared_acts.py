"""Acts that many entries share: `act of x: Kind where C` gives an act to each entry of the kind for which C holds.

Each entry gets an act of its own, made of its own clauses and of those that it shares. In these the name stands for
the entry, as `its` does, so that all that its fields say is known when the pack is compiled: which of the acts an entry
has, what is said with it, and which of the conditions hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeVar

from rulec.base.diagnostics import Place, Report
from rulec.base.records import dataclass, replace
from rulec.base.tree import map_children
from rulec.base.types import ErrorType, KindType
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.declare.symbols import record_key
from rulec.sema.model import Need
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import GLOBAL, Scope
from rulec.sema.typing.typer import Typer
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

Key = tuple[str, str]  # kind and key of a record
Item = TypeVar("Item")


def shared_acts(context: Context, fields: EntryFields) -> dict[Key, d.ActOfDecl]:
    """Return the shared act of each entry that has one; report what is wrong with their heads."""
    found: dict[Key, d.ActOfDecl] = {}
    for home, node in context.declarations(d.ActOfDecl):
        kind = context.type_named(node.kind.text, node.kind.span)
        if isinstance(kind, ErrorType):
            continue
        context.small(node.name, "the name")
        if not isinstance(kind, KindType) or not kind.listed:
            head = f"kind {kind.name}, {context.symbols.kinds[kind.name].plural}" if isinstance(kind, KindType) else ""
            context.report.error(
                "R0271",
                f"`{node.kind.text}` is not a list of entries, so none of them is an act",
                node.kind.span,
                "entries of a list share an act",
                hint=f"write `{head} listed` at its head" if head else "name a kind with `listed` at its head",
            )
            continue
        scope = Scope({node.name.text: kind})
        test = context.typer.test(node.where, scope) if node.where is not None else None
        if test is not None and t.is_faulty(test):
            continue
        _share(context, fields, node, kind, test, found, mine=home.pack == context.root.pack.name)
    return found


def _share(
    context: Context, fields: EntryFields, node: d.ActOfDecl, kind: KindType, test: t.Expr | None,
    found: dict[Key, d.ActOfDecl], *, mine: bool,
) -> None:  # fmt: skip
    """Enter the entries for which the test of a shared act holds; that of a pack which others extend may lose all."""
    any_holds = False
    for key, head in context.symbols.records.get(kind.name, {}).items():
        entry = t.RecordLit(type=kind, span=node.name.span, kind=kind.name, key=key, position=head.position)
        holds = fields.truth(standing_for(test, node.name.text, entry)) if test is not None else True
        if (kind.name, key) in fields.faulty:
            any_holds = True
            continue
        if holds is None:
            assert node.where is not None
            context.report.error(
                "R0595",
                f"whether `{head.title}` has this act is not known when the rules are compiled",
                node.where.span,
                "depends on something else than the fields of the entry",
                hint="compare fields of the entry with fixed values; ask for what changes in `open when` or `needs`",
            )
            return
        if not holds:
            continue
        any_holds = True
        first = found.setdefault((kind.name, key), node)
        if first is not node:
            context.report.error(
                "R0595",
                f"`{head.title}` has two acts",
                node.span.part(0, len("act of")),
                "shared here too",
                related=(Place(first.span.part(0, len("act of")), "shared here"), Place(head.span, "the entry")),
                hint="let the conditions of the two shut each other out",
            )
    if mine and not any_holds:
        context.report.error(
            "R0595",
            f"no entry of `{kind.name}` has this act",
            node.kind.span if node.where is None else node.where.span,
            "holds for none of them",
            hint="take the act away, or let the condition fit the entries that are meant",
        )


def standing_for(expr: t.Expr, name: str, entry: t.RecordLit) -> t.Expr:
    """Return an expression with an entry in place of a variable."""
    if isinstance(expr, t.Variable) and expr.name == name:
        return entry
    return map_children(expr, lambda part: standing_for(part, name, entry))


@dataclass
class EntryFields:
    """The values of fields of entries, as far as they are known when the rules are compiled."""

    context: Context
    held: Held
    entries: Iterable[s.RecordDecl]

    def __post_init__(self) -> None:
        self._nodes: dict[Key, Mapping[str, s.Expr]] = {}
        for node in self.entries:
            kind = self.context.symbols.kind_words.get(node.kind_word.text)
            if kind is not None:
                items = (item for item in node.items if isinstance(item, s.FieldValue))
                self._nodes.setdefault((kind, record_key(node)[0]), {item.name.text: item.value for item in items})
        self.faulty: set[Key] = set()
        """Entries with a field that is wrong, as is told where records are read."""
        self._values: dict[Key, dict[str, t.Expr | None]] = {}
        self._typer = Typer(self.context.symbols, Report())  # faults of fields are told where records are read

    def truth(self, test: t.Expr) -> bool | None:
        """Return what a test comes to, or None where that is not known."""
        found = fold(test, self.known)
        return found.value if isinstance(found, t.TruthLit) else None

    def needs(self, needs: Iterable[Need]) -> tuple[Need, ...]:
        """Return the needs of an act without those of which it is known that they do not matter, and without a
        condition of which it is known that it holds."""
        found: list[Need] = []
        for need in needs:
            holds = self.truth(need.when) if need.when is not None else True
            if holds is not False:
                found.append(need if holds is None or need.when is None else replace(need, when=None))
        return tuple(found)

    def known(self, sort: str, name: str) -> t.Expr | None:
        """Return the value of a constant or ruling, or of the field of an entry (`KIND KEY FIELD`), as far as known."""
        if sort != "field":
            return self.held.known(sort, name)
        kind, key, field = name.split()
        values = self._values.setdefault((kind, key), {})
        if field not in values:
            values[field] = self._value(kind, key, field)
        return values[field]

    def asked(self, kind: str, key: str) -> Iterable[str]:
        """Return the fields of an entry that have been asked for so far."""
        return self._values.get((kind, key), ())

    def _value(self, kind: str, key: str, name: str) -> t.Expr | None:
        field = self.context.symbols.field_of(kind, name)
        if field is None or (kind, key) not in self._nodes:
            return None
        node = self._nodes[kind, key].get(name)
        if node is None and name == "number":
            head = self.context.symbols.records[kind][key]
            if head.number is not None:
                return t.NumberLit(type=field.type, span=head.span, value=Fraction(head.number))
        if node is None:
            return field.default
        typed = self._typer.fit(node, GLOBAL, field.type, "the field")
        if t.is_faulty(typed):
            self.faulty.add((kind, key))
            return None
        return fold(typed, self.known)

    def settled(self, items: Iterable[Item], scope: Scope, *, shared: bool) -> tuple[Item, ...]:
        """Return the clauses of the act of an entry, which the scope knows: without a `when` that is known to hold, and
        without those of which it is known not to hold; a parameter that is not taken stays, with its `when`.

        Of an act that is not `shared`, only what can have no other condition is looked at.
        """
        found: list[Item] = []
        for item in items:
            # else: it has no condition
            match item:
                case d.Takes():
                    taken = tuple(self._taken(one, scope) for one in item.items)
                    found.append(replace(item, items=taken))
                case d.OncePer(when=s.Node() as when) if (holds := self._fixed(when, scope)) is not None:
                    found += [replace(item, when=None)] if holds else []
                case s.Needs() | d.Costs() if shared and item.when is not None:
                    holds = self._tried(item.when, scope)
                    if holds is not False:
                        found.append(item if holds is None else replace(item, when=None))
                case _:
                    found.append(item)
        return tuple(found)

    def _taken(self, node: d.Taken, scope: Scope) -> d.Taken:
        if node.when is None or self._fixed(node.when, scope) is False:
            return node
        return replace(node, when=None)

    def _fixed(self, when: s.Expr, scope: Scope) -> bool | None:
        """Return what a condition comes to that has to be known; None after a report."""
        test = self.context.typer.test(when, scope)
        holds = self.truth(test)
        if holds is None and not t.is_faulty(test):
            self.context.report.error(
                "R0596",
                "whether this clause is there is not known when the rules are compiled",
                when.span,
                "depends on something else than the fields of the entry",
                hint="compare fields of the entry, `its.field`, with fixed values",
            )
        return holds

    def _tried(self, when: s.Expr, scope: Scope) -> bool | None:
        """Return what a condition comes to, or None where it is no matter of the entry alone."""
        return self.truth(self._typer.test(when, scope))
