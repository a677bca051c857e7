"""Scopes: the symbols of a pack and the local names of a block.

Symbols are gathered once, before any expression is typed. A `Scope` is a small frozen value that a block extends with
its variables.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.base.types import EnumType, KindType, OptionalType, Type
from rulec.sema.expr import Expr, IsNone, Logic, MemberLit, Named, Not, RecordLit
from rulec.sema.model import (
    ColumnOf,
    Die,
    Enum,
    FieldOf,
    Kind,
    Measure,
    Parameter,
    SharedFamily,
)


@dataclass(frozen=True, slots=True)
class Signature:
    """The head of a function, process, event or act, as callers need it."""

    name: str
    sort: str  # quantity, value, fact, roll, decide; process, window, event, act
    parameters: tuple[Parameter, ...]
    result: Type
    span: Span
    throws: bool = False  # a roll, or a quantity with a `throw` line
    within: str = ""  # the solve that it is part of


@dataclass(frozen=True, slots=True)
class TableSignature:
    """The head of a table, as look-ups need it."""

    name: str
    keys: tuple[ColumnOf, ...]
    columns: tuple[ColumnOf, ...]
    span: Span
    is_tally: bool = False


@dataclass(frozen=True, slots=True)
class RecordHead:
    """A record before its fields are typed."""

    kind: str
    key: str
    title: str
    number: int | None
    position: int
    span: Span
    amounts: tuple[str, ...] = ()  # the fields that are given an amount as such: never `none`
    shared: str = ""  # what it is called without its owner, where others of its kind are called so too


def ancestry(kinds: Mapping[str, Kind], kind: str) -> tuple[str, ...]:
    """Return the kind and its base kinds, outermost last."""
    found: list[str] = []
    at: str | None = kind
    while at is not None and at in kinds and at not in found:
        found.append(at)
        at = kinds[at].extends
    return tuple(found)


@dataclass
class Symbols:
    """All names of the pack. The modules of `declare` fill it; typing only reads it."""

    measures: dict[str, Measure] = field(default_factory=dict)
    measure_words: dict[str, str] = field(default_factory=dict)  # singular and plural -> name
    enums: dict[str, Enum] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    kind_words: dict[str, str] = field(default_factory=dict)  # `custom` -> Custom
    dice: dict[str, Die] = field(default_factory=dict)
    families: dict[str, SharedFamily] = field(default_factory=dict)
    records: dict[str, dict[str, RecordHead]] = field(default_factory=dict)  # kind -> key -> head
    left_out: dict[str, Span] = field(default_factory=dict)  # key of a parent's entry -> where the pack forbids it
    functions: dict[str, Signature] = field(default_factory=dict)
    solves: dict[str, tuple[Parameter, ...]] = field(default_factory=dict)
    tables: dict[str, TableSignature] = field(default_factory=dict)
    constants: dict[str, Type] = field(default_factory=dict)
    rulings: dict[str, Type | None] = field(default_factory=dict)
    state: dict[str, FieldOf] = field(default_factory=dict)  # the game's own fields
    plurals: dict[str, str] = field(default_factory=dict)  # `houses` -> House
    events: dict[str, Signature] = field(default_factory=dict)
    processes: dict[str, Signature] = field(default_factory=dict)
    sequences: dict[str, Span] = field(default_factory=dict)
    variants: dict[str, Span] = field(default_factory=dict)
    numbered: set[str] = field(default_factory=set)  # kinds of acts, whose entries have their numbers as a field
    judged: tuple[str, ...] = ()  # the facts that a person may state
    players: set[str] = field(default_factory=set)  # the kinds of those who give acts

    def field_of(self, kind: str, name: str) -> FieldOf | None:
        """Return a field of the kind, own or inherited."""
        return next((f for f in self.kinds[kind].fields if f.name == name), None)

    def ancestry(self, kind: str) -> tuple[str, ...]:
        """Return the kind and its base kinds, outermost last."""
        return ancestry(self.kinds, kind)

    def no_player(self, of: Type) -> str:
        """Return a hint for a type that is never a player. Empty if it may be one, or if no act declares players."""
        if not isinstance(of, KindType) or not self.players or self.players.intersection(self.ancestry(of.name)):
            return ""
        return f"players are of the kind `{min(self.players)}`; `x.field` leads from a thing to its player"

    def carriers(self, kind: str) -> tuple[tuple[str, str], ...]:
        """Return the pairs (listed kind, field) that things of this kind can carry."""
        found: list[tuple[str, str]] = []
        ancestry = self.ancestry(kind)
        for listed in self.kinds.values():
            found.extend((listed.name, name) for carrier, name in listed.carried if carrier in ancestry)
        return tuple(found)

    def members(self, type_: Type) -> tuple[str, ...]:
        """Return the names that a type expects: members of an enumeration, entries of a kind."""
        if isinstance(type_, EnumType):
            return tuple(m.name for m in self.enums[type_.name].members)
        if isinstance(type_, KindType):
            return tuple(self.records.get(type_.name, {}))
        return ()

    def homes(self, name: str) -> list[Type]:
        """Return the enumerations with a member of that name, and the kinds with such an entry."""
        found: list[Type] = [
            EnumType(enum.name, enum.ordered)
            for enum in self.enums.values()
            if any(member.name == name for member in enum.members)
        ]
        return found + [KindType(kind, self.kinds[kind].listed) for kind, keys in self.records.items() if name in keys]

    def instead(self, name: str, noted: bool = False) -> str:
        """Return a hint for the name of an event, a process, a window or a solve used as a value, else an empty string.

        `noted`: the name stands where statements do.
        """
        if name in self.events:
            asked = f"an event is asked for: `happened {name}(…) this {next(iter(self.sequences), 'turn')}`"
            return f"an event is noted: `note {name}(…)`" if noted else asked
        if name in self.processes and self.processes[name].sort == "window":
            return f"a window is run on what was thrown: `run {name}(…) on x`"
        if name in self.processes:
            return f"a process is run: `run {name}(…)`, `let x be run {name}(…)`"
        return f"a solve is decided: `solve {name}(…)`" if name in self.solves else ""

    def member_literals(self, of: EnumType, span: Span) -> tuple[MemberLit, ...]:
        """Return all members of an enumeration as values, in their order."""
        return tuple(
            MemberLit(type=of, span=span, enum=of.name, name=member.name, position=position)
            for position, member in enumerate(self.enums[of.name].members)
        )

    def record_literal(self, kind: str, key: str, span: Span) -> RecordLit | None:
        """Return the entry of a kind, or the thing that begins as the entry, as a literal; None if no entry has the
        key.
        """
        head = self.records.get(kind, {}).get(key)
        if head is None:
            return None
        of = KindType(kind, self.kinds[kind].listed)
        return RecordLit(type=of, span=span, kind=kind, key=key, position=head.position)


@dataclass(frozen=True, slots=True)
class Scope:
    """The names of a block. `narrowed` holds expressions known not to be `none` here.

    `lenient`: numbers may leave out their measure (examples, givens and table cells).

    `building`: a kind's name makes an instance (examples and givens).

    `dice`: dice may be thrown here; `thrown` names the results of throws, which are plain numbers.

    `within`: the enclosing solve; `weighed`: the solves decided in the lines above.

    `sealed`: names of answers that only their players know.

    `pending`: names of throws in this block on which windows may be opened.

    `steps`: the amount at the end of each step of the quantity; None for a step that has not ended here.

    `guard`: the form of a hint about `none`: `when` after an answer or an amount, `test` inside a condition, `if` above
    a statement, `takes` in the parameters of an act.

    `waits`: changes apply after the whole block, so no line invalidates a narrowing for the next.
    """

    variables: Mapping[str, Type]
    its: RecordLit | None = None
    narrowed: frozenset[Expr] = frozenset()
    lenient: bool = False
    building: bool = False
    dice: bool = False
    thrown: frozenset[str] = frozenset()
    sealed: frozenset[str] = frozenset()
    pending: frozenset[str] = frozenset()
    lets: Mapping[str, Expr] = field(default_factory=dict)  # names that stand for a value of their own
    steps: Mapping[str, Expr | None] = field(default_factory=dict)
    within: str = ""
    weighed: frozenset[str] = frozenset()
    waits: bool = False
    guard: str = "when"

    def with_variable(self, name: str, type_: Type) -> Scope:
        """Return the scope inside a loop."""
        return replace(self, variables={**self.variables, name: type_})

    def there(self, expr: Expr) -> Expr:
        """Return the expression without its `?` if a test has shown that it is not none."""
        if isinstance(expr.type, OptionalType) and expr in self.narrowed:
            return replace(expr, type=expr.type.of)
        return expr

    def where(self, test: Expr | None) -> Scope:
        """Return the scope narrowed by a test that holds."""
        return self._knowing(_known(test))

    def unless(self, test: Expr) -> Scope:
        """Return the scope narrowed by a test that fails."""
        return self._knowing(_known_otherwise(test))

    def _knowing(self, expressions: frozenset[Expr]) -> Scope:
        return replace(self, narrowed=self.narrowed | expressions) if expressions else self


def _known(test: Expr | None) -> frozenset[Expr]:
    """Return the expressions that are not `none` when the test holds."""
    # else: nothing is known by it
    match test:
        case IsNone(value=value, negated=True):
            return frozenset((value,))
        case Logic(op="and", values=values):
            return frozenset().union(*(_known(v) for v in values))
        case Not(value=IsNone(value=value, negated=False)):
            return frozenset((value,))
        case Named(value=value):
            return _known(value)
        case _:
            return frozenset()


def _known_otherwise(test: Expr) -> frozenset[Expr]:
    """Return the expressions that are not `none` when the test fails."""
    # else: nothing is known by it
    match test:
        case IsNone(value=value, negated=False):
            return frozenset((value,))
        case Logic(op="or", values=values):
            return frozenset().union(*(_known_otherwise(v) for v in values))
        case Not(value=value):
            return _known(value)
        case Named(value=value):
            return _known_otherwise(value)
        case _:
            return frozenset()


GLOBAL = Scope({})
