"""Syntax nodes of expressions and of holes in texts."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.tree import Node


@dataclass(frozen=True, slots=True)
class Word(Node):
    """A name in a declaration or as a label: `thrifty` in `custom thrifty`."""

    text: str


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A name in an expression: `fruit`."""

    text: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    """`5`, `1,200`, `1/4`, `1 1/2`, `0.3`, with the unit words that follow: `5 points per level`."""

    value: Fraction
    units: tuple[Word, ...] = ()
    commas: bool = field(default=False, compare=False)  # written with thousands commas


@dataclass(frozen=True, slots=True)
class Percent(Node):
    """`15%`: a ratio. `value` is the number before the sign."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Text(Node):
    """`"…"`; `value` is the text between the quotes (curly ones too)."""

    value: str


@dataclass(frozen=True, slots=True)
class Constant(Node):
    """`yes`, `no`, `none`, `unknown`."""

    word: str


@dataclass(frozen=True, slots=True)
class Its(Node):
    """`its`: in `modify … for its x`, the thing that has the entry."""


@dataclass(frozen=True, slots=True)
class This(Node):
    """`this`: the entry that contains the clause."""


@dataclass(frozen=True, slots=True)
class RulingValue(Node):
    """`ruling late_share`: the value of a ruling."""

    name: Word


@dataclass(frozen=True, slots=True)
class Attribute(Node):
    """`picker.practice`."""

    of: Expr
    name: Word


@dataclass(frozen=True, slots=True)
class Index(Node):
    """`prices[fruit, buyer.size]`."""

    of: Expr
    keys: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class SortKey(Node):
    """`highest e`, `lowest e`."""

    direction: str  # highest, lowest
    value: Expr


@dataclass(frozen=True, slots=True)
class Ordering(Node):
    """`by highest e then lowest f then shuffled`, `as listed`, `in any order`; `form` is by, listed or any."""

    form: str
    keys: tuple[SortKey, ...] = ()
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class Each(Node):
    """`for each h in helpers where C` or, inside brackets, `each h in helpers where C by highest e`."""

    variable: Word
    source: Expr
    where: Expr | None = None
    ordering: Ordering | None = None


@dataclass(frozen=True, slots=True)
class Argument(Node):
    """An argument of a call: an expression, `name: expression`, `E for each x in xs` or `each x in xs`; for paths, `E
    costing C for each x in xs`."""

    value: Expr | None
    name: Word | None = None
    each: Each | None = None
    cost: Expr | None = None


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`help(h, picker)`, `Picker(practice: 6 years)`, `any(C for each x in xs)`."""

    of: Expr
    arguments: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Item(Node):
    """An item of `{…}`: `E`, `E .. E`, `E for each x in xs` or `each x in xs`."""

    value: Expr | None
    end: Expr | None = None
    each: Each | None = None


@dataclass(frozen=True, slots=True)
class Braces(Node):
    """`{apple, pear}`, `{1 .. 3, 5}`."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Range(Node):
    """`1 .. n`, for loops."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Parenthesis(Node):
    """`(E)`: kept, since mixing `and` with `or` depends on it, and for `fmt`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Unary(Node):
    """`-x` (op `-`) or `not x` (op `not`)."""

    op: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """`+ - * /`, `= != < <= > >=`, `has`, `of` (a share: `20% of x`)."""

    op: str
    left: Expr
    right: Expr
    op_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Chain(Node):
    """`a and b and c` or `a or b or c` (op `and` / `or`); never mixed without brackets."""

    op: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Within(Node):
    """`x in {a, b}`, `x in 1 .. 3`, `x not in …`. `end` is set for a range."""

    value: Expr
    domain: Expr
    end: Expr | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Conditional(Node):
    """`if C then A else B`."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True)
class Rounding(Node):
    """`round down(E)`. Direction is `down`, `up` or `nearest` (a half is rounded up)."""

    direction: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Period(Node):
    """`this turn`, `last turn`, `in last 3 turns`, `ever`, `first`; `form` is this, last, within, ever or first."""

    form: str
    count: int | None = None
    unit: Word | None = None


@dataclass(frozen=True, slots=True)
class Happened(Node):
    """`happened moved(group: g) this turn`. `call` is the event with its known arguments, by name."""

    call: Expr
    period: Period


Expr = (
    Name
    | Number
    | Percent
    | Text
    | Constant
    | Its
    | This
    | RulingValue
    | Attribute
    | Index
    | Call
    | Braces
    | Range
    | Parenthesis
    | Unary
    | Binary
    | Chain
    | Within
    | Conditional
    | Rounding
    | Happened
)


@dataclass(frozen=True, slots=True)
class Hole(Node):
    """`{E}` or `{E as word}` in a text."""

    value: Expr
    style: Word | None = None
