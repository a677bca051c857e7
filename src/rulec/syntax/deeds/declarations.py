"""Syntax nodes of state, events, processes, machines, clauses of acts, sequences and variants."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.deeds.statements import NoteEvent, Offered, Statement
from rulec.syntax.nodes.answers import ModifyDecl, Needs
from rulec.syntax.nodes.examples import Does, ExampleDecl
from rulec.syntax.nodes.expressions import Each, Expr, Ordering, Text, Word
from rulec.syntax.nodes.views import GivesAway
from rulec.syntax.nodes.vocabulary import About, Citation, FieldDecl, Note, Parameter, TypeExpr


@dataclass(frozen=True, slots=True)
class StateDecl(Node):
    """`state "The game"` and its fields: the state of the world itself."""

    label: Text | None
    items: tuple[FieldDecl | Citation | Note, ...]


@dataclass(frozen=True, slots=True)
class EventDecl(Node):
    """`event moved(group: Group) "{group} has moved"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    items: tuple[Citation | Note, ...] = ()


@dataclass(frozen=True, slots=True)
class ProcessDecl(Node):
    """`process p(a: A) -> T "…"` and its statements. `begins`: `at the beginning` of a game.

    `window p(a: A) on x: T "…"` is a process, too: `pending` is its `x`, which is both its last parameter and its
    result.
    """

    name: Word
    parameters: tuple[Parameter, ...]
    result: TypeExpr | None
    label: Text | None
    items: tuple[GivesAway | Citation | Note | ExampleDecl, ...]
    body: tuple[Statement, ...]
    begins: bool = False
    pending: Word | None = None


@dataclass(frozen=True, slots=True)
class UponDecl(Node):
    """`upon conquered(place: p, by: q) when C "…"` and its statements, executed whenever the event is noted.

    `names` binds arguments of the event: (argument, name in the block).
    """

    event: Word
    names: tuple[tuple[Word, Word], ...]
    when: Expr | None
    label: Text | None
    items: tuple[GivesAway | Citation | About, ...]
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Transition(Node):
    """`keen, plain -> old "why"`: the new value of a field for some of its members."""

    members: tuple[Word, ...]
    value: Expr
    label: Text | None


@dataclass(frozen=True, slots=True)
class MachineOn(Node):
    """`upon moved(group: g) when C` and its transitions. The first bound argument of the kind is the thing that
    changes."""

    event: Word
    names: tuple[tuple[Word, Word], ...]
    when: Expr | None
    label: Text | None
    rows: tuple[Transition, ...]
    items: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class MachineDecl(Node):
    """`change mood of Guard "…"`: how a field changes upon events. `complete`: every value has a transition."""

    field: Word
    kind: Word
    complete: bool
    label: Text | None
    items: tuple[Citation | Note, ...]
    events: tuple[MachineOn, ...]


@dataclass(frozen=True, slots=True)
class By(Node):
    """`by guard: Guard of house` (actor and player), or `by house: House` (the player itself)."""

    name: Word
    kind: Word
    of: Word | None


@dataclass(frozen=True, slots=True)
class Taken(Node):
    """`x: Kind in DOMAIN = default when C` in a `takes` line, or `x: a path from …`, which needs no type.

    If C, which must be known at compile time, is false, the parameter is not typed and takes its default.
    """

    name: Word
    type: TypeExpr | None
    domain: Expr | None
    domain_end: Expr | None  # upper end of a range: `pips in 0 pips .. 5 pips`
    default: Expr | None
    path: Offered | None = None
    when: Expr | None = None


@dataclass(frozen=True, slots=True)
class Takes(Node):
    """`takes x: Kind in DOMAIN = default, y: Kind`."""

    items: tuple[Taken, ...]


@dataclass(frozen=True, slots=True)
class Costs(Node):
    """`costs 500 gold, 300 food when C "label"`."""

    amounts: tuple[Expr, ...]
    when: Expr | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Opens(Node):
    """`open when C "…" as NAME`: a condition checked when the act is handed in. The text explains the refusal."""

    test: Expr
    text: Text
    name: Word | None = None


@dataclass(frozen=True, slots=True)
class OncePer(Node):
    """`once per house, target each turn`.

    `once per turn` has no names: once for each actor. `once per guard in orders each turn` counts all acts of the kind
    with such a clause. `when` must be known at compile time.
    """

    names: tuple[Word, ...]
    unit: Word
    within: Word | None = None
    when: Expr | None = None


@dataclass(frozen=True, slots=True)
class SoleAction(Node):
    """`sole action`: the actor does nothing else in the same turn."""


@dataclass(frozen=True, slots=True)
class Standing(Node):
    """`standing`: also applies in later turns, until another of its kind and player replaces it."""


@dataclass(frozen=True, slots=True)
class Repeats(Node):
    """`repeats line`: the argument `line` is a line that stands until cancelled."""

    line: Word


@dataclass(frozen=True, slots=True)
class Cancels(Node):
    """`cancels line`: ends the standing lines that begin with the argument `line`."""

    line: Word


@dataclass(frozen=True, slots=True)
class Typed(Node):
    """`typed "7 {target} [{amount}]"`. With `otherwise`, a notation that is refused with that sentence."""

    text: Text
    otherwise: Text | None


@dataclass(frozen=True, slots=True)
class SpellingDecl(Node):
    """`typed "H" known as "hold", "holds"`: alternative spellings of a word in notations."""

    word: Text
    also: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class ActOfDecl(Node):
    """`act of order: Order where C "Label"` and its clauses: shared by the acts of all entries that satisfy C."""

    name: Word
    kind: Word
    where: Expr | None
    label: Text | None
    items: tuple[ActClause | Needs | GivesAway | Citation | Note, ...]


@dataclass(frozen=True, slots=True)
class EachActDecl(Node):
    """`each act of order: Order` and its clauses: those with which each act of the kind begins that says no `by` of its
    own."""

    name: Word
    kind: Word
    items: tuple[ActClause | Needs | GivesAway | Citation | Note, ...]


ActClause = By | Takes | Costs | Opens | OncePer | SoleAction | Standing | Repeats | Cancels | Typed | Does


@dataclass(frozen=True, slots=True)
class ActsOf(Node):
    """`acts order 50 .. 60`, `acts order, errand 111, 115`: acts of these kinds and numbers, in queue order."""

    kind_words: tuple[Word, ...]
    ranges: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class LinesOf(Node):
    """`lines of each p in powers where C`: these players hand in lines at this step."""

    each: Each


@dataclass(frozen=True, slots=True)
class RunEach(Node):
    """`run p(x) for each x in xs as listed`."""

    call: Expr
    variable: Word | None
    source: Expr | None
    where: Expr | None
    ordering: Ordering | None


@dataclass(frozen=True, slots=True)
class Stage(Node):
    """`step 2 "Title"` of a sequence, and its lines."""

    number: int
    label: Text | None
    items: tuple[LinesOf | ActsOf | RunEach | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class LimitActs(Node):
    """`limit E when C "label"`: maximum number of acts of a player. In `when`, the act's fields are visible.

    `limit standing E`: maximum number of standing acts.
    """

    standing: bool
    amount: Expr
    when: Expr | None
    label: Text | None


@dataclass(frozen=True, slots=True)
class SequenceDecl(Node):
    """`sequence turn "…"`: its queue, limits, notes on players who handed in acts, and steps.

    Its name is the unit of time in `happened`.
    """

    name: Word
    label: Text | None
    queued: tuple[Word, ...]  # kind words in `queue order, errand …`
    ordering: Ordering | None
    limits: tuple[LimitActs, ...]
    notes: tuple[NoteEvent, ...]
    stages: tuple[Stage, ...]
    items: tuple[Citation | Note, ...]


@dataclass(frozen=True, slots=True)
class StepEdit(Node):
    """`after step 2` with new steps, `override step 2` with its replacement, or `forbid step 2`."""

    verb: str
    number: int
    stages: tuple[Stage, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class ReplayDecl(Node):
    """`modify sequence turn` and its edits of steps."""

    sequence: Word
    edits: tuple[StepEdit, ...]
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class NotWith(Node):
    """`not with long_game, short_game`: variants that exclude this one."""

    names: tuple[Word, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class VariantDecl(Node):
    """`variant ice_age "Ice Age"`, with its modifications and prohibitions."""

    name: Word
    label: Text | None
    items: tuple[ModifyDecl | ReplayDecl | Forbid | NotWith | Citation | Note, ...]


@dataclass(frozen=True, slots=True)
class Forbid(Node):
    """`forbid order 660, 661 "why"`: acts that may not be given."""

    kind_word: Word
    keys: tuple[Word, ...]
    label: Text | None


DeedDecl = (
    ActOfDecl
    | EachActDecl
    | StateDecl
    | EventDecl
    | ProcessDecl
    | UponDecl
    | MachineDecl
    | SequenceDecl
    | VariantDecl
    | SpellingDecl
)
