"""Prints lowered expressions as Python, with brackets only where they are needed: `leaves` has what they are made of,
`rows` what runs over lists, and here stands the rest, with a row for every sort of node.
"""

from __future__ import annotations

from rulec.backends.python.loops import Rows
from rulec.backends.python.module import (
    AND,
    ATOM,
    BITS,
    COMPARE,
    IF,
    NOT,
    OR,
    PRINT,
    PRODUCT,
    SHIFT,
    SUM,
    UNARY,
    Text,
    field_name,
)
from rulec.backends.python.spelling import literal
from rulec.ir import nodes as ir
from rulec.ir.lower.geometry import CALLS, PARTS
from rulec.ir.opt.index_tables import Looked

__all__ = ["AT_ONCE", "PRINT", "Printer"]

AT_ONCE = "at once"  # the key of the local that collects what happens at once


class Printer(Rows):
    """Prints the expressions of one function."""

    # ---- what is asked of others ------------------------------------------------------------
    def _call(self, expr: ir.Call) -> Text:
        layout = self.module.layout
        home, name = layout.homes[expr.function], layout.function(expr.function)
        if home != self.module.name:
            self.module.calls.setdefault(home, set()).add(name)
        given = [self.value(a) for a in expr.arguments]
        looked_up = layout.program.functions[expr.function].sort == "decide"
        if expr.function in layout.asking and not looked_up:
            given.append(self.facts())
        if expr.function in layout.in_world and not looked_up:
            given.append(self.world())
        if expr.function in layout.throwing:
            given.append(self.dice())
        return f"{name}({', '.join(given)})", ATOM

    def _stated(self, expr: ir.Stated) -> Text:
        about = [self.value(argument) for argument in expr.arguments]
        if expr.needed:
            return self.run("ask", self.facts(), literal(expr.fact), literal(expr.question), *about)
        if expr.fact in self.module.layout.in_world:
            return self.run("ask_outside", self.facts(), literal(expr.fact), literal(expr.question), *about)
        return f"{self.facts()}.stated({', '.join((literal(expr.fact), *about))})", ATOM

    def _happened(self, expr: ir.Happened) -> Text:
        given = [literal(expr.event), literal(expr.form), str(expr.count)]
        for argument in expr.arguments if any(expr.arguments) else ():
            if argument is None:
                self.play("world", "OPEN")
            given.append("OPEN" if argument is None else self.value(argument))
        return f"{self.world()}.happened({', '.join(given)})", ATOM

    def _throw(self, expr: ir.Throw) -> Text:
        given = [literal(expr.address), self._faces(expr)]
        if expr.count != 1:
            given.append(str(expr.count))
        return f"{self.dice()}.throw({', '.join(given)})", ATOM

    def _faces(self, expr: ir.Throw) -> str:
        plain = ir.sides(expr.faces)
        shown = f"range(1, {plain + 1})"
        if not plain:
            shown = f"_{expr.die}_FACES".upper()
            self.module.heads[shown] = f"({', '.join(map(literal, expr.faces))})"
        if expr.still is None:
            return str(plain) if plain else shown
        name = self.local(expr.name)
        return f"[{name} for {name} in {shown} if {self.test(expr.still, OR)}]"

    def _weigh(self, expr: ir.Weigh) -> Text:
        layout, solve = self.module.layout, self.module.layout.program.solves[expr.solve]
        home, name = layout.homes[solve.functions[0]], layout.public["solve", expr.solve]
        if home != self.module.name:
            self.module.calls.setdefault(home, set()).add(name)
        given = [self.value(a) for a in expr.arguments]
        given += [self.facts()] if solve.asks else []
        given += [self.world()] if solve.world else []
        return f"{name}({', '.join(given)})", ATOM

    def _decided(self, expr: ir.Decided) -> Text:
        answer = f"{self.stored(expr.of, self.answers(expr.decide))}[{self.value(expr.subject)}]"
        if not self.module.layout.passes.is_ringed(expr.decide):
            return answer, ATOM  # yes or no
        return f"{answer} {'>= 0' if expr.may else '> 0'}", COMPARE

    def answers(self, decide: str) -> str:
        """Where answers to a decision are looked up."""
        return f"{field_name(decide)}.now" if self.module.layout.passes.is_ringed(decide) else field_name(decide)

    def _by_circle(self, expr: ir.ByCircle) -> Text:
        answers = f"{self.value(expr.of, ATOM)}.{field_name(expr.decide)}"
        return f"{answers}.by_circle({self.value(expr.subject)}) == {expr.circle}", COMPARE

    # ---- cells ------------------------------------------------------------------------------
    def _cell(self, expr: ir.Cell) -> Text:
        column = self.module.layout.program.columns[expr.column]
        if not column.specials:
            return self.place(expr), ATOM
        name = self.module.layout.tables["read", expr.column]
        self.module.tables.add(name)
        given = ", ".join(self.value(e) for e in (*expr.keys, *expr.arguments))
        return f"{name}({given})", ATOM

    def place(self, expr: ir.Cell) -> str:
        """`COLUMN[key][key]`: the stored cell, plain value or not."""
        column = self.module.layout.program.columns[expr.column]
        name = self.module.layout.tables["column", expr.column]
        self.module.tables.add(name)
        keys = zip(expr.keys, column.axes, range(len(column.axes)), strict=True)
        return name + "".join(f"[{self.index(expr.column, key, axis, at)}]" for key, axis, at in keys)

    def index(self, column: str, key: ir.Expr, axis: ir.Axis, at: int) -> str:
        """Where a key stands on its axis."""
        if axis.form == "direct":
            return self.value(key)
        if axis.form == "dense":
            off = f"{self.value(key, SUM)} - {axis.low}" if axis.low >= 0 else f"{self.value(key, SUM)} + {-axis.low}"
            if axis.low == 0:
                off = self.value(key)
            return f"min(max({off}, 0), {axis.size - 1})"
        cuts = self.module.layout.tables.give(("cuts", column, at), f"{column.replace('.', '_')}_CUTS".upper())
        self.module.tables.add(cuts)
        self.module.standard.add("bisect_right")
        return f"bisect_right({cuts}, {self.value(key)})"

    def _is_given(self, expr: ir.IsGiven) -> Text:
        column = self.module.layout.program.columns[expr.cell.column]
        worked_out = [ir.FLOOR - 1 - at for at, special in enumerate(column.specials) if special.value is not None]
        if len(worked_out) == len(column.specials):
            return "True", ATOM
        self.module.runtime.add("FLOOR")
        text = f"{self.place(expr.cell)} >= FLOOR"
        if not worked_out:
            return text, COMPARE
        return f"{text} or {self.place(expr.cell)} in {tuple(worked_out)}", OR

    # ---- numbers ----------------------------------------------------------------------------
    def _arith(self, expr: ir.Arith) -> Text:
        level = SUM if expr.op in ("+", "-") else PRODUCT
        if expr.op == "*" and isinstance(expr.right, ir.Const):
            return f"{self.value(expr.right, UNARY)} * {self.value(expr.left, UNARY)}", PRODUCT
        return f"{self.value(expr.left, level)} {expr.op} {self.value(expr.right, level + 1)}", level

    def _quotient(self, expr: ir.Quotient) -> Text:
        return self.run("quotient", self.value(expr.left), self.value(expr.right), literal(expr.what))

    def _negate(self, expr: ir.Negate) -> Text:
        return f"-{self.value(expr.value, UNARY)}", UNARY

    def _min_max(self, expr: ir.MinMax) -> Text:
        if self.brief and len(expr.values) == 2 and not expr.lists and all(map(_is_cheap, expr.values)):
            one, other = (self.value(v, BITS) for v in expr.values)
            return f"{one} if {one} {'<' if expr.word == 'min' else '>'} {other} else {other}", IF
        shown = ", ".join([*map(self.value, expr.values), *(f"*{self.value(one)}" for one in expr.lists)])
        return f"{expr.word}({f'[{shown}]' if expr.lists else shown})", ATOM  # of a lone value there is no greatest

    def _root(self, expr: ir.Root) -> Text:
        self.module.runtime.add("root")
        return f"root({self.value(expr.value)}, {expr.index}{', up=True' if expr.up else ''})", ATOM

    def _geometry(self, expr: ir.Geometry) -> Text:
        given = [self.value(a) for a in expr.arguments]
        if expr.word in PARTS:
            return f"{self.value(expr.arguments[0], ATOM)}[{PARTS[expr.word]}]", ATOM
        home, name = CALLS[expr.word]
        return f"{self.play(home, name)}({', '.join(given)})", ATOM

    # ---- truths -----------------------------------------------------------------------------
    def _compare(self, expr: ir.Compare) -> Text:
        return f"{self.value(expr.left, BITS)} {expr.op} {self.value(expr.right, BITS)}", COMPARE

    def _between(self, expr: ir.Between) -> Text:
        low, value, high = (self.value(e, BITS) for e in (expr.low, expr.value, expr.high))
        return f"{low} <= {value} <= {high}", COMPARE

    def _bool(self, expr: ir.Bool) -> Text:
        level = AND if expr.op == "and" else OR
        return f" {expr.op} ".join(self.value(v, AND + 1) for v in expr.values), level

    def _not(self, expr: ir.Not) -> Text:
        if isinstance(expr.value, ir.InSet | ir.Contains):
            text = PRINT[type(expr.value)](self, expr.value)[0]
            value, _, items = text.partition(" in ")
            return f"{value} not in {items}", COMPARE
        return f"not {self.test(expr.value, NOT)}", NOT

    def _if_else(self, expr: ir.IfElse) -> Text:
        then, other = self.value(expr.then, OR), self.value(expr.other)
        return f"{then} if {self.test(expr.test, OR)} else {other}", IF

    def _bit(self, expr: ir.BitTest) -> Text:
        position = expr.position
        if isinstance(position, ir.Const) and position.symbol is not None:
            name = f"_{self.symbol(position.symbol)}_BIT"
            self.module.heads[name] = f"1 << {self.symbol(position.symbol)}"
            return f"{self.value(expr.mask, BITS)} & {name}", BITS
        if isinstance(position, ir.Const) and isinstance(position.value, int):
            return f"{self.value(expr.mask, BITS)} & {1 << position.value}", BITS
        return f"{self.value(expr.mask, SHIFT)} >> {self.value(position, SUM)} & 1", BITS

    def _any_bit(self, expr: ir.AnyBit) -> Text:
        content = " | ".join(
            f"1 << {self.symbol(p.symbol) if p.symbol is not None else p.value}" for p in expr.positions
        )
        return f"{self.value(expr.mask, BITS)} & {self.head('_ANY_OF_', content)}", BITS

    def _in_set(self, expr: ir.InSet) -> Text:
        value = self.value(expr.value, BITS)
        if all(item.symbol is None for item in expr.items):
            return f"{value} in ({', '.join(self.value(item) for item in expr.items)},)", COMPARE
        content = f"frozenset(({', '.join(self.value(item) for item in expr.items)}))"
        return f"{value} in {self.head('_ONE_OF_', content)}", COMPARE

    def _is_none(self, expr: ir.IsNone) -> Text:
        word = "is not" if expr.negated else "is"
        return f"{self.value(expr.value, BITS)} {word} None", COMPARE

    # ---- what may be missing, and sets ------------------------------------------------------
    def _present(self, expr: ir.Present) -> Text:
        return self.run("present", self.value(expr.value), literal(expr.what))

    def _unknown(self, expr: ir.Unknown) -> Text:
        return self.run("unknown", literal(expr.what))

    def _mask(self, expr: ir.Mask) -> Text:
        return self.run("bits", *(self.value(item) for item in expr.items))


def _is_cheap(expr: ir.Expr) -> bool:
    """Whether it costs less than a call to work it out twice."""
    return all(isinstance(part, ir.Local | ir.Const | ir.Arith) for part in ir.walk(expr))


# a row for every expression node: a test compares with `ir.Expr`
PRINT |= {
    ir.Const: Printer._const,
    ir.Decided: Printer._decided,
    ir.ByCircle: Printer._by_circle,
    ir.Local: Printer._local,
    ir.Load: Printer._load,
    Looked: Printer._looked,
    ir.Cell: Printer._cell,
    ir.Call: Printer._call,
    ir.Arith: Printer._arith,
    ir.Quotient: Printer._quotient,
    ir.Negate: Printer._negate,
    ir.Compare: Printer._compare,
    ir.Between: Printer._between,
    ir.Bool: Printer._bool,
    ir.Not: Printer._not,
    ir.IfElse: Printer._if_else,
    ir.BitTest: Printer._bit,
    ir.AnyBit: Printer._any_bit,
    ir.InSet: Printer._in_set,
    ir.Contains: Printer._contains,
    ir.IsNone: Printer._is_none,
    ir.IsGiven: Printer._is_given,
    ir.MinMax: Printer._min_max,
    ir.Geometry: Printer._geometry,
    ir.Range: Printer._range,
    ir.Root: Printer._root,
    ir.Over: Printer._over,
    ir.Present: Printer._present,
    ir.Unknown: Printer._unknown,
    ir.Mask: Printer._mask,
    ir.Items: Printer._items,
    ir.Throw: Printer._throw,
    ir.Stated: Printer._stated,
    ir.Happened: Printer._happened,
    ir.Ordered: Printer._ordered,
    ir.Along: Printer._along,
    ir.Weigh: Printer._weigh,
    ir.VariantOn: Printer._variant,
}
