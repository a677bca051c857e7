"""Words and where they come from; measures, enumerations, dice, kinds, records and constants."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from rulec.base.records import Text, TextNumber, dataclass, field
from rulec.base.spans import Span
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.expr import Expr


@dataclass(frozen=True, slots=True)
class HolePart:
    """A hole of a text: the expression and how to print it (`word`: seven for 7), or None."""

    value: Expr
    style: str | None = None


@dataclass(frozen=True, slots=True)
class Words(Node):
    """A text: literal pieces and holes in turn."""

    parts: tuple[str | HolePart, ...]

    @property
    def plain(self) -> str | None:
        """The text when it has no hole."""
        return (
            "".join(p for p in self.parts if isinstance(p, str))
            if all(isinstance(p, str) for p in self.parts)
            else None
        )


@dataclass(frozen=True, slots=True)
class Cite:
    """A place in a document, or a ruling if `ruling` is set (then the other fields are empty).

    `sentence` is the number of a sentence on the line `first`; 0 for whole lines.
    """

    document: str = ""
    heading: str = ""
    first: int | None = None
    last: int | None = None
    ruling: str = ""
    span: Span | None = field(default=None, compare=False, repr=False)
    sentence: int = 0


def places(cites: Iterable[Cite]) -> tuple[Cite, ...]:
    """Return the citations for readers, without sentences of lines that are also cited whole."""
    found = tuple(cites)
    whole = [(c.document, c.first, c.last or c.first) for c in found if c.first is not None and not c.sentence]

    def within(cite: Cite) -> bool:
        here = cite.first or 0
        return any(document == cite.document and (a or 0) <= here <= (b or 0) for document, a, b in whole)

    return tuple(cite for cite in found if not cite.sentence or not within(cite))


@dataclass(frozen=True, slots=True)
class Mark(Node):
    """Sentences of a document that are carried by no clause with citations of its own: by a value of a `field`, by the
    text `words`, by another page `to` (sort and name), or by nothing, for the reason `because`."""

    cites: tuple[Cite, ...]
    field: str = ""
    words: Words | None = None
    to: tuple[str, str] | None = None
    because: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """The common part of declarations: name, place, file, pack, citations, colour; `within`: the solve it is part of;
    `marks`: which sentences it carries."""

    name: str
    span: Span = field(compare=False, repr=False)
    pack: Text
    module: Text  # stem of the file
    label: Words | None = None
    cites: tuple[Cite, ...] = ()
    about: tuple[Words, ...] = ()
    within: str = ""
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Measure(Declared):
    """A measure; amounts are whole multiples of `grain` (1 unless declared). Readers see `one` or `many` of it."""

    plural: str
    one: str
    many: str
    grain: Fraction = Fraction(1)
    built_in: bool = False


@dataclass(frozen=True, slots=True)
class EnumMember(Node):
    """A member and its printed name."""

    name: str
    title: Text
    also: tuple[str, ...] = ()  # other names that are understood when they are typed


@dataclass(frozen=True, slots=True)
class Enum(Declared):
    """An enumeration, or a scale when `ordered` (lowest first)."""

    members: tuple[EnumMember, ...]
    ordered: bool


@dataclass(frozen=True, slots=True)
class Die(Declared):
    """A declared die with its faces in source order."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SharedFamily(Declared):
    """A family to which lines of any quantity may belong; of those of one the `sum` or the `greatest` counts."""

    counts: str


@dataclass(frozen=True, slots=True)
class Seen(Node):
    """The readers of a field or a thing.

    They are the things at the ends of `paths`, which start at the thing (an empty path is the thing itself), and the
    players for whom one of the `facts` about the thing holds. If both are empty, the field is hidden from all players.
    """

    paths: tuple[tuple[str, ...], ...]
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FieldOf(Node):
    """A field of a kind. `default` None: must be given. `seen` None: everybody sees it. `for_readers`: no rule reads
    it."""

    name: str
    type: Type
    default: Expr | None
    label: Words | None
    owner: str
    seen: Seen | None = None
    for_readers: bool = False


ORDER_OF_LAYING = "order_of_laying"
"""The field with the order in which things were laid on others, for kinds whose last one counts."""


def turns_left(sequence: str) -> str:
    """Return the field that holds how many turns of a sequence a thing still lies on another."""
    return f"{sequence}s_left"


@dataclass(frozen=True, slots=True)
class Kind(Declared):
    """A kind. `fields` include inherited ones, base kind first. `carried`: (kind, field) pairs.

    `seen`: who sees that there is such a thing; None: everybody.
    """

    word: str  # as records are headed: `custom`
    plural: str
    listed: bool
    extends: str | None
    fields: tuple[FieldOf, ...]
    belongs_to: str | None  # the field that leads to the owner
    carried: tuple[tuple[str, str], ...]
    known_as: str | None = None  # the text field by which players name a thing
    also_known: tuple[str, ...] = ()  # others whose texts are understood when they are typed
    named_by_everyone: bool = False  # players may type names of it that they have not seen
    seen: Seen | None = None
    acted_by: bool = False  # players act by its entries, whether any of them has an act yet or not
    sole_by: str | None = None  # the field that says of an entry whether its act is a sole action
    lies_on: str | None = None  # the field that names on what a thing of it lies
    counts: str = ""  # which of several on one thing count: `all`, `first`, `last`, `greatest power`, `least power`
    modifies: tuple[str, ...] = ()  # what it changes for what it lies on: functions, and acts as `KIND KEY`


@dataclass(frozen=True, slots=True)
class WorksBy(Node):
    """The rule that carries out an entry without an act: the act of the entry `name` of `kind`, or with `kind` empty
    the rule `name`.
    """

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Record(Declared):
    """An entry of a kind: `name` is the key in snake case, `number` the book's number where it has one.

    `values` holds the given fields; `touches` the contributions, waivers and cases that it makes elsewhere.
    """

    kind: str
    title: Text
    number: int | None
    position: int
    values: tuple[tuple[str, Expr], ...]
    line: TextNumber | None = None
    works_by: tuple[WorksBy, ...] = ()
    also: tuple[str, ...] = ()  # other names that are understood when they are typed
    shared: str = ""  # its title without its owner, where others are called so too; then `title` names the owner


@dataclass(frozen=True, slots=True)
class DrawnLayer:
    """A layer of a map: its rows of letters, and for each letter the fields that it gives and an entry that has it."""

    letters: tuple[tuple[Text, tuple[str, ...], str], ...]
    rows: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """A lettered map, whose areas are entries of a kind; of `hexes` every second column stands half a hex lower."""

    kind: str
    layers: tuple[DrawnLayer, ...]
    hexes: bool = False


@dataclass(frozen=True, slots=True)
class Constant(Declared):
    """A named value; `value` is a literal once folded. `read`: another constant or a reading is worked out from it."""

    type: Type
    value: Expr
    read: bool = False
