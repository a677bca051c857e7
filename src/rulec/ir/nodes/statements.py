"""Statement nodes of the lowered form: binding, control flow, notes, effects, and forms that only passes create."""

from __future__ import annotations

from rulec.base.records import Text, TextNumber, dataclass, field
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.ir.nodes.expressions import Call, Expr


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """`name = value`. `temp` marks a local that only a note and the next statement read."""

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
    """Identification of loop elements by their names in the rules, as members or entries of `choice`.

    Positions would not do: entries may change their order while a game is running.
    """

    choice: str


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """`for variable in source: body`, with `bits` as in `Over`.

    `apart`: each element has dice of its own, keyed by the number of the thing (`id`), by its value (`value`) or by its
    printed form (`text`). `together`: all elements are asked their questions at one moment, keyed in the same ways or
    by name. `until`: a condition tested before each iteration that ends the loop. `kept`: the locals that carry over
    between iterations; exact odds merge outcomes that agree on them.
    """

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
    """A fault of the rules: `fault` is a class of the runtime, `what` the name that it carries."""

    fault: str
    what: Text


@dataclass(frozen=True, slots=True)
class Note(Node):
    """Record of entry `entry` moving the value by `delta`, in the entry's den. `~entry`: it applied and was beaten."""

    entry: Expr
    delta: Expr


@dataclass(frozen=True, slots=True)
class Store(Node):
    """Change of field `slot` (declared by `kind`) of a thing, or of the world itself.

    `op` is `set`; `add` or `subtract` (numbers, never past `limit`); `put` or `take` (lists, or sets if `bits` is not
    empty). At the end of the sequence `until`, a `put` element is removed again and a `set` field gets its former value
    back.
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
    """Creation of a thing, bound to `name`. `fields` get `values` (`BEGAN_AS`: the named record it begins as); other
    fields get their declared defaults.
    """

    name: str
    kind: str
    fields: tuple[str, ...]
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Drop(Node):
    """Removal of a thing from play."""

    value: Expr


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    """Simultaneous changes: every read in the body precedes all of its stores. Two sets of one field are a fault; adds
    accumulate.
    """

    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Happen(Node):
    """Noting of an event. The triggers that it sets off follow it as calls."""

    event: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Tell(Node):
    """Message number `message` of the function for a player, a list of players (`many`), or everyone (`who` is None).

    `failing` marks acts as having come to nothing, or (`fails` is False) as having had this result: acts of a kind,
    with a key (empty: any), given by that player or, for everyone, by any player. They must take `of` as one of their
    values, or as the named parameter if there is a third item.
    """

    who: Expr | None
    many: bool
    message: TextNumber
    arguments: tuple[Expr, ...]
    failing: tuple[str, ...] | None = None
    of: Expr | None = None
    fails: bool = True


@dataclass(frozen=True, slots=True)
class Do(Node):
    """A call made for its effects."""

    call: Call
    comment: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """Rejection of the running act with message number `message` of the function."""

    message: TextNumber
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """End of the game: everyone gets message number `message` of the function, and no further step is entered."""

    message: int
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class CarryOut(Node):
    """Execution of the queued acts of `kinds` with numbers in `ranges`, in queue order; `step` is the number of the
    sequence's step.
    """

    kinds: tuple[str, ...]
    ranges: tuple[tuple[int, int], ...]
    step: int

    def fits(self, kind: str, number: int | None) -> bool:
        """Return whether an act of this kind and number is included. Without ranges, all acts of the kinds are."""
        within = number is not None and any(low <= number <= high for low, high in self.ranges)
        return kind in self.kinds and (not self.ranges or within)


@dataclass(frozen=True, slots=True)
class LinesDue(Node):
    """Request for the order lines of these players in a sequence: for the acts (kinds with ranges of numbers) from this
    step up to the next step at which lines are due.
    """

    step: int
    players: Expr
    acts: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]


@dataclass(frozen=True, slots=True)
class EnterStep(Node):
    """Start of a step of a sequence. With `may_end`, a game that has ended stops here."""

    number: int
    may_end: bool = False


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """A question to a player whose answer is bound to `name`. `key` is the name of the question for players.

    `form` is `one` (or none if `optional`), `order` or `some` of the `offers` (`low` to `high` of them, if given);
    `amount` from `low` to `high`; `truth`; or `path`, with an `Along` as `offers`. `of` is the type of the answer,
    `message` the text of the question. Without a default the game waits for the answer.
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
    """A loop that ends at the first match, where its body breaks or answers. `missing` runs if no element matches."""

    variable: str
    source: Expr
    bits: str
    body: tuple[Stmt, ...]
    missing: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Break(Node):
    """Exit from the innermost loop."""


@dataclass(frozen=True, slots=True)
class Continue(Node):
    """Advance to the next thing of the walk that settles a decision."""


@dataclass(frozen=True, slots=True)
class Settle(Node):
    """The answer for the current thing of a walk."""

    value: Expr
    comment: str = field(default="", compare=False)


# Reads must not move across these: they change the world, end an act or tell players.
Effect = Store | Make | Drop | AtOnce | Happen | Tell | Do | Fail | EndGame | CarryOut | LinesDue | EnterStep | Ask
# Passes create these for the parts of a solve. Lowering does not, so no program holds one.
Shaped = Search | Break | Continue | Settle
Stmt = Assign | If | ForEach | Return | Raise | Note | Effect | Shaped
