"""The entries that a block of a chapter lists."""

from __future__ import annotations

from rulec.sema.expr import Collection
from rulec.sema.model import Model, Record
from rulec.sema.model.book import Inserted
from rulec.sema.typing.source_text import show_expr


def entries(model: Model, block: Inserted) -> list[Record]:
    """Those that fit what the block asks for, by their numbers where they have some."""
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
    return sorted(found, key=lambda record: (record.number is None, record.number or 0))
