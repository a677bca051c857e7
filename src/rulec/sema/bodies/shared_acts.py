"""Acts that several entries share.

A *shared act*, `act of x: Kind where C`, gives an act to each entry of the kind for which C holds. Each entry gets its
own act, of its own clauses and the shared ones, in which the name stands for the entry as `its` does. The fields of the
entry are therefore known when the pack is compiled: they decide which acts an entry has, which parameters each takes,
and which conditions hold.

A *beginning*, `each act of x: Kind`, holds clauses that each act of a kind begins with, unless the act has its own
`by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeVar, get_args

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
CLAUSES = (*get_args(d.ActClause), s.Needs, s.GivesAway)


def shared_acts(context: Context, fields: EntryFields) -> dict[Key, d.ActOfDecl]:
    """Return the shared act of each entry that has one; report faulty heads."""
    found: dict[Key, d.ActOfDecl] = {}
    for home, node in context.declarations(d.ActOfDecl):
        kind = _listed_kind(context, node)
        if kind is None:
            continue
        scope = Scope({node.name.text: kind})
        test = context.typer.test(node.where, scope) if node.where is not None else None
        if test is not None and t.is_faulty(test):
            continue
        _share(context, fields, node, kind, test, found, mine=home.pack == context.root.pack.name)
    return found


def _listed_kind(context: Context, node: d.ActOfDecl | d.EachActDecl) -> KindType | None:
    """Return the kind whose entries are meant, or None after a report."""
    kind = context.type_named(node.kind.text, node.kind.span)
    if isinstance(kind, ErrorType):
        return None
    context.small(node.name, "the name")
    if isinstance(kind, KindType) and kind.listed:
        return kind
    head = f"kind {kind.name}, {context.symbols.kinds[kind.name].plural}" if isinstance(kind, KindType) else ""
    context.report.error(
        "R0271",
        f"`{node.kind.text}` is not a list of entries, so none of them is an act",
        node.kind.span,
        "entries of a list share an act",
        hint=f"write `{head} listed` at its head" if head else "name a kind with `listed` at its head",
    )
    return None


def _share(
    context: Context, fields: EntryFields, node: d.ActOfDecl, kind: KindType, test: t.Expr | None,
    found: dict[Key, d.ActOfDecl], *, mine: bool,
) -> None:  # fmt: skip
    """Enter the shared act for each entry that passes its test.

    Report a test that is unknown at compile time, an entry with two acts, and in the pack's own act (`mine`) a test
    that no entry passes.
    """
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
    """Return the expression with an entry in place of a variable."""
    if isinstance(expr, t.Variable) and expr.name == name:
        return entry
    return map_children(expr, lambda part: standing_for(part, name, entry))


class Beginnings:
    """The clauses with which each act of a kind begins, kind by kind."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._found: dict[str, d.EachActDecl | None] = {}  # by the name of the kind; None after a report
        self._own: set[str] = set()  # the kinds of which this pack says it, and not one that it extends
        self._used: set[str] = set()
        self._unknown: bool | None = False  # None after a report of no kind
        for home, node in context.declarations(d.EachActDecl):
            kind = _listed_kind(context, node)
            if kind is None:
                self._unknown = None
            elif kind.name in self._found:
                self._report_second(node, self._found[kind.name])
            else:
                self._found[kind.name] = self._with_by(node)
                self._own |= {kind.name} if home.pack == context.root.pack.name else set()
        for _, form in context.declarations(d.ActOfDecl):
            begins = self._found.get(form.kind.text)
            own_by = [item for item in form.items if isinstance(item, d.By)]
            if not own_by:
                self._used.add(form.kind.text)
            if begins is not None:
                # With the same `by` a form would stand by itself, and lose what all others need, by a slip.
                self._report_repeated(own_by or form.items, begins)

    def of(self, kind: str, said: Iterable[s.Node]) -> d.EachActDecl | None:
        """Return the beginning for an act of a kind; None if the act has its own `by` or the kind has no beginning."""
        if any(isinstance(item, d.By) for item in said):
            return None
        self._used.add(kind)
        return self._found.get(kind)

    def is_faulty(self, kind: str) -> bool:
        """Return whether the beginning of the kind is faulty, or another beginning names an unknown kind."""
        return self._found.get(kind, self._unknown) is None

    def put_before(self, begins: d.EachActDecl, own: tuple[Any, ...], said: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the clauses of an act behind those with which it begins. `own` are those of the entry alone.

        A typed form takes the place of all typed forms of the beginning, one with `else` that of those with `else`.
        """
        self._report_repeated(own, begins)
        typed = {item.otherwise is None for item in said if isinstance(item, d.Typed)}
        first = tuple(item for item in begins.items if not isinstance(item, d.Typed))
        # Forms are tried in their order: what is left of the beginning is for what no other form has read.
        last = (item for item in begins.items if isinstance(item, d.Typed) and (item.otherwise is None) not in typed)
        return (*first, *said, *last)

    def report_unused(self) -> None:
        """Report beginnings of this pack that no act uses."""
        for kind in sorted(self._own - self._used):
            begins = self._found[kind]
            if begins is not None:
                self.context.report.error(
                    "R0597",
                    f"no act of `{kind}` begins so",
                    begins.kind.span,
                    "stands in front of no act",
                    hint=f"take it away, or leave out `by` in an act of `{kind}` that is to begin so",
                )

    def _with_by(self, node: d.EachActDecl) -> d.EachActDecl | None:
        if any(isinstance(item, d.By) for item in node.items):
            return node
        self.context.report.error(
            "R0269",
            f"the acts of `{node.kind.text}` begin without saying who gives them",
            node.kind.span,
            "no `by`",
            hint="write `by NAME: KIND of PLAYER`, or `by NAME: KIND` when the player's own thing gives them",
        )
        return None

    def _report_second(self, node: d.EachActDecl, first: d.EachActDecl | None) -> None:
        replaces = self.context.settled.in_its_place(node.span, first.span) if first is not None else ""
        self.context.report.error(
            "R0597",
            f"acts of `{node.kind.text}` begin in two ways",
            node.kind.span,
            "said here too",
            related=(Place(first.kind.span, "said here"),) if first is not None else (),
            hint=replaces or "put all clauses in one place; an act that begins otherwise says its own `by`",
        )

    def _report_repeated(self, items: Iterable[s.Node], begins: d.EachActDecl) -> None:
        for item in items:
            first = next((one for one in begins.items if one == item), None) if isinstance(item, CLAUSES) else None
            if first is not None:
                self.context.report.error(
                    "R0597",
                    f"each act of `{begins.kind.text}` begins with this already",
                    item.span,
                    "said again",
                    related=(Place(first.span, "said of all of them"),),
                    hint="take the line away",
                )


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
        """Entries with a faulty field, which the typing of records reports."""
        self._values: dict[Key, dict[str, t.Expr | None]] = {}
        self._typer = Typer(self.context.symbols, Report())  # faults of fields are told where records are read

    def truth(self, test: t.Expr) -> bool | None:
        """Fold a test; return None if its value is unknown."""
        found = fold(test, self.known)
        return found.value if isinstance(found, t.TruthLit) else None

    def needs(self, needs: Iterable[Need]) -> tuple[Need, ...]:
        """Return the needs of an act without those that cannot matter, and without conditions known to hold."""
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
        """Return the fields of an entry that were read so far."""
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
        """Return the clauses of an entry's act, partially evaluated.

        A `when` that is known to hold is dropped, as are clauses whose `when` is known to fail; a parameter that is not
        taken keeps its `when`. In an act that is not `shared`, the conditions of needs and costs stay.
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
        """Fold a condition that must be known at compile time; None after a report."""
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
        """Fold a condition; return None if it depends on more than the entry."""
        return self.truth(self._typer.test(when, scope))
