"""Cells that are always the same ones: pages and exports say what stands there, so that nobody has to look it up."""

from __future__ import annotations

from rulec.base.types import NumberType
from rulec.sema.expr import Expr, Lookup, MemberLit, NumberLit, RecordLit
from rulec.sema.model import CellValue, Model, TableRow


def fixed_cell(node: Lookup, model: Model) -> CellValue | None:
    """The cell that a lookup always finds, where its keys are fixed and it holds a value."""
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
    """The row that a lookup with fixed keys finds; None when a key is not fixed too."""
    keys = [found for key in node.keys if (found := position(key, model)) is not None]
    if len(keys) < len(node.keys):
        return None
    for row in model.tables[node.table].rows:
        if all(cell.covers(key) for cell, key in zip(row.keys, keys, strict=True)):
            return row
    return None


def position(key: Expr, model: Model) -> int | None:
    """A fixed key as the rows hold it: a position, or an amount in grains. None when it is not fixed."""
    if isinstance(key, MemberLit | RecordLit):
        return key.position
    if not isinstance(key, NumberLit) or not isinstance(key.type, NumberType):
        return None
    grain = next((model.measures[name].grain for name, power in key.type.dims if power == 1), 1)
    return int(key.value / grain) if (key.value / grain).denominator == 1 else None
