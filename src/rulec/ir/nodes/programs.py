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

EXPLAINED = ("quantity", "value", "fact", "roll", "decide")  # sorts of functions that have a twin which explains them
ANSWERED = ("holds", "otherwise")  # entries of a fact whose condition is the answer
DOING = ("process", "upon", "does", "sequence")  # sorts of functions that are run for what they do
HAPPENS = (*DOING, "open", "needs", "cost", "domain", "default", "key", "limit", "counts")
"""Sorts of functions that are part of what happens: nobody hands them facts, they have those of the world."""

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
    """What has to hold for an entry to apply. `why`: `carries` (somebody carries its record), `modify` or `when`.

    `said` is the condition as the rules have it, so that it can be told what was not so. Of a comparison with literals
    `value` is what is compared (`value / den` units), so that it can be told what is. Of what is met in several ways
    `alternatives` are what each of them asks for.
    """

    why: str
    test: Expr
    said: e.Expr
    value: Expr | None = None
    den: int = 1
    alternatives: tuple[tuple[Guard, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """What notes point at: one clause of a function.

    `verb` is the verb as written, or `round`, `bounds`, `family`, `yes`, `no`, `holds`, `needs`, `case`,
    `otherwise`, `circle`, `stated` (what a person said of a fact), `thrown` (a throw of a roll: its notes tell what
    the dice showed, and move nothing). A note's delta is `raw / den` units. `guards` are what has to hold, one
    by one, for saying why an entry did not apply.
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
    text: Text  # its label, its citations, and who brings it, ready to be printed
    source: Text
    brought: Text


@dataclass(frozen=True, slots=True)
class MessageHole:
    """A hole of a message: the type of its argument, which tells how it is printed (`style`: `word`, or None), and the
    name of the argument."""

    type: Type
    style: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence that is told, or that refuses: pieces of text, and holes for the arguments in turn. `rule` is the
    declaration in which it stands, `name` its name there. `cures` are the parameters of an act that may be left out and
    that the need reads whose sentence it is: to say one of them may be a way to meet it."""

    parts: tuple[str | MessageHole, ...]
    rule: str
    name: str
    cures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Function:
    """A resolver. `sort`: quantity, value, roll, fact, decide, refusals (its notes are its result: what is not met)
    or bound (what another function gives at least, or at most, while not everything is decided); process, upon,
    sequence; of an act: open and needs (why it is refused), domain (what a parameter may be), default, cost (of one
    field of the player), does.

    The result is in grains: one is `grain` units. One that `throws` takes a source of dice behind its parameters.
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
    asks: bool = False  # it, or what it calls, reads a fact that may be stated: it takes a source of facts
    world: bool = False  # takes the world behind its parameters (and in front of dice): it reads or changes it
    messages: tuple[Message, ...] = ()

    @property
    def has_twin(self) -> bool:
        """Whether there is a twin of it that explains its answer."""
        return self.sort in EXPLAINED


@dataclass(frozen=True, slots=True)
class Part:
    """How a decision is weighed: about each thing of the parameter `subjects`, or about `count` members or entries
    of `owner`; `sure` and `may` name the functions that tell whether it is yes for sure, and whether it may be."""

    decide: str
    subjects: str
    owner: str
    count: int
    sure: str
    may: str


@dataclass(frozen=True, slots=True)
class Solve:
    """A solve: its strata are weighed in order, the parts of one together."""

    name: str
    params: tuple[Param, ...]
    strata: tuple[tuple[Part, ...], ...]
    declared: sema.Solve
    heading: Heading
    functions: tuple[str, ...] = field(compare=False)  # all that stands in it, in source order
    circles: tuple[Circle, ...]
    world: bool = False  # what is weighed reads the world: it takes the world behind its parameters
    asks: bool = False  # likewise, facts that may be stated


@dataclass(frozen=True, slots=True)
class Axis:
    """How a key finds its place: `direct` (0 .. size-1), `dense` (key - low, held within 0 .. size-1) or `cuts`
    (the number of cuts at or below the key). `owner` is the enumeration or kind of a direct axis."""

    form: str
    size: int
    low: int = 0
    cuts: tuple[int, ...] = ()
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Special:
    """A cell that is no plain value, stored as `FLOOR - 1 - i`: `unknown`, `none` (where something
    has to be), `left_out`, `off` or `expr`."""

    state: str
    row: Text = ""
    citation: Text = ""
    value: Expr | None = None


Cells = tuple["Cells | int | bool | str | None", ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One value column of a table (or one field of a listed kind): nested tuples, one level an axis."""

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
    """Functions that want to know which of their statements are run: `ran` takes what `id` gives of them."""

    ran: set[int]


@dataclass(frozen=True)
class Program:
    """All functions, columns and solves of a pack, in source order, and what they are about."""

    functions: Mapping[str, Function]
    columns: Mapping[str, Column]
    solves: Mapping[str, Solve]
    pack: Pack
    shapes: Store = field(init=False, compare=False, repr=False, default_factory=dict)
    """Its functions with what passes have made of them, for the next back end."""


def code(special: int) -> int:
    """The int that stands in a column for its special cell number `special`."""
    return FLOOR - 1 - special


def sides(faces: tuple[int, ...]) -> int:
    """The number of sides of a plain die, with the faces 1, 2, 3, …; 0 for any other."""
    return len(faces) if faces == tuple(range(1, len(faces) + 1)) else 0
