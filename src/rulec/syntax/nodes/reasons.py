"""What comes from elsewhere, why it is so, and how it is tried: modifiers, records, rulings, examples, a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.answers import (
    Answer,
    Contribution,
    FactDecl,
    Needs,
    QuantityDecl,
    RollDecl,
    RoundClause,
    SolveDecl,
    ValueDecl,
)
from rulec.syntax.nodes.expressions import Expr, Text, Word
from rulec.syntax.nodes.vocabulary import About, Citation, ConstantDecl, DieDecl, EnumDecl, Face, KindDecl, MeasureDecl

if TYPE_CHECKING:
    from rulec.syntax.deeds import ActClause, DeedDecl, Does
    from rulec.syntax.nodes.overrides import LeaveOut, OverrideDecl, OverrideTable, ReplayDecl
    from rulec.syntax.nodes.views import GivesAway, ViewDecl


@dataclass(frozen=True, slots=True)
class Waive(Node):
    """`waive ladder "why"`: a named need of a fact does not apply."""

    name: Word
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class ModifyDecl(Node):
    """`modify harvest for its picker when C`; `path` is `picker` or `picker.house`, empty without `for its`.

    `modify errand 7` changes an act: then `kind_word` is set and `target` is its key; `costs`: `modify costs of …`.
    """

    target: Word
    path: tuple[Word, ...]
    when: Expr | None
    items: tuple[Contribution | RoundClause | Needs | Waive | Answer | Citation | About, ...]
    kind_word: Word | None = None
    costs: bool = False


@dataclass(frozen=True, slots=True)
class FieldValue(Node):
    """`customs: {thrifty, bold}` in a record."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class WorksBy(Node):
    """`works by order 12`, `works by wage`: what carries an entry out that has no act of its own: the act of
    another entry (then `key` is set), or a rule."""

    name: Word
    key: Word | None


@dataclass(frozen=True, slots=True)
class RecordDecl(Node):
    """`custom thrifty "Thrifty"`; `kind_word` is the kind's name in small letters; `key` a name or a whole number."""

    kind_word: Word
    key: Word
    label: Text | None
    items: tuple[
        FieldValue | WorksBy | ModifyDecl | ActClause | Needs | GivesAway | Citation | About | ExampleDecl, ...
    ]


# ---- why ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Reading(Node):
    """`reading option = 1.5 "…" cites …`."""

    name: Word
    value: Expr | None
    label: Text | None
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class Take(Node):
    """`take option because "…"`."""

    name: Word
    because: Text


@dataclass(frozen=True, slots=True)
class Matters(Node):
    """`matters much`, `matters little` (`much` is no)."""

    much: bool


@dataclass(frozen=True, slots=True)
class RulingDecl(Node):
    """`ruling late_share contradiction "What lateness takes"`; `sort` is the second word."""

    name: Word
    sort: Word | None
    label: Text | None
    items: tuple[Reading | Take | Matters | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class GivenPair(Node):
    """`picker.practice: 10` in a `given` line."""

    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Given(Node):
    """`given a: E, b.f: E`."""

    pairs: tuple[GivenPair, ...]


@dataclass(frozen=True, slots=True)
class ThrownFace(Node):
    """`5` or `a: 5` in a `thrown` line."""

    name: Word | None
    face: Face


@dataclass(frozen=True, slots=True)
class Thrown(Node):
    """`thrown 5, 2` or `thrown a: 1, b: 3`: what the dice showed, in the order in which they are thrown."""

    faces: tuple[ThrownFace, ...]


@dataclass(frozen=True, slots=True)
class AnsweredOne(Node):
    """`x: E` in an `answered` line."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class Answered(Node):
    """`answered x: E, x: E`: what people answered, for each name in the order in which they are asked."""

    answers: tuple[AnsweredOne, ...]


@dataclass(frozen=True, slots=True)
class StatedFact(Node):
    """`lame(horse)`, `not lame(horse)`, or `lame` of all, in a `stated` line."""

    fact: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class Stated(Node):
    """`stated lame(horse), not fed(horse)`: what a person says of facts."""

    facts: tuple[StatedFact, ...]


@dataclass(frozen=True, slots=True)
class Expect(Node):
    """`expect harvest(picker, fruit) = 25 baskets`."""

    test: Expr


@dataclass(frozen=True, slots=True)
class ExpectRefused(Node):
    """`expect refused "…"`: what the example does is turned down with this sentence."""

    text: Text


@dataclass(frozen=True, slots=True)
class Under(Node):
    """`under ice_age, long_game`: the example is played under these variants."""

    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class ExampleDecl(Node):
    """`example "Ten years in the sun"`; `does` comes before what is expected."""

    label: Text
    items: tuple[Given | Stated | Thrown | Answered | Under | Does | Expect | ExpectRefused | Citation | About, ...]


Declaration: TypeAlias = (
    "MeasureDecl | EnumDecl | KindDecl | DieDecl | ConstantDecl | QuantityDecl | ValueDecl"
    "| RollDecl | FactDecl | ModifyDecl | RecordDecl | RulingDecl | ExampleDecl | SolveDecl | DeedDecl | ViewDecl"
    "| OverrideDecl | OverrideTable | ReplayDecl | LeaveOut"
)


@dataclass(frozen=True, slots=True)
class Module(Node):
    """One `.rules` file."""

    name: str  # the file's stem
    declarations: tuple[Declaration, ...]
