"""Typed overrides of a pack, for pages, `explain` and the export."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.base.records import dataclass, field
from rulec.base.tree import Node

if TYPE_CHECKING:
    from rulec.sema.expr import Expr
    from rulec.sema.model.tables import CellValue, ColumnOf, KeySpec
    from rulec.sema.model.vocabulary import Cite, Words


@dataclass(frozen=True, slots=True)
class Replaced(Node):
    """The declaration that an override replaces: its pack, its folded value if it had one, and the key of its entry,
    whose title may have changed.
    """

    pack: str
    title: str
    value: Expr | None
    key: str


@dataclass(frozen=True, slots=True)
class RowChanged(Node):
    """A row that was put in or taken out, or a cell that was changed; `was` is the cell as the parent has it.

    `keys` are the keys of the row, empty in a table of conditions, whose rows have a name (`words`) and their cells
    the words in front of them (`word`).
    """

    verb: str
    words: tuple[str, ...]
    keys: tuple[KeySpec, ...]
    word: str
    column: ColumnOf | None
    was: CellValue | None
    gone: tuple[CellValue, ...]  # the cells of a row that was taken out
    label: str  # of a row of conditions that was taken out, where it holds no figure
    pack: str
    title: str
    parent_title: str
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class StepChanged(Node):
    """A step that was put in (`after`), replaced (`override`) or taken out (`forbid`, with the reason given)."""

    verb: str
    number: int
    title: str
    parent_title: str
    label: Words | None
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class LeftOut(Node):
    """Entries of a parent that are not in a pack: their kind, their keys with their titles, and why."""

    kind: str
    entries: tuple[tuple[str, str], ...]
    pack: str
    title: str
    parent: str
    parent_title: str
    label: Words | None
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Changes:
    """All that a pack and those it builds on say in place of others. The nearest parent comes last."""

    replaced: dict[tuple[str, str], tuple[Replaced, ...]] = field(default_factory=dict)
    rows: dict[str, tuple[RowChanged, ...]] = field(default_factory=dict)
    steps: dict[str, tuple[StepChanged, ...]] = field(default_factory=dict)
    left_out: tuple[LeftOut, ...] = ()
    titles: dict[str, str] = field(default_factory=dict)  # of the packs, by name, parents first
    files: dict[str, str] = field(default_factory=dict)  # source path -> pack
