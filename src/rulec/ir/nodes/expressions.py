"""Expression nodes of the lowered form, and the reserved names that they use."""

from __future__ import annotations

from rulec.base.records import Text, dataclass
from rulec.base.tree import Node
from rulec.base.types import Type

BEGAN_AS = "began as"  # hidden field of a thing in play: number of the named record that it began as, -1 if none
WEIGHED = "weighed "  # prefix of the local that holds a finished solve; outside of solves only
STATE = "weighed"  # parameter that holds a solve's arguments and the decisions taken so far
FLOOR = -(10**15)  # below every amount: cells under it encode special cells (see `programs.code`)


@dataclass(frozen=True, slots=True)
class Symbol:
    """Name of a small int: member or entry `name` of the enumeration or listed kind `owner`."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Const(Node):
    """A value known at compile time, with the `symbol` that names it if it is a member or an entry."""

    value: int | bool | str | None
    symbol: Symbol | None = None


@dataclass(frozen=True, slots=True)
class Local(Node):
    """A parameter, a loop variable or a local bound by `Assign`."""

    name: str


@dataclass(frozen=True, slots=True)
class Load(Node):
    """Field `field` (declared by kind `kind`, or `BEGAN_AS`) of a thing in play."""

    of: Expr
    kind: str
    field: str


@dataclass(frozen=True, slots=True)
class Cell(Node):
    """A cell of a column: one key per axis, and arguments for cells that are computed."""

    column: str
    keys: tuple[Expr, ...]
    arguments: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Call(Node):
    """A call of another function of the program."""

    function: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Results(Node):
    """All results of the roll `roll`, in its declared order."""

    roll: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Result(Node):
    """The result named `part` out of a roll with several results."""

    of: Expr
    roll: str
    part: str
    position: int


@dataclass(frozen=True, slots=True)
class Arith(Node):
    """`+`, `-`, `*`, and `//` (floor division by a positive constant) on ints."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Quotient(Node):
    """Floor division by a divisor known only in play. A divisor of 0 raises a fault that names `what`."""

    left: Expr
    right: Expr
    what: Text


@dataclass(frozen=True, slots=True)
class Negate(Node):
    """`-x`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Compare(Node):
    """`== != < <= > >=` on ints and texts, `is` and `is not` on things in play."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Between(Node):
    """`low <= value <= high`."""

    low: Expr
    value: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Bool(Node):
    """`and` or `or` over two or more values, from left to right with short-circuiting."""

    op: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not(Node):
    """`not x`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class IfElse(Node):
    """`then if test else other`. Only the chosen side is evaluated."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True)
class BitTest(Node):
    """Membership test: the bit at `position` is set in `mask`."""

    mask: Expr
    position: Expr


@dataclass(frozen=True, slots=True)
class AnyBit(Node):
    """Membership test: at least one bit at the constant positions is set in `mask`."""

    mask: Expr
    positions: tuple[Const, ...]


@dataclass(frozen=True, slots=True)
class InSet(Node):
    """Membership test of a member, entry or amount in a set of constants."""

    value: Expr
    items: tuple[Const, ...]


@dataclass(frozen=True, slots=True)
class Contains(Node):
    """Membership test in a list. Things in play are compared by identity."""

    items: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class IsNone(Node):
    """`value is None`, or `is not None` when negated."""

    value: Expr
    negated: bool = False


@dataclass(frozen=True, slots=True)
class IsGiven(Node):
    """True if a cell holds a readable value, be it plain or computed."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class MinMax(Node):
    """`min` or `max` over values and over the elements of lists, at least one in all."""

    word: str
    values: tuple[Expr, ...]
    lists: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Geometry(Node):
    """A geometric operation, with `word` as in `ir.lower.geometry`, on spots (pairs of ints) and shapes (tuples of
    them).
    """

    word: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Root(Node):
    """The integer part of a root, or with `up` the root rounded up. The root of a negative number is 0."""

    value: Expr
    index: int
    up: bool


@dataclass(frozen=True, slots=True)
class Range(Node):
    """The whole numbers from `low` to `high`, both included."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Over(Node):
    """`any`, `all`, `sum`, `count` or `list` over the elements of a list, or of a set if `bits` is not empty."""

    word: str
    variable: str
    source: Expr
    bits: str  # enumeration or listed kind of a set's elements; empty for a list
    where: Expr | None
    body: Expr | None


@dataclass(frozen=True, slots=True)
class Present(Node):
    """The value of an optional expression that must be there. A missing value raises a fault that names `what`."""

    value: Expr
    what: Text


@dataclass(frozen=True, slots=True)
class Unknown(Node):
    """A value that the source does not give. Its evaluation raises a fault that names `what`."""

    what: Text


@dataclass(frozen=True, slots=True)
class Mask(Node):
    """A set built from members, at least one of which is known only in play."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Items(Node):
    """A list literal."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Throw(Node):
    """The sum shown by `count` dice of one kind. `address` identifies the throw, `faces` lists the die's faces in
    declared order.

    With `still`, only the faces that satisfy it can come up; `still` reads the face as the local `name`.
    """

    address: str
    die: str
    faces: tuple[int, ...]
    count: int = 1
    name: str = ""
    still: Expr | None = None


@dataclass(frozen=True, slots=True)
class Stated(Node):
    """The answer of a person about a fact: yes, no or None. If it is `needed` and nobody has stated it, evaluation
    faults.
    """

    fact: str
    question: Text
    arguments: tuple[Expr, ...]
    needed: bool


WORLD = "the world"  # local that holds the world; no name of the rules contains a blank, so it cannot clash
# Kind of the world itself. `Load(Local(WORLD), THE_WORLD, name)` reads a field of the game's state, or all things in
# play of the kind with this plural.
THE_WORLD = ""


@dataclass(frozen=True, slots=True)
class Happened(Node):
    """True if an event was noted. An argument that is None matches any value; `form` and `count` as in the model."""

    event: str
    arguments: tuple[Expr | None, ...]
    form: str
    count: int


@dataclass(frozen=True, slots=True)
class Key(Node):
    """A sort key of an order, descending if `highest`."""

    highest: bool
    value: Expr


@dataclass(frozen=True, slots=True)
class Ordered(Node):
    """The elements of a list (or of a set if `bits` is not empty), sorted by keys.

    Elements with equal keys keep their order, or are drawn by lot if `lot` names a throw. With `first` the value is
    only the first element, None if there is none.
    """

    variable: str
    source: Expr
    bits: str
    where: Expr | None
    keys: tuple[Key, ...]
    lot: str
    first: bool


@dataclass(frozen=True, slots=True)
class Along(Node):
    """A search from `start` to one of the `goals`, through things of the list `through`. From `variable`, a step leads
    to each thing of the list `onward`.

    `word` selects the result:
    - `linked`: whether a way exists; `steps`: its length; `on_chain`: whether `thing` lies on the chain.
    - `path`, `path_to`: the paths that a player may answer or hand in. A path has at most `most` steps or, if steps
      have a cost, costs at most `most`, an amount of the type `counted`.
    - `cheapest`: the cost of the cheapest way; `cheapest_way`: the way itself. `cost` is the cost of entering
      `variable`, None where it cannot be entered; a negative cost raises a fault that names `what`.
    """

    word: str
    thing: Expr | None
    start: Expr
    goals: Expr
    through: Expr
    variable: str
    onward: Expr
    cost: Expr | None = None
    what: Text = ""
    most: Expr | None = None
    counted: Type | None = None


@dataclass(frozen=True, slots=True)
class VariantOn(Node):
    """True if the game is played under the variant with this number."""

    position: int
    name: str


@dataclass(frozen=True, slots=True)
class Decided(Node):
    """The decision about `subject` in the solve `of`: certainly yes, or with `may` possibly yes at this stage of the
    solve.
    """

    of: Expr
    decide: str
    subject: Expr
    may: bool = False


@dataclass(frozen=True, slots=True)
class ByCircle(Node):
    """True if the circle with this number answered the decision about `subject`."""

    of: Expr
    decide: str
    subject: Expr
    circle: int


@dataclass(frozen=True, slots=True)
class Weigh(Node):
    """Runs a solve. The value holds its arguments and its decisions."""

    solve: str
    arguments: tuple[Expr, ...]


Expr = (
    Const
    | Local
    | Load
    | Cell
    | Call
    | Results
    | Result
    | Arith
    | Quotient
    | Negate
    | Compare
    | Between
    | Bool
    | Not
    | IfElse
    | BitTest
    | AnyBit
    | InSet
    | Contains
    | IsNone
    | IsGiven
    | MinMax
    | Geometry
    | Range
    | Root
    | Over
    | Present
    | Unknown
    | Mask
    | Items
    | Throw
    | Stated
    | Happened
    | Ordered
    | Along
    | VariantOn
    | Decided
    | ByCircle
    | Weigh
)
