"""What is done, line by line: places that change, choices, throws, events, messages, asks."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.expr import Expr, New
from rulec.sema.model.vocabulary import Words


# ---- the order of loops ------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SortKey(Node):
    """One key of an order: highest or lowest first."""

    highest: bool
    value: Expr


@dataclass(frozen=True, slots=True)
class Ordering(Node):
    """How a loop goes through its things: by keys and, `shuffled`, by lot among equals; no keys and not shuffled:
    as listed.
    `any_order`: as listed, and the analysis has shown that the order does not matter."""

    keys: tuple[SortKey, ...] = ()
    shuffled: bool = False
    any_order: bool = False


# ---- places that statements change -------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Place(Node):
    """Field `name` (declared by `kind`) of a thing, or, `of` None, a field of the game's own state."""

    of: Expr | None
    kind: str
    name: str
    type: Type


# ---- statements --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Let(Node):
    """Binds a value; no dice."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class ThrowAs(Node):
    """`throw x be E`: binds what dice, a roll or a thrown quantity give. `run p(x)` with an answer binds likewise."""

    name: str
    value: Expr
    label: Words | None


@dataclass(frozen=True, slots=True)
class Change(Node):
    """`verb` is set, raise, lower, put or take. `limit` is the end that `up to`/`down to` gives.

    `until` names the sequence at whose end what was put is taken out again.
    """

    verb: str
    place: Place
    value: Expr
    limit: Expr | None = None
    until: str | None = None


@dataclass(frozen=True, slots=True)
class Create(Node):
    """Brings a thing into play; `name` binds it for the lines below."""

    value: New
    name: str | None


@dataclass(frozen=True, slots=True)
class Remove(Node):
    """Takes a thing out of play; it stays readable until the process that removed it ends."""

    value: Expr


@dataclass(frozen=True, slots=True)
class If(Node):
    """Tests in order, each with its lines; `other` when none holds."""

    branches: tuple[tuple[Expr, tuple[Statement, ...]], ...]
    other: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Loop(Node):
    """For each of some things in a stated order; `together`: `for each … at once`, all reads before any write.
    `until`: `repeat up to N until C`, which has no name for the number of the turn."""

    variable: str
    type: Type
    source: Expr
    where: Expr | None
    ordering: Ordering
    together: bool
    body: tuple[Statement, ...]
    until: Expr | None = None


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    """All reads come before any write."""

    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """The first of some things in an order, if there is one; else `otherwise`."""

    variable: str
    type: Type
    source: Expr
    where: Expr | None
    ordering: Ordering
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    """A list in an order by lot. `name` is what the lots are called (their address)."""

    place: Place
    name: str


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """The first of a list is taken off and bound, if there is one; else `otherwise`."""

    variable: str
    type: Type
    place: Place
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Outcome(Node):
    """What follows on success or failure; `by` at least so many points to spare (None: whatever is left)."""

    success: bool
    by: Expr | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Chance(Node):
    """One die of a hundred: success at or under `value`. `name` is what the throw is called (its address).

    The outcomes of one side stand with the greatest margin first; a side that is left out has no lines.
    """

    name: str
    value: Expr
    label: Words | None
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Run(Node):
    """Carries out another process."""

    process: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Weigh(Node):
    """Decides all that a solve asks; the lines behind it in its block may ask the parts of the solve."""

    solve: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class NoteEvent(Node):
    """Notes an event; every argument is given, in the order of the event's parameters."""

    event: str
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Tell(Node):
    """Tells one player (a thing in play), some (a list of them), or, `who` None, everyone."""

    who: Expr | None
    text: Words
    failing: Failing | None = None


@dataclass(frozen=True, slots=True)
class Failing(Node):
    """What has come to nothing: the act of a record that was given in this turn by who is told, with `of` in it."""

    kind: str
    key: str
    of: Expr


@dataclass(frozen=True, slots=True)
class Finish(Node):
    """Ends the process, with its answer where it has one."""

    value: Expr | None


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """The act is refused after all: everything it did is undone."""

    text: Words


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """Everyone is told, and no step behind the one that is being played is reached any more."""

    text: Words


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """Asks a player, and binds the answer. `form`: one, some or order (of `source`), amount (between `ends`), truth,
    or path: `source` is an `Along` that says where steps lead.

    `default` is taken when nobody answers in time; without it the game waits. What is `sealed` only the player knows
    who answered, up to a `Reveal`; all else everyone learns as soon as it is answered.
    """

    who: Expr
    name: str
    form: str
    type: Type
    source: Expr | None
    ends: tuple[Expr, Expr] | None
    default: Expr | None
    sealed: bool
    optional: bool  # one of them, or none
    question: Words
    counts: tuple[Expr | None, Expr | None] = (
        None,
        None,
    )  # at least, and at most, so many of some; a path has at most so many steps


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """Everyone learns what was answered under seal; `value` reads it."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Adjust(Node):
    """In a window: what was thrown, `pending`, changes by `value`, and everyone is told. `verb`: add, subtract."""

    verb: str
    name: str
    pending: Expr
    value: Expr
    label: Words


Statement = (
    Let
    | ThrowAs
    | Change
    | Create
    | Remove
    | If
    | Loop
    | AtOnce
    | Choose
    | Shuffle
    | Draw
    | Chance
    | Run
    | Weigh
    | NoteEvent
    | Tell
    | Finish
    | Fail
    | EndGame
    | Ask
    | Reveal
    | Adjust
)
