"""Expressions: whole numbers, truths, texts, None and things in play, and where each is read from."""

from __future__ import annotations

from rulec.base.records import Text, dataclass
from rulec.base.tree import Node
from rulec.base.types import Type

BEGAN_AS = "began as"  # the hidden field of a thing in play: which named record it began as, -1 for none
WEIGHED = "weighed "  # in what happens, the local that holds a solve which was carried out has this before its name
STATE = "weighed"  # the parameter that holds what a solve was given and has decided
FLOOR = -(10**15)  # below every amount; cells under it stand for what is no plain value


# ---- expressions -------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Symbol:
    """The name behind a small int: member or entry `name` of the enumeration or kind `owner`."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Const(Node):
    """A value known when compiling. `symbol` names it where it is a member or an entry."""

    value: int | bool | str | None
    symbol: Symbol | None = None


@dataclass(frozen=True, slots=True)
class Local(Node):
    """A parameter, a loop's variable or what an `Assign` bound."""

    name: str


@dataclass(frozen=True, slots=True)
class Load(Node):
    """Field `field` (declared by kind `kind`, or `BEGAN_AS`) of a thing in play."""

    of: Expr
    kind: str
    field: str


@dataclass(frozen=True, slots=True)
class Cell(Node):
    """A cell of a named column: one key an axis, arguments for cells that are worked out."""

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
    """All results of the roll `roll`, in its order."""

    roll: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Result(Node):
    """One result of what a roll with several gave, called `part`."""

    of: Expr
    roll: str
    part: str
    position: int


@dataclass(frozen=True, slots=True)
class Arith(Node):
    """`+ - *` and `//` (floor division by a constant above 0) on ints."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Quotient(Node):
    """Floor division by what is known only in play; dividing by nothing is a fault that names `what`."""

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
    """`and` / `or` over two or more, left to right, stopping early."""

    op: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Not(Node):
    """`not x`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class IfElse(Node):
    """`then if test else other`; only one side is evaluated."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True)
class BitTest(Node):
    """Whether a set holds the member at `position`."""

    mask: Expr
    position: Expr


@dataclass(frozen=True, slots=True)
class AnyBit(Node):
    """Whether a set holds one of the members at the constant positions."""

    mask: Expr
    positions: tuple[Const, ...]


@dataclass(frozen=True, slots=True)
class InSet(Node):
    """Whether a member, entry or amount is one of the constants."""

    value: Expr
    items: tuple[Const, ...]


@dataclass(frozen=True, slots=True)
class Contains(Node):
    """Whether a list holds a value (a thing in play: this very thing)."""

    items: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class IsNone(Node):
    """`value is None`, or `is not None` when negated."""

    value: Expr
    negated: bool = False


@dataclass(frozen=True, slots=True)
class IsGiven(Node):
    """Whether a cell holds something that can be read, and does not stand for what the book does not give."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class MinMax(Node):
    """`min` or `max` of one or more values and of all elements of some lists."""

    word: str
    values: tuple[Expr, ...]
    lists: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Geometry(Node):
    """What is asked of the ground: a word of `ir.geometry`, on spots as pairs of ints and shapes as rows of them."""

    word: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Root(Node):
    """The whole part of a root of a whole number, or (`up`) the next whole number; of less than nothing it is 0."""

    value: Expr
    index: int
    up: bool


@dataclass(frozen=True, slots=True)
class Range(Node):
    """The whole numbers from one to another, both of them too."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Over(Node):
    """any, all, sum, count or list over the elements of a list, or of a set when `bits`."""

    word: str
    variable: str
    source: Expr
    bits: str  # the enumeration or listed kind of a set's elements, empty for a list
    where: Expr | None
    body: Expr | None


@dataclass(frozen=True, slots=True)
class Present(Node):
    """The value of something optional where it has to be there; a fault names `what` where it is not."""

    value: Expr
    what: Text


@dataclass(frozen=True, slots=True)
class Unknown(Node):
    """What the source does not give; evaluating it is a fault that names `what`."""

    what: Text


@dataclass(frozen=True, slots=True)
class Mask(Node):
    """A set of members, some of which are known only in play."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Items(Node):
    """A list written out."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Throw(Node):
    """What `count` of a die show together. `address` names the throw, `faces` are the die's in declared order.

    With `still` only faces count on which it holds; it reads the face as the local `name`.
    """

    address: str
    die: str
    faces: tuple[int, ...]
    count: int = 1
    name: str = ""
    still: Expr | None = None


@dataclass(frozen=True, slots=True)
class Stated(Node):
    """What a person states of a fact: yes, no, or None. One that is `needed` is a fault where nobody states it."""

    fact: str
    question: Text
    arguments: tuple[Expr, ...]
    needed: bool


WORLD = "the world"  # the local under which what changes the world, or reads it, has it: no name has a blank
THE_WORLD = ""  # the kind of the world itself: `Load(Local(WORLD), THE_WORLD, "apples")` is a field of the state,
# or all that is in play of the kind with this plural


@dataclass(frozen=True, slots=True)
class Happened(Node):
    """Whether an event was noted; arguments that are None may be anything. `form` and `count` as in the model."""

    event: str
    arguments: tuple[Expr | None, ...]
    form: str
    count: int


@dataclass(frozen=True, slots=True)
class Key(Node):
    """One key of an order."""

    highest: bool
    value: Expr


@dataclass(frozen=True, slots=True)
class Ordered(Node):
    """The elements of a list (or of a set when `bits`) in an order: by keys, and by lot among equals when `lot`
    names the throw; else as listed. `first`: just the first of them, None when there is none."""

    variable: str
    source: Expr
    bits: str
    where: Expr | None
    keys: tuple[Key, ...]
    lot: str
    first: bool


@dataclass(frozen=True, slots=True)
class Along(Node):
    """linked, steps or on_chain: whether (in how many steps) one gets from `start` to one of the list `goals`, going
    through what the list `through` holds; a step leads from `variable` to all in the list `onward`. `thing` has to
    lie on the chain. path or path_to: what a player may answer, or hand in. cheapest (what the way costs) or
    cheapest_way (the way itself): `cost` is what entering `variable` costs, None where that cannot be; below nothing
    it is a fault that names `what`. A path has `most` steps at most, or, where steps cost, costs that at most: an
    amount of the type `counted`."""

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
    """Whether the world is played under the variant with this number."""

    position: int
    name: str


@dataclass(frozen=True, slots=True)
class Decided(Node):
    """Whether a decision about `subject` is yes in the solve `of`: for sure, or (`may`) as far as is known so far."""

    of: Expr
    decide: str
    subject: Expr
    may: bool = False


@dataclass(frozen=True, slots=True)
class ByCircle(Node):
    """Whether the circle number `circle` answered a decision about `subject`."""

    of: Expr
    decide: str
    subject: Expr
    circle: int


@dataclass(frozen=True, slots=True)
class Weigh(Node):
    """Decides all that a solve asks of what it is given; the value holds what was given and decided."""

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
