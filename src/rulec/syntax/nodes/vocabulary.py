"""What is declared to speak of: measures, enumerations, dice, kinds, constants; and the clauses that all share."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.expressions import Expr, Number, Text, Word


@dataclass(frozen=True, slots=True)
class TypeName(Node):
    """`gold`, `Picker`, or a rate: `gold per year`; with a `ground`, `spot in metres`; `entry`: `entry of Picker`."""

    name: Word
    per: Word | None = None
    ground: Word | None = None
    entry: bool = False


@dataclass(frozen=True, slots=True)
class TypeForm(Node):
    """`T?` (form `optional`), `list of T` (`list`), `set of T` (`set`)."""

    form: str
    of: TypeName


TypeExpr = TypeName | TypeForm


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """`picker: Picker`."""

    name: Word
    type: TypeExpr


@dataclass(frozen=True, slots=True)
class CitePlace(Node):
    """`"Picking" 60 .. 71`; lines are None where the document has none. `sentences`: the first and last on one line."""

    heading: Text
    first: int | None = None
    last: int | None = None
    sentences: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Cites(Node):
    """`cites book "Picking" 60, "Letters" 177`."""

    document: Word
    places: tuple[CitePlace, ...]


@dataclass(frozen=True, slots=True)
class CitesRuling(Node):
    """`cites ruling late_share`."""

    name: Word


@dataclass(frozen=True, slots=True)
class LineRange(Node):
    """`60 .. 71`, or the sentences `60.2 .. 60.4` of one line."""

    first: int
    last: int | None = None
    sentences: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class CitesHere(Node):
    """`cites 60.2, 61`: places in a document that the block cites; the builder puts a `Cites` in its place."""

    ranges: tuple[LineRange, ...]


Citation = Cites | CitesRuling | CitesHere


@dataclass(frozen=True, slots=True)
class About(Node):
    """`about "…"`: colour and reasons for the reader, with holes for every number."""

    text: Text
    cites: Citation | None = None


@dataclass(frozen=True, slots=True)
class Carrier(Node):
    """`surprise 60.2`, `ruling doubt 60.2`, `order 12 60.2`: what carries sentences, and which. `word`: of a kind."""

    word: Word | None
    name: Word
    cites: Citation
    is_ruling: bool = False


@dataclass(frozen=True, slots=True)
class Elsewhere(Node):
    """`carried by surprise 60.3, by ruling doubt 61.2`: sentences that other pages carry."""

    carriers: tuple[Carrier, ...]


@dataclass(frozen=True, slots=True)
class Leaves(Node):
    """`leaves 60.4 because "…"`: sentences that the page leaves out."""

    cites: Citation
    because: Text


Note = About | Elsewhere | Leaves


# ---- vocabulary --------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class MeasureDecl(Node):
    """`measure level, levels`, `measure weight grain 1/10 "stone"`, `measure hit, hits "point", "points"`."""

    name: Word
    plural: Word | None
    grain: Number | None
    label: Text | None
    several: Text | None


@dataclass(frozen=True, slots=True)
class Member(Node):
    """A member of an enumeration or scale: `north "N" known as "north gate"` when it has a line of its own."""

    name: Word
    label: Text | None = None
    also: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class AlsoKnown(Node):
    """`known as "NRG", "Norwegian"` in an entry: other names that are understood when they are typed."""

    names: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class EnumDecl(Node):
    """`enum Arm: foot, horse` or, `ordered`, `scale Sight: hidden < size < contents`; `block`: a member a line."""

    name: Word
    members: tuple[Member, ...]
    label: Text | None
    ordered: bool
    block: bool


@dataclass(frozen=True, slots=True)
class Face(Node):
    """A face of a die: a whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class DieDecl(Node):
    """`die average: 2, 3, 3, 4, 4, 5 "an average die"`."""

    name: Word
    faces: tuple[Face, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class SharedFamilyDecl(Node):
    """`family omens "what the stars say" counts greatest` outside of a quantity: lines of any may count as it."""

    name: Word
    label: Text | None
    counts: Word
    items: tuple[Citation | Note, ...]
    tail: Citation | None = None


@dataclass(frozen=True, slots=True)
class Seer(Node):
    """`house.friends`, `itself`, `nobody`; `everyone` has no words."""

    path: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Whoever(Node):
    """`whoever notices`: those for whom a fact about them and the thing holds."""

    fact: Word


@dataclass(frozen=True, slots=True)
class SeenBy(Node):
    """`seen by house, itself`: who sees a field, or (a line of a kind) a thing and all of it."""

    by: tuple[Seer | Whoever, ...]


@dataclass(frozen=True, slots=True)
class FieldDecl(Node):
    """`level: level = 1 level "practice"`; with `for readers` no rule reads it."""

    name: Word
    type: TypeExpr
    default: Expr | None
    label: Text | None
    seen: SeenBy | None = None
    for_readers: bool = False


@dataclass(frozen=True, slots=True)
class BelongsTo(Node):
    """`belongs to house`: names the field that leads to the owner; `for its` climbs it."""

    field_name: Word


@dataclass(frozen=True, slots=True)
class CarriedBy(Node):
    """`carried by House as customs`: entries of this kind count for whoever has them in that field."""

    kind: Word
    field_name: Word


@dataclass(frozen=True, slots=True)
class LiesOn(Node):
    """`lies on house: House "house"`: things of this kind lie on others, which that field names."""

    name: Word
    type: TypeExpr
    label: Text | None
    seen: SeenBy | None = None


@dataclass(frozen=True, slots=True)
class CountsOf(Node):
    """`of several counts greatest power`, `… least power`, `… first`, `… last`: which of several on one thing counts;
    `by` is the field that decides."""

    how: Word
    by: Word | None


@dataclass(frozen=True, slots=True)
class KnownAs(Node):
    """`called by name, old_name`: the text field by which players name a thing of this kind, and by which messages
    print it, and others that are understood as well."""

    field_names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class NamedBy(Node):
    """`named by everyone`: players may type names of this kind that they have not seen; the act is then carried out,
    and in vain where nothing comes of it."""


@dataclass(frozen=True, slots=True)
class ActedBy(Node):
    """`players act by them`: an entry of this kind without an act is not carried out yet."""


@dataclass(frozen=True, slots=True)
class SoleBy(Node):
    """`sole action when errand`: an act whose entry says yes in this field is a sole action."""

    field_name: Word


@dataclass(frozen=True, slots=True)
class ConstantDecl(Node):
    """`constant reach = 8 miles "reach"`."""

    name: Word
    value: Expr
    label: Text | None
    items: tuple[Citation | Note, ...]
    tail: Citation | None = None


# ---- parts that several sorts of lines share ----------------------------------------------------
@dataclass(frozen=True, slots=True)
class Limit(Node):
    """`up to E` (`up`) or `down to E` (`down`)."""

    direction: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Throw(Node):
    """`throw a be d6 "the first die"`: names what is thrown."""

    name: Word
    value: Expr
    label: Text | None
