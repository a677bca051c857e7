"""Print the columns that emitted functions read, and the functions that evaluate their special cells."""

from __future__ import annotations

from rulec.backends.javascript.expressions import Printer, Script, is_given, mark
from rulec.backends.javascript.literals import literal, text
from rulec.backends.javascript.namespace import TABLES
from rulec.backends.javascript.scribe import Scribe
from rulec.ir import nodes as ir
from rulec.ir.analysis.possible_faults import CELLS


def write_columns(writer: Scribe, script: Script) -> None:
    """Print all columns."""
    assert script.name == TABLES
    for name in script.names.columns:
        column = script.names.program.columns[name]
        writer.line(f"const {script.names.names['column', name]} = {literal(_cells(column.cells, column))};")
    for name in script.names.columns:
        column = script.names.program.columns[name]
        if column.specials:
            _reader(writer, script, name, column)
            _special_cells(writer, script, name, column)


def _cells(cell: object, column: ir.Column) -> object:
    """Return the cells as plain values, special cells as their codes."""
    if isinstance(cell, tuple):
        return tuple(_cells(each, column) for each in cell)
    return mark(cell, column) if column.specials and isinstance(cell, int) and cell < ir.FLOOR else cell


def _reader(writer: Scribe, script: Script, name: str, column: ir.Column) -> None:
    """Print `prices_cost(key_1, …)`, which returns the cell whether it is plain or special."""
    names, printer = script.names.names, Printer(script)
    keys = [printer.locals.give(f"key {at}", f"key_{at + 1}") for at in range(len(column.axes))]
    given = [printer.local(param.name) for param in column.params]
    span = column.span
    index = ir.Cell(name, tuple(ir.Local(f"key {at}", span=span) for at in range(len(keys))), span=span)
    writer.line()
    with writer.block(f"function {names['read', name]}({', '.join([*keys, *given])}) {{"):
        writer.line(f"const cell = {printer.place(index)};")
        behind = f"{names['cell', name]}({', '.join(['cell', *given])})"
        writer.line(f"return {is_given('cell', column)} ? cell : {behind};")


def _special_cells(writer: Scribe, script: Script, name: str, column: ir.Column) -> None:
    """Print the function that evaluates the special cells of a column."""
    printer = Printer(script)
    given = [printer.local(param.name) for param in column.params]
    writer.line()
    with writer.block(f"function {script.names.names['cell', name]}({', '.join(['cell', *given])}) {{"):
        with writer.block("switch (cell) {"):
            for number, special in enumerate(column.specials):
                case = f"case {literal(mark(ir.code(number), column))}:"
                if special.value is not None:
                    writer.line(f"{case} return {printer.value(special.value)};")
                elif special.state in CELLS and special.state != "off":
                    told = ", ".join(map(text, (column.table, special.row, column.column, special.citation)))
                    writer.line(f"{case} throw new {CELLS[special.state]}({told});")
        writer.line(f"throw new OffTheTable({text(column.table)}, {text(column.column)});")
