"""The resolved model of deeds: state, events, processes with typed statements, acts, sequences and variants."""

from __future__ import annotations

from rulec.base.records import Text, dataclass, field
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.expr import CallTo, Expr, New
from rulec.sema.model.functions import Away, Need, Parameter
from rulec.sema.model.vocabulary import Cite, Declared, FieldOf, Words


@dataclass(frozen=True, slots=True)
class SortKey(Node):
    """A key of an order, highest or lowest first."""

    highest: bool
    value: Expr


@dataclass(frozen=True, slots=True)
class Ordering(Node):
    """The order of a loop: by keys, with ties in random order if `shuffled`; without keys and not shuffled, as listed.

    `any_order`: as listed, and the analysis has shown that the order does not matter.
    """

    keys: tuple[SortKey, ...] = ()
    shuffled: bool = False
    any_order: bool = False


@dataclass(frozen=True, slots=True)
class Place(Node):
    """Field `name` (declared by `kind`) of a thing, or, `of` None, a field of the game's own state."""

    of: Expr | None
    kind: str
    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Let(Node):
    """Binds a value; no dice."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class ThrowAs(Node):
    """`throw x be E`: binds the result of dice, a roll or a throwing quantity."""

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
    """A change of a place: `verb` is set, raise, lower, put or take; `limit` is the end of `up to`/`down to`.

    `until` names the sequence at whose end the change is undone.
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
    """A loop over things in a stated order.

    `together`: `for each … at once`, all reads before any write. `until`: `repeat up to N until C`, without a name for
    the number of the turn.
    """

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
    """Shuffles a list; `name` is the address of the random draw."""

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
    """The statements on success or failure, by a margin of at least `by` points (None: any other margin)."""

    success: bool
    by: Expr | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Chance(Node):
    """A percentile throw: success at or under `value`; `name` is the address of the throw.

    The outcomes of one side are ordered by margin, greatest first; a missing side has no statements.
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
    """A message to a player (a thing in play), to a list of players, or with `who` None to all. `name` is the outcome's
    name, empty if its text serves as one.
    """

    who: Expr | None
    text: Words
    failing: Failing | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Failing(Node):
    """The act that a message reports as failed, or with `fails` False as done.

    It is the act of a record (any of the kind if `key` is empty) that the addressee gave in this turn (any player, if
    all are addressed), with `of` among its arguments or as its `parameter`.
    """

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
    """Ends the game with a message to all players; no later step of the sequence runs."""

    text: Words
    name: str = ""


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """Asks a player and binds the answer. `form`: one, some or order (of `source`), amount (between `ends`), truth, or
    path (`source` is an `Along` with the steps).

    `default` is the answer after a time-out; without one, the game waits. A `sealed` answer is known only to its player
    until a `Reveal`; other answers are public at once.
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
    """The least and the greatest number of chosen things."""


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """Makes an answer under seal public; `value` reads it."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Adjust(Node):
    """Changes the `pending` throw of a window by `value`, with a message to all players. `verb`: add, subtract."""

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


@dataclass(frozen=True, slots=True)
class State(Declared):
    """The game's own fields, of all `state` blocks together."""

    fields: tuple[FieldOf, ...]


@dataclass(frozen=True, slots=True)
class Event(Declared):
    """An event, which statements note and conditions read later."""

    parameters: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class Process(Declared):
    """Statements under a name. `throws`: they throw dice, directly or in a process that they run. `begins`: they set up
    a game, once.

    `pending` is the throw in a window: its last parameter, and its result.
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
    """A word of input forms, with its alternative spellings."""

    word: str
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Upon(Declared):
    """A trigger: statements that run whenever an event is noted. `names` are bound to its arguments (None: not bound).

    Its `name` is the event's with a number: `upon conquered 1`.
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
    """The new value of a field that is one of some members. An unknown `value` is rejected by name."""

    members: tuple[str, ...]
    test: Expr  # the field is one of them, and what its block asks holds
    value: Expr
    label: Words | None


@dataclass(frozen=True, slots=True)
class MachineOn(Node):
    """The changes of one thing's field by an event; `names` as in `Upon`, `thing` the changed one."""

    event: str
    names: tuple[str | None, ...]
    thing: str
    when: Expr | None
    label: Words | None
    rows: tuple[Transition, ...]
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Machine(Declared):
    """A state machine over a field of a kind, which changes upon events. Its `name` is `mood of Guard`; its triggers
    are in `upons`.
    """

    kind: str
    field: str
    enum: str
    complete: bool
    events: tuple[MachineOn, ...]
    gives_away: tuple[Away, ...]


@dataclass(frozen=True, slots=True)
class TakenOf(Node):
    """A parameter of an act: its type, its domain (a list, set or range, or an `Along` with the steps of a path; None:
    any value) and its default.
    """

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
    """An input form: pieces of text, parameter names as `Slot`s, optional pieces as tuples.

    `refused` is the sentence with which this form is rejected, None for an accepted form.
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
    """An action that a record gives to a player. `name` is `KIND KEY`, as in `errand 7`.

    The parameters are the actor (if any), the player, then those of `takes`; `player` and `actor` are names of
    parameters.
    """

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
        """Return the same as a line of a block."""
        run = Run(self.process, self.arguments, span=self.span)
        if self.variable is None or self.source is None or self.type is None:
            return run
        ordering = self.ordering or Ordering(span=self.span)
        return Loop(self.variable, self.type, self.source, self.where, ordering, False, (run,), span=self.span)


@dataclass(frozen=True, slots=True)
class LinesOf(Node):
    """Makes the standing lines of some players due, for the acts (a kind and numbers) that later steps carry out, up to
    the next such line.
    """

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
    """The acts of a kind in a queue: their order, and for each limit a condition of the counted ones (None: all).

    Both read the variables `act` (the record) and `player`.
    """

    kind: str
    word: str
    ordering: Ordering
    counts: tuple[Expr | None, ...]


@dataclass(frozen=True, slots=True)
class Sequence(Declared):
    """The order of events in a period. `queues` are the kinds of its acts; among acts in the same place, the kind
    listed first goes first.
    """

    queues: tuple[QueuedOf, ...]
    player: str  # the kind of those who give acts
    limits: tuple[LimitOf, ...]
    notes: tuple[str, ...]  # the events that are noted of each who has handed in acts
    stages: tuple[Stage, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of its queued acts."""
        return tuple(queue.kind for queue in self.queues)

    @property
    def shuffled(self) -> bool:
        """True if equal acts come in random order."""
        return any(queue.ordering.shuffled for queue in self.queues)

    def key_of(self, kind: str) -> str:
        """Return the name of the function with the sort key of a kind's acts."""
        return f"key {self.name}{self._of(kind)}"

    def counts_of(self, kind: str, at: int) -> str:
        """Return the name of the function with the acts of a kind that a limit counts; `at` counts from 1."""
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
    """A variant's change of a step: an insertion (`after`), a replacement (`override`) or a removal (`forbid`)."""

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
    """A set of changes that a game may choose; its contributions are in the functions, guarded by `VariantOn`.

    `excludes` names all incompatible variants, declared by either side.
    """

    position: int
    title: Text
    touched: tuple[str, ...]
    forbids: tuple[ForbidOf, ...]
    steps: tuple[StepOf, ...] = ()
    apart: tuple[ExcludeOf, ...] = ()
    excludes: tuple[str, ...] = ()


def pairs_apart(deeds: Deeds) -> tuple[tuple[str, str], ...]:
    """Return the pairs of variants that are not played together, each once."""
    at = {variant.name: variant.position for variant in deeds.variants.values()}
    return tuple((v.name, other) for v in deeds.variants.values() for other in v.excludes if v.position < at[other])


@dataclass(frozen=True, slots=True)
class Doing:
    """The actions of an example before its expectations: statements, or its enclosing act (`act`).

    `refused` is the expected rejection, None without one; `under` are the chosen variants. An example with `under`
    alone runs nothing.
    """

    body: tuple[Statement, ...] = ()
    act: bool = False
    refused: Words | None = None
    under: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deeds:
    """All deeds in source order; empty in a pack of calculations alone."""

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
