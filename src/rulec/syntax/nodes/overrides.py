"""Syntax nodes of overrides of a parent's table rows, and of omitted entries."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.expressions import Expr, Text, Word
from rulec.syntax.nodes.vocabulary import About, Citation


def plain_key(text: str) -> str:
    """Return the canonical form of a key: `{a,b}` equals `{ a, b }`, and `8..9` equals `8 .. 9`."""
    if text.startswith("{"):
        return "{" + ", ".join(name.strip() for name in text.strip("{} ").split(",")) + "}"
    return " ".join(text.replace("..", " .. ").replace("%", " %").split()).replace(" %", "%").replace("- ", "-")


@dataclass(frozen=True, slots=True)
class RowCell(Node):
    """`fee: 3 gold` in a line about a row."""

    column: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class RowEdit(Node):
    """`insert row keen, low fee: 3`, `modify row …`, `forbid row keen, low`. `keys` are canonical texts."""

    verb: str
    keys: tuple[Word, ...]
    cells: tuple[RowCell, ...]
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class OverrideTable(Node):
    """`modify table fees`, with edits of the parent's rows."""

    name: Word
    edits: tuple[RowEdit, ...]
    items: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class LeaveOut(Node):
    """`forbid tree 14, 15 "There are none."`: entries of parents that this pack omits; all of them without keys."""

    kind_word: Word
    keys: tuple[Word, ...]
    label: Text | None
    items: tuple[Citation | About, ...]
