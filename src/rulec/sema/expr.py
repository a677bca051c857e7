"""Typed expressions: every name is resolved, every node has its type and its place.

Numbers are exact rationals in units (a percent in points). Implicit conversions are nodes of their own: `Ratio` where a
percent scales an amount, `Carries` where a clause holds only for the carriers of a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar, assert_never, cast

from rulec.base import tree
from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.types import TRUTH, KindType, Type


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed(tree.Node):
    """A typed expression; equality does not look at the place."""

    type: Type


@dataclass(frozen=True, slots=True)
class NumberLit(Typed):
    """`5 gold`, `15%` (15), `1/4`."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class TruthLit(Typed):
    """`yes`, `no`."""

    value: bool


@dataclass(frozen=True, slots=True)
class TextLit(Typed):
    """A text without holes."""

    value: str


@dataclass(frozen=True, slots=True)
class NoneLit(Typed):
    """`none`: does not apply, there is none."""


@dataclass(frozen=True, slots=True)
class UnknownLit(Typed):
    """`unknown`: a value missing in the source; `name` appears in the rejection when a resolver needs it."""

    name: str


@dataclass(frozen=True, slots=True)
class MemberLit(Typed):
    """A member of an enumeration; `position` counts from 0 in declared order."""

    enum: str
    name: str
    position: int


@dataclass(frozen=True, slots=True)
class RecordLit(Typed):
    """An entry of a listed kind, or a named starting instance of another kind; `position` counts from 0."""

    kind: str
    key: str
    position: int


@dataclass(frozen=True, slots=True)
class Variable(Typed):
    """A parameter, a loop's variable or a name given by an example."""

    name: str


@dataclass(frozen=True, slots=True)
class Field(Typed):
    """The field `of.name`; `kind` is the kind that declares it."""

    of: Expr
    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Result(Typed):
    """A result `of.name` of a roll that gives several; `position` counts from 0."""

    of: Expr
    name: str
    position: int


@dataclass(frozen=True, slots=True)
class ConstantRef(Typed):
    """A declared constant; its value is in the model."""

    name: str


@dataclass(frozen=True, slots=True)
class RulingRef(Typed):
    """The value of the reading that a ruling takes."""

    name: str


@dataclass(frozen=True, slots=True)
class Lookup(Typed):
    """A cell: `table[keys].column`, with `arguments` for the parameters of a column whose cells are expressions."""

    table: str
    keys: tuple[Expr, ...]
    column: str
    arguments: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class CallTo(Typed):
    """A call of a quantity, value or fact, arguments in the order of its parameters."""

    name: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Carries(Typed):
    """The test `of has record`, or the hidden condition of `modify … for its x`.

    `field_name` is the set field of `of` that holds the record; empty when `of` is the record itself (a thing in play
    that began as that record).
    """

    of: Expr
    field_name: str
    record: RecordLit


@dataclass(frozen=True, slots=True)
class Contains(Typed):
    """`collection has value` for lists, and for sets of members."""

    collection: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class OneOf(Typed):
    """`value in {…}` with single values and ranges (low, high; both included)."""

    value: Expr
    items: tuple[Expr, ...]
    ranges: tuple[tuple[Expr, Expr], ...]
    negated: bool


@dataclass(frozen=True, slots=True)
class Compare(Typed):
    """`= != < <= > >=` on two values of one type."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class IsNone(Typed):
    """`x = none`, `x != none` (negated)."""

    value: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class IsUnknown(Typed):
    """`table[a, b] = unknown`, or `!= unknown` (negated): a test whether the source lacks the value of a cell."""

    value: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class Logic(Typed):
    """`and` / `or` over two or more."""

    op: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not(Typed):
    """`not x`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Arith(Typed):
    """`+ - * /` on numbers; operands of `*` and `/` that are percents stand under `Ratio`."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Negative(Typed):
    """`-x`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Ratio(Typed):
    """A percent as the number it stands for: 15% becomes 15/100."""

    value: Expr


@dataclass(frozen=True, slots=True)
class AsPercent(Typed):
    """A plain number as a percent: 3/4 becomes 75%."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Choose(Typed):
    """`if test then a else b`."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True)
class Rounded(Typed):
    """`round down(E)` to whole grains of the type."""

    direction: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Power(Typed):
    """`power(E, 3/2)`, `root(E)`: a plain number to the power of a fraction, which stands in a rounding only."""

    value: Expr
    exponent: Fraction


@dataclass(frozen=True, slots=True)
class Extreme(Typed):
    """`greatest(a, b)`, `least(a, E for each x in xs)`: a list among the values stands for its elements."""

    word: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Geometry(Typed):
    """`distance(a, b)`, `ahead(s, heading, 5 metres)`: one of the words of `sema.geometry`."""

    word: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Over(Typed):
    """`any(C for each x in xs where W)`, `all`, `sum`; `count(each x in xs where W)` and lists have no body."""

    word: str  # any, all, sum, count, list
    variable: str
    source: Expr
    where: Expr | None
    body: Expr | None


@dataclass(frozen=True, slots=True)
class Collection(Typed):
    """`{a, b}` where a list or set is expected."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Range(Typed):
    """`1 .. n`: all whole numbers from one to another, in order; none where the second is lower."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class New(Typed):
    """`Picker(practice: 6 years)`: an instance, in examples and givens only; `record` when it begins as one."""

    kind: str
    fields: tuple[tuple[str, Expr], ...]
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Throw(Typed):
    """`2d6`, `average`: the sum of `count` dice. `name` is the die as written, `faces` are its own."""

    name: str
    faces: tuple[int, ...]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Counted(Typed):
    """The result of dice as an amount: a 3 is 3 pips if pips are expected."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Odds(Typed):
    """`odds(C)`: how likely a condition is over all that its dice may show; in examples only."""

    test: Expr


@dataclass(frozen=True, slots=True)
class StateRef(Typed):
    """A field of the game's own state: `season`."""

    name: str


@dataclass(frozen=True, slots=True)
class AllOf(Typed):
    """All entries of a listed kind, or all things in play of any other kind, oldest first."""

    kind: str


@dataclass(frozen=True, slots=True)
class Happened(Typed):
    """`happened moved(group: g) this turn`: `arguments` in the order of the event's parameters, None where open.

    `form` is this, last, within (the last `count` periods, this one included), ever, or first (in this period for
    the first time ever).
    """

    event: str
    arguments: tuple[Expr | None, ...]
    form: str
    count: int
    unit: str  # the sequence whose periods are counted, empty for `ever` and `first`


@dataclass(frozen=True, slots=True)
class FirstOf(Typed):
    """`first(each x in xs where C by highest e then lowest f)`: the first in that order, or none.

    `keys` are (highest, value) pairs; equal ones: the one listed first."""

    variable: str
    source: Expr
    where: Expr | None
    keys: tuple[tuple[bool, Expr], ...]


@dataclass(frozen=True, slots=True)
class Along(Typed):
    """A walk: `linked(a, b, x.near for each x in xs where C)`, `steps(a, b, …)`, `on_chain(thing, a, b, …)`,
    `cheapest(a, b, x.near costing E for each x in xs)`, `cheapest_way(a, b, …)`.

    From `start`, and from each x on the way, a step leads to each element of `body`; `goal` is a thing or a list of
    things, of which one is to be reached. In a question for a path, the words are `path` (it may end anywhere, and
    `goal` is empty) and `path_to`; they occur nowhere else. `cost` is the cost of entering x, the goal included; if it
    is none, x cannot be entered. `most` limits the steps of a path, or its cost.
    """

    word: str  # linked, on_chain, steps, cheapest, cheapest_way, path, path_to
    thing: Expr | None
    start: Expr
    goal: Expr
    variable: str
    source: Expr
    where: Expr | None
    body: Expr
    cost: Expr | None = None
    most: Expr | None = None


@dataclass(frozen=True, slots=True)
class VariantOn(Typed):
    """A test whether the game is played under a variant; the hidden condition of a variant's modifiers."""

    name: str


@dataclass(frozen=True, slots=True)
class Named(Typed):
    """A name that a quantity gives to a value which its lines reckon with, and that value."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Reached(Typed):
    """The amount of a quantity when one of its steps ended; read by lines of later steps."""

    quantity: str
    step: str


@dataclass(frozen=True, slots=True)
class Bad(Typed):
    """An expression whose fault was already reported."""


Expr = (
    NumberLit
    | TruthLit
    | TextLit
    | NoneLit
    | UnknownLit
    | MemberLit
    | RecordLit
    | Variable
    | Field
    | Result
    | ConstantRef
    | RulingRef
    | Lookup
    | CallTo
    | Carries
    | Contains
    | OneOf
    | Compare
    | IsNone
    | IsUnknown
    | Logic
    | Not
    | Arith
    | Negative
    | Ratio
    | AsPercent
    | Choose
    | Rounded
    | Power
    | Extreme
    | Geometry
    | Over
    | Collection
    | Range
    | New
    | Throw
    | Counted
    | Odds
    | StateRef
    | AllOf
    | Happened
    | FirstOf
    | Along
    | VariantOn
    | Named
    | Reached
    | Bad
)


def in_play(literal: RecordLit) -> bool:
    """Return whether the literal is a thing in play that begins as the entry, and not the entry itself."""
    return isinstance(literal.type, KindType) and not literal.type.listed


N = TypeVar("N")

children: Callable[[Expr], tuple[Expr, ...]] = tree.children
walk: Callable[[Expr], Iterator[Expr]] = tree.walk


def field_read(expr: Expr) -> str:
    """Return the field that the expression itself reads, ignoring its parts; empty if it reads none."""
    match expr:
        case Field(name=name) | StateRef(name=name) | Carries(field_name=name):
            return name
        case NumberLit() | TruthLit() | TextLit() | NoneLit() | UnknownLit() | MemberLit() | RecordLit() | Variable():
            return ""
        case Result() | ConstantRef() | RulingRef() | Lookup() | CallTo() | Contains() | OneOf() | Compare():
            return ""
        case IsNone() | IsUnknown() | Logic() | Not() | Arith() | Negative() | Ratio() | AsPercent() | Choose():
            return ""
        case Rounded() | Power() | Extreme() | Geometry() | Over() | Collection() | Range() | New() | Throw():
            return ""
        case Counted() | Odds() | AllOf() | Happened() | FirstOf() | Along() | VariantOn() | Reached() | Bad():
            return ""
        case Named():
            return ""
        case _:
            assert_never(expr)


def is_faulty(expr: Expr) -> bool:
    """Return whether a part of the expression was reported, so that reports about the whole would be consequences."""
    return any(isinstance(part, Bad) for part in walk(expr))


def variables(*nodes: Any) -> set[str]:
    """Return the names that expressions, or nodes with expressions, read."""
    return {part.name for node in nodes for part in tree.all_of(node, Variable)}


def spelt_out(node: N, but: Callable[[Named], bool] = lambda _: False) -> N:
    """Return the node with local names of a quantity replaced by their values, except names for which `but` holds."""
    if not isinstance(node, Named):
        return tree.map_children(node, lambda part: spelt_out(part, but))
    if but(node):
        return cast(N, node)
    return cast(N, spelt_out(node.value, but))


def reached(node: Expr | None) -> Sequence[Reached]:
    """Return the parts of an expression that read an ended step of its quantity."""
    return tree.all_of(node, Reached) if node is not None else ()


def conjuncts(*tests: Expr | None) -> tuple[Expr, ...]:
    """Return the conjuncts of the conditions."""
    found: tuple[Expr, ...] = ()
    for test in tests:
        if test is not None:
            found += conjuncts(*test.values) if isinstance(test, Logic) and test.op == "and" else (test,)
    return found


def all_of(parts: Sequence[Expr], span: Span | None = None) -> Expr | None:
    """Return the conjunction of the conditions; None if there are none."""
    if len(parts) < 2:
        return parts[0] if parts else None
    return Logic("and", tuple(parts), type=TRUTH, span=span or parts[0].span)


def substitute(node: N, values: Mapping[str, Expr]) -> N:
    """Return the node with expressions in place of variables. Loop variables that occur in them are renamed."""
    return cast(N, _substituted(node, values, variables(*values.values())))


def _substituted(node: Any, values: Mapping[str, Expr], taken: set[str]) -> Any:
    if isinstance(node, Variable):
        return values.get(node.name, node)
    # else: it binds no name, which `tests/base/test_walks.py` sees to
    if isinstance(node, Over | FirstOf | Along) and node.variable in taken:
        name = node.variable
        while name in taken:
            name += "_"
        own = next((part for part in walk(node) if isinstance(part, Variable) and part.name == node.variable), None)
        node = replace(node, variable=name)
        if own is not None:
            values, taken = {**values, own.name: replace(own, name=name)}, {*taken, name}
    return tree.map_children(node, lambda part: _substituted(part, values, taken))
