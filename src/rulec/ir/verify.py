"""Checks a lowered program: what must be true of it whatever it came from. A finding is a fault of rulec."""

from __future__ import annotations

from collections.abc import Iterator

from rulec.ir import nodes as ir
from rulec.sema.types import KindType, ListType, SetType, TruthType

TRUTHS = (ir.Compare, ir.Between, ir.Bool, ir.Not, ir.BitTest, ir.AnyBit, ir.InSet, ir.Contains, ir.IsNone)


def verify(program: ir.Program) -> list[str]:
    """What is wrong, a sentence each; empty for a sound program."""
    found: list[str] = []
    for function in program.functions.values():
        found.extend(f"{function.name}: {fault}" for fault in _function(program, function))
    for column in program.columns.values():
        found.extend(f"{column.name}: {fault}" for fault in _column(program, column))
    return found


def _function(program: ir.Program, function: ir.Function) -> Iterator[str]:
    bound = {param.name for param in function.params}
    found: list[str] = []
    ends = _block(program, function, function.body, bound, found)
    yield from found
    if not ends:
        yield "may end without an answer"
    for index, entry in enumerate(function.entries):
        if entry.index != index:
            yield f"entry {index} calls itself {entry.index}"
        if entry.den < 1:
            yield f"entry {index} has the den {entry.den}"


def _block(
    program: ir.Program, function: ir.Function, body: tuple[ir.Stmt, ...], bound: set[str], found: list[str]
) -> bool:
    """Whether a block always ends in an answer; adds faults to `found`, and to `bound` what it always binds."""
    ends = False
    for stmt in body:
        if ends:
            found.append("has statements behind an answer")
            ends = False
        match stmt:
            case ir.Assign(name=name, value=value):
                found.extend(_expr(program, value, bound))
                bound.add(name)
            case ir.If(test=test, then=then, other=other):
                found.extend(_expr(program, test, bound))
                found.extend(_truth(program, test))
                left, right = set(bound), set(bound)
                a = _block(program, function, then, left, found)
                b = _block(program, function, other, right, found)
                bound |= right if a else left if b else left & right
                ends = a and b
            case ir.ForEach(variable=variable, source=source, body=inner):
                found.extend(_expr(program, source, bound))
                _block(program, function, inner, bound | {variable}, found)
            case ir.Return(value=value):
                found.extend(_expr(program, value, bound))
                if isinstance(function.result, TruthType) and function.sort not in ("value", "roll"):
                    found.extend(_truth(program, value))
                ends = True
            case ir.Raise():
                ends = True
            case ir.Note(entry=entry, delta=delta):
                found.extend(_expr(program, entry, bound))
                found.extend(_expr(program, delta, bound))
                if isinstance(entry, ir.Const):
                    at = entry.value
                    if not isinstance(at, int) or not -len(function.entries) <= at < len(function.entries):
                        found.append(f"notes an entry {at} that it does not have")
    return ends


def _expr(program: ir.Program, expr: ir.Expr, bound: set[str]) -> Iterator[str]:
    match expr:
        case ir.Local(name=name) if name not in bound:
            yield f"reads `{name}` before it is bound"
        case ir.Call(function=name, arguments=arguments):
            target = program.functions.get(name)
            if target is None:
                yield f"calls `{name}`, which is not there"
            elif len(target.params) != len(arguments):
                yield f"calls `{name}` with {len(arguments)} of {len(target.params)} arguments"
        case ir.Cell(column=name, keys=keys, arguments=arguments):
            column = program.columns.get(name)
            if column is None:
                yield f"reads column `{name}`, which is not there"
            elif len(column.axes) != len(keys) or len(column.params) != len(arguments):
                yield f"reads column `{name}` with the wrong number of keys or arguments"
        case ir.Throw(address=address, faces=faces, count=count, name=name, still=still):
            if not faces or count < 1 or (still is not None and count != 1):
                yield f"throws no dice at `{address}`"
            if still is not None:
                yield from _expr(program, still, bound | {name})
                yield from _truth(program, still)
            return
        case ir.Stated(fact=name, arguments=arguments):
            target = program.functions.get(name)
            if target is None or len(target.params) != len(arguments):
                yield f"asks for the fact `{name}`, which is not there"
        case ir.Arith(op=op, right=right):
            if op not in ("+", "-", "*", "//"):
                yield f"has the operator `{op}`"
            if op == "//" and not (isinstance(right, ir.Const) and isinstance(right.value, int) and right.value > 0):
                yield "floor-divides by what is not a constant above 0"
        case ir.Bool(values=values):
            for value in values:
                yield from _truth(program, value)
        case ir.Not(value=value):
            yield from _truth(program, value)
        case ir.IfElse(test=test):
            yield from _truth(program, test)
        case ir.Over(variable=variable, source=source, where=where, body=body):
            yield from _expr(program, source, bound)
            for part in (where, body):
                if part is not None:
                    yield from _expr(program, part, bound | {variable})
            return
        case _:
            pass
    for inner in ir.parts(expr):
        yield from _expr(program, inner, bound)  # type: ignore[arg-type]


def _truth(program: ir.Program, expr: ir.Expr) -> Iterator[str]:
    """A fault where an expression cannot be a truth."""
    match expr:
        case ir.Const(value=value):
            if not isinstance(value, bool):
                yield f"tests the constant {value!r}"
        case ir.Call(function=name):
            target = program.functions.get(name)
            if target is not None and not isinstance(target.result, TruthType):
                yield f"tests `{name}`, which gives no truth"
        case ir.Arith() | ir.Quotient() | ir.Negate() | ir.MinMax() | ir.Mask() | ir.Items() | ir.Throw():
            yield f"tests {type(expr).__name__}, which gives no truth"
        case ir.Over(word=word) if word not in ("any", "all"):
            yield f"tests a {word}"
        case _:
            return


def _column(program: ir.Program, column: ir.Column) -> Iterator[str]:
    levels: list[object] = [column.cells]
    for axis in column.axes:
        for level in levels:
            if not isinstance(level, tuple) or len(level) != axis.size:
                yield "has a level of the wrong size"
                return
        levels = [cell for level in levels if isinstance(level, tuple) for cell in level]
    plain = not isinstance(column.type, ListType | SetType | KindType)
    for cell in levels:
        if isinstance(cell, tuple) and plain:
            yield "holds a tuple where a cell should be"
        if isinstance(cell, int) and cell < ir.FLOOR and ir.FLOOR - 1 - cell >= len(column.specials):
            yield "has a cell that stands for nothing"
    bound = {param.name for param in column.params}
    for special in column.specials:
        if special.value is not None:
            yield from _expr(program, special.value, bound)
