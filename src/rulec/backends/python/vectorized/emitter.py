"""Print lowered functions for columns of cases: each branch is evaluated for the rows that take it.

An expression becomes statements for its parts and a text for its value. `rows` is always the name of a mask of the rows
in question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, get_args

from rulec.backends.python.module import field_name
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import Names, comment, literal, tuple_of
from rulec.backends.python.vectorized.forms import (
    ARRAYS,
    LIST,
    NOBODY_KNOWS,
    NUMBERS,
    SET,
    THINGS,
    TRUTHS,
    NotVectorized,
    form_of,
)
from rulec.backends.python.writer import Writer
from rulec.base.records import dataclass, field
from rulec.base.text import word_of_kind
from rulec.base.tree import children
from rulec.base.types import KindType, Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.expression_types import Types, element
from rulec.ir.analysis.ranges import Bound, Interval, Ranges, SettledRanges
from rulec.ir.numbers import without_none

ASKED = ("quantity", "value", "fact")
"""Sorts of functions that can be vectorised."""
OWN = ("read", "_FIELDS", "REFUSED")
"""Other names that the module defines."""
LIMIT = Interval(-(2**40), 2**40)
"""Bounds of numbers that enter from outside."""
MOST = 2**62 - 1
# else: a node class without a method is refused without a reason
UNMET: dict[type, str] = {
    ir.Throw: "throws dice",
    ir.Results: "throws dice",
    ir.Result: "throws dice",
    ir.Stated: "asks what only a person knows",
    ir.Happened: "looks at what has happened",
    ir.VariantOn: "looks at the game",
    ir.Geometry: "measures the ground",
    ir.Along: "looks for a way",
    ir.Ordered: "puts things in order",
    ir.Weigh: "hangs on what is decided together",
    ir.Decided: "hangs on what is decided together",
    ir.ByCircle: "hangs on what is decided together",
    ir.Items: "makes a list",
    ir.Contains: "looks for something in a list",
    ir.Mask: "puts a set together",
    ir.Root: "takes a root",
    ir.Unknown: NOBODY_KNOWS,
}
"""Nodes that cannot be vectorised, with the reason."""


class Reaches(Ranges):
    """Value ranges, if all input from outside lies within `LIMIT`."""

    def _of(self, expr: ir.Expr, bound: Mapping[str, Interval | None]) -> Interval | None:
        if isinstance(expr, ir.Load) or (isinstance(expr, ir.Local) and expr.name not in bound):
            return LIMIT
        return super()._of(expr, bound)


class SettledReaches(Reaches, SettledRanges):
    """The same ranges, computed in program order."""

    first = Reaches


Key = tuple[str, str]
"""("rows", function) or ("cells", column)."""


@dataclass
class Needs:
    """The constants and functions that the code of one function requires."""

    fields: dict[str, str] = field(default_factory=dict)  # module constants for fields of things
    heads: dict[str, str] = field(default_factory=dict)  # other module constants
    calls: dict[Key, None] = field(default_factory=dict)  # functions and cell readers called; an ordered set


@dataclass
class Written:
    """The code of one function, or of the cells of one column."""

    lines: list[str]
    needs: Needs


class Module:
    """State shared by all functions of the module: types, ranges and names."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        program = layout.program
        self.types = Types(program)
        self.ranges = SettledReaches(program.functions, program.columns)
        self.names = names = Names(layout.public.by_key.values())
        """("column", name) · ("cuts", name, axis) · ("field", kind, field) · any `Key`"""
        self.runtime = names.give("runtime", "vec")
        for function in sorted(program.functions.values(), key=lambda function: function.sort not in ASKED):
            names.give(("rows", function.name), f"_{layout.function(function.name).lstrip('_')}")
        for name, column in program.columns.items():
            plain = layout.tables["column", name]
            names.give(("cells", name), f"_{layout.tables['read', name].lower()}s")
            names.give(("column", name), f"_{plain}")
            for at, axis in enumerate(column.axes):
                if axis.form == "cuts":
                    names.give(("cuts", name, at), f"_{plain}_CUTS")
        began = [(kind, ir.BEGAN_AS) for kind in program.pack.kinds]
        for kind, field_ in (*self.types.fields, *began):
            names.give(("field", kind, field_name(field_)), f"_{kind}_{field_name(field_)}".upper())
        for own in OWN:
            names.give(own, own)

    def called(self, sort: str, name: str) -> str:
        """Return the name of a function or of the reader of a column."""
        return self.names[sort, name]


class Emitter:
    """The writer of one function, or of the cells of one column."""

    def __init__(self, module: Module, locals_: Mapping[str, Type]) -> None:
        self.module = module
        self.needs = Needs()
        self.types = locals_
        self.writer = Writer()
        own = ("rows", "answer", "done", "cell", "odd", module.runtime)
        self.names = Names(own, module.layout.public.of("member", "type"))
        self.ends: Bound = {}
        self.homes: dict[str, tuple[int, ...]] = {}
        self.answers = False  # whether some rows may return before others

    def run(self, name: str) -> str:
        """Return a qualified name of the runtime."""
        return f"{self.module.runtime}.{name}"

    def calls(self, sort: str, name: str) -> str:
        """Record a call of a function or cell reader, and return its name."""
        self.needs.calls[sort, name] = None
        return self.module.called(sort, name)

    def where(self, form: str) -> str:
        """Return the runtime function that selects between two columns by row."""
        return self.run("pick" if form == THINGS else "where")

    def fresh(self, wanted: str, text: str) -> str:
        """Bind the text to a new local, and return its name."""
        name = self.names.give(object(), wanted)
        self.writer.line(f"{name} = {bare(text)}")
        return name

    def mask(self, depth: int, text: str) -> str:
        """Bind the mask of a block. Blocks at the same depth never overlap, so they share a name."""
        name = self.names.give(("mask", depth), "here")
        self.writer.line(f"{name} = {text}")
        return name

    def local(self, name: str) -> str:
        return self.names.local(name)

    def type(self, expr: ir.Expr) -> Type | None:
        return self.module.types.of(expr, self.types)

    def form(self, expr: ir.Expr) -> str:
        return form_of(self.type(expr))

    def value(self, expr: ir.Expr, rows: str, want: str = NUMBERS) -> str:
        """Print an expression as a column, or as a constant for all rows. *want* is the form of a `none`."""
        if type(expr) in UNMET:
            raise NotVectorized(UNMET[type(expr)])
        if isinstance(expr, ir.Const):
            return self.constant(expr, rows, want)
        return PRINT[type(expr)](self, expr, rows)

    def column(self, expr: ir.Expr, rows: str, form: str) -> str:
        """Print an expression as a column with one cell for each row."""
        text = self.value(expr, rows, form)
        if not isinstance(expr, ir.Const) or form == THINGS:
            return text
        return f"{self.run('every' if form == TRUTHS else 'full')}({rows}, {text})"

    def constant(self, expr: ir.Const, rows: str, want: str) -> str:
        if expr.value is None:
            return f"{self.run('nothing')}({rows})" if want == THINGS else self.run("NONE")
        if isinstance(expr.value, str):
            raise NotVectorized("looks at a text")
        if expr.symbol is not None:
            return self.module.layout.public["member", expr.symbol.owner, expr.symbol.name]
        return literal(expr.value)

    def total(self, expr: ir.Expr) -> bool:
        """Return whether the expression has a value in every row, even in rows outside the mask."""
        if isinstance(expr, ir.IsGiven):  # the cell is not read
            return all(map(self.total, expr.cell.keys))
        return not self._may_fail(expr) and all(map(self.total, children(expr)))

    def _may_fail(self, node: ir.Node) -> bool:
        match node:
            case ir.Cell(column=name):
                return bool(self.module.layout.program.columns[name].specials)
            case ir.Arith():
                return not self.module.ranges.of(node, self.ends).within(MOST)
            case ir.Const() | ir.Local() | ir.Load() | ir.Compare() | ir.Between() | ir.Bool() | ir.Not():
                return False
            case ir.BitTest() | ir.AnyBit() | ir.InSet() | ir.Contains() | ir.IsNone() | ir.IsGiven():
                return False
            case ir.MinMax() | ir.Negate() | ir.Range() | ir.Root() | ir.Mask() | ir.Items() | ir.VariantOn():
                return False
            case _:  # else: it may fail, so it is evaluated only for the rows of the mask
                return True

    def _local(self, expr: ir.Local, rows: str) -> str:
        if expr.name not in self.types:
            raise NotVectorized("hangs on what is decided together")
        return self.local(expr.name)

    def _load(self, expr: ir.Load, rows: str) -> str:
        if expr.kind == ir.THE_WORLD:
            raise NotVectorized("looks at the game")
        of = self.type(expr)
        form = kept = form_of(of)
        if form == LIST:
            kept = f"{form_of(element(of))}s"
            if kept not in ("numbers", "things"):
                raise NotVectorized("goes through a list of neither numbers nor things")
        layout, field = self.module.layout, field_name(expr.field)
        name = self.module.names["field", expr.kind, field]
        kind = layout.public["type", expr.kind]
        self.needs.fields[name] = f"{self.run('Field')}({kind}, {literal(field)}, {literal(kept)})"
        read = {TRUTHS: "truths", THINGS: "things", LIST: "list", SET: "set"}.get(form, "numbers")
        return f"{self.value(expr.of, rows, THINGS)}.{read}({name})"

    def _call(self, expr: ir.Call, rows: str) -> str:
        called = self.module.layout.program.functions[expr.function]
        name = self.calls("rows", expr.function)
        given = []
        for param, argument in zip(called.params, expr.arguments, strict=True):
            text = self.column(argument, rows, form := form_of(param.type))
            ends = self.module.ranges.of(argument, self.ends)
            if form == NUMBERS and not ends.within(LIMIT.high or 0) and self._grows(argument):
                text = f"{self.run('limited')}({rows}, {text})"
            given.append(bare(text))
        return f"{self.run('asked')}({', '.join([name, rows, *given])})"

    def _grows(self, expr: ir.Expr) -> bool:
        """Return whether the number is computed rather than passed through from outside."""
        if isinstance(expr, ir.Local):
            return expr.name in self.ends
        return any(isinstance(node, ir.Arith | ir.Negate | ir.Quotient | ir.Call | ir.Over) for node in ir.walk(expr))

    def _cell(self, expr: ir.Cell, rows: str) -> str:
        column = self.module.layout.program.columns[expr.column]
        form = form_of(column.type)
        bare = without_none(column.type)
        if form not in (NUMBERS, TRUTHS) or (isinstance(bare, KindType) and not bare.listed):
            raise NotVectorized("reads a cell that holds neither a number nor a truth")
        if not column.specials:
            text = self.place(expr, rows)
        else:
            given = [self.column(key, rows, NUMBERS) for key in expr.keys]
            given += [self.column(a, rows, form_of(p.type)) for p, a in zip(column.params, expr.arguments, strict=True)]
            name = self.calls("cells", expr.column)
            text = f"{name}({', '.join([rows, *given])})"
        return f"({text} != 0)" if form == TRUTHS else text

    def place(self, expr: ir.Cell, rows: str) -> str:
        """Print the stored cells, special ones included."""
        return self.stored(expr.column, [self.column(key, rows, NUMBERS) for key in expr.keys])

    def stored(self, name: str, keys: Sequence[str]) -> str:
        """Print the stored cells for keys that are already texts."""
        layout = self.module.layout
        column = layout.program.columns[name]
        plain = layout.tables["column", name]
        cells = self.module.names["column", name]
        self.needs.heads[cells] = f"{self.run('cells')}({plain})"
        parts = []
        for at, (key, axis) in enumerate(zip(keys, column.axes, strict=True)):
            index = key
            if axis.form == "dense":
                index = f"{self.run('dense')}({key}, {axis.low}, {axis.size})"
            elif axis.form == "cuts":
                cuts = self.module.names["cuts", name, at]
                self.needs.heads[cuts] = f"{self.run('keys')}({tuple_of(map(str, axis.cuts))})"
                index = f"{self.run('cut')}({key}, {cuts})"
            step = 1
            for later in column.axes[at + 1 :]:
                step *= later.size
            parts.append(index if step == 1 else f"{index} * {step}")
        return f"{self.run('at')}({cells}, {' + '.join(parts)})"

    def _is_given(self, expr: ir.IsGiven, rows: str) -> str:
        column = self.module.layout.program.columns[expr.cell.column]
        worked_out = [ir.code(at) for at, one in enumerate(column.specials) if one.value is not None]
        cell = self.place(expr.cell, rows)
        if worked_out:
            cell = self.fresh("cell", cell)
        return any_of([f"({cell} >= {self.run('FLOOR')})", *(f"({cell} == {code})" for code in worked_out)])

    def _arith(self, expr: ir.Arith, rows: str) -> str:
        small = self.module.ranges.of(expr, self.ends).within(MOST)
        left, right = expr.left, expr.right
        if expr.op == "*" and not small:
            if isinstance(left, ir.Const):
                left, right = right, left
            return f"{self.run('product')}({rows}, {self.column(left, rows, NUMBERS)}, {self.value(right, rows)})"
        text = f"({self.value(left, rows)} {expr.op} {self.value(right, rows)})"
        return text if small or expr.op == "//" else f"{self.run('kept')}({rows}, {bare(text)})"

    def _quotient(self, expr: ir.Quotient, rows: str) -> str:
        left, right = (self.column(one, rows, NUMBERS) for one in (expr.left, expr.right))
        return f"{self.run('quotient')}({rows}, {left}, {right}, {literal(expr.what)})"

    def _negate(self, expr: ir.Negate, rows: str) -> str:
        return f"(-{self.value(expr.value, rows)})"

    def _min_max(self, expr: ir.MinMax, rows: str) -> str:
        pick = self.run("smaller" if expr.word == "min" else "larger")
        if expr.lists:
            raise NotVectorized(f"takes the {'least' if expr.word == 'min' else 'greatest'} of a list")
        found = self.column(expr.values[0], rows, NUMBERS)
        for one in expr.values[1:]:
            found = f"{pick}({found}, {self.value(one, rows)})"
        return found

    def _compare(self, expr: ir.Compare, rows: str) -> str:
        left, right = expr.left, expr.right
        if isinstance(left, ir.Const):
            form = self.form(right) if not isinstance(right, ir.Const) else NUMBERS
        else:
            form = self.form(left)
        if form == THINGS:
            same = f"{self.value(left, rows, THINGS)}.same({self.value(right, rows, THINGS)})"
            return same if expr.op in ("is", "==") else f"(~{same})"
        if form in (LIST, SET):
            raise NotVectorized("compares whole lists or sets")
        return f"({self.value(left, rows, form)} {expr.op} {self.value(right, rows, form)})"

    def _between(self, expr: ir.Between, rows: str) -> str:
        value = self.value(expr.value, rows)
        if not isinstance(expr.value, ir.Local):
            value = self.fresh("value", value)
        return f"(({value} >= {self.value(expr.low, rows)}) & ({value} <= {self.value(expr.high, rows)}))"

    def _bool(self, expr: ir.Bool, rows: str) -> str:
        sign, rest = ("&", "") if expr.op == "and" else ("|", "~")
        found = self.value(expr.values[0], rows)
        for at, one in enumerate(expr.values[1:]):
            if self.total(one):
                found += f" {sign} {self.value(one, rows)}"
                continue
            known = self.fresh("test", found if at == 0 else f"({found})")
            here = self.fresh("here", f"{rows} & {rest}{known}")
            found = f"{known} {sign} {self.value(one, here)}"
        return f"({found})"

    def _not(self, expr: ir.Not, rows: str) -> str:
        return f"(~{self.column(expr.value, rows, TRUTHS)})"

    def _if_else(self, expr: ir.IfElse, rows: str) -> str:
        form = self.form(expr)
        test = self.fresh("test", self.column(expr.test, rows, TRUTHS))
        sides = []
        for side, sign in ((expr.then, ""), (expr.other, "~")):
            here = rows if self.total(side) else self.fresh("here", f"{rows} & {sign}{test}")
            sides.append(self.value(side, here, form))
        return f"{self.where(form)}({test}, {', '.join(sides)})"

    def _in_set(self, expr: ir.InSet, rows: str) -> str:
        value = self.value(expr.value, rows)
        items = [self.constant(item, rows, NUMBERS) for item in expr.items]
        if len(items) > 3:
            return f"{self.run('isin')}({value}, ({', '.join(items)}))"
        if not isinstance(expr.value, ir.Local):
            value = self.fresh("value", value)
        return any_of([f"({value} == {item})" for item in items])

    def _is_none(self, expr: ir.IsNone, rows: str) -> str:
        if self.form(expr.value) == THINGS:
            given = f"{self.value(expr.value, rows, THINGS)}.given"
            return given if expr.negated else f"(~{given})"
        return f"({self.value(expr.value, rows)} {'!=' if expr.negated else '=='} {self.run('NONE')})"

    def _present(self, expr: ir.Present, rows: str) -> str:
        form = self.form(expr.value)
        value = self.column(expr.value, rows, form)
        if form not in (NUMBERS, THINGS):
            return value
        check = self.run("present_things" if form == THINGS else "present")
        return f"{check}({rows}, {value}, {literal(expr.what)})"

    def _bit_test(self, expr: ir.BitTest, rows: str) -> str:
        if isinstance(expr.mask, ir.Const):
            value = expr.mask.value
            assert isinstance(value, int)
            found = [at for at in range(value.bit_length()) if value >> at & 1]
            return f"{self.run('isin')}({self.column(expr.position, rows, NUMBERS)}, {tuple_of(map(str, found))})"
        if isinstance(expr.position, ir.Const):
            return f"{self.value(expr.mask, rows)}.has({self.constant(expr.position, rows, NUMBERS)})"
        return f"{self.value(expr.mask, rows)}.holds({self.column(expr.position, rows, NUMBERS)})"

    def _any_bit(self, expr: ir.AnyBit, rows: str) -> str:
        members = [self.constant(one, rows, NUMBERS) for one in expr.positions]
        return f"{self.value(expr.mask, rows)}.has({', '.join(members)})"

    @contextmanager
    def loop(self, variable: str, source: ir.Expr, bits: str, rows: str) -> Iterator[str]:
        """Print a loop over a list, a set or numbers, and yield the mask of the rows that take part in each turn."""
        if bits:
            of: Type | None = self.module.types.member(bits)
            if isinstance(source, ir.Const):
                raise NotVectorized("goes through a set that is always the same")
            text = f"{self.value(source, rows)}.each({rows})"
        elif isinstance(source, ir.Over | ir.Ordered | ir.Items | ir.Call | ir.Range):  # else: a column of lists
            raise NotVectorized(UNMET.get(type(source), "makes a list"))
        else:
            of = element(self.type(source))
            each = "each_thing" if form_of(of) == THINGS else "each"
            text = f"{self.value(source, rows, LIST)}.{each}({rows})"
        assert of is not None
        self.types = {**self.types, variable: of}
        here = self.names.give(object(), "here")
        with self.writer.block(f"for {here}, {self.local(variable)} in {text}:"):
            yield here

    def _over(self, expr: ir.Over, rows: str) -> str:
        if expr.word == "list":
            raise NotVectorized("makes a list")
        empty, wanted = {"any": (False, "found"), "all": (True, "all_hold")}.get(expr.word, (0, expr.word))
        found = self.fresh(wanted, f"{self.run('full' if expr.word in ('sum', 'count') else 'every')}({rows}, {empty})")
        with self.loop(expr.variable, expr.source, expr.bits, rows) as here:
            if expr.word in ("any", "all"):
                here = self.fresh("here", f"{here} & {'~' if expr.word == 'any' else ''}{found}")
            if expr.where is not None:
                here = self.fresh("here", f"{here} & {self.value(expr.where, here)}")
            match expr.word:
                case "any":
                    assert expr.body is not None
                    self.writer.line(f"{found} |= {here} & {self.value(expr.body, here)}")
                case "all":
                    assert expr.body is not None
                    self.writer.line(f"{found} &= ~{here} | {self.value(expr.body, here)}")
                case "sum":
                    assert expr.body is not None
                    more = f"{found} + {self.run('where')}({here}, {self.value(expr.body, here)}, 0)"
                    self.writer.line(f"{found} = {self.run('kept')}({here}, {more})")
                case _:
                    self.writer.line(f"{found} += {here}")
        return found

    def body(self, body: tuple[ir.Stmt, ...], result: str, given: frozenset[str]) -> None:
        """Print the body of a function; *given* are its parameters."""
        self.points = self.module.ranges.before(body)
        self.result = result
        self.homes = _homes(body)
        self.answers = any(_returns(stmt) for stmt in body if not isinstance(stmt, ir.Return))
        write = self.writer
        start = self.empty(result)
        with write.block("if not rows.any():"):
            write.line(f"return {start}")
        if self.answers:
            write.line(f"answer = {start}")
            write.line(f"done = {self.run('every')}(rows, False)")
        for name in _early(body, self.homes):
            if name in given:
                continue
            form = form_of(self.types.get(name))
            if form in (LIST, SET):
                raise NotVectorized("binds a list or a set in several places")
            write.line(f"{self.local(name)} = {self.empty(form)}")
        if not self.block(body, "rows", ()):
            write.line("return answer")

    def empty(self, form: str) -> str:
        """Print the initial content of a column of this form."""
        start = {THINGS: "nothing(rows)", TRUTHS: "every(rows, False)"}.get(form, "full(rows, 0)")
        return self.run(start)

    def block(self, body: tuple[ir.Stmt, ...], rows: str, path: tuple[int, ...]) -> bool:
        """Print the statements of a block. Return whether it ends with a return for all rows."""
        for at, stmt in enumerate(body):
            self.ends = self.points.get(id(stmt), {})
            match stmt:
                case ir.Assign():
                    self.assign(stmt, rows, path)
                case ir.If():
                    self.branch(stmt, rows, (*path, at))
                case ir.ForEach():
                    self.turns(stmt, rows, (*path, at))
                case ir.Return(value=value):
                    said = comment(stmt.comment)
                    if not path and not self.answers:
                        text = bare(self.column(value, rows, self.result))
                        # numpy infers a less precise type
                        if not text.isidentifier() and not isinstance(value, ir.Const):
                            self.writer.line(f"answer: {self.run(ARRAYS[self.result])} = {text}")
                            text = "answer"
                        self.writer.line(f"return {text}", said)
                        return True
                    text = bare(self.value(value, rows, self.result))
                    pick = self.where(self.result)
                    if not path:
                        self.writer.line(f"return {pick}({rows}, {text}, answer)", said)
                        return True
                    self.writer.line(f"answer = {pick}({rows}, {text}, answer)", said)
                    self.writer.line(f"done |= {rows}")
                    return False
                case ir.Raise(fault=fault, what=what):
                    self.writer.line(f"{self.run('fail')}({rows}, lambda: {fault}({literal(what)}))")
                case _:
                    raise NotVectorized("makes something happen")
            if isinstance(stmt, ir.If | ir.ForEach) and _returns(stmt) and at + 1 < len(body):
                rows = self.fresh("left", f"{rows} & ~done")
        return False

    def assign(self, stmt: ir.Assign, rows: str, path: tuple[int, ...]) -> None:
        form = form_of(self.types.get(stmt.name))
        name = self.local(stmt.name)
        if self.homes[stmt.name] == path:
            text = bare(self.column(stmt.value, rows, form))
        elif form in (LIST, SET):
            raise NotVectorized("binds a list or a set in several places")
        else:
            pick = self.where(form)
            text = f"{pick}({rows}, {bare(self.value(stmt.value, rows, form))}, {name})"
        self.writer.line(f"{name} = {text}", comment(stmt.comment))

    def branch(self, stmt: ir.If, rows: str, path: tuple[int, ...]) -> None:
        test = self.column(stmt.test, rows, TRUTHS)
        if stmt.other:
            test = self.fresh("test", test)
        ends = self.ends
        for number, (sign, body) in enumerate((("", stmt.then), ("~", stmt.other))):
            if body:
                here = self.mask(len(path), f"{rows} & {sign}{test}")
                with self.writer.block(f"if {here}.any():", comment(stmt.comment) if not number else ""):
                    self.block(body, here, (*path, number))
                self.ends = ends

    def turns(self, stmt: ir.ForEach, rows: str, path: tuple[int, ...]) -> None:
        if stmt.together or stmt.until is not None:
            raise NotVectorized("asks somebody" if stmt.together else "ends a loop early")
        with self.loop(stmt.variable, stmt.source, stmt.bits, rows) as here:
            if _returns(stmt):
                here = self.fresh("here", f"{here} & ~done")
            self.block(stmt.body, here, (*path, 0))


def bare(text: str) -> str:
    """Remove brackets that enclose the whole text."""
    if not text.startswith("("):
        return text
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if not depth:
            return text[1:-1] if at == len(text) - 1 else text
    return text


def any_of(parts: Sequence[str]) -> str:
    """Combine masks with `|`; each operand has its brackets already."""
    return f"({' | '.join(parts)})" if len(parts) > 1 else parts[0]


def _returns(stmt: ir.Stmt) -> bool:
    return any(isinstance(node, ir.Return) for node in ir.walk(stmt))


def _places(body: tuple[ir.Stmt, ...], path: tuple[int, ...] = ()) -> Iterator[tuple[str, tuple[int, ...], bool]]:
    """Yield every local that is bound or read, with its block and whether it is bound there, in line order."""

    def read(node: ir.Node) -> Iterator[tuple[str, tuple[int, ...], bool]]:
        return ((part.name, path, False) for part in ir.walk(node) if isinstance(part, ir.Local))

    for at, stmt in enumerate(body):
        # else: `block` refuses it
        match stmt:
            case ir.Assign(name=name, value=value):
                yield from read(value)
                yield name, path, True
            case ir.If(test=test, then=then, other=other):
                yield from read(test)
                yield from _places(then, (*path, at, 0))
                yield from _places(other, (*path, at, 1))
            case ir.ForEach(source=source, body=inner):
                yield from read(source)
                yield from _places(inner, (*path, at, 0))
            case ir.Return(value=value):
                yield from read(value)
            case _:
                continue


def _homes(body: tuple[ir.Stmt, ...]) -> dict[str, tuple[int, ...]]:
    """Return the innermost block that contains all uses of each name."""
    found: dict[str, tuple[int, ...]] = {}
    for name, path, _ in _places(body):
        home = found.setdefault(name, path)
        while path[: len(home)] != home:
            home = home[:-2]
        found[name] = home
    return found


def _early(body: tuple[ir.Stmt, ...], homes: Mapping[str, tuple[int, ...]]) -> list[str]:
    """Return names that are bound in an inner block before their home block binds them."""
    found: dict[str, bool] = {}
    for name, path, binds in _places(body):
        if binds:
            found.setdefault(name, path != homes[name])
    return [name for name, early in found.items() if early]


# Each node that can be vectorised has a method of the same name.
PRINT: dict[type, Callable[[Any, Any, str], str]] = {
    node: getattr(Emitter, name)
    for node in get_args(ir.Expr)
    if hasattr(Emitter, name := f"_{word_of_kind(node.__name__)}")
}
