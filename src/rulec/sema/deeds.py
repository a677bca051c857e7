"""The resolved model of what happens: state, events, processes with typed statements, acts, sequences, variants."""

from __future__ import annotations

from rulec.base.records import Text, dataclass, field
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.expr import CallTo, Expr, New
from rulec.sema.model.functions import Away, Need, Parameter
from rulec.sema.model.vocabulary import Cite, Declared, FieldOf, Words


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
    """`throw x be E`: binds what dice, a roll or a thrown quantity give."""

    name: str
    value: Expr
    label: Words | None


@dataclass(frozen=True, slots=True)
class RunAs(Node):
    """`let x be run p(y)`, `run w(y) on x`: carries out a process and binds its answer."""

    name: str
    value: CallTo


@dataclass(frozen=True, slots=True)
class Change(Node):
    """`verb` is set, raise, lower, put or take. `limit` is the end that `up to`/`down to` gives.

    `until` names the sequence at whose end what was put is taken out again, and what was set is as it was before.
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
    """Tells one player (a thing in play), some (a list of them), or, `who` None, everyone. `name`: of what comes of it,
    empty where its words are its name."""

    who: Expr | None
    text: Words
    failing: Failing | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Failing(Node):
    """The act that has come to nothing, or (`fails` is False) of which the result is told: that of a record (any of the
    kind, where `key` is empty) that was given in this turn by who is told (by anybody, where all are told), with `of`
    in it, or as its `parameter`."""

    kind: str
    key: str
    of: Expr
    parameter: str = ""
    fails: bool = True


@dataclass(frozen=True, slots=True)
class Finish(Node):
    """Ends the process, with its answer where it has one."""

    value: Expr | None


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """The act is refused after all: everything it did is undone."""

    text: Words
    name: str = ""


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """Everyone is told, and no step behind the one that is being played is reached any more."""

    text: Words
    name: str = ""


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
    counts: tuple[Expr | None, Expr | None] = (None, None)
    """At least, and at most, so many of some."""


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
    | RunAs
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


# ---- declarations ------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class State(Declared):
    """The game's own fields, of all `state` blocks together."""

    fields: tuple[FieldOf, ...]


@dataclass(frozen=True, slots=True)
class Event(Declared):
    """Something that may be noted and asked for later."""

    parameters: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class Process(Declared):
    """Statements under a name. `throws`: it, or one that it runs, throws dice. `begins`: it sets up a game, once.

    `pending` is the name of what was thrown in a window: its last parameter, and in the end its answer.
    """

    parameters: tuple[Parameter, ...]
    result: Type | None
    body: tuple[Statement, ...]
    throws: bool
    gives_away: tuple[Away, ...] = ()
    pending: str = ""
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Spelling(Node):
    """A word of typed forms, and how else it may be typed."""

    word: str
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Upon(Declared):
    """What follows whenever an event is noted: `names` stand for its arguments in the body (None: not bound).

    Its `name` is made of the event's and a number: `upon conquered 1`.
    """

    event: str
    names: tuple[str | None, ...]
    when: Expr | None
    body: tuple[Statement, ...]
    throws: bool
    machine: str = ""  # the name of the machine of which it is made
    gives_away: tuple[Away, ...] = ()


@dataclass(frozen=True, slots=True)
class Transition(Node):
    """What a field becomes that is one of some members; `value` may be unknown: then it is refused by name."""

    members: tuple[str, ...]
    test: Expr  # the field is one of them, and what its block asks holds
    value: Expr
    label: Words | None


@dataclass(frozen=True, slots=True)
class MachineOn(Node):
    """How the field of one thing changes by an event; `names` as in `Upon`, `thing` the one that changes."""

    event: str
    names: tuple[str | None, ...]
    thing: str
    when: Expr | None
    label: Words | None
    rows: tuple[Transition, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Machine(Declared):
    """How a field of a kind changes by what is noted. Its `name` is `mood of Guard`; carried out by `upons`."""

    kind: str
    field: str
    enum: str
    complete: bool
    events: tuple[MachineOn, ...]
    gives_away: tuple[Away, ...]


@dataclass(frozen=True, slots=True)
class TakenOf(Node):
    """A parameter of an act: its type, what it may be (a list, set or range, or an `Along` that says where the steps of
    a path lead; None: anything), and its default."""

    name: str
    type: Type
    domain: Expr | None
    range: tuple[Expr, Expr] | None
    default: Expr | None


@dataclass(frozen=True, slots=True)
class Cost(Node):
    """An amount that the player's `field_name` pays when `when` holds."""

    amount: Expr
    field_name: str
    when: Expr | None
    label: Words | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Once(Node):
    """At most one act of this key in a turn for each combination of these parameters, or, `within` its kind, of all
    that say so with the same names."""

    names: tuple[str, ...]
    within: bool = False


@dataclass(frozen=True, slots=True)
class Notation(Node):
    """A typed form: pieces of text, parameter names as `Slot`s, optional pieces as tuples.

    `refused` is the sentence with which this form is turned down, None for a form that is taken.
    """

    parts: tuple[NotationPart, ...]
    refused: Text | None


@dataclass(frozen=True, slots=True)
class Slot(Node):
    """A hole of a typed form: the parameter that stands there."""

    name: str


NotationPart = str | Slot | tuple["NotationPart", ...]


@dataclass(frozen=True, slots=True)
class Act(Declared):
    """What a record of a kind lets a player do. `name` is `KIND KEY` as in `errand 7`; parameters in the order
    actor (when there is one), player, then what it takes; `player` and `actor` are names of parameters."""

    kind: str
    key: str
    number: int | None
    actor: str | None
    player: str
    owner_field: tuple[str, ...]  # how the actor leads to its player: the `belongs to` fields in turn
    parameters: tuple[Parameter, ...]
    takes: tuple[TakenOf, ...]
    costs: tuple[Cost, ...]
    opens: tuple[Need, ...]
    needs: tuple[Need, ...]
    once: tuple[Once, ...]
    sole: bool
    standing: bool
    repeats: str | None  # the parameter whose text is a line that stands
    cancels: str | None  # the parameter whose text is the beginning of a line that stands no longer
    notations: tuple[Notation, ...]
    body: tuple[Statement, ...]
    throws: bool
    gives_away: tuple[Away, ...] = ()
    settled_by: tuple[str, ...] = ()  # the fields of the entry that decided which of its clauses the act has
    form: Words | None = None  # what the act is called that it shares with other entries


@dataclass(frozen=True, slots=True)
class ActsOf(Node):
    """The acts of these kinds with these numbers, in the order of the queue."""

    kinds: tuple[str, ...]
    ranges: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class RunEach(Node):
    """Carries out a process, once or for each of some things."""

    process: str
    arguments: tuple[Expr, ...]
    variable: str | None
    type: Type | None
    source: Expr | None
    where: Expr | None
    ordering: Ordering | None

    def line(self) -> Run | Loop:
        """The same as a line of a block."""
        run = Run(self.process, self.arguments, span=self.span)
        if self.variable is None or self.source is None or self.type is None:
            return run
        ordering = self.ordering or Ordering(span=self.span)
        return Loop(self.variable, self.type, self.source, self.where, ordering, False, (run,), span=self.span)


@dataclass(frozen=True, slots=True)
class LinesOf(Node):
    """The lines of some players are due, for the acts (a kind and numbers) that are carried out from here on, up to the
    next such line."""

    variable: str
    type: Type
    source: Expr
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Stage(Node):
    """A step of a sequence."""

    number: int
    label: Words | None
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]
    items: tuple[LinesOf | ActsOf | RunEach, ...]
    when: Expr | None = None  # the variants under which it counts, or does not


@dataclass(frozen=True, slots=True)
class LimitOf(Node):
    """A limit of the acts that a player may give, or may have `standing`; `amount` reads the variable `player`."""

    standing: bool
    amount: Expr
    label: Words | None


@dataclass(frozen=True, slots=True)
class QueuedOf(Node):
    """The acts of one kind in a queue: what they go by, and which of them each limit counts (None: all of them). Both
    read the variables `act` (the record) and `player`."""

    kind: str
    word: str
    ordering: Ordering
    counts: tuple[Expr | None, ...]


@dataclass(frozen=True, slots=True)
class Sequence(Declared):
    """The order of what happens in one period. `queues`: the kinds of acts that it queues; of two acts that come at the
    same place, the one whose kind is named first goes first."""

    queues: tuple[QueuedOf, ...]
    player: str  # the kind of those who give acts
    limits: tuple[LimitOf, ...]
    notes: tuple[str, ...]  # the events that are noted of each who has handed in acts
    stages: tuple[Stage, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of acts that it queues."""
        return tuple(queue.kind for queue in self.queues)

    @property
    def shuffled(self) -> bool:
        """Return whether equal acts come by lot."""
        return any(queue.ordering.shuffled for queue in self.queues)

    def key_of(self, kind: str) -> str:
        """The name of the function that tells what acts of a kind go by."""
        return f"key {self.name}{self._of(kind)}"

    def counts_of(self, kind: str, at: int) -> str:
        """The name of the function that tells which acts of a kind the limit at that place, from 1, counts."""
        return f"counts {self.name} {at}{self._of(kind)}"

    def _of(self, kind: str) -> str:
        queue = next(queue for queue in self.queues if queue.kind == kind)
        return f" {queue.word}" if queue is not self.queues[0] else ""


@dataclass(frozen=True, slots=True)
class ForbidOf(Node):
    """Acts that may not be given under a variant."""

    kind: str
    keys: tuple[str, ...]
    label: Words | None


@dataclass(frozen=True, slots=True)
class StepOf(Node):
    """What a variant does to a step: puts it in (`after`), takes its place (`override`), leaves it out (`forbid`)."""

    verb: str
    sequence: str
    number: int
    label: Words | None


@dataclass(frozen=True, slots=True)
class ExcludeOf(Node):
    """Variants with which a variant is not played, and why."""

    names: tuple[str, ...]
    label: Words | None


@dataclass(frozen=True, slots=True)
class Variant(Declared):
    """An overlay that a game may choose; its contributions stand in the functions, guarded by `VariantOn`.

    `excludes` names all variants with which it is not played, whichever of the two says so.
    """

    position: int
    title: Text
    touched: tuple[str, ...]
    forbids: tuple[ForbidOf, ...]
    steps: tuple[StepOf, ...] = ()
    apart: tuple[ExcludeOf, ...] = ()
    excludes: tuple[str, ...] = ()


def pairs_apart(deeds: Deeds) -> tuple[tuple[str, str], ...]:
    """The pairs of variants that are not played together, each once."""
    at = {variant.name: variant.position for variant in deeds.variants.values()}
    return tuple((v.name, other) for v in deeds.variants.values() for other in v.excludes if v.position < at[other])


@dataclass(frozen=True, slots=True)
class Doing:
    """What an example carries out before it looks: statements, or the act in which it stands (`act`).

    `refused` is the sentence that it expects to be turned down with, None when it expects none; `under` the variants
    under which it is played. An example with `under` alone carries out nothing.
    """

    body: tuple[Statement, ...] = ()
    act: bool = False
    refused: Words | None = None
    under: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deeds:
    """All of it, in source order; an empty one for a pack that only reckons."""

    state: State | None = None
    events: dict[str, Event] = field(default_factory=dict)
    processes: dict[str, Process] = field(default_factory=dict)
    upons: tuple[Upon, ...] = ()
    acts: dict[tuple[str, str], Act] = field(default_factory=dict)  # (kind, key)
    sequences: dict[str, Sequence] = field(default_factory=dict)
    variants: dict[str, Variant] = field(default_factory=dict)
    doings: dict[str, Doing] = field(default_factory=dict)  # example key -> what it does
    machines: tuple[Machine, ...] = ()
    spellings: tuple[Spelling, ...] = ()

    def __bool__(self) -> bool:
        return bool(
            self.state or self.events or self.processes or self.acts or self.sequences or self.variants or self.upons
        )
