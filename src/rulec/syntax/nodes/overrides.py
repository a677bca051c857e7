"""What a pack says in place of a parent: rows of tables, and entries that are left out."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.expressions import Expr, Text, Word
from rulec.syntax.nodes.vocabulary import About, Citation


def plain_key(text: str) -> str:
    """A key in its usual form: `{a,b}` and `{ a, b }` are one, and so are `8..9` and `8 .. 9`."""
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
    """`insert row keen, low fee: 3`, `modify row …`, `forbid row keen, low`; `keys` hold the keys as text, in a usual
    form."""

    verb: str
    keys: tuple[Word, ...]
    cells: tuple[RowCell, ...]
    cites: Citation | None


@dataclass(frozen=True, slots=True)
class OverrideTable(Node):
    """`modify table fees` and what it does to the rows of the parent's table."""

    name: Word
    edits: tuple[RowEdit, ...]
    items: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class LeaveOut(Node):
    """`forbid tree 14, 15 "There are none."`: these entries of the parents are not in this pack; without keys, all."""

    kind_word: Word
    keys: tuple[Word, ...]
    label: Text | None
    items: tuple[Citation | About, ...]
