"""The surface tree: what an editor wrote, word for word, with a span on every node.

Frozen, no parent links. Equality means "the same program": spans do not count. Nothing here is resolved:
a `Name` may turn out to be a parameter, a record, an enumeration member or a mistake.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from rulec.base.records import field
from rulec.base.spans import Span

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.syntax.deeds import ActClause, DeedDecl, Does
    from rulec.syntax.overriding import LeaveOut, OverrideDecl, OverrideTable, ReplayDecl
    from rulec.syntax.views import GivesAway, SeenBy, ViewDecl
else:
    from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Anything with a place."""

    span: Span = field(compare=False, repr=False)


# ---- expressions -------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Word(Node):
    """A name where it is declared or mentioned as such: `thrifty` in `custom thrifty`."""

    text: str


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A name in an expression: `fruit`."""

    text: str


@dataclass(frozen=True, slots=True)
class Number(Node):
    """`5`, `1,200`, `1/4`, `1 1/2`, `0.3`, with the unit words behind it: `5 points per level`."""

    value: Fraction
    units: tuple[Word, ...] = ()
    commas: bool = field(default=False, compare=False)  # written with thousands commas


@dataclass(frozen=True, slots=True)
class Percent(Node):
    """`15%`: a ratio. `value` is the number in front of the sign."""

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
    """`its`: in a `modify … for its x`, the instance that carries the record."""


@dataclass(frozen=True, slots=True)
class This(Node):
    """`this`: the record in which the clause stands."""


@dataclass(frozen=True, slots=True)
class RulingValue(Node):
    """`ruling late_share`: the value that a ruling holds."""

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
    """One argument of a call: an expression, `name: expression`, `E for each x in xs` or `each x in xs`."""

    value: Expr | None
    name: Word | None = None
    each: Each | None = None


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`help(h, picker)`, `Picker(practice: 6 years)`, `any(C for each x in xs)`."""

    of: Expr
    arguments: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Item(Node):
    """One item of `{…}`: `E`, `E .. E`, `E for each x in xs` or `each x in xs`."""

    value: Expr | None
    end: Expr | None = None
    each: Each | None = None


@dataclass(frozen=True, slots=True)
class Braces(Node):
    """`{apple, pear}`, `{1 .. 3, 5}`."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Parenthesis(Node):
    """`(E)`: kept, since mixing `and` with `or` depends on it and `fmt` prints it."""

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
    """`x in {a, b}`, `x in 1 .. 3`, `x not in …`; `end` is set for a range."""

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
    """`round down(E)`; direction `down`, `up` or `nearest` (a half goes up)."""

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
    """`happened moved(group: g) this turn`; `call` is the event with what is known of it, by name."""

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


# ---- shared clauses ----------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TypeName(Node):
    """`gold`, `Picker`, or a rate: `gold per year`; with a `ground`, `spot in metres`."""

    name: Word
    per: Word | None = None
    ground: Word | None = None


@dataclass(frozen=True, slots=True)
class TypeForm(Node):
    """`T?` (form `optional`), `list of T` (`list`), `set of T` (`set`)."""

    form: str
    of: TypeName


Type = TypeName | TypeForm


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """`picker: Picker`."""

    name: Word
    type: Type


@dataclass(frozen=True, slots=True)
class CitePlace(Node):
    """`"Picking" 60 .. 71`; lines are None where the document has none."""

    heading: Text
    first: int | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class Cites(Node):
    """`cites book "Picking" 60, "Letters" 177`."""

    document: Word
    places: tuple[CitePlace, ...]


@dataclass(frozen=True, slots=True)
class CitesRuling(Node):
    """`cites ruling late_share`."""

    name: Word


Citation = Cites | CitesRuling


@dataclass(frozen=True, slots=True)
class About(Node):
    """`about "…"`: colour and reasons for the reader, with holes for every number."""

    text: Text


# ---- vocabulary --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class MeasureDecl(Node):
    """`measure level, levels "levels"`, `measure weight grain 1/10 "weight"`."""

    name: Word
    plural: Word | None
    grain: Number | None
    label: Text | None


@dataclass(frozen=True, slots=True)
class Member(Node):
    """A member of an enumeration or scale, with its printed name when it has a line of its own."""

    name: Word
    label: Text | None = None


@dataclass(frozen=True, slots=True)
class EnumDecl(Node):
    """`enum Arm: foot, horse` or, `ordered`, `scale Sight: hidden < size < contents`; `block`: a member a line."""

    name: Word
    members: tuple[Member, ...]
    label: Text | None
    ordered: bool
    block: bool


@dataclass(frozen=True, slots=True)
class Face(Node):
    """A face of a die: a whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class DieDecl(Node):
    """`die average: 2, 3, 3, 4, 4, 5 "an average die"`."""

    name: Word
    faces: tuple[Face, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class FieldDecl(Node):
    """`level: level = 1 level "practice"`."""

    name: Word
    type: Type
    default: Expr | None
    label: Text | None
    seen: SeenBy | None = None


@dataclass(frozen=True, slots=True)
class BelongsTo(Node):
    """`belongs to house`: names the field that leads to the owner; `for its` climbs it."""

    field_name: Word


@dataclass(frozen=True, slots=True)
class CarriedBy(Node):
    """`carried by House as customs`: entries of this kind count for whoever has them in that field."""

    kind: Word
    field_name: Word


@dataclass(frozen=True, slots=True)
class KnownAs(Node):
    """`known as name, old_name`: the text field by which players name a thing of this kind, and by which messages print
    it, and others that are understood as well."""

    field_names: tuple[Word, ...]


KindItem: TypeAlias = "FieldDecl | BelongsTo | CarriedBy | KnownAs | SeenBy | Citation | About"


@dataclass(frozen=True, slots=True)
class KindDecl(Node):
    """`kind Picker, pickers extends Person "picker"`; `listed` kinds have just the entries that the sources list."""

    name: Word
    plural: Word | None
    listed: bool
    extends: Word | None
    label: Text | None
    items: tuple[KindItem, ...]


@dataclass(frozen=True, slots=True)
class ConstantDecl(Node):
    """`constant reach = 8 miles "reach"`."""

    name: Word
    value: Expr
    label: Text | None
    items: tuple[Citation | About, ...]
    tail: Citation | None = None


# ---- amounts -----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Limit(Node):
    """`up to E` (`up`) or `down to E` (`down`)."""

    direction: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Contribution(Node):
    """One line of a quantity. `verb` is one of VERBS."""

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
    together: bool = False  # agrees with the other lines that say so


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
class RoundClause(Node):
    """`round down to 1 point`."""

    direction: str
    to: Expr
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Bounds(Node):
    """`bounds 3% .. 97%`."""

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
class QuantityDecl(Node):
    """`quantity harvest(picker: Picker, …) -> basket "What a picker brings home"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    result: Type
    label: Text | None
    items: tuple[StepDecl | FamilyDecl | Contribution | RoundClause | Bounds | Citation | About | ExampleDecl, ...]


# ---- answers -----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class On(Node):
    """`on E`: what the bands of a value are bands of."""

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
    """`8`, `8 .. 9`, `10 or more`, `-11 or less`; an end that is open is None. A single value has low = high."""

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
class ValueDecl(Node):
    """`value standing(score: pips) -> Rank "What a score is worth"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    result: Type
    label: Text | None
    items: tuple[On | Answer | Otherwise | BandAnswer | Citation | About | ExampleDecl, ...]


@dataclass(frozen=True, slots=True)
class Throw(Node):
    """`throw a be d6 "the first die"`: names what is thrown."""

    name: Word
    value: Expr
    label: Text | None


@dataclass(frozen=True, slots=True)
class Again(Node):
    """`again a until a != b`: a named die is thrown again until the test holds."""

    name: Word
    until: Expr


@dataclass(frozen=True, slots=True)
class RollDecl(Node):
    """`roll nerve(class: Class) -> pips "What the dice give"`: the lines of a value, with throws."""

    name: Word
    parameters: tuple[Parameter, ...]
    result: Type
    label: Text | None
    items: tuple[Throw | Again | On | Answer | Otherwise | BandAnswer | Citation | About | ExampleDecl, ...]


@dataclass(frozen=True, slots=True)
class Holds(Node):
    """`holds C "why"`."""

    test: Expr
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Judged(Node):
    """`judged "Question?"`: a person says whether the fact holds."""

    question: Text
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Needs(Node):
    """`needs ladder: TEST when CASE else "sentence"`."""

    name: Word | None
    test: Expr
    when: Expr | None
    otherwise: Text
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class FactDecl(Node):
    """`fact able(a: Picker) "{a} is able", not "{a} is unable"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    denial: Text | None
    items: tuple[Judged | Holds | Needs | Answer | Otherwise | Citation | About | ExampleDecl, ...]


# ---- what is decided together ------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class DecideDecl(Node):
    """`decide wins(p: Push) "{p.pusher} gets through", not "{p.pusher} is held"` and its answers, in order."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    denial: Text | None
    items: tuple[Answer | Otherwise | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class CircleDecl(Node):
    """`circle "A ring" when only wins then wins yes`; `quantifier` is `some`, `only`, or empty without a `when`."""

    label: Text
    quantifier: str
    among: tuple[Word, ...]
    then: Word  # the name of a `decide`, or `all`
    answer: Constant
    cites: Citation | None
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class SolveDecl(Node):
    """`solve pushing(pushes: list of Push) "…"` with what is decided in it and what that is worked out from."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    items: tuple[DecideDecl | CircleDecl | QuantityDecl | ValueDecl | FactDecl | Citation | About | ExampleDecl, ...]


# ---- from elsewhere ----------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Waive(Node):
    """`waive ladder "why"`: a named need of a fact does not apply."""

    name: Word
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class ModifyDecl(Node):
    """`modify harvest for its picker when C`; `path` is `picker` or `picker.house`, empty without `for its`.

    `modify errand 7` changes an act: then `kind_word` is set and `target` is its key; `costs`: `modify costs of …`.
    """

    target: Word
    path: tuple[Word, ...]
    when: Expr | None
    items: tuple[Contribution | RoundClause | Needs | Waive | Answer | Citation | About, ...]
    kind_word: Word | None = None
    costs: bool = False


@dataclass(frozen=True, slots=True)
class FieldValue(Node):
    """`customs: {thrifty, bold}` in a record."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class RecordDecl(Node):
    """`custom thrifty "Thrifty"`; `kind_word` is the kind's name in small letters; `key` a name or a whole number."""

    kind_word: Word
    key: Word
    label: Text | None
    items: tuple[FieldValue | ModifyDecl | ActClause | Needs | GivesAway | Citation | About | ExampleDecl, ...]


# ---- why ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Reading(Node):
    """`reading option = 1.5 "…" cites …`."""

    name: Word
    value: Expr | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Take(Node):
    """`take option because "…"`."""

    name: Word
    because: Text


@dataclass(frozen=True, slots=True)
class Matters(Node):
    """`matters much`, `matters little` (`much` is no)."""

    much: bool


@dataclass(frozen=True, slots=True)
class RulingDecl(Node):
    """`ruling late_share contradiction "What lateness takes"`; `sort` is the second word."""

    name: Word
    sort: Word | None
    label: Text | None
    items: tuple[Reading | Take | Matters | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class GivenPair(Node):
    """`picker.practice: 10` in a `given` line."""

    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Given(Node):
    """`given a: E, b.f: E`."""

    pairs: tuple[GivenPair, ...]


@dataclass(frozen=True, slots=True)
class ThrownFace(Node):
    """`5` or `a: 5` in a `thrown` line."""

    name: Word | None
    face: Face


@dataclass(frozen=True, slots=True)
class Thrown(Node):
    """`thrown 5, 2` or `thrown a: 1, b: 3`: what the dice showed, in the order in which they are thrown."""

    faces: tuple[ThrownFace, ...]


@dataclass(frozen=True, slots=True)
class AnsweredOne(Node):
    """`x: E` in an `answered` line."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class Answered(Node):
    """`answered x: E, x: E`: what people answered, for each name in the order in which they are asked."""

    answers: tuple[AnsweredOne, ...]


@dataclass(frozen=True, slots=True)
class StatedFact(Node):
    """`lame(horse)`, `not lame(horse)`, or `lame` of all, in a `stated` line."""

    fact: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class Stated(Node):
    """`stated lame(horse), not fed(horse)`: what a person says of facts."""

    facts: tuple[StatedFact, ...]


@dataclass(frozen=True, slots=True)
class Expect(Node):
    """`expect harvest(picker, fruit) = 25 baskets`."""

    test: Expr


@dataclass(frozen=True, slots=True)
class ExpectRefused(Node):
    """`expect refused "…"`: what the example does is turned down with this sentence."""

    text: Text


@dataclass(frozen=True, slots=True)
class Under(Node):
    """`under ice_age, long_game`: the example is played under these variants."""

    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class ExampleDecl(Node):
    """`example "Ten years in the sun"`; `does` comes before what is expected."""

    label: Text
    items: tuple[Given | Stated | Thrown | Answered | Under | Does | Expect | ExpectRefused | Citation | About, ...]


Declaration: TypeAlias = (
    "MeasureDecl | EnumDecl | KindDecl | DieDecl | ConstantDecl | QuantityDecl | ValueDecl"
    "| RollDecl | FactDecl | ModifyDecl | RecordDecl | RulingDecl | ExampleDecl | SolveDecl | DeedDecl | ViewDecl"
    "| OverrideDecl | OverrideTable | ReplayDecl | LeaveOut"
)


@dataclass(frozen=True, slots=True)
class Module(Node):
    """One `.rules` file."""

    name: str  # the file's stem
    declarations: tuple[Declaration, ...]
