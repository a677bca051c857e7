"""What a block of a chapter chooses: rows of a table, entries of a kind."""

from __future__ import annotations

from rulec.base.types import EnumType, KindType, OptionalType
from rulec.sema.expr import Collection
from rulec.sema.model import ColumnOf, KeySpec, Model, Record, Table, TableRow
from rulec.sema.model.chapters import Inserted
from rulec.sema.typing.source_text import show_expr


def entries(model: Model, block: Inserted) -> list[Record]:
    """Those that fit what the block asks for: as it names them, else by their numbers where they have some."""
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
    """The rows of a table for the keys that the block names; of conditions there are none."""
    found = table.rows
    for name, wanted in block.only:
        at = next(at for at, key in enumerate(table.keys) if key.name == name)
        key = table.keys[at]
        found = tuple(row for row in found if any(_covers(model, key, row.keys[at], one) for one in wanted))
    return found


def _covers(model: Model, key: ColumnOf, cell: KeySpec, wanted: str) -> bool:
    """Whether a row with this cell is for a key as an editor writes it."""
    of = key.type.of if isinstance(key.type, OptionalType) else key.type
    match of:
        case EnumType(name=name):
            positions = {member.name: at for at, member in enumerate(model.enums[name].members)}
        case KindType(name=name):
            positions = {record.name: record.position for record in model.records.get(name, ())}
        case _:
            positions = {}
    return cell.covers(positions[wanted]) if wanted in positions else cell.text == wanted
