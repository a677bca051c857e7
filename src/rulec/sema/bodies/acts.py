"""Acts: the clauses of a record that declare a player action.

An *act* has a giver (`by`), parameters (`takes`), costs, needs and effects. Heads are declared first, then the clauses
are typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, field, replace
from rulec.base.text import did_you_mean, listed
from rulec.base.types import (
    PLAIN,
    TRUTH,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    TextType,
    Type,
    show_type,
)
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.bodies.clauses import Body, Clauses, written_out
from rulec.sema.bodies.notation import Form, check_forms, read_notation, slots, without, words_in
from rulec.sema.bodies.shared_acts import CLAUSES, Beginnings, EntryFields, shared_acts
from rulec.sema.context import Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.declare.symbols import record_key
from rulec.sema.declare.visibility import given_away
from rulec.sema.kept import Keeping
from rulec.sema.model import OWN, FieldOf, Need, Parameter
from rulec.sema.statements import prompts
from rulec.sema.statements.reader import Reader
from rulec.sema.summaries.walks import sealed_answers
from rulec.sema.typing import assignability, operators
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.builtins import reachability
from rulec.sema.typing.builtins.world_queries import period_unit
from rulec.sema.typing.scope import Scope, Signature, Symbols
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

C = TypeVar("C")
Key = tuple[str, str]  # kind and key of a record


@dataclass
class Head:
    """An act before its lines are read."""

    home: Home
    node: s.RecordDecl
    kind: str
    key: str
    number: int | None
    name: str  # `errand 7`
    record: t.RecordLit
    actor: str | None = None
    player: str = ""
    owner_field: tuple[str, ...] = ()
    parameters: list[Parameter] = field(default_factory=list)
    takes: list[m.TakenOf] = field(default_factory=list)
    lets: dict[str, t.Expr] = field(default_factory=dict)  # the name of the entry in a shared act, what nobody says
    shared: d.ActOfDecl | None = None  # the act that it shares with other entries
    settled_by: frozenset[str] = frozenset()  # the fields of the entry that decided which clauses it has
    costs: list[m.Cost] = field(default_factory=list)
    body: Body = field(init=False)

    def clauses(self, kind: type[C]) -> list[C]:
        """Its clauses of one sort."""
        return [item for item in self.node.items if isinstance(item, kind)]

    def scope(self, context: Context) -> Scope:
        """Return the scope of its clauses: parameters, the entry, and the condition of the shared act."""
        inside = Scope({p.name: p.type for p in self.parameters}, its=self.record, lets=self.lets)
        where = self.shared.where if self.shared is not None else None
        return inside.where(context.typer.test(where, inside)) if where is not None else inside

    def holder(self, name: str) -> KindType | None:
        """Return the kind of a parameter."""
        of = next((p.type for p in self.parameters if p.name == name), None)
        return of if isinstance(of, KindType) else None


class Acts:
    """All acts of a pack."""

    def __init__(self, context: Context, held: Held) -> None:
        self.context = context
        self.held = held
        self.heads: dict[Key, Head] = {}
        self.tried: dict[str, set[int | None]] = {}  # kind -> the numbers of its acts, faulty ones too

    def find(self, kind_word: s.Word, key: s.Word) -> Head | None:
        """Return the act of that kind and key, or None after a report."""
        kind = self.context.symbols.kind_words.get(kind_word.text, "")
        for head in self.heads.values():
            if head.kind == kind and key.text in (head.node.key.text, head.key):
                return head
        near = [h.node.key.text for h in self.heads.values() if h.kind == kind]
        near = [] if key.text.isdecimal() else near  # another number is no slip of the pen
        gone = self._left_out(kind_word, key)
        cure = did_you_mean(key.text, near)
        if kind_word.text == "step" and not kind:
            cure = f"steps are left out below `modify sequence`: `forbid step {key.text} …`"
        cure = cure or "an act is an entry that says who gives it: `by …`"
        self.context.report.error(
            "R0277",
            f"no act `{kind_word.text} {key.text}`",
            key.span,
            "unknown act",
            related=gone,
            hint="override what still speaks of it, without it" if gone else cure,
        )
        return None

    def _left_out(self, kind_word: s.Word, key: s.Word) -> tuple[Place, ...]:
        """Return the place where a pack leaves out the entry, if it does."""
        return tuple(
            Place(gone.node.span, "left out here")
            for gone in self.context.settled.left_out
            if gone.kind_word == kind_word.text and any(key.text == entry.key.text for entry in gone.entries)
        )

    def declare(self) -> None:
        """Declare the giver and the parameters of each act."""
        symbols = self.context.symbols
        self._numbers()
        entries = (node for _, node in self.context.declarations(s.RecordDecl))
        fields = EntryFields(self.context, self.held, tuple(entries))
        shared, beginnings = shared_acts(self.context, fields), Beginnings(self.context)
        for home, written in self.context.declarations(s.RecordDecl):
            node, of_many, begins = _with_shared(symbols, written, shared, beginnings)
            first = next((item for item in node.items if isinstance(item, CLAUSES)), None)
            kind = symbols.kind_words.get(node.kind_word.text)
            if first is None or kind is None:
                continue
            if beginnings.is_faulty(kind) and not any(isinstance(item, d.By) for item in node.items):
                continue
            key, number = record_key(node)
            self.tried.setdefault(kind, set()).add(number)
            record = symbols.records[kind][key]
            if record.span != node.key.span:
                continue
            if not symbols.kinds[kind].listed:
                self.context.report.error(
                    "R0271",
                    f"`{kind}` is not a list of entries, so none of them is an act",
                    first.span,
                    "a clause of an act",
                    hint=f"write `kind {kind}, {symbols.kinds[kind].plural} listed` at its head",
                )
                continue
            literal = t.RecordLit(
                type=KindType(kind, True), span=node.key.span, kind=kind, key=key, position=record.position
            )
            head = Head(home, node, kind, key, number, f"{node.kind_word.text} {node.key.text}", literal)
            if of_many is not None:
                head.lets[of_many.name.text], head.shared = literal, of_many
            if begins is not None:
                head.lets[begins.name.text] = literal
            if self._by(head):
                inside = head.scope(self.context)
                head.node = replace(node, items=fields.settled(node.items, inside, shared=of_many is not None))
                head.settled_by = frozenset(fields.asked(kind, key))
                self.heads[kind, key] = head
                player = head.holder(head.player)
                symbols.players |= {player.name} if player is not None else set()
        beginnings.report_unused()
        for head in self.heads.values():
            self._takes(head)
            scope = head.scope(self.context)
            head.body = Body(Signature(head.name, "act", tuple(head.parameters), TRUTH, head.node.key.span), scope)

    def _numbers(self) -> None:
        """Declare the field `number` for kinds whose entries are all numbered, so queues and limits can read it."""
        symbols = self.context.symbols
        words = [node.kind_word.text for _, node in self.context.declarations(s.RecordDecl) if _is_act(node)]
        kinds = [symbols.kind_words.get(word, "") for word in words]
        kinds += [node.kind.text for _, node in self.context.declarations(d.ActOfDecl)]
        for kind in dict.fromkeys(kinds):
            declared = symbols.kinds.get(kind)
            if declared is None or not declared.listed:
                continue
            numbered = all(record.number is not None for record in symbols.records[kind].values())
            if numbered and symbols.field_of(kind, "number") is None:
                number = FieldOf("number", PLAIN, None, None, kind, span=declared.span)
                symbols.kinds[kind] = replace(declared, fields=(*declared.fields, number))
                symbols.numbered.add(kind)

    def _by(self, head: Head) -> bool:
        """Type the giver: `by guard: Guard of house` or `by house: House`."""
        report = self.context.report
        clauses = head.clauses(d.By)
        if len(clauses) != 1:
            if clauses:
                self.context.twice("the clause", "by", clauses[1].span, clauses[0].span)
                return False
            report.error(
                "R0269",
                f"the {head.name} does not say who gives it",
                head.shared.span.part(0, len("act of")) if head.shared is not None else head.node.key.span,
                "no `by`",
                hint="write `by NAME: KIND of PLAYER`, or `by NAME: KIND` when the player's own thing gives it",
            )
            return False
        by = clauses[0]
        of = self.context.type_named(by.kind.text, by.kind.span)
        if not isinstance(of, KindType) or of.listed:
            if not isinstance(of, ErrorType):
                report.error("R0270", f"a {by.kind.text} gives no acts", by.kind.span, "no thing in play")
            return False
        for word in (by.name, *((by.of,) if by.of is not None else ())):
            self.context.small(word, "the name")
            if word.text in self.context.symbols.state:
                self.context.typer.bad("R0211", f"`{word.text}` means something else already", word.span, "again")
        if by.of is None:
            head.player = by.name.text
            head.parameters = [Parameter(by.name.text, of)]
            return True
        chain = self._owners(of, by.of.text)
        if chain is None:
            report.error(
                "R0270",
                f"`{by.kind.text}` leads to no `{by.of.text}`",
                by.of.span,
                "no way to a player",
                hint=f"say in the kind `{by.kind.text}` to whom it belongs: a field, and `belongs to FIELD`",
            )
            return False
        head.owner_field, player = chain
        head.actor, head.player = by.name.text, by.of.text
        head.parameters = [Parameter(by.name.text, of), Parameter(by.of.text, player)]
        return True

    def _owners(self, of: KindType, word: str) -> tuple[tuple[str, ...], KindType] | None:
        """Return the fields of `belongs to`, up to the one named like the player or the last owner."""
        symbols = self.context.symbols
        path: list[str] = []
        at = of
        while True:
            owner = symbols.kinds[at.name].belongs_to
            field_ = symbols.field_of(at.name, owner) if owner is not None else None
            if field_ is None:
                break
            next_ = without_none(field_.type)
            if not isinstance(next_, KindType) or len(path) > len(symbols.kinds):
                break
            path.append(field_.name)
            at = next_
            if field_.name == word:
                break
        return (tuple(path), at) if path else None

    def _takes(self, head: Head) -> None:
        """Type `takes x: Kind in DOMAIN = default, …`; each parameter may read those before it."""
        typer = self.context.typer
        for item in (taken for clause in head.clauses(d.Takes) for taken in clause.items):
            name = item.name.text
            self.context.small(item.name, "the parameter")
            scope = replace(head.scope(self.context), guard="takes")
            if item.path is not None:
                way = reachability.path(typer, item.path, scope)
                prompts.read_most(self.context, self.held, way)
                if self._is_new(item.name, scope):
                    head.takes.append(m.TakenOf(name, way.type, way, None, None, span=item.span))
                    head.parameters.append(Parameter(name, way.type))
                continue
            assert item.type is not None
            of = self.context.type_of(item.type)
            bare = of.of if isinstance(of, OptionalType | ListType) else of
            if isinstance(of, SetType):
                typer.bad(
                    "R0273", f"`{name}` takes a set", item.type.span, "what is typed has an order",
                    f"write `list of {show_type(of.of)}`",
                )  # fmt: skip
                bare = of = t.Bad(type=ErrorType(), span=item.span).type
            domain, ends = None, None
            if item.domain is not None and item.domain_end is not None:
                ends = operators.ends(typer, item.domain, item.domain_end, scope, bare)
                if not assignability.has_order(bare):
                    typer.bad("R0315", f"{show_type(bare)} has no order", item.domain.span, "needs an order")
            elif item.domain is not None:
                domain = self._domain(item.domain, bare, scope)
            default = (
                typer.fit(item.default, scope, of, f"the default of `{name}`") if item.default is not None else None
            )
            if not self._is_new(item.name, scope):
                continue
            if item.when is not None:
                self._leave(head, item, default)
                continue
            head.takes.append(m.TakenOf(name, of, domain, ends, default, span=item.span))
            head.parameters.append(Parameter(name, of))

    def _leave(self, head: Head, item: d.Taken, default: t.Expr | None) -> None:
        """Record the default as the value of a parameter whose `when` excludes it from the act."""
        if default is None:
            self.context.report.error(
                "R0596",
                f"it is not said what `{item.name.text}` is where nobody says it",
                item.span,
                "no default",
                hint=f"write it in front of `when`: `{item.name.text}: … = … when …`",
            )
            default = t.Bad(type=ErrorType(), span=item.span)
        head.lets[item.name.text] = default

    def _is_new(self, name: s.Word, scope: Scope) -> bool:
        """Return whether a parameter has a name of its own; if not, report it."""
        if name.text not in {*scope.variables, *scope.lets, *self.context.symbols.state}:
            return True
        self.context.typer.bad("R0211", f"`{name.text}` means something else already", name.span, "again")
        return False

    def _domain(self, node: s.Expr, of: Type, scope: Scope) -> t.Expr:
        """Type the list or set that a parameter is taken from."""
        typer = self.context.typer
        found = typer.expr(node, scope, ListType(of))
        if isinstance(found.type, ErrorType):
            return found
        if not isinstance(found.type, ListType | SetType):
            return typer.bad(
                "R0273", "`in` needs a list or a range", node.span, typer.is_a(found), "write `in {a, b}`, `in 1 .. 3`"
            )
        return typer.coerce(found, type(found.type)(of), "what may be taken")

    def read(self, clauses: Clauses) -> None:
        """Type the needs and base costs of all acts, so that modifiers can waive and change them."""
        for head in self.heads.values():
            for need in head.clauses(s.Needs):
                clauses.need(need, head.body, head.body.scope)
        for head in self.heads.values():
            for clause in head.clauses(d.Costs):
                self._costs(head, clause)

    def finish(self, bodies: Mapping[str, Body]) -> dict[Key, m.Act]:
        """Return the complete acts; `bodies` are those of the facts that they need."""
        found: dict[Key, m.Act] = {}
        forms: dict[str, list[Form]] = {}  # by the first kind of a queue, whose acts are typed beside each other
        kinds = self.context.symbols.kind_words
        queues = [[kinds.get(word.text, "") for word in q.queued] for _, q in self.context.declarations(d.SequenceDecl)]
        queued = {kind: queue[0] for queue in reversed(queues) for kind in queue}
        keeping = Keeping("acts", self.context, self.held)
        seen = keeping.hub("bodies", bodies)

        def read(key: Key, head: Head) -> m.Act:
            given = head, head.body
            return keeping.unit(key, given, lambda context, held: Acts(context, held).act(head, seen))

        for key, head in self.heads.items():
            act = read(key, head)
            found[key] = act
            types = {p.name: p.type for p in act.parameters}
            forms.setdefault(queued.get(head.kind, head.kind), []).extend(
                Form(head.name, notation, types) for notation in act.notations
            )
        for kind, of_kind in forms.items():
            keeping.unit(kind, (of_kind,), partial(check_forms, of_kind))
        return found

    def _costs(self, head: Head, clause: d.Costs) -> None:
        typer = self.context.typer
        scope = head.body.scope
        when, inside = typer.guard(clause.when, scope)
        cites = self.context.cite(clause.cites)
        label = self.context.words(clause.label, inside)
        for node in clause.amounts:
            if isinstance(node, s.Chain):
                typer.bad("R0273", "a cost is no condition", node.span, "", "several costs are parted by a comma")
                continue
            amount = typer.expr(node, inside)
            field_name = self._paid_from(head, amount)
            if field_name is not None:
                head.costs.append(m.Cost(amount, field_name, when, label, cites, span=node.span))

    def _paid_from(self, head: Head, amount: t.Expr) -> str | None:
        """Return the only field of the player with the type of the cost; report it otherwise."""
        typer, symbols = self.context.typer, self.context.symbols
        of = amount.type
        if isinstance(of, ErrorType):
            return None
        if not isinstance(of, NumberType) or of.form != "amount" or len(of.dims) != 1 or of.dims[0][1] != 1:
            typer.bad("R0273", "a cost is no amount", amount.span, typer.is_a(amount), self._of_what(head, amount))
            return None
        player = head.holder(head.player)
        fields = [f for f in symbols.kinds[player.name].fields if f.type == of] if player is not None else []
        if len(fields) == 1 or player is None:
            return fields[0].name if fields else None
        names = listed(f"`{f.name}`" for f in fields)
        typer.bad(
            "R0272",
            f"`{player.name}` has {'several fields' if fields else 'no field'} of {show_type(of)} to pay from",
            amount.span,
            f"from {names}?" if fields else "nothing to pay with",
            f"give one of them a measure of its own, or write what is paid below `does`: `lower {head.player}."
            f"{fields[0].name} by {amount.span.text}`"
            if fields
            else f"a player pays from the one field of that measure: `{of.dims[0][0]}: {show_type(of)}`",
        )
        return None

    def _of_what(self, head: Head, amount: t.Expr) -> str:
        """Return the hint for a cost without a measure: an amount of a field of the player."""
        symbols, player = self.context.symbols, head.holder(head.player)
        held = symbols.kinds[player.name].fields if player is not None else ()
        types = [of.type for of in held if isinstance(of.type, NumberType) and of.type.form == "amount"]
        measures = [symbols.measures[of.dims[0][0]] for of in dict.fromkeys(types) if len(of.dims) == 1]
        if amount.type != PLAIN or not measures:
            return ""
        if isinstance(amount, t.NumberLit):
            units = [one.name if amount.value == 1 else one.plural for one in measures]
            return f"say of what: {listed([f'`{amount.span.text} {unit}`' for unit in units], 'or')}"
        if isinstance(amount, t.ConstantRef):
            units = [f"`{one.plural}`" for one in measures]
            return f"say of what where `{amount.name}` is declared: it is so many {listed(units, 'or')}"
        return f"say of what: {listed([f'`1 {one.name} * …`' for one in measures], 'or')}"

    def act(self, head: Head, bodies: Mapping[str, Body]) -> m.Act:
        """Return the complete act."""
        context, node, body = self.context, head.node, head.body
        does = context.single("does", head.clauses(d.Does))
        opens = []
        for at, item in enumerate(head.clauses(d.Opens), 1):
            sentence = context.words(item.text, body.scope)
            test = context.typer.test(item.test, body.scope)
            told = item.name.text if item.name is not None else ""
            opens.append(Need(told or f"open_{at}", test, None, sentence, (), OWN, (), told=told, span=item.span))
        fields = EntryFields(context, self.held, (node,))
        needs = fields.needs(written_out(context, body, bodies))
        reader = Reader(
            context, self.held, outcomes={need.told: need.span for need in body.needs.values() if need.told}
        )
        for item in head.clauses(d.Opens):
            reader.outcome(item.name)
        statements = reader.read(does.body, body.scope) if does is not None else ()
        return m.Act(
            **context.common(head.name, node.key.span, head.home, node.label, node.items, body.scope, title=True),
            kind=head.kind,
            key=head.key,
            number=head.number,
            actor=head.actor,
            player=head.player,
            owner_field=head.owner_field,
            parameters=tuple(head.parameters),
            takes=tuple(head.takes),
            costs=tuple(head.costs),
            opens=tuple(opens),
            needs=needs,
            once=self._once(head),
            sole=self._sole(head),
            standing=bool(head.clauses(d.Standing)),
            repeats=self._line(head, d.Repeats),
            cancels=self._line(head, d.Cancels),
            notations=self._notations(head),
            body=statements,
            throws=False,
            gives_away=given_away(context, node.items, sealed_answers(statements)),
            settled_by=tuple(sorted(head.settled_by.union(fields.asked(head.kind, head.key)))),
            form=context.words(head.shared.label, title=True) if head.shared is not None else None,
        )

    def _sole(self, head: Head) -> bool:
        """Return whether the act is a sole action: by a clause of the act, or by the field of its entry if the kind
        declares one (`sole action when errand`).
        """
        kind = self.context.symbols.kinds[head.kind]
        if kind.sole_by is None:
            return bool(head.clauses(d.SoleAction))
        for clause in head.clauses(d.SoleAction):
            self.context.twice("the clause", "sole action", clause.span, head.node.key.span)
        said = [item for item in head.node.items if isinstance(item, s.FieldValue) and item.name.text == kind.sole_by]
        if said and isinstance(said[0].value, s.Constant):
            return said[0].value.word == "yes"
        if said:
            self.context.typer.bad(
                "R0202", f"`{kind.sole_by}` is neither yes nor no", said[0].value.span, "worked out", "write yes or no"
            )
        field = self.context.symbols.field_of(head.kind, kind.sole_by)
        default = field.default if field is not None else None
        return isinstance(default, t.TruthLit) and default.value

    def _line(self, head: Head, clause: type[d.Repeats] | type[d.Cancels]) -> str | None:
        """Return the text parameter with the player's line that is repeated or cancelled."""
        word = next((item.line for item in head.clauses(clause)), None)
        if word is not None and not any(p.name == word.text and isinstance(p.type, TextType) for p in head.parameters):
            self.context.typer.bad(
                "R0274",
                f"the {head.name} takes no text `{word.text}`",
                word.span,
                "no text that is said with it",
                f"write `takes {word.text}: text`",
            )
        return word.text if word is not None else None

    def _once(self, head: Head) -> tuple[m.Once, ...]:
        found: list[m.Once] = []
        names = [p.name for p in head.parameters]
        for item in head.clauses(d.OncePer):
            if not item.names and item.unit.text in names:
                self.context.typer.bad(
                    "R0276",
                    "it is not said in what time",
                    item.span,
                    "once per what?",
                    f"write `once per {item.unit.text} each turn`",
                )
                continue
            period_unit(self.context.typer, item.unit)
            for word in item.names:
                if word.text not in names:
                    headline = f"the {head.name} has no parameter `{word.text}`"
                    cure = f"its parameters are {listed(f'`{n}`' for n in names)}"
                    self.context.typer.unknown("R0276", headline, word, "parameter", names, cure)
            within = self.context.symbols.plurals.get(item.within.text) if item.within is not None else None
            if item.within is not None and within != head.kind:
                plural = self.context.symbols.kinds[head.kind].plural
                headline, cure = f"the {head.name} is none of `{item.within.text}`", f"write `in {plural}`"
                self.context.typer.bad("R0276", headline, item.within.span, "not the acts of this kind", cure)
            found.append(m.Once(tuple(word.text for word in item.names), within is not None, span=item.span))
        return tuple(found)

    def _notations(self, head: Head) -> tuple[m.Notation, ...]:
        """Type the input forms. An accepted form names every parameter without a default."""
        found: list[m.Notation] = []
        types = {p.name: p.type for p in head.parameters}
        unsaid = {name: value.type for name, value in head.lets.items()}
        for item in head.clauses(d.Typed):
            refused = item.otherwise.value if item.otherwise is not None else None
            notation = read_notation(self.context, item.text, {**types, **unsaid}, refused, head.number)
            if notation is None:
                continue
            notation = replace(notation, parts=without(notation.parts, unsaid))
            first = next(words_in(notation.parts), "") if isinstance(notation.parts[0], str) else ""
            if head.number is not None and first.isdecimal() and int(first) != head.number:
                self.context.report.error(
                    "R0299",
                    f"`{head.name}` is typed with the number {first}",
                    item.text.span,
                    f"its number is {head.number}",
                    related=(Place(head.node.key.span, "declared here"),),
                    hint="write `{number}`, which is the number of the act, so that it stands once",
                )
            found.append(notation)
            if refused is not None:
                continue
            there = dict(slots(notation.parts))
            for taken in head.takes:
                spared = taken.default is not None or isinstance(taken.type, OptionalType)
                if spared or there.get(taken.name) is False:
                    continue
                where = "may be left out" if taken.name in there else "is not in this form"
                self.context.typer.bad(
                    "R0274",
                    f"`{taken.name}` has no default and {where}",
                    item.text.span,
                    "an act without it",
                    f"write `{{{taken.name}}}` outside of `[ ]`, or give it a default where it is taken",
                )
        return tuple(found)


def _is_act(node: s.RecordDecl) -> bool:
    """Return whether the entry has clauses of an act."""
    return any(isinstance(item, CLAUSES) for item in node.items)


def _with_shared(
    symbols: Symbols, node: s.RecordDecl, shared: Mapping[Key, d.ActOfDecl], beginnings: Beginnings
) -> tuple[s.RecordDecl, d.ActOfDecl | None, d.EachActDecl | None]:
    """Return an entry with the shared clauses of its act and those that acts of its kind begin with. They stand after
    its fields and before its own clauses.
    """
    kind = symbols.kind_words.get(node.kind_word.text, "")
    of_many = shared.get((kind, record_key(node)[0])) if kind else None
    own = tuple(item for item in node.items if isinstance(item, CLAUSES))
    # An entry that only needs something is no act: it may be meant for a form whose condition does not hold.
    if of_many is None and not any(isinstance(item, d.Does) for item in own):
        return node, None, None
    said = (*(of_many.items if of_many is not None else ()), *own)
    begins = beginnings.of(kind, said)
    if of_many is None and begins is None:
        return node, None, None
    rest = tuple(item for item in node.items if not isinstance(item, CLAUSES))
    whole = beginnings.put_before(begins, own, said) if begins is not None else said
    return replace(node, items=(*rest, *whole)), of_many, begins
