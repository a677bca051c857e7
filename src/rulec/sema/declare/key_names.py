"""The names that tables declare: the keys of a column with `declares` are the members of its type."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.sema.declare.judged_facts import text_node
from rulec.syntax import nodes as s
from rulec.tables.located import Cell, LocatedTable


def declared_enums(table: LocatedTable) -> Iterator[s.EnumDecl]:
    """A declaration for each column that declares its type, as an editor would have written it."""
    for at, column in enumerate(table.columns):
        if column.declares is None:
            continue
        cells: dict[str, Cell] = {}
        for row in table.rows:
            cell = row.cells[at]
            if cell.text is not None:
                cells.setdefault(cell.text, cell)
        members = tuple(
            s.Member(
                s.Word(name, span=cell.span), text_node(cell.title) if cell.title is not None else None, span=cell.span
            )
            for name, cell in cells.items()
        )
        of = column.type_text
        ordered = column.declares.text == "scale"
        yield s.EnumDecl(
            s.Word(of.text, span=of.span), members, text_node(column.label), ordered, True, span=column.span
        )
