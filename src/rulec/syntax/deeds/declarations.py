"""State, events, processes, machines, clauses of acts, sequences and variants, as they were written."""

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
    """`state "The game"` and its fields: what the game itself remembers."""

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
    """`process p(a: A) -> T "…"` and its lines; `begins`: `at the beginning` of a game.

    `window p(a: A) on x: T "…"` is one too: `pending` is its `x`, the last parameter as well as what it answers with.
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
    """`upon conquered(place: p, by: q) when C "…"` and its lines: what follows whenever the event is noted.

    `names` binds the event's arguments: (argument, name in the block).
    """

    event: Word
    names: tuple[tuple[Word, Word], ...]
    when: Expr | None
    label: Text | None
    items: tuple[GivesAway | Citation | About, ...]
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Transition(Node):
    """`keen, plain -> old "why"`: what a field becomes that is one of some members."""

    members: tuple[Word, ...]
    value: Expr
    label: Text | None


@dataclass(frozen=True, slots=True)
class MachineOn(Node):
    """`on moved(group: g) when C` and its transitions; the first bound argument of the kind is what changes."""

    event: Word
    names: tuple[tuple[Word, Word], ...]
    when: Expr | None
    label: Text | None
    rows: tuple[Transition, ...]
    items: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class MachineDecl(Node):
    """`change mood of Guard "…"`: how a field changes by what is noted; `complete`: in each of its states."""

    field: Word
    kind: Word
    complete: bool
    label: Text | None
    items: tuple[Citation | Note, ...]
    events: tuple[MachineOn, ...]


# ---- acts: clauses of a record -----------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class By(Node):
    """`by guard: Guard of house` (who acts, and for whom), or `by house: House` (the player's own thing)."""

    name: Word
    kind: Word
    of: Word | None


@dataclass(frozen=True, slots=True)
class Taken(Node):
    """`x: Kind in DOMAIN = default when C` of a `takes` line, or `x: a path from …`, which says by itself what x is.
    Where C, which is known when compiling, does not hold, nobody says x, and it is the default."""

    name: Word
    type: TypeExpr | None
    domain: Expr | None
    domain_end: Expr | None  # set for a range: `pips in 0 pips .. 5 pips`
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
    """`open when C "…" as NAME`: known already when the act is handed in; the text says why it is refused."""

    test: Expr
    text: Text
    name: Word | None = None


@dataclass(frozen=True, slots=True)
class OncePer(Node):
    """`once per house, target each turn`; `once per turn` has no names: once for who acts. `once per guard in orders
    each turn` counts over all acts of the kind that say so; `when` has to be known when compiling."""

    names: tuple[Word, ...]
    unit: Word
    within: Word | None = None
    when: Expr | None = None


@dataclass(frozen=True, slots=True)
class SoleAction(Node):
    """`sole action`: who does this does nothing else in the same turn."""


@dataclass(frozen=True, slots=True)
class Standing(Node):
    """`standing`: holds for the following turns as well, until another of its kind and giver takes its place."""


@dataclass(frozen=True, slots=True)
class Repeats(Node):
    """`repeats line`: what is said as `line` is a line that stands until it is cancelled."""

    line: Word


@dataclass(frozen=True, slots=True)
class Cancels(Node):
    """`cancels line`: what stands and begins as `line` says ends."""

    line: Word


@dataclass(frozen=True, slots=True)
class Typed(Node):
    """`typed "7 {target} [{amount}]"`; with `otherwise` a form that is refused with that sentence."""

    text: Text
    otherwise: Text | None


@dataclass(frozen=True, slots=True)
class SpellingDecl(Node):
    """`typed "H" known as "hold", "holds"`: how else a word of typed forms may be typed."""

    word: Text
    also: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class ActOfDecl(Node):
    """`act of order: Order where C "Label"` and its clauses: the act of each entry of the kind for which C holds,
    beside what the entry says itself."""

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


# ---- sequences and variants --------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ActsOf(Node):
    """`acts order 50 .. 60`, `acts order, errand 111, 115`: the acts of these kinds and numbers, by the queue."""

    kind_words: tuple[Word, ...]
    ranges: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class LinesOf(Node):
    """`lines of each p in powers where C`: the lines of these players are due at this step."""

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
    """`step 2 "Title"` of a sequence and its lines."""

    number: int
    label: Text | None
    items: tuple[LinesOf | ActsOf | RunEach | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class LimitActs(Node):
    """`limit E when C "label"`: how many acts one player may give; `when` speaks of the act by the kind's fields.
    `limit standing E`: how many may stand."""

    standing: bool
    amount: Expr
    when: Expr | None
    label: Text | None


@dataclass(frozen=True, slots=True)
class SequenceDecl(Node):
    """`sequence turn "…"`: its queue, limits, what is noted of who has handed in acts, and steps. Its name is the
    unit of time of `happened`."""

    name: Word
    label: Text | None
    queued: tuple[Word, ...]  # the kind words of `queue order, errand …`
    ordering: Ordering | None
    limits: tuple[LimitActs, ...]
    notes: tuple[NoteEvent, ...]
    stages: tuple[Stage, ...]
    items: tuple[Citation | Note, ...]


@dataclass(frozen=True, slots=True)
class StepEdit(Node):
    """`after step 2` with steps, `override step 2` with the step that takes its place, `forbid step 2`."""

    verb: str
    number: int
    stages: tuple[Stage, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class ReplayDecl(Node):
    """`modify sequence turn` and what it does to the steps."""

    sequence: Word
    edits: tuple[StepEdit, ...]
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class NotWith(Node):
    """`not with long_game, short_game`: no game is played under this variant and one of these."""

    names: tuple[Word, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class VariantDecl(Node):
    """`variant ice_age "Ice Age"` and what it modifies and forbids."""

    name: Word
    label: Text | None
    items: tuple[ModifyDecl | ReplayDecl | Forbid | NotWith | Citation | Note, ...]


@dataclass(frozen=True, slots=True)
class Forbid(Node):
    """`forbid order 660, 661 "why"`: these acts may not be given."""

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
