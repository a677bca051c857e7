"""What is done, line by line, as it was written."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.expressions import Each, Expr, Ordering, Text, Word
from rulec.syntax.nodes.vocabulary import Limit, Throw


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
    """`set x.f to E until end of turn`; `until` names the sequence at whose end it is as before."""

    place: Expr
    value: Expr
    until: Word | None


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
class PutOn(Node):
    """`put Chill(power: p) on region for 3 turns`, `… until end of turn`: creates a thing that lies on another. `turns`
    is how many of the sequences that `unit` names it lies there, one where that is left out; without a unit it lies
    until it is removed."""

    value: Expr
    on: Expr
    turns: Expr | None
    unit: Word | None


@dataclass(frozen=True, slots=True)
class TakeFrom(Node):
    """`remove E from x.fs`."""

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
class RepeatDo(Node):
    """`repeat up to N until C` and its lines."""

    most: Expr
    until: Expr
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    """`at once` and its lines: all reads come before any write."""

    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ChooseDo(Node):
    """`for the first x in xs where C by highest e then shuffled` and its lines, `otherwise` and its lines."""

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
    """`throw against E "label"` and its outcomes, in the order in which they are written."""

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
class Failing(Node):
    """`failing order 12 of x`, `failing order of p: x` (any order; `parameter` is p): behind what is told; `about` in
    place of `failing` (`fails` is False) where the order has not failed."""

    kind_word: Word
    key: Word | None
    parameter: Word | None
    of: Expr
    fails: bool = True


@dataclass(frozen=True, slots=True)
class Tell(Node):
    """`tell x "…{y}…" as NAME failing order 12 of z`; `who` None is `everyone`."""

    who: Expr | None
    text: Text
    name: Word | None = None
    failing: Failing | None = None


@dataclass(frozen=True, slots=True)
class Finish(Node):
    """`finish`, `finish with E`: ends the process."""

    value: Expr | None


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """`fail "…" as NAME`: the act is refused after all, and undone."""

    text: Text
    name: Word | None = None


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """`end the game "…" as NAME`: everyone is told, and no step behind this one is played."""

    text: Text
    name: Word | None = None


@dataclass(frozen=True, slots=True)
class Offered(Node):
    """What may be answered: `one of S or none` (`optional`), `some of S`, `order of S`, `amount A .. B`, `yes or no`,
    `a path from A to B along S costing E for each x in xs at most N` (`onward`, `costing`, `each`).

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
    costing: Expr | None = None


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
    """`run w(y) on x`: a window is opened on what was thrown; behind it `x` is what is left of it."""

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
    | PutOn
    | TakeFrom
    | IfDo
    | ForEachDo
    | RepeatDo
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
    | EndGame
    | Ask
    | Reveal
    | OpenOn
    | Adjust
)
