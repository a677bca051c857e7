"""The data of a pack that a program carries: measures, enumerations, kinds, entries, the world, acts, sequences, views.

Texts are ready to print and values are known, so a back end prints a `Program` without the model.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from rulec.base.records import Text, TextNumber, Texts, dataclass, field
from rulec.base.spans import Span
from rulec.base.types import Type
from rulec.ir.nodes.expressions import Const
from rulec.sema.deeds import Notation as Notation
from rulec.sema.deeds import NotationPart as NotationPart
from rulec.sema.deeds import Slot as Slot


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter. Numbers are passed in grains of its type."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Heading:
    """Title data of a function or a solve.

    `name` is its name in the rules, `cites` its citations without rulings, `module` the stem of its file, `within` the
    solve that contains it. `ends` are the bounds of a quantity's result, where known; `results` are the names and
    labels of a roll's results.
    """

    name: str
    label: Text
    cites: Text
    module: Text
    within: Text
    ends: tuple[str | None, str | None]
    span: Span = field(compare=False, repr=False)
    results: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure. Amounts are whole multiples of `grain`; `one` and `many` are its singular and plural for readers."""

    name: str
    plural: str
    grain: Fraction
    one: Text
    many: Text


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an enumeration."""

    name: str
    title: Text
    also: Texts = ()


@dataclass(frozen=True, slots=True)
class Enum:
    """An enumeration with its members in order."""

    name: str
    label: Text
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Several:
    """A known list, set or spot (a pair of amounts)."""

    form: str
    items: tuple[Value, ...]


Value = Const | Several
"""An initial value of a field, where it is known at compile time."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Players who may see a thing or field: those at the end of the `paths`, and those for whom one of the `facts`
    holds.
    """

    paths: tuple[tuple[str, ...], ...]
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a kind or of the world.

    `owner` is the kind that declares it. `starts` is its initial value, if known at compile time; `has_default` also
    covers defaults computed in play. With `seen` None it is visible to all.
    """

    name: str
    type: Type
    owner: str
    label: Text
    starts: Value | None
    has_default: bool
    seen: Seen | None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind. `fields` include those inherited through `extends`, base kind first."""

    name: str
    word: str
    label: Text
    cites: Text
    plural: str
    listed: bool
    extends: str | None
    fields: tuple[Field, ...]
    belongs_to: str | None
    known_as: str | None
    also_known: tuple[str, ...]
    named_by_everyone: bool
    seen: Seen | None


@dataclass(frozen=True, slots=True)
class Record:
    """An entry. `behind` is the int that stands for it, `starts` its initial field values as far as they are known."""

    name: str
    title: Text
    number: int | None
    behind: int
    starts: tuple[tuple[str, Value], ...]
    also: Texts = ()


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant that a game may choose."""

    name: str
    title: Text


@dataclass(frozen=True, slots=True)
class Taken:
    """A parameter of an act.

    `ranged`: its domain is given by the two ends of a range. `usual`: its constant default; other defaults come from a
    function. `naming`: its value may become the name of a thing. `sought`: it accepts names of things that the player
    has not seen.
    """

    name: str
    type: Type
    ranged: bool
    usual: Const | None = None
    naming: bool = False
    sought: bool = False


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A variant under which an act is not allowed, and the reason for readers."""

    variant: str
    why: Text


@dataclass(frozen=True, slots=True)
class AskedOf:
    """Functions that hold the refusals of an act which read exactly these sought parameters; None if there is no such
    function.
    """

    names: tuple[str, ...]
    opens: str | None
    needs: str | None


@dataclass(frozen=True, slots=True)
class Act:
    """An act. `name` is the stem of its functions' names."""

    name: str
    kind: str
    word: str
    key: str
    entry: str
    number: int | None
    title: Text
    player: str
    actor: str | None
    owner: tuple[str, ...]
    parameters: tuple[Taken, ...]
    notations: tuple[Notation, ...]
    once: tuple[tuple[tuple[str, ...], bool], ...]  # names, and whether the limit applies across all acts of the kind
    sole: bool
    standing: bool
    repeats: str | None
    cancels: str | None
    forbidden: tuple[Forbidden, ...]
    asked: tuple[AskedOf, ...] = ()
    narrows: tuple[tuple[str, str], ...] = ()
    """Parameters, each with a function of it and of earlier parameters that rejects the act whatever the later ones
    are.
    """


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a sequence."""

    number: int
    title: Text


Acts = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
"""Acts carried out together: words of kinds, each with ranges of act numbers."""


@dataclass(frozen=True, slots=True)
class Queue:
    """Acts of one kind in a sequence: the function that gives their sort key, and per limit the function that selects
    the acts it counts (empty if it counts all).
    """

    word: str
    key: str
    counts: Texts


@dataclass(frozen=True, slots=True)
class Sequence:
    """A sequence of steps, such as a turn.

    `limits` are the names of its limits, and `standing_limits` the numbers, from 1, of those that apply to standing
    acts. `notes` are the events recorded for players who have handed in acts. `first` lists, per step, the acts that
    nothing precedes in any game.
    """

    name: str
    title: Text
    queues: tuple[Queue, ...]
    player: str
    shuffled: bool
    limits: Texts
    notes: tuple[str, ...]
    standing_limits: tuple[int, ...]
    steps: tuple[Step, ...]
    first: tuple[Acts, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a view: its heading and the function that computes it."""

    name: str
    function: str
    type: Type
    title: Text


@dataclass(frozen=True, slots=True)
class View:
    """A table shown to a player. `drawn` maps each aspect of its drawing on a map to names of columns."""

    name: str
    title: Text
    viewer: Param
    rows: str
    thing: Param | None
    shows: tuple[Column, ...]
    drawn: tuple[tuple[str, str | tuple[str, ...]], ...] | None


@dataclass(frozen=True, slots=True)
class Waiting:
    """An entry that is not carried out yet."""

    word: Text
    number: TextNumber | None
    title: Text


ArgumentNames = Mapping[str, tuple[str, ...]]
"""Names of each event's arguments."""
Spellings = tuple[tuple[str, tuple[str, ...]], ...]
"""Words of typed forms with their alternative spellings."""


@dataclass(frozen=True, slots=True)
class World:
    """The state of a game and its rules of play."""

    label: Text
    state: tuple[Field, ...]
    events: Mapping[str, tuple[Type, ...]]
    arguments: ArgumentNames  # of events; executed code uses positions, so names are outside the fingerprint
    variants: tuple[Variant, ...]
    apart: tuple[tuple[str, str], ...]  # pairs of variants that exclude each other
    acts: Mapping[str, Act]
    sequences: Mapping[str, Sequence]
    begins: tuple[tuple[str, bool], ...]  # functions that set up a game, and whether they throw
    asked: str  # kind of the players who answer questions in a game without acts
    waiting: tuple[Waiting, ...]
    views: tuple[View, ...]
    spellings: Spellings


@dataclass(frozen=True)
class Pack:
    """All of a pack except its functions, columns and solves. `records` is keyed by kind; `world` is None if nothing
    happens.
    """

    name: Text
    title: Text
    version: Text
    hash: Text
    documents: tuple[tuple[Text, Text], ...]  # short name, used by citations of functions, and title
    measures: Mapping[str, Measure]
    enums: Mapping[str, Enum]
    kinds: Mapping[str, Kind]
    records: Mapping[str, tuple[Record, ...]]
    world: World | None
