"""Syntax nodes of vocabulary (measures, enumerations, dice, kinds, constants), and of clauses common to all
declarations."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.expressions import Expr, Number, Text, Word


@dataclass(frozen=True, slots=True)
class TypeName(Node):
    """`gold`, `Picker`, or a rate: `gold per year`. `ground`: `spot in metres`. `entry`: `entry of Picker`."""

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
    """`"Picking" 60 .. 71`. Lines are None if the document has none. `sentences`: first and last on a single line."""

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
    """`cites 60.2, 61`: places in the document that the block cites. The tree builder replaces it with `Cites`."""

    ranges: tuple[LineRange, ...]


Citation = Cites | CitesRuling | CitesHere


@dataclass(frozen=True, slots=True)
class About(Node):
    """`about "…"`: colour and reasons for readers. Numbers are written as holes."""

    text: Text
    cites: Citation | None = None


@dataclass(frozen=True, slots=True)
class Carrier(Node):
    """`surprise 60.2`, `ruling doubt 60.2`, `order 12 60.2`: a declaration that carries sentences. `word` is its
    kind's."""

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
    """`leaves 60.4 because "…"`: sentences that the page omits."""

    cites: Citation
    because: Text


Note = About | Elsewhere | Leaves


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
    """A member of an enumeration or scale. On its own line: `north "N" known as "north gate"`."""

    name: Word
    label: Text | None = None
    also: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class AlsoKnown(Node):
    """`known as "NRG", "Norwegian"` in an entry: alternative names that players may type."""

    names: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class EnumDecl(Node):
    """`enum Arm: foot, horse`, or `scale Sight: hidden < size < contents` if `ordered`. `block`: one member a line."""

    name: Word
    members: tuple[Member, ...]
    label: Text | None
    ordered: bool
    block: bool


@dataclass(frozen=True, slots=True)
class Face(Node):
    """A face of a die: an integer."""

    value: int


@dataclass(frozen=True, slots=True)
class DieDecl(Node):
    """`die average: 2, 3, 3, 4, 4, 5 "an average die"`."""

    name: Word
    faces: tuple[Face, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class SharedFamilyDecl(Node):
    """`family omens "what the stars say" counts greatest`, outside a quantity: shared by all quantities."""

    name: Word
    label: Text | None
    counts: Word
    items: tuple[Citation | Note, ...]
    tail: Citation | None = None


@dataclass(frozen=True, slots=True)
class Seer(Node):
    """`house.friends`, `itself` or `nobody`; empty for `everyone`."""

    path: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Whoever(Node):
    """`whoever notices`: players for whom a fact about them and the thing holds."""

    fact: Word


@dataclass(frozen=True, slots=True)
class SeenBy(Node):
    """`seen by house, itself`: the players who see a field or, in a line of a kind, a thing with all its fields."""

    by: tuple[Seer | Whoever, ...]


@dataclass(frozen=True, slots=True)
class FieldDecl(Node):
    """`level: level = 1 level "practice"`."""

    name: Word
    type: TypeExpr
    default: Expr | None
    label: Text | None
    seen: SeenBy | None = None


@dataclass(frozen=True, slots=True)
class BelongsTo(Node):
    """`belongs to house`: the field that refers to the owner. `for its` follows it."""

    field_name: Word


@dataclass(frozen=True, slots=True)
class CarriedBy(Node):
    """`carried by House as customs`: entries of this kind affect things that have them in that field."""

    kind: Word
    field_name: Word


@dataclass(frozen=True, slots=True)
class LiesOn(Node):
    """`lies on house: House "house"`: things of this kind lie on others, to which this field refers."""

    name: Word
    type: TypeExpr
    label: Text | None
    seen: SeenBy | None = None


@dataclass(frozen=True, slots=True)
class CountsOf(Node):
    """`of several counts greatest power`, `… least power`, `… first`, `… last`: which of several on one thing applies.
    `by` is the deciding field."""

    how: Word
    by: Word | None


@dataclass(frozen=True, slots=True)
class KnownAs(Node):
    """`called by name, old_name`: the text field that names a thing in messages and typed lines, and further accepted
    ones."""

    field_names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class NamedBy(Node):
    """`named by everyone`: players may name things that they have not seen. The act is carried out, perhaps without
    effect."""


@dataclass(frozen=True, slots=True)
class ActedBy(Node):
    """`players act by them`: entries of this kind without an act count as not carried out."""


@dataclass(frozen=True, slots=True)
class SoleBy(Node):
    """`sole action when errand`: acts on entries with this field set are sole actions."""

    field_name: Word


@dataclass(frozen=True, slots=True)
class ConstantDecl(Node):
    """`constant reach = 8 miles "reach"`."""

    name: Word
    value: Expr
    label: Text | None
    items: tuple[Citation | Note, ...]
    tail: Citation | None = None


@dataclass(frozen=True, slots=True)
class Limit(Node):
    """`up to E` (`up`) or `down to E` (`down`)."""

    direction: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Throw(Node):
    """`throw a be d6 "the first die"`: a named roll."""

    name: Word
    value: Expr
    label: Text | None
