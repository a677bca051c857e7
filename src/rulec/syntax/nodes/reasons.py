"""Syntax nodes of kinds, entries, rulings, overriding declarations and modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.answers import (
    DecideDecl,
    FactDecl,
    ModifyDecl,
    Needs,
    QuantityDecl,
    RollDecl,
    SolveDecl,
    ValueDecl,
)
from rulec.syntax.nodes.examples import ExampleDecl
from rulec.syntax.nodes.expressions import Expr, Text, Word
from rulec.syntax.nodes.vocabulary import (
    About,
    ActedBy,
    AlsoKnown,
    BelongsTo,
    CarriedBy,
    Citation,
    ConstantDecl,
    CountsOf,
    DieDecl,
    EnumDecl,
    FieldDecl,
    KnownAs,
    LiesOn,
    MeasureDecl,
    NamedBy,
    Note,
    SeenBy,
    SharedFamilyDecl,
    SoleBy,
)

if TYPE_CHECKING:
    from rulec.syntax.deeds.declarations import ActClause, DeedDecl, ReplayDecl
    from rulec.syntax.nodes.overrides import LeaveOut, OverrideTable
    from rulec.syntax.nodes.views import GivesAway, ViewDecl


@dataclass(frozen=True, slots=True)
class FieldValue(Node):
    """`customs: {thrifty, bold}` in a record."""

    name: Word
    value: Expr
    cites: Citation | None = None


@dataclass(frozen=True, slots=True)
class WorksBy(Node):
    """`works by order 12`, `works by wage`: the rule that carries out an entry without an act, or the act of another
    entry (`key` is set)."""

    name: Word
    key: Word | None


KindItem: TypeAlias = (
    FieldDecl
    | BelongsTo
    | LiesOn
    | CountsOf
    | CarriedBy
    | KnownAs
    | NamedBy
    | ActedBy
    | SoleBy
    | SeenBy
    | ModifyDecl
    | Citation
    | Note
)


@dataclass(frozen=True, slots=True)
class KindDecl(Node):
    """`kind Picker, pickers extends Person "picker"`. A `listed` kind has exactly the entries in the sources."""

    name: Word
    plural: Word | None
    listed: bool
    extends: Word | None
    label: Text | None
    items: tuple[KindItem, ...]


@dataclass(frozen=True, slots=True)
class RecordDecl(Node):
    """`custom thrifty "Thrifty"`. `kind_word` is the kind's name in lower case; `key` is a name or an integer."""

    kind_word: Word
    key: Word
    label: Text | None
    items: tuple[
        FieldValue | WorksBy | AlsoKnown | ModifyDecl | ActClause | Needs | GivesAway | Citation | Note | ExampleDecl,
        ...,
    ]


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
    """`matters much` or `matters little`."""

    much: bool


@dataclass(frozen=True, slots=True)
class RulingDecl(Node):
    """`ruling late_share contradiction "What lateness takes"`. `sort` is the second word."""

    name: Word
    sort: Word | None
    label: Text | None
    items: tuple[Reading | Take | Matters | Citation | About, ...]


@dataclass(frozen=True, slots=True)
class OverrideDecl(Node):
    """`override quantity wage(…) …`: replaces the parent's declaration of the same name."""

    declaration: Declaration | DecideDecl


Declaration: TypeAlias = (
    "MeasureDecl | EnumDecl | KindDecl | DieDecl | SharedFamilyDecl | ConstantDecl | QuantityDecl | ValueDecl"
    "| RollDecl | FactDecl | ModifyDecl | RecordDecl | RulingDecl | ExampleDecl | SolveDecl | DeedDecl | ViewDecl"
    "| OverrideDecl | OverrideTable | ReplayDecl | LeaveOut"
)


@dataclass(frozen=True, slots=True)
class Module(Node):
    """A `.rules` file."""

    name: str  # file name without extension
    declarations: tuple[Declaration, ...]
