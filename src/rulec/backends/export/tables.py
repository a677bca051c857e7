"""Rows of tables and what entries say: objects whose keys a pack names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulec.backends.export.values import Json, cell, citations, key_cell, value
from rulec.sema.model import CellValue, Cite, ColumnOf, Model, Record, Table, TableRow


def free(named: Iterable[tuple[str, Json]], taken: Mapping[str, Json]) -> dict[str, Json]:
    """The named values; one that is called as one of our keys gets a `_` behind its name."""
    found: dict[str, Json] = {}
    for name, shown in named:
        found[f"{name}_" if name in taken or name in found else name] = shown
    return found


def entry_values(model: Model, record: Record) -> list[tuple[str, Json]]:
    """What an entry says of its fields."""
    return [(name, value(given, model, record.cites)) for name, given in record.values]


def printed_columns(table: Table) -> tuple[ColumnOf, ...]:
    """The columns as they are written; a table of conditions without a key has the values themselves."""
    tally = table.tally
    return tally.values if tally is not None and tally.key is None else (*table.keys, *table.columns)


def printed_rows(model: Model, table: Table) -> list[Json]:
    """The rows as they are written."""
    tally = table.tally
    found: list[Json] = []
    if tally is not None and tally.key is None:
        for each in tally.rows:
            named: dict[str, Json] = {"row": each.name, "cites": citations(each.cites)}
            found.append(named | free(_cells(tally.values, each.cells, each.cites, model), named))
        return found
    for row in table.printed:
        cites = _row_cites(row, table, model)
        keys = ((c.name, key_cell(spec, c, model)) for c, spec in zip(table.keys, row.keys, strict=True))
        own: dict[str, Json] = {"cites": citations(cites)}
        found.append(free((*keys, *_cells(table.columns, row.cells, cites, model)), own) | own)
    return found


def _cells(
    columns: tuple[ColumnOf, ...], cells: tuple[CellValue, ...], cites: tuple[Cite, ...], model: Model
) -> list[tuple[str, Json]]:
    given = zip(columns, cells, strict=True)
    return [(column.name, cell(one, model, cites)) for column, one in given if one.state != "left_out"]


def _row_cites(row: TableRow, table: Table, model: Model) -> tuple[Cite, ...]:
    """The citations of the sheet or table, narrowed to the line on which the row is printed."""
    cites = table.cites
    if table.sheet is not None:
        at = next(i for i, column in enumerate(table.keys) if column.name == table.sheet)
        key = key_cell(row.keys[at], table.keys[at], model)
        cites = next((s.cites for s in table.sheets if s.key == key), ()) or cites
    if row.line is None:
        return cites
    around = (c for c in cites if c.first is not None and c.first <= row.line <= (c.last or c.first))
    found = next(around, None) or next((c for c in cites if c.document), None)
    return cites if found is None else (Cite(found.document, found.heading, row.line, row.line),)
