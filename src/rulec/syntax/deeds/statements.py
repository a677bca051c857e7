"""Syntax nodes of statements."""

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
    """`let x be run p(y)`: binds the result of a process."""

    name: Word
    call: Expr


@dataclass(frozen=True, slots=True)
class SetTo(Node):
    """`set x.f to E until end of turn`. `until` names the sequence at whose end the old value returns."""

    place: Expr
    value: Expr
    until: Word | None


@dataclass(frozen=True, slots=True)
class Move(Node):
    """`raise x.f by E up to M` or `lower x.f by E down to M`; `verb` is raise or lower."""

    verb: str
    place: Expr
    by: Expr
    limit: Limit | None


@dataclass(frozen=True, slots=True)
class Create(Node):
    """`create Tower(level: 1 level) as x`; `value` is the call."""

    value: Expr
    name: Word | None


@dataclass(frozen=True, slots=True)
class Remove(Node):
    """`remove x`: removes a thing from play."""

    value: Expr


@dataclass(frozen=True, slots=True)
class PutInto(Node):
    """`put E into x.fs until end of turn`. `until` names the sequence at whose end the element is removed again."""

    value: Expr
    place: Expr
    until: Word | None


@dataclass(frozen=True, slots=True)
class PutOn(Node):
    """`put Chill(power: p) on region for 3 turns` or `… until end of turn`: creates a thing that lies on another.

    It lies there for `turns` runs of the sequence `unit`, one by default. Without a unit it lies until it is removed.
    """

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
    """`if C` or `else if C`, and its statements."""

    test: Expr
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class IfDo(Node):
    """`if … else if … else …`; `other` is empty without `else`."""

    branches: tuple[Branch, ...]
    other: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ForEachDo(Node):
    """`for each x in xs where C by highest e` and its statements. `ordering` is None if absent, or has the form `at
    once`."""

    variable: Word
    source: Expr
    where: Expr | None
    ordering: Ordering | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class RepeatDo(Node):
    """`repeat up to N until C` and its statements."""

    most: Expr
    until: Expr
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class AtOnce(Node):
    """`at once` and its statements: all reads precede all writes."""

    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ChooseDo(Node):
    """`for the first x in xs where C by highest e then shuffled` and its statements, with `otherwise`."""

    variable: Word
    source: Expr
    where: Expr | None
    ordering: Ordering
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    """`shuffle x.pile`: puts a list in random order."""

    place: Expr


@dataclass(frozen=True, slots=True)
class DrawDo(Node):
    """`draw x from y.pile` and its statements, with `otherwise`: removes the first element of a list."""

    variable: Word
    place: Expr
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Outcome(Node):
    """`success`, `success by 30 points or more`, `failure`, `failure by …`, and its statements."""

    success: bool
    by: Expr | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Chance(Node):
    """`throw against E "label"` and its outcomes, in source order."""

    value: Expr
    label: Text | None
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Run(Node):
    """`run p(x)`."""

    call: Expr


@dataclass(frozen=True, slots=True)
class SolveDo(Node):
    """`solve s(x: xs)`: makes all decisions of a solve."""

    call: Expr


@dataclass(frozen=True, slots=True)
class NoteEvent(Node):
    """`note moved(group: g)`."""

    call: Expr


@dataclass(frozen=True, slots=True)
class Failing(Node):
    """`failing order 12 of x`, or `failing order of p: x` for any order; `parameter` is p. Marks a message as the
    reason of a failure."""

    kind_word: Word
    key: Word | None
    parameter: Word | None
    of: Expr


@dataclass(frozen=True, slots=True)
class Tell(Node):
    """`tell x "…{y}…" as NAME failing order 12 of z`. `who` is None for `everyone`."""

    who: Expr | None
    text: Text
    name: Word | None = None
    failing: Failing | None = None


@dataclass(frozen=True, slots=True)
class Finish(Node):
    """`finish` or `finish with E`: ends the process."""

    value: Expr | None


@dataclass(frozen=True, slots=True)
class Fail(Node):
    """`fail "…" as NAME`: refuses the act and undoes its effects."""

    text: Text
    name: Word | None = None


@dataclass(frozen=True, slots=True)
class EndGame(Node):
    """`end the game "…" as NAME`: informs all players; later steps are not played."""

    text: Text
    name: Word | None = None


@dataclass(frozen=True, slots=True)
class Offered(Node):
    """The permitted answers: `one of S or none` (`optional`), `some of S`, `order of S`, `amount A .. B`, `yes or no`,
    or `a path from A to B along S costing E for each x in xs at most N` (`onward`, `costing`, `each`).

    `form` is one, some, order, amount, truth or path. `source` is S or A, `end` is B. `least` and `most` limit `some of
    S at least N at most M`.
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
    """`reveal x`: publishes a sealed answer."""

    name: Word


@dataclass(frozen=True, slots=True)
class OpenOn(Node):
    """`run w(y) on x`: opens a window on a roll; afterwards `x` is its remainder."""

    call: Expr
    name: Word


@dataclass(frozen=True, slots=True)
class Adjust(Node):
    """`add E "label"` or `subtract E "label"` in a window: changes the roll. `verb` is add or subtract."""

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
