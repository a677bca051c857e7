"""Print `_tables.py`: a nested tuple for each column, and a function for its special cells.

A *special* cell has no plain value: it holds an expression, or a statement that the book gives none. It is stored as an
int below `FLOOR`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container

from rulec.backends.python.expressions import Printer
from rulec.backends.python.module import Module
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import Names, comment, literal, tuple_of
from rulec.backends.python.writer import Writer
from rulec.base.records import replace
from rulec.base.types import PLAIN, EnumType, KindType, ListType, OptionalType, SpotType, TextType, TruthType, Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.possible_faults import CELLS
from rulec.ir.numbers import without_none


def write_tables(layout: Layout) -> str | None:
    """Return the text of `_tables.py`, or None if the program has no columns."""
    if not layout.program.columns:
        return None
    body = Writer()
    module = Module(layout, "_tables")
    for name in layout.program.columns:
        write_column(body, module, name)
    return head(module, body.text) + body.text


def write_column(body: Writer, module: Module, name: str) -> None:
    """Print one column: its cells, then the functions that evaluate its special cells."""
    column = module.layout.program.columns[name]
    _column(body, module, name, column)
    if column.specials:
        _reader(body, module, name, column)
        _special_cells(body, module, name, column)


def head(module: Module, body: str) -> str:
    """Return the text in front of the columns: imports and the names of special cells."""
    title = "The tables of the rules, a nested tuple a column, generated from the rules."
    marks = sorted(set(MARK.findall(body)), key=lambda name: (len(name), name))
    head = module.head(title, f"{body}FLOOR" if marks else body, bracketed="rulec.runtime")
    if marks:
        head.line()
        head.line("# cells that are no plain value; what a number stands for is said behind each column")
        for name in marks:
            head.line(f"{name}: Final = FLOOR - {1 if name == OFF else name.removeprefix(CELL)}")
    return head.text


def _holds_numbered(of: Type) -> bool:
    """Return whether the cells are members or entries, or lists of them. They are stored as numbers."""
    while isinstance(of, OptionalType | ListType):
        of = of.of
    return isinstance(of, EnumType) or (isinstance(of, KindType) and of.listed)


def _in_store(of: Type) -> Type:
    """Return the type in which cells are stored: things in play become the numbers of their entries."""
    match of:
        case ListType():
            return replace(of, of=_in_store(of.of))
        case KindType(listed=False):
            return PLAIN
        case _:
            return of


def _cell_type(module: Module, column: ir.Column) -> str:
    """Print the annotation of the stored cells."""
    bare = without_none(column.type)
    text = module.layout.type(_in_store(bare))
    if column.specials:
        text = "int" if text in ("int", "bool") or isinstance(bare, EnumType | KindType) else f"{text} | int"
    return f"{text} | None" if isinstance(column.type, OptionalType) else text


def _column(writer: Writer, module: Module, name: str, column: ir.Column) -> None:
    layout = module.layout
    named = layout.tables["column", name]
    of = _cell_type(module, column)
    for _ in column.axes:
        of = f"tuple[{of}, ...]"
    writer.line()
    if writer.lines[-2:-1] and writer.lines[-2].startswith(" "):  # after a function
        writer.line()
    title = f"{column.title}: {column.column}" if column.title != name else name
    # the unit of the stored ints, as opposed to the unit shown to players
    counted = f" (counted in 1/{column.den})" if column.den != 1 else ""
    writer.line(comment(f"{title}{counted}").strip())
    cast = _holds_numbered(column.type) and not column.specials
    for at, axis in enumerate(column.axes):
        if axis.form == "cuts":
            writer.wrapped(f"{layout.tables['cuts', name, at]}: Final = (", map(str, axis.cuts), ")", is_tuple=True)
    opening = f'{named}: Final = cast("{of}", ' if cast else f"{named}: Final[{of}] = "
    shared = _shared(writer, named, column)
    _nested(writer, column, opening, column.cells, ")" if cast else "", len(column.axes), shared)


def _shared(writer: Writer, named: str, column: ir.Column) -> dict[str, str]:
    """Print rows that occur several times in a column once, innermost first, and return their constants.

    The keys are `repr` texts, since `True` equals `1`.
    """
    found: dict[str, str] = {}
    for level in range(len(column.axes) - 1, 0, -1):
        rows: list[ir.Cells] = [column.cells]
        for _ in range(level):
            rows = [row for outer in rows for row in outer if isinstance(row, tuple)]
        counts = Counter(repr(row) for row in rows)
        for row in rows:
            text = repr(row)
            if counts[text] > 1 and len(row) > 2 and text not in found:
                name = f"_{named}_{len(found) + 1}"
                _nested(writer, column, f"{name} = ", row, "", len(column.axes) - level, found)
                found[text] = name
    return found


def _nested(
    writer: Writer,
    column: ir.Column,
    opening: str,
    cells: ir.Cells,
    closing: str,
    depth: int,
    shared: dict[str, str],
) -> None:
    known = shared.get(repr(cells))
    if known is not None:
        writer.line(f"{opening}{known}{closing}")
        return
    if depth <= 1:
        writer.wrapped(f"{opening}(", (_leaf(cell, column) for cell in cells), f"){closing}", is_tuple=True)
        return
    with writer.block(f"{opening}(", end=f"){closing}"):
        for cell in cells:
            assert isinstance(cell, tuple)
            _nested(writer, column, "", cell, ",", depth - 1, shared)


def _leaf(cell: object, column: ir.Column) -> str:
    if isinstance(cell, tuple):
        return tuple_of(_leaf(c, column) for c in cell)
    if isinstance(cell, int) and cell < ir.FLOOR:
        return mark(cell, column)
    return literal(cell)


OFF, CELL = "_OFF", "_CELL_"
MARK = re.compile(rf"\b({OFF}|{CELL}\d+)\b")


def mark(cell: int, column: ir.Column) -> str:
    """Return the name of the int that stands for a special cell."""
    number = ir.FLOOR - cell
    return OFF if column.specials[number - 1].state == "off" else f"{CELL}{number}"


def _signature(module: Module, printer: Printer, column: ir.Column, *, keys: bool) -> tuple[str, list[str]]:
    layout = module.layout
    parameters: list[str] = []
    names: list[str] = []
    if keys:
        for at, axis in enumerate(column.axes):
            name = printer.locals.give(("key", at), f"key_{at + 1}")
            names.append(name)
            of = "int"
            if axis.owner:
                of = layout.public["type", axis.owner]
            parameters.append(f"{name}: {of}")
    else:
        parameters.append("cell: int")
    for param in column.params:
        name = printer.locals.give(param.name, param.name)
        names.append(name)
        parameters.append(f"{name}: {layout.type(param.type)}")
    return ", ".join(parameters), names


def _reader(writer: Writer, module: Module, name: str, column: ir.Column) -> None:
    """Print `prices_cost(key_1, …)`, which returns the cell whether it is plain or special."""
    layout = module.layout
    printer = Printer(module, Names((), *_globals(layout)))
    parameters, names = _signature(module, printer, column, keys=True)
    result = layout.type(column.type)
    writer.line()
    writer.line()
    with writer.block(f"def {layout.tables['read', name]}({parameters}) -> {result}:"):
        writer.docstring([f"The cell of {column.title}, column {column.column}."])
        index = ""
        for at, axis in enumerate(column.axes):
            key = ir.Local(f"key {at}", span=column.span)
            printer.locals.by_key[key.name] = names[at]
            index += f"[{printer.index(name, key, axis, at)}]"
        writer.line(f"cell = {layout.tables['column', name]}{index}")
        if isinstance(column.type, OptionalType):
            writer.line("if cell is None:")
            writer.line("    return None")
        bare = without_none(column.type)
        # else: numbers from `FLOOR` on are values
        plain = "isinstance(cell, int)" if isinstance(bare, TextType | ListType | SpotType) else "cell < FLOOR"
        if isinstance(bare, TextType):
            plain += " and cell < FLOOR"
        given = "".join(f", {n}" for n in names[len(column.axes) :])
        with writer.block(f"if {plain}:"):
            writer.line(f"return {layout.tables['cell', name]}(cell{given})")
        value = "cell"
        # else: held as it is
        if isinstance(bare, TruthType):
            value = "bool(cell)"
        elif isinstance(bare, EnumType | KindType):
            value = f"{layout.type(bare)}(cell)"
        elif isinstance(bare, TextType):
            value = "str(cell)"
        writer.line(f"return {value}")


def _globals(layout: Layout) -> tuple[Container[str], ...]:
    return layout.public.but("why"), layout.tables.but()


def _special_cells(writer: Writer, module: Module, name: str, column: ir.Column) -> None:
    """Print the function that evaluates the special cells of a column."""
    layout = module.layout
    printer = Printer(module, Names((), *_globals(layout)))
    parameters, _ = _signature(module, printer, column, keys=False)
    result = layout.type(column.type)
    faults = _faults(writer, module, name, column)
    writer.line()
    writer.line()
    with writer.block(f"def {layout.tables['cell', name]}({parameters}) -> {result}:"):
        writer.docstring([f"The cells of {column.title}, column {column.column}, that are no plain value."])
        at = len(writer.lines)
        for number, special in enumerate(column.specials):
            if special.value is not None:
                with writer.block(f"if cell == {mark(ir.code(number), column)}:"):
                    writer.line(f"return {printer.value(special.value)}")
        if faults:
            with writer.block(f"if cell in {faults}:"):
                writer.line(f"fault, row, citation = {faults}[cell]")
                writer.line(f"raise fault({literal(column.table)}, row, {literal(column.column)}, citation)")
        writer.line(f"raise OffTheTable({literal(column.table)}, {literal(column.column)})")
        # A resolver module imports `_tables`, so a module that a cell calls is imported only when the cell is read.
        for home, names in sorted(module.needs("\n".join(writer.lines[at:])).items()):
            for called in sorted(names, reverse=True) if module.is_ringed(home) else ():
                writer.lines.insert(at, f"    from {home} import {called}")


def _faults(writer: Writer, module: Module, name: str, column: ir.Column) -> str:
    """Print a dict from special cells without a value to the faults they raise. Return its name, or ""."""
    empty = [(number, one) for number, one in enumerate(column.specials) if one.state in CELLS and one.state != "off"]
    if not empty:
        return ""
    named = f"_{module.layout.tables['column', name]}_FAULTS"
    writer.line()
    with writer.block(f"{named}: Final[dict[int, tuple[type[CellFault], str, str]]] = {{", end="}"):
        for number, one in empty:
            told = (CELLS[one.state], literal(one.row), literal(one.citation))
            writer.line(f"{mark(ir.code(number), column)}: ({', '.join(told)}),")
    return named
