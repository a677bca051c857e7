"""Functions, columns and solves: a whole pack, lowered."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from rulec.base.memory import Store
from rulec.base.records import Text, dataclass, field
from rulec.base.spans import Span
from rulec.base.types import Type
from rulec.ir.nodes.expressions import FLOOR, Expr
from rulec.ir.nodes.pack_data import Heading, Pack, Param
from rulec.ir.nodes.statements import Stmt
from rulec.runtime.solving import Circle
from rulec.sema import expr as e
from rulec.sema import model as sema

EXPLAINED = ("quantity", "value", "fact", "roll", "decide")  # sorts of functions with a twin that explains the result
ANSWERED = ("holds", "otherwise")  # verbs of a fact's entries whose condition is the answer
DOING = ("process", "upon", "does", "sequence")  # sorts of functions that are called for their effects
HAPPENS = (*DOING, "open", "needs", "cost", "domain", "default", "key", "limit", "counts")
"""Sorts of functions that run in play. They read stated facts from the world and take no source of facts."""

Clause = (
    sema.Contribution
    | sema.Throwing
    | sema.Case
    | sema.Need
    | sema.Judged
    | sema.Waiver
    | sema.RoundRule
    | sema.BoundsRule
    | sema.Family
    | sema.Circle
)


@dataclass(frozen=True, slots=True)
class Guard:
    """A condition for an entry to apply. `why` is `carries` (a thing carries its record), `modify` or `when`.

    `said` is the condition as written in the rules, for explanations. For a comparison with literals, `value` is the
    compared expression (`value / den` units), so that an explanation can print it. A condition that can be met in
    several ways lists the guards of each in `alternatives`.
    """

    why: str
    test: Expr
    said: e.Expr
    value: Expr | None = None
    den: int = 1
    alternatives: tuple[tuple[Guard, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause of a function, referenced by notes through its index.

    `verb` is the verb as written, or one of `round`, `bounds`, `family`, `yes`, `no`, `holds`, `needs`, `case`,
    `otherwise`, `circle`, `stated` (a person's answer about a fact) and `thrown` (a throw of a roll; its notes give the
    dice shown and move no value). The delta of a note is `raw / den` units. `guards` are the conditions one by one, to
    explain why the entry did not apply.
    """

    index: int
    verb: str
    label: sema.Words | None
    cites: tuple[sema.Cite, ...]
    origin: sema.Origin
    step: str
    family: str | None
    den: int
    guards: tuple[Guard, ...]
    clause: Clause
    span: Span = field(compare=False, repr=False)
    text: Text  # label, citations and origin, ready to print
    source: Text
    brought: Text


@dataclass(frozen=True, slots=True)
class MessageHole:
    """A hole of a message. The type of its argument determines how it is printed; `style` is `word`, `year` or None."""

    type: Type
    style: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence told to players or given as a refusal: texts, and holes for the arguments in order.

    `name` identifies it within its declaration `rule`. `cures` are the optional parameters that the unmet need reads:
    giving one of them may satisfy it.
    """

    parts: tuple[str | MessageHole, ...]
    rule: str
    name: str
    cures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Function:
    """A lowered function. `sort` is one of:
    - quantity, value, roll, fact, decide;
    - refusals: its notes, one per unmet need, are its result;
    - bound: the least or greatest result of another function while decisions are open;
    - process, upon, sequence;
    - of an act: open and needs (reasons for refusal), domain (allowed values of a parameter), default, cost (of one
      field of the player), does.

    A result of 1 is worth `grain` units. If it `throws`, it takes a source of dice as its last argument.
    """

    name: str
    sort: str
    params: tuple[Param, ...]
    result: Type
    grain: Fraction
    body: tuple[Stmt, ...]
    entries: tuple[Entry, ...]
    declared: sema.Declared
    heading: Heading
    span: Span = field(compare=False, repr=False)
    throws: bool = False
    asks: bool = False  # it or a callee reads a fact that may be stated: takes a source of facts
    world: bool = False  # it or a callee reads or changes the world: takes the world after its parameters, before dice
    messages: tuple[Message, ...] = ()

    @property
    def has_twin(self) -> bool:
        """True if the function has a twin that explains its result."""
        return self.sort in EXPLAINED


@dataclass(frozen=True, slots=True)
class Part:
    """A decision within a solve, taken for each thing of the parameter `subjects`, or for `count` members or entries of
    `owner`.

    `sure` and `may` are the functions that test for a certain and for a possible yes.
    """

    decide: str
    subjects: str
    owner: str
    count: int
    sure: str
    may: str


@dataclass(frozen=True, slots=True)
class Solve:
    """A solve. Its strata are weighed in order, the parts of a stratum together."""

    name: str
    params: tuple[Param, ...]
    strata: tuple[tuple[Part, ...], ...]
    declared: sema.Solve
    heading: Heading
    functions: tuple[str, ...] = field(compare=False)  # all functions in it, in source order
    circles: tuple[Circle, ...]
    world: bool = False  # it reads the world: takes the world after its parameters
    asks: bool = False  # it reads facts that may be stated


@dataclass(frozen=True, slots=True)
class Axis:
    """Mapping of a key to an index: `direct` (0 .. size-1), `dense` (key - low, clamped to 0 .. size-1) or `cuts`
    (number of cuts at or below the key).

    `owner` is the enumeration or kind of a direct axis.
    """

    form: str
    size: int
    low: int = 0
    cuts: tuple[int, ...] = ()
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Special:
    """A cell without a plain value, stored as `FLOOR - 1 - i`. `state` is `unknown`, `none` (a value is required),
    `left_out`, `off` or `expr` (computed).
    """

    state: str
    row: Text = ""
    citation: Text = ""
    value: Expr | None = None


Cells = tuple["Cells | int | bool | str | None", ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A value column of a table, or a field of a listed kind: nested tuples, one level per axis."""

    name: str
    table: str
    column: str
    title: Text
    axes: tuple[Axis, ...]
    cells: Cells
    specials: tuple[Special, ...]
    params: tuple[Param, ...]
    type: Type
    den: int
    span: Span = field(compare=False, repr=False)


class BodyReader(Mapping[str, Function]):
    """A mapping of functions that records executed statements in `ran`, by `id`."""

    ran: set[int]


@dataclass(frozen=True)
class Program:
    """All functions, columns and solves of a pack in source order, and the pack's data."""

    functions: Mapping[str, Function]
    columns: Mapping[str, Column]
    solves: Mapping[str, Solve]
    pack: Pack
    shapes: Store = field(init=False, compare=False, repr=False, default_factory=dict)
    """Functions after the optimisation passes, cached for the next back end."""


def code(special: int) -> int:
    """Return the int that encodes special cell number `special` of a column."""
    return FLOOR - 1 - special


def sides(faces: tuple[int, ...]) -> int:
    """Return the number of sides of a plain die with the faces 1, 2, 3, …; 0 for any other die."""
    return len(faces) if faces == tuple(range(1, len(faces) + 1)) else 0
