"""State, events, processes, machines, acts, sequences and variants."""

from __future__ import annotations

from rulec.base.records import Text, Texts, dataclass, field
from rulec.base.spans import Span
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.deeds.statements import Ordering, Statement
from rulec.sema.expr import Expr
from rulec.sema.model.functions import Away, Need, Parameter
from rulec.sema.model.vocabulary import Cite, Declared, FieldOf, Words


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
    examples: Texts = ()
    gives_away: tuple[Away, ...] = ()
    pending: str = ""
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Spelling:
    """A word of typed forms, and how else it may be typed."""

    word: str
    also: tuple[str, ...]
    span: Span = field(compare=False, repr=False)


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
    """A parameter of an act: its type, what it may be (a list, set or range; None: anything), and its default."""

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
    """At most one act of this key in a turn for each combination of these parameters."""

    names: tuple[str, ...]


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
    examples: Texts = ()
    gives_away: tuple[Away, ...] = ()


@dataclass(frozen=True, slots=True)
class ActsOf(Node):
    """The acts of a kind with these numbers, in the order of the queue."""

    kind: str
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
    """How many acts a player may give, or may have `standing`; `when` and `amount` read the variables `act` (the
    record) and `player`."""

    standing: bool
    amount: Expr
    when: Expr | None
    label: Words | None


@dataclass(frozen=True, slots=True)
class Sequence(Declared):
    """What happens in one period, in order. `kind` is the kind of acts that it queues, empty for none."""

    kind: str
    player: str  # the kind of those who give acts
    ordering: Ordering
    limits: tuple[LimitOf, ...]
    notes: tuple[str, ...]  # the events that are noted of each who has handed in acts
    stages: tuple[Stage, ...]


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


def pairs_apart(deeds: Deeds | None) -> tuple[tuple[str, str], ...]:
    """The pairs of variants that are not played together, each once."""
    variants = list(deeds.variants.values()) if deeds is not None else []
    at = {variant.name: variant.position for variant in variants}
    return tuple((v.name, other) for v in variants for other in v.excludes if v.position < at[other])


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
