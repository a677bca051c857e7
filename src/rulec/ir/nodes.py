"""The lowered form: expressions and statements on whole numbers, truths, texts, None and things in play.

An amount is an `int`; what it counts is known when compiling: its value in units is `raw / den`, and the `den`
of every place is fixed by the lowering. Members and entries of listed kinds are ints, sets of them bit masks.
`Note` statements tell which clause moved the value and by how much; without them the same body is the plain
resolver (`rulec.ir.strip`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from rulec.base.records import field, fields, replace
from rulec.base.spans import Span
from rulec.sema import model as sema
from rulec.sema.types import Type

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from rulec.base.records import dataclass

BEGAN_AS = "began as"  # the hidden field of a thing in play: which named record it began as, -1 for none
WEIGHED = "weighed "  # in what happens, the local that holds a solve which was carried out has this before its name
STATE = "weighed"  # the parameter that holds what a solve was given and has decided
FLOOR = -(10**15)  # below every amount; cells under it stand for what is no plain value


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Anything with a place; equality does not look at the place."""

    span: Span = field(compare=False, repr=False)


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
    what: str


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
    """`min` or `max` of two or more."""

    word: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Geometry(Node):
    """What is asked of the ground: a word of `ir.geometry`, on spots as pairs of ints and shapes as rows of them."""

    word: str
    arguments: tuple[Expr, ...]


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
    what: str


@dataclass(frozen=True, slots=True)
class Unknown(Node):
    """What the source does not give; evaluating it is a fault that names `what`."""

    what: str


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
    question: str
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
    lie on the chain. Behind a question path or path_to: what a player may answer."""

    word: str
    thing: Expr | None
    start: Expr
    goals: Expr
    through: Expr
    variable: str
    onward: Expr


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


# ---- statements --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Assign(Node):
    """`name = value`. `temp`: bound only so that a note and the next statement may read it."""

    name: str
    value: Expr
    comment: str = field(default="", compare=False)
    temp: bool = False


@dataclass(frozen=True, slots=True)
class If(Node):
    """`if test: then else: other`."""

    test: Expr
    then: tuple[Stmt, ...]
    other: tuple[Stmt, ...] = ()
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """`for variable in source: body`; `bits` as in `Over`. `apart`: each element throws with dice of its own, told
    apart by the number of the thing (`id`), by what it is (`value`), or by how that reads (`text`). `together`: what is
    asked in it is asked of all elements at one moment; they are told apart likewise."""

    variable: str
    source: Expr
    bits: str
    body: tuple[Stmt, ...]
    comment: str = field(default="", compare=False)
    apart: str = ""
    together: str = ""


@dataclass(frozen=True, slots=True)
class Return(Node):
    """`return value`."""

    value: Expr
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Raise(Node):
    """A named fault of the rules: `fault` is the runtime's class, `what` the name it carries."""

    fault: str
    what: str


@dataclass(frozen=True, slots=True)
class Note(Node):
    """Entry `entry` moved the value by `delta` (in the entry's den); `~entry`: it applied and was beaten."""

    entry: Expr
    delta: Expr


@dataclass(frozen=True, slots=True)
class Store(Node):
    """Changes field `slot` (declared by `kind`) of a thing, or of the world itself.

    `op`: set; add, subtract (numbers, never past `limit`); put, take (a list, or a set when `bits`).
    `until` names the sequence at whose end what was put is taken out again.
    """

    of: Expr
    kind: str
    slot: str
    op: str
    value: Expr
    limit: Expr | None = None
    bits: str = ""
    until: str = ""
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Make(Node):
    """Brings a thing into play, bound to `name`; `fields` names what `values` give (`BEGAN_AS` for the named record
    that it begins as), the rest begins as declared."""

    name: str
    kind: str
    fields: tuple[str, ...]
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Drop(Node):
    """Takes a thing out of play."""

    value: Expr


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    """Every read in the body comes before any of its stores; two sets of one place are a fault, adds add up."""

    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Happen(Node):
    """Notes an event; what follows upon it stands behind as calls."""

    event: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Tell(Node):
    """Tells a player, a list of them (`many`), or everyone (None) message number `message` of the function."""

    who: Expr | None
    many: bool
    message: int
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Do(Node):
    """A call for what it does."""

    call: Call
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """The act is refused (after all), with message number `message` of the function."""

    message: int
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class CarryOut(Node):
    """In a sequence: the acts of `kind` with numbers in `ranges`, in the order of the queue; `step` is its number."""

    kind: str
    ranges: tuple[tuple[int, int], ...]
    step: int


@dataclass(frozen=True, slots=True)
class EnterStep(Node):
    """In a sequence: what follows belongs to this step."""

    number: int


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """Asks a player, and binds the answer to `name`; players know the question by `key`.

    `form`: one (or, `optional`, none) or order of `offers`, or some of them, `low` to `high` where that is said; amount
    from `low` to `high`; truth; path, of which `offers` is an `Along`, with at most `high` steps. `of` is the type of
    the answer; `message` is the question. Without a default the game waits.
    """

    name: str
    key: str
    who: Expr
    form: str
    of: Type
    offers: Expr | None
    low: Expr | None
    high: Expr | None
    default: Expr | None
    sealed: bool
    optional: bool
    message: int
    arguments: tuple[Expr, ...]


Stmt = (
    Assign
    | If
    | ForEach
    | Return
    | Raise
    | Note
    | Store
    | Make
    | Drop
    | AtOnce
    | Happen
    | Tell
    | Do
    | Fail
    | CarryOut
    | EnterStep
    | Ask
)


# what changes the world, ends an act or tells: nothing that was read before may be moved across one of these
Effect = Store | Make | Drop | AtOnce | Happen | Tell | Do | Fail | CarryOut | EnterStep | Ask


# ---- functions, columns, programs --------------------------------------------------------------
EXPLAINED = ("quantity", "value", "fact", "roll", "decide")  # sorts of functions that have a twin which explains them
DOING = ("process", "upon", "does", "sequence")  # sorts of functions that are run for what they do
HAPPENS = (*DOING, "open", "needs", "cost", "domain", "default", "key", "limit", "counts")
"""Sorts of functions that are part of what happens: nobody hands them facts, they have those of the world."""

Clause = (
    sema.Contribution
    | sema.Throwing
    | sema.Case
    | sema.Need
    | sema.Judged
    | sema.Waiver
    | sema.RoundRule
    | sema.BoundsRule
    | sema.Family
    | sema.Circle
)


@dataclass(frozen=True, slots=True)
class Entry:
    """What notes point at: one clause of a function.

    `verb` is the verb as written, or `round`, `bounds`, `family`, `yes`, `no`, `holds`, `needs`, `case`,
    `otherwise`, `circle`, `stated` (what a person said of a fact), `thrown` (a throw of a roll: its notes tell what
    the dice showed, and move nothing). A note's delta is `raw / den` units. `guards` are what has to hold: (`carries`
    | `modify` | `when`, test), for saying why an entry did not apply.
    """

    index: int
    verb: str
    label: sema.Words | None
    cites: tuple[sema.Cite, ...]
    origin: sema.Origin
    step: str
    family: str | None
    den: int
    guards: tuple[tuple[str, Expr], ...]
    clause: Clause
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter; a number arrives in grains of its type."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class MessageHole:
    """A hole of a message: the type of its argument, which tells how it is printed (`style`: `word`, or None)."""

    type: Type
    style: str | None


@dataclass(frozen=True, slots=True)
class Message:
    """What is told or refused: pieces of text, and holes for the arguments in turn."""

    parts: tuple[str | MessageHole, ...]


@dataclass(frozen=True, slots=True)
class Function:
    """A resolver. `sort`: quantity, value, roll, fact, decide, refusals (its notes are its result: what is not met)
    or bound (what another function gives at least, or at most, while not everything is decided); process, upon,
    sequence; of an act: open and needs (why it is refused), domain (what a parameter may be), default, cost (of one
    field of the player), does.

    The result is in grains: one is `grain` units. One that `throws` takes a source of dice behind its parameters.
    """

    name: str
    sort: str
    params: tuple[Param, ...]
    result: Type
    grain: Fraction
    body: tuple[Stmt, ...]
    entries: tuple[Entry, ...]
    declared: sema.Declared
    span: Span = field(compare=False, repr=False)
    throws: bool = False
    asks: bool = False  # it, or what it calls, reads a fact that may be stated: it takes a source of facts
    world: bool = False  # takes the world behind its parameters (and in front of dice): it reads or changes it
    messages: tuple[Message, ...] = ()

    @property
    def has_twin(self) -> bool:
        """Whether there is a twin of it that explains its answer."""
        return self.sort in EXPLAINED


@dataclass(frozen=True, slots=True)
class Part:
    """How a decision is weighed: about each thing of the parameter `subjects`, or about `count` members or entries
    of `owner`; `sure` and `may` name the functions that tell whether it is yes for sure, and whether it may be."""

    decide: str
    subjects: str
    owner: str
    count: int
    sure: str
    may: str


@dataclass(frozen=True, slots=True)
class Solve:
    """A solve: its strata are weighed in order, the parts of one together."""

    name: str
    params: tuple[Param, ...]
    strata: tuple[tuple[Part, ...], ...]
    declared: sema.Solve
    world: bool = False  # what is weighed reads the world: it takes the world behind its parameters
    asks: bool = False  # likewise, facts that may be stated


@dataclass(frozen=True, slots=True)
class Axis:
    """How a key finds its place: `direct` (0 .. size-1), `dense` (key - low, held within 0 .. size-1) or `cuts`
    (the number of cuts at or below the key). `owner` is the enumeration or kind of a direct axis."""

    form: str
    size: int
    low: int = 0
    cuts: tuple[int, ...] = ()
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Special:
    """A cell that is no plain value, stored as `FLOOR - 1 - i`: `unknown`, `none` (where something
    has to be), `left_out`, `off` or `expr`."""

    state: str
    row: str = ""
    citation: str = ""
    value: Expr | None = None


Cells = tuple["Cells | int | bool | str | None", ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One value column of a table (or one field of a listed kind): nested tuples, one level an axis."""

    name: str
    table: str
    column: str
    title: str
    axes: tuple[Axis, ...]
    cells: Cells
    specials: tuple[Special, ...]
    params: tuple[Param, ...]
    type: Type
    den: int
    span: Span = field(compare=False, repr=False)


class CellReader(Mapping[str, Column]):
    """Columns that want to know which of their cells are read."""

    def reading(self, name: str, keys: list[int]) -> Column:
        """The column, of which the cell for these raw keys is looked at, and nothing else but what all cells share."""
        raise NotImplementedError


def framed(columns: Mapping[str, Column], name: str) -> Column:
    """A column, for whoever looks at nothing of its cells but of which sorts those are that are no plain values."""
    frame: Callable[[str], Column] = getattr(columns, "frame", columns.__getitem__)
    return frame(name)


class BodyReader(Mapping[str, Function]):
    """Functions that want to know which of their statements are run: `ran` takes what `id` gives of them."""

    ran: set[int]


@dataclass(frozen=True)
class Program:
    """All functions and columns of a pack, in source order."""

    functions: Mapping[str, Function]
    columns: Mapping[str, Column]
    solves: Mapping[str, Solve] = field(default_factory=dict)


def code(special: int) -> int:
    """The int that stands in a column for its special cell number `special`."""
    return FLOOR - 1 - special


def sides(faces: tuple[int, ...]) -> int:
    """The number of sides of a plain die, with the faces 1, 2, 3, …; 0 for any other."""
    return len(faces) if faces == tuple(range(1, len(faces) + 1)) else 0


# ---- walking -----------------------------------------------------------------------------------
N = TypeVar("N", bound=Node)


_SLOTS: dict[type[Node], tuple[str, ...]] = {}
_PLAIN = frozenset((
    "str", "int", "bool", "Span", "Type", "int | bool | str | None", "Symbol | None", "tuple[str, ...]",
    "tuple[int, ...]", "tuple[tuple[int, int], ...]",
))  # fmt: skip
"""Types of fields that hold no node."""


def _slots(node: Node) -> tuple[str, ...]:
    """The fields of a node that may hold nodes; asking for them again at each node takes long."""
    found = _SLOTS.get(type(node))
    if found is None:
        found = tuple(each.name for each in fields(node) if each.type not in _PLAIN)
        _SLOTS[type(node)] = found
    return found


def parts(node: Node) -> list[Node]:
    """The nodes directly under a node, in order of evaluation as far as fields tell it."""
    found: list[Node] = []
    for name in _slots(node):
        value = getattr(node, name)
        if type(value) is tuple:
            found += [item for item in value if isinstance(item, Node)]
        elif isinstance(value, Node):
            found.append(value)
    return found


def walk(node: Node) -> Iterator[Node]:
    """A node and all under it, outermost first."""
    todo = [node]
    pop = todo.pop
    while todo:
        each = pop()
        yield each
        slots = _SLOTS.get(type(each))
        if slots != ():
            todo += parts(each)[::-1]


def map_parts(node: N, change: Callable[[Node], Node]) -> N:
    """The node with each direct part changed; the same object when nothing changed."""
    new: dict[str, object] = {}
    for name in _slots(node):
        value = getattr(node, name)
        if isinstance(value, Node):
            after = change(value)
            if after is not value:
                new[name] = after
        elif isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            items = tuple(change(item) if isinstance(item, Node) else item for item in value)
            if any(a is not b for a, b in zip(items, value, strict=True)):
                new[name] = items
    return replace(node, **new) if new else node  # type: ignore[arg-type]


def reads(node: Node, name: str) -> int:
    """How often a node reads a local."""
    return sum(1 for part in walk(node) if isinstance(part, Local) and part.name == name)


def substitute(node: N, name: str, value: Expr) -> N:
    """The node with every read of a local replaced."""

    def change(part: Node) -> Node:
        if isinstance(part, Local) and part.name == name:
            return value
        return map_parts(part, change)

    return map_parts(node, change)
