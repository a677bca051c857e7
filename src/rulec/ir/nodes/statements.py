"""Statements: what moves a value, what changes the world, ends an act or tells."""

from __future__ import annotations

from rulec.base.records import Text, TextNumber, dataclass, field
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.ir.nodes.expressions import Call, Expr


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
class Named:
    """Elements are told apart by their names in the rules, as members or entries of `choice`: entries may change their
    order while a game goes on."""

    choice: str


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """`for variable in source: body`; `bits` as in `Over`. `apart`: each element throws with dice of its own, told
    apart by the number of the thing (`id`), by what it is (`value`), or by how that reads (`text`). `together`: what is
    asked in it is asked of all elements at one moment; they are told apart likewise, or by their names. `until`: asked
    before each turn, and where it holds the loop is over. `kept`: the names of which alone it counts then what they
    hold."""

    variable: str
    source: Expr
    bits: str
    body: tuple[Stmt, ...]
    comment: str = field(default="", compare=False)
    apart: str = ""
    together: str | Named = ""
    until: Expr | None = None
    kept: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Return(Node):
    """`return value`."""

    value: Expr
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Raise(Node):
    """A named fault of the rules: `fault` is the runtime's class, `what` the name it carries."""

    fault: str
    what: Text


@dataclass(frozen=True, slots=True)
class Note(Node):
    """Entry `entry` moved the value by `delta` (in the entry's den); `~entry`: it applied and was beaten."""

    entry: Expr
    delta: Expr


@dataclass(frozen=True, slots=True)
class Store(Node):
    """Changes field `slot` (declared by `kind`) of a thing, or of the world itself.

    `op`: set; add, subtract (numbers, never past `limit`); put, take (a list, or a set when `bits`).
    `until` names the sequence at whose end what was put is taken out again, and what was set is as it was before.
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
    """Tells a player, a list of them (`many`), or everyone (None) message number `message` of the function. `failing`
    is a kind, a key (empty: any) and, where one is named, a parameter: such acts which that player (of all, anybody)
    gave, with `of` among what they take, or as that parameter, have come to nothing, or (`fails` is False) are told to
    have come to this."""

    who: Expr | None
    many: bool
    message: TextNumber
    arguments: tuple[Expr, ...]
    failing: tuple[str, ...] | None = None
    of: Expr | None = None
    fails: bool = True


@dataclass(frozen=True, slots=True)
class Do(Node):
    """A call for what it does."""

    call: Call
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """The act is refused (after all), with message number `message` of the function."""

    message: TextNumber
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """The game ends: everyone is told message number `message` of the function, and no further step is entered."""

    message: int
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class CarryOut(Node):
    """In a sequence: the acts of `kinds` with numbers in `ranges`, in the order of the queue; `step` is its number."""

    kinds: tuple[str, ...]
    ranges: tuple[tuple[int, int], ...]
    step: int

    def fits(self, kind: str, number: int | None) -> bool:
        """Return whether the act of this kind and number is among them; without ranges all of the kinds are."""
        within = number is not None and any(low <= number <= high for low, high in self.ranges)
        return kind in self.kinds and (not self.ranges or within)


@dataclass(frozen=True, slots=True)
class LinesDue(Node):
    """In a sequence: the lines of these players are due, for the acts (a kind and ranges of numbers) of this step and
    those behind it, up to the next at which some are due."""

    step: int
    players: Expr
    acts: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]


@dataclass(frozen=True, slots=True)
class EnterStep(Node):
    """In a sequence: what follows belongs to this step. Where it `may_end`, a game that has ended ends it here."""

    number: int
    may_end: bool = False


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """Asks a player, and binds the answer to `name`; players know the question by `key`.

    `form`: one (or, `optional`, none) or order of `offers`, or some of them, `low` to `high` where that is said; amount
    from `low` to `high`; truth; path, of which `offers` is an `Along`. `of` is the type of
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
    message: TextNumber
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Search(Node):
    """A loop up to the first element that is looked for, at which its body breaks or answers; `missing` is what is done
    where there is none."""

    variable: str
    source: Expr
    bits: str
    body: tuple[Stmt, ...]
    missing: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Break(Node):
    """Leaves the loop."""


@dataclass(frozen=True, slots=True)
class Continue(Node):
    """Advances to the next thing of a walk."""


@dataclass(frozen=True, slots=True)
class Settle(Node):
    """The answer for the thing of a walk."""

    value: Expr
    comment: str = field(default="", compare=False)


# what changes the world, ends an act or tells: nothing that was read before may be moved across one of these
Effect = Store | Make | Drop | AtOnce | Happen | Tell | Do | Fail | EndGame | CarryOut | LinesDue | EnterStep | Ask
# what passes make of the parts of a solve: lowering makes none of these, so that no program holds one
Shaped = Search | Break | Continue | Settle
Stmt = Assign | If | ForEach | Return | Raise | Note | Effect | Shaped
