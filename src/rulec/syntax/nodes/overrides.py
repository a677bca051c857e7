"""The surface tree of what a pack says in place of a parent: declarations, rows of tables, steps of sequences.

What `rulec.syntax.nodes` says of its nodes holds here too: frozen, a span each, nothing resolved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes import About, Citation, DecideDecl, Declaration, Expr, Text, Word

if TYPE_CHECKING:
    from rulec.syntax.deeds import Stage


@dataclass(frozen=True, slots=True)
class OverrideDecl(Node):
    """`override quantity wage(…) …`: the declaration takes the place of the parent's of the same name."""

    declaration: Declaration | DecideDecl


@dataclass(frozen=True, slots=True)
class RowCell(Node):
    """`fee: 3 gold` in a line about a row."""

    column: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class RowEdit(Node):
    """`insert keen, low fee: 3`, `change …`, `remove keen, low`; `keys` hold the keys as text, in a usual form."""

    verb: str
    keys: tuple[Word, ...]
    cells: tuple[RowCell, ...]
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class OverrideTable(Node):
    """`override table fees` and what it does to the rows of the parent's table."""

    name: Word
    edits: tuple[RowEdit, ...]
    items: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class StepEdit(Node):
    """`after step 2` with steps, `override step 2` with the step that takes its place, `forbid step 2`."""

    verb: str
    number: int
    stages: tuple[Stage, ...]
    label: Text | None


@dataclass(frozen=True, slots=True)
class ReplayDecl(Node):
    """`modify sequence turn` and what it does to the steps."""

    sequence: Word
    edits: tuple[StepEdit, ...]
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class LeaveOut(Node):
    """`forbid tree 14, 15 "There are none."`: these entries of the parents are not in this pack; without keys, all."""

    kind_word: Word
    keys: tuple[Word, ...]
    label: Text | None
    items: tuple[Citation | About, ...]


@dataclass(frozen=True, slots=True)
class NotWith(Node):
    """`not with long_game, short_game`: no game is played under this variant and one of these."""

    names: tuple[Word, ...]
    label: Text | None
