"""What a program is about, as data: measures, enumerations, kinds and entries, the world, acts, sequences, views.

All texts are ready to be printed, and all values known. With it a `Program` can be printed without the model.
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
    """A parameter; a number arrives in grains of its type."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands over a function or a solve: its name in the rules, what it is called, its citations (rulings
    aside), the stem of its file, the solve that it is part of; of a quantity the ends of its result, where known; of a
    roll what each of several results is called."""

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
    """A measure: amounts are whole multiples of `grain`; readers see `one` or `many` of it."""

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
    """An enumeration; its members in order."""

    name: str
    label: Text
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Several:
    """A list, a set or the two amounts of a spot, all known."""

    form: str
    items: tuple[Value, ...]


Value = Const | Several
"""What a field holds from the start, where that is known when compiling."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Those who see something: the `paths` lead to them, and the `facts` tell of a player and the thing."""

    paths: tuple[tuple[str, ...], ...]
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A field. `starts`: what it holds unless it is given; `has_default`: the rules say what, be it known or not.
    `seen`: None: everybody sees it. `owner`: the kind that declares it."""

    name: str
    type: Type
    owner: str
    label: Text
    starts: Value | None
    has_default: bool
    seen: Seen | None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind. `fields` include those of the kinds that it `extends`, base kind first."""

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
    """An entry; `behind`: the int that stands for it; `starts`: what its fields hold, as far as that is known."""

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
    """A parameter of an act; `ranged`: its domain is the two ends of a range. `usual`: what is meant where nothing is
    said, where that is always the same; else a function tells. `naming`: it may become the name of a thing. `sought`: a
    name that the player has not seen may stand there."""

    name: str
    type: Type
    ranged: bool
    usual: Const | None = None
    naming: bool = False
    sought: bool = False


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A variant under which an act may not be given, and why."""

    variant: str
    why: Text


@dataclass(frozen=True, slots=True)
class AskedOf:
    """The refusals of an act that read just these of the sought parameters: names of functions, or None."""

    names: tuple[str, ...]
    opens: str | None
    needs: str | None


@dataclass(frozen=True, slots=True)
class Act:
    """An act; its functions are called after `name`."""

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
    once: tuple[tuple[tuple[str, ...], bool], ...]  # names, and whether it counts over all acts of the kind
    sole: bool
    standing: bool
    repeats: str | None
    cancels: str | None
    forbidden: tuple[Forbidden, ...]
    asked: tuple[AskedOf, ...] = ()
    narrows: tuple[tuple[str, str], ...] = ()
    """Parameters, each with a function of it and of those before it that turns the act down whatever is behind them."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a sequence."""

    number: int
    title: Text


Acts = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
"""Acts that are carried out together: words of kinds, each with ranges of numbers."""


@dataclass(frozen=True, slots=True)
class Queue:
    """The acts of a kind that a sequence queues: names of the functions that tell what they go by, and for each limit
    which of them it counts; empty where there is none."""

    word: str
    key: str
    counts: Texts


@dataclass(frozen=True, slots=True)
class Sequence:
    """A sequence: `limits` are what they are called, `standing_limits` which of them limit what stands; `notes`: events
    of who has handed in acts; `first`: the acts that nothing comes before in any game, step by step."""

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
    """A column of a view: the function that gives it, and its heading."""

    name: str
    function: str
    type: Type
    title: Text


@dataclass(frozen=True, slots=True)
class View:
    """What a player gets to see; `drawn`: how, as names of columns by what they tell."""

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
"""The names of the arguments of each event."""
Spellings = tuple[tuple[str, tuple[str, ...]], ...]
"""Words of typed forms, and how else each may be typed."""


@dataclass(frozen=True, slots=True)
class World:
    """What a game remembers, and how it is played."""

    label: Text
    state: tuple[Field, ...]
    events: Mapping[str, tuple[Type, ...]]
    arguments: ArgumentNames  # of events; what is executed goes by their places
    variants: tuple[Variant, ...]
    apart: tuple[tuple[str, str], ...]  # pairs of variants that are not played together
    acts: Mapping[str, Act]
    sequences: Mapping[str, Sequence]
    begins: tuple[tuple[str, bool], ...]  # functions that set up a game, and whether they throw
    asked: str  # the kind of those who are asked, where nobody acts
    waiting: tuple[Waiting, ...]
    views: tuple[View, ...]
    spellings: Spellings


@dataclass(frozen=True)
class Pack:
    """All of a pack but for its functions, columns and solves. `records` is by kind; `world` None: nothing happens."""

    name: Text
    title: Text
    version: Text
    hash: Text
    documents: tuple[tuple[Text, Text], ...]  # short names, by which functions cite, and titles
    measures: Mapping[str, Measure]
    enums: Mapping[str, Enum]
    kinds: Mapping[str, Kind]
    records: Mapping[str, tuple[Record, ...]]
    world: World | None
