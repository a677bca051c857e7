"""Syntax nodes of quantities, values, rolls, facts, solves and modifications."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.examples import ExampleDecl
from rulec.syntax.nodes.expressions import Constant, Each, Expr, Text, Word
from rulec.syntax.nodes.vocabulary import About, Citation, Limit, Note, Parameter, Throw, TypeExpr

if TYPE_CHECKING:
    from rulec.syntax.deeds.statements import Let


@dataclass(frozen=True, slots=True)
class Contribution(Node):
    """A line of a quantity. `verb` is one of VERBS."""

    verb: str
    amount: Expr
    limit: Limit | None
    each: Each | None
    when: Expr | None
    during: Word | None
    family: Word | None  # `as F`
    over: Word | None  # `over F`
    label: Text | None
    cites: Citation | None
    together: bool = False  # several such lines may apply, since they give the same


VERBS = (
    "base",
    "add",
    "subtract",
    "increase by",
    "reduce by",
    "times",
    "divide by",
    "set to",
    "at least",
    "at most",
    "throw",
    "tally",
)


@dataclass(frozen=True, slots=True)
class FamilyDecl(Node):
    """`family fear counts greatest, at most 25 points`; `counts` is sum, greatest or once."""

    name: Word
    label: Text | None
    counts: Word
    at_most: Expr | None


@dataclass(frozen=True, slots=True)
class Half(Node):
    """`, half down` or `, half towards AMOUNT`: the direction of ties."""

    towards: Expr | None


@dataclass(frozen=True, slots=True)
class RoundClause(Node):
    """`round down to 1 point`."""

    direction: str
    to: Expr
    half: Half | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Bounds(Node):
    """`at least 3%, at most 97%`: applied last."""

    low: Expr
    high: Expr
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class StepDecl(Node):
    """`step hands "The picker's hands"` and its lines."""

    name: Word
    label: Text | None
    items: tuple[Contribution | RoundClause | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class AnswersDecl(Node):
    """The common head of declarations with a result: `NAME(a: A, …) -> TYPE "…"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    result: TypeExpr
    label: Text | None


@dataclass(frozen=True, slots=True)
class QuantityDecl(AnswersDecl):
    """`quantity harvest(picker: Picker, …) -> basket "What a picker brings home"`."""

    items: tuple[
        Spoken | Let | StepDecl | FamilyDecl | Contribution | RoundClause | Bounds | Citation | Note | ExampleDecl, ...
    ]


@dataclass(frozen=True, slots=True)
class On(Node):
    """`on E`: the expression matched by the bands of a value."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Answer(Node):
    """`X when C "why"`, or a bare `X`."""

    value: Expr
    when: Expr | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Otherwise(Node):
    """`otherwise X "why"`."""

    value: Expr
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Band(Node):
    """`8`, `8 .. 9`, `10 or more`, `-11 or less`. An open end is None; a single value has low = high."""

    low: Expr | None
    high: Expr | None


@dataclass(frozen=True, slots=True)
class BandAnswer(Node):
    """`8 .. 9: halt`, `A, B: X`."""

    bands: tuple[Band, ...]
    value: Expr
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class ValueDecl(AnswersDecl):
    """`value standing(score: pips) -> Rank "What a score is worth"`."""

    items: tuple[Spoken | On | Answer | Otherwise | BandAnswer | Citation | Note | ExampleDecl, ...]


@dataclass(frozen=True, slots=True)
class Again(Node):
    """`again a until a != b`: a named die is rolled again until the test holds."""

    name: Word
    until: Expr


@dataclass(frozen=True, slots=True)
class Becomes(Node):
    """`set a to E when C`: rebinds a name of a roll."""

    name: Word
    value: Expr
    when: Expr | None


@dataclass(frozen=True, slots=True)
class RepeatThrows(Node):
    """`repeat up to N until C` in a roll, and its lines."""

    most: Expr
    until: Expr
    lines: tuple[Throw | Becomes, ...]


@dataclass(frozen=True, slots=True)
class Gives(Node):
    """`gives left: hit "what is left"` in a roll: one of several results, with the lines that determine it."""

    name: Word
    type: TypeExpr
    label: Text | None
    items: tuple[Answer | Otherwise | BandAnswer, ...]


@dataclass(frozen=True, slots=True)
class RollDecl(Node):
    """`roll nerve(class: Class) -> pips "What the dice give"`: a value with dice. Without `-> pips`, its `gives` lines
    declare the results."""

    name: Word
    parameters: tuple[Parameter, ...]
    result: TypeExpr | None
    label: Text | None
    items: tuple[
        Spoken
        | Let
        | Throw
        | Again
        | RepeatThrows
        | Gives
        | On
        | Answer
        | Otherwise
        | BandAnswer
        | Citation
        | About
        | ExampleDecl,
        ...,
    ]


@dataclass(frozen=True, slots=True)
class Holds(Node):
    """`holds C "why"`."""

    test: Expr
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Spoken(Node):
    """`said "what {house} pays for {guard}"`: the phrase for a function's result."""

    text: Text


@dataclass(frozen=True, slots=True)
class Judged(Node):
    """`judged "Question?"`: a person decides whether the fact holds."""

    question: Text
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Needs(Node):
    """`needs ladder: TEST when CASE else "sentence"`. Without a sentence, TEST is a fact whose needs and sentences are
    used."""

    name: Word | None
    test: Expr
    when: Expr | None
    otherwise: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class FactDecl(Node):
    """`fact able(a: Picker) "{a} is able", not "{a} is unable"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    denial: Text | None
    items: tuple[Judged | Holds | Needs | Answer | Otherwise | Citation | Note | ExampleDecl, ...]


@dataclass(frozen=True, slots=True)
class DecideDecl(Node):
    """`decide wins(p: Push) "{p.pusher} gets through", not "{p.pusher} is held"` and its ordered answers."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    denial: Text | None
    items: tuple[Answer | Otherwise | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class CircleDecl(Node):
    """`circle "A ring" when only wins then wins yes`. `quantifier` is `some`, `only`, or "" without `when`."""

    label: Text
    quantifier: str
    among: tuple[Word, ...]
    then: Word  # name of a `decide`, or `all`
    answer: Constant
    cites: Citation | None
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class SolveDecl(Node):
    """`solve pushing(pushes: list of Push) "…"` with its decisions and auxiliary functions."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    items: tuple[DecideDecl | CircleDecl | QuantityDecl | ValueDecl | FactDecl | Citation | Note | ExampleDecl, ...]


@dataclass(frozen=True, slots=True)
class Waive(Node):
    """`waive ladder "why"`: lifts a named need of a fact."""

    name: Word
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class ModifyDecl(Node):
    """`modify harvest for its picker when C`. `path` is `picker` or `picker.house`, empty without `for its`.

    `modify errand 7` changes an act: `kind_word` is set and `target` is its key. `costs`: `modify costs of …`.
    """

    target: Word
    path: tuple[Word, ...]
    when: Expr | None
    items: tuple[Contribution | RoundClause | Needs | Waive | Answer | Citation | About, ...]
    kind_word: Word | None = None
    costs: bool = False
    lying: Word | None = None  # the enclosing kind that lies on others
