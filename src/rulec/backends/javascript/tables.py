"""Prints the columns that emitted functions read, and what stands behind cells that are no plain value."""

from __future__ import annotations

from rulec.backends.javascript.expressions import TABLES, Printer, Script
from rulec.backends.javascript.literals import literal, text
from rulec.backends.javascript.scribe import Scribe
from rulec.base.types import ListType, OptionalType, SpotType, TextType
from rulec.ir import nodes as ir

FAULTS = {"none": "DoesNotApply", "unknown": "UnknownCell", "left_out": "UnknownCell"}


def write_columns(writer: Scribe, script: Script) -> None:
    """All columns of the script."""
    assert script.name == TABLES
    for name in script.names.columns:
        column = script.names.program.columns[name]
        writer.line(f"const {script.names.names['column', name]} = {literal(column.cells)};")
    for name in script.names.columns:
        column = script.names.program.columns[name]
        if column.specials:
            _reader(writer, script, name, column)
            _special_cells(writer, script, name, column)


def _reader(writer: Scribe, script: Script, name: str, column: ir.Column) -> None:
    """`prices_cost(key_1, …)`: the cell whatever it is."""
    names, printer = script.names.names, Printer(script)
    keys = [printer.locals.give(f"key {at}", f"key_{at + 1}") for at in range(len(column.axes))]
    given = [printer.local(param.name) for param in column.params]
    span = column.span
    index = ir.Cell(name, tuple(ir.Local(f"key {at}", span=span) for at in range(len(keys))), span=span)
    bare = column.type.of if isinstance(column.type, OptionalType) else column.type
    is_plain = "cell >= $FLOOR"
    if isinstance(bare, TextType | ListType | SpotType):
        is_plain = 'typeof cell !== "number"'
    if isinstance(column.type, OptionalType):
        is_plain = f"cell === null || {is_plain}"
    script.runtime.add("$FLOOR")
    writer.line()
    with writer.block(f"function {names['read', name]}({', '.join([*keys, *given])}) {{"):
        writer.line(f"const cell = {printer.place(index)};")
        behind = f"{names['cell', name]}({', '.join(['cell', *given])})"
        writer.line(f"return {is_plain} ? cell : {behind};")
    writer.line("}")


def _special_cells(writer: Scribe, script: Script, name: str, column: ir.Column) -> None:
    """What stands behind the cells that are no plain value."""
    printer = Printer(script)
    given = [printer.local(param.name) for param in column.params]
    writer.line()
    with writer.block(f"function {script.names.names['cell', name]}({', '.join(['cell', *given])}) {{"):
        with writer.block("switch (cell) {"):
            for number, special in enumerate(column.specials):
                if special.value is not None:
                    writer.line(f"case {ir.code(number)}: return {printer.value(special.value)};")
                elif special.state in FAULTS:
                    fault = FAULTS[special.state]
                    script.runtime.add(fault)
                    told = ", ".join(map(text, (column.table, special.row, column.column, special.citation)))
                    writer.line(f"case {ir.code(number)}: throw new {fault}({told});")
        writer.line("}")
        script.runtime.add("OffTheTable")
        writer.line(f"throw new OffTheTable({text(column.table)}, {text(column.column)});")
    writer.line("}")
