"""The surface tree of what happens: state, events, processes and their statements, acts, sequences, variants.

What `rulec.syntax.nodes` says of its nodes holds here too: frozen, a span each, nothing resolved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.syntax.nodes import (
    About,
    Citation,
    Each,
    ExampleDecl,
    Expr,
    FieldDecl,
    Limit,
    ModifyDecl,
    Node,
    Ordering,
    Parameter,
    Text,
    Throw,
    Type,
    Word,
)

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.syntax.overriding import NotWith, ReplayDecl
    from rulec.syntax.views import GivesAway
else:
    from rulec.base.records import dataclass


# ---- statements --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Let(Node):
    """`let x be E`."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class LetRun(Node):
    """`let x be run p(y)`: what a process answers with."""

    name: Word
    call: Expr


@dataclass(frozen=True, slots=True)
class SetTo(Node):
    """`set x.f to E`."""

    place: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Move(Node):
    """`raise x.f by E up to M`, `lower x.f by E down to M`; `verb` is raise or lower."""

    verb: str
    place: Expr
    by: Expr
    limit: Limit | None


@dataclass(frozen=True, slots=True)
class Create(Node):
    """`create Tower(level: 1 level) as x`; `value` is the call as written."""

    value: Expr
    name: Word | None


@dataclass(frozen=True, slots=True)
class Remove(Node):
    """`remove x`: takes a thing out of play."""

    value: Expr


@dataclass(frozen=True, slots=True)
class PutInto(Node):
    """`put E into x.fs until end of turn`; `until` names the sequence at whose end it is taken out again."""

    value: Expr
    place: Expr
    until: Word | None


@dataclass(frozen=True, slots=True)
class TakeFrom(Node):
    """`take E from x.fs`."""

    value: Expr
    place: Expr


@dataclass(frozen=True, slots=True)
class Branch(Node):
    """`if C` and its lines, or an `else if C`."""

    test: Expr
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class IfDo(Node):
    """`if … else if … else …` as blocks; `other` is empty without `else`."""

    branches: tuple[Branch, ...]
    other: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ForEachDo(Node):
    """`for each x in xs where C by highest e` and its lines; `ordering` is None where none is written, and has the
    form `at once` for `for each … at once`."""

    variable: Word
    source: Expr
    where: Expr | None
    ordering: Ordering | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    """`at once` and its lines: all reads come before any write."""

    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ChooseDo(Node):
    """`choose x in xs where C by highest e then shuffled` and its lines, `otherwise` and its lines."""

    variable: Word
    source: Expr
    where: Expr | None
    ordering: Ordering
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    """`shuffle x.pile`: a list in an order by lot."""

    place: Expr


@dataclass(frozen=True, slots=True)
class DrawDo(Node):
    """`draw x from y.pile` and its lines, `otherwise` and its lines: the first of a list is taken off."""

    variable: Word
    place: Expr
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Outcome(Node):
    """`success`, `success by 30 points or more`, `failure`, `failure by …` and its lines."""

    success: bool
    by: Expr | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Chance(Node):
    """`chance E "label"` and its outcomes, in the order in which they are written."""

    value: Expr
    label: Text | None
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Run(Node):
    """`run p(x)`."""

    call: Expr


@dataclass(frozen=True, slots=True)
class SolveDo(Node):
    """`solve s(x: xs)`: all that a solve asks is decided."""

    call: Expr


@dataclass(frozen=True, slots=True)
class NoteEvent(Node):
    """`note moved(group: g)`."""

    call: Expr


@dataclass(frozen=True, slots=True)
class Tell(Node):
    """`tell x "…{y}…"`; `who` None is `everyone`."""

    who: Expr | None
    text: Text


@dataclass(frozen=True, slots=True)
class Finish(Node):
    """`finish`, `finish with E`: ends the process."""

    value: Expr | None


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """`fail "…"`: the act is refused after all, and undone."""

    text: Text


@dataclass(frozen=True, slots=True)
class Offered(Node):
    """What may be answered: `one of S or none` (`optional`), `some of S`, `order of S`, `amount A .. B`, `yes or no`,
    `a path from A to B along S for each x in xs` (`each`).

    `form` is one, some, order, amount, truth or path; `source` is S or A, `end` is B; `some of S at least N at most M`.
    """

    form: str
    source: Expr | None = None
    end: Expr | None = None
    optional: bool = False
    least: Expr | None = None
    most: Expr | None = None
    onward: Expr | None = None
    each: Each | None = None


@dataclass(frozen=True, slots=True)
class Ask(Node):
    """`ask WHO for x be OFFERED default E sealed "Question?"`."""

    who: Expr
    name: Word
    offered: Offered
    default: Expr | None
    sealed: bool
    question: Text


@dataclass(frozen=True, slots=True)
class Reveal(Node):
    """`reveal x`: everyone learns what was answered under seal."""

    name: Word


@dataclass(frozen=True, slots=True)
class OpenOn(Node):
    """`open w(y) on x`: a window is opened on what was thrown; behind it `x` is what is left of it."""

    call: Expr
    name: Word


@dataclass(frozen=True, slots=True)
class Adjust(Node):
    """`add E "label"`, `subtract E "label"` in a window: the throw changes; `verb` is add or subtract."""

    verb: str
    value: Expr
    label: Text


Statement = (
    Let
    | LetRun
    | Throw
    | SetTo
    | Move
    | Create
    | Remove
    | PutInto
    | TakeFrom
    | IfDo
    | ForEachDo
    | AtOnce
    | ChooseDo
    | Shuffle
    | DrawDo
    | Chance
    | Run
    | SolveDo
    | NoteEvent
    | Tell
    | Finish
    | Fail
    | Ask
    | Reveal
    | OpenOn
    | Adjust
)


# ---- declarations ------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class StateDecl(Node):
    """`state "The game"` and its fields: what the game itself remembers."""

    label: Text | None
    items: tuple[FieldDecl | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class EventDecl(Node):
    """`event moved(group: Group) "{group} has moved"`."""

    name: Word
    parameters: tuple[Parameter, ...]
    label: Text | None
    items: tuple[Citation | About, ...] = ()


@dataclass(frozen=True, slots=True)
class ProcessDecl(Node):
    """`process p(a: A) -> T "…"` and its lines.

    `window p(a: A) on x: T "…"` is one too: `pending` is its `x`, the last parameter as well as what it answers with.
    """

    name: Word
    parameters: tuple[Parameter, ...]
    result: Type | None
    label: Text | None
    items: tuple[GivesAway | Citation | About | ExampleDecl, ...]
    body: tuple[Statement, ...]
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
    items: tuple[Citation | About, ...]
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
    """`x: Kind in DOMAIN = default` of a `takes` line."""

    name: Word
    type: Type
    domain: Expr | None
    domain_end: Expr | None  # set for a range: `pips in 0 pips .. 5 pips`
    default: Expr | None


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
    """`open when C "…"`: known already when the act is handed in; the text says why it is refused."""

    test: Expr
    text: Text


@dataclass(frozen=True, slots=True)
class OncePer(Node):
    """`once per house, target each turn`; `once per turn` has no names: once for who acts."""

    names: tuple[Word, ...]
    unit: Word


@dataclass(frozen=True, slots=True)
class SoleAction(Node):
    """`sole action`: who does this does nothing else in the same turn."""


@dataclass(frozen=True, slots=True)
class Standing(Node):
    """`standing`: holds for the following turns as well, until another of its kind and giver takes its place."""


@dataclass(frozen=True, slots=True)
class Typed(Node):
    """`typed "7 {target} [{amount}]"`; with `otherwise` a form that is refused with that sentence."""

    text: Text
    otherwise: Text | None


@dataclass(frozen=True, slots=True)
class Does(Node):
    """`does` and its lines; in an example without lines: the act itself."""

    body: tuple[Statement, ...]


ActClause = By | Takes | Costs | Opens | OncePer | SoleAction | Standing | Typed | Does


# ---- sequences and variants --------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ActsOf(Node):
    """`acts order 50 .. 60`, `acts order 111, 115`: the acts of these numbers, by the queue."""

    kind_word: Word
    ranges: tuple[tuple[int, int], ...]


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
    items: tuple[ActsOf | RunEach | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class LimitActs(Node):
    """`limit E when C "label"`: how many acts one player may give; `when` speaks of the act by the kind's fields."""

    amount: Expr
    when: Expr | None
    label: Text | None


@dataclass(frozen=True, slots=True)
class SequenceDecl(Node):
    """`sequence turn "…"`: its queue, limits and steps. Its name is the unit of time of `happened`."""

    name: Word
    label: Text | None
    acts: Word | None  # the kind word of `queue order …`
    ordering: Ordering | None
    limits: tuple[LimitActs, ...]
    stages: tuple[Stage, ...]
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class VariantDecl(Node):
    """`variant ice_age "Ice Age"` and what it modifies and forbids."""

    name: Word
    label: Text | None
    items: tuple[ModifyDecl | ReplayDecl | Forbid | NotWith | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class Forbid(Node):
    """`forbid order 660, 661 "why"`: these acts may not be given."""

    kind_word: Word
    keys: tuple[Word, ...]
    label: Text | None


DeedDecl = StateDecl | EventDecl | ProcessDecl | UponDecl | MachineDecl | SequenceDecl | VariantDecl
