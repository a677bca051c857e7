"""Rows and entries known at compile time, so that pages and exports can print them.

A block of a chapter chooses some rows or entries. A lookup with fixed keys always finds the same cell.
"""

from __future__ import annotations

from rulec.base.types import EnumType, KindType, NumberType
from rulec.sema.expr import Collection, Expr, Lookup, MemberLit, NumberLit, RecordLit
from rulec.sema.model import CellValue, ColumnOf, KeySpec, Model, Record, Table, TableRow
from rulec.sema.model.sheets import Inserted
from rulec.sema.typing.assignability import grain_of, without_none
from rulec.sema.typing.source_text import show_expr


def entries(model: Model, block: Inserted) -> list[Record]:
    """Return the entries that match a block: in the order in which it names them, else by number."""
    kind = model.kinds[block.ref[1]]
    usual = {field.name: field.default for field in kind.fields}
    found: list[Record] = []
    for record in model.records.get(kind.name, ()):
        held = {**usual, **dict(record.values)}
        for name, wanted in block.only:
            value = held.get(name)
            items = value.items if isinstance(value, Collection) else (value,) if value is not None else ()
            said = {record.name} if name == "entries" else {show_expr(item) for item in items}
            if said.isdisjoint(wanted):
                break
        else:
            found.append(record)
    named = next((wanted for name, wanted in block.only if name == "entries"), ())
    if named:
        return sorted(found, key=lambda record: named.index(record.name))
    return sorted(found, key=lambda record: (record.number is None, record.number or 0))


def rows(model: Model, table: Table, block: Inserted) -> tuple[TableRow, ...]:
    """Return the rows of a table for the keys that a block names. A table of conditions has no such rows."""
    found = table.rows
    for name, wanted in block.only:
        at = next(at for at, key in enumerate(table.keys) if key.name == name)
        key = table.keys[at]
        found = tuple(row for row in found if any(_covers(model, key, row.keys[at], one) for one in wanted))
    return found


def _covers(model: Model, key: ColumnOf, cell: KeySpec, wanted: str) -> bool:
    """Return whether a cell covers a key in its written form."""
    of = without_none(key.type)
    match of:
        case EnumType(name=name):
            positions = {member.name: at for at, member in enumerate(model.enums[name].members)}
        case KindType(name=name):
            positions = {record.name: record.position for record in model.records.get(name, ())}
        case _:
            positions = {}
    return cell.covers(positions[wanted]) if wanted in positions else cell.text == wanted


def fixed_cell(node: Lookup, model: Model) -> CellValue | None:
    """Return the cell that a lookup always finds; None if its keys are not fixed or the cell has no value."""
    table = model.tables[node.table]
    at = next(i for i, column in enumerate(table.columns) if column.name == node.column)
    if table.unordered or table.tally is not None or node.arguments:
        return None
    row = found_by(node, model)
    if row is None:
        return None
    held = row.cells[at]
    return held if held.state == "value" and held.value is not None else None


def found_by(node: Lookup, model: Model) -> TableRow | None:
    """Return the row that a lookup always finds; None if a key is not fixed or no row matches."""
    keys = [found for key in node.keys if (found := position(key, model)) is not None]
    if len(keys) < len(node.keys):
        return None
    for row in model.tables[node.table].rows:
        if all(cell.covers(key) for cell, key in zip(row.keys, keys, strict=True)):
            return row
    return None


def position(key: Expr, model: Model) -> int | None:
    """Return a fixed key as rows store it: a position, or an amount in grains. None if it is not fixed."""
    if isinstance(key, MemberLit | RecordLit):
        return key.position
    if not isinstance(key, NumberLit) or not isinstance(key.type, NumberType):
        return None
    grain = grain_of(model.measures, key.type) or 1
    return int(key.value / grain) if (key.value / grain).denominator == 1 else None
