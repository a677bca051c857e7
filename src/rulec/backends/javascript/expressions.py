"""Print lowered expressions as JavaScript, with brackets only where they are needed.

Integers are unbounded: arithmetic goes through the runtime, which stays exact, except where value ranges show that all
operands fit a Number. Every truth is `true` or `false`, so no other value is ever used as a condition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from rulec.backends.javascript.literals import RESERVED, SAFE, key, literal, text, whole
from rulec.backends.javascript.namespace import Namespace
from rulec.backends.python.module import field_name
from rulec.backends.python.spelling import Names
from rulec.base.records import dataclass, field
from rulec.base.text import word_of_kind
from rulec.base.types import ListType, NoneType, ResultsType, SpotType, TextType, Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.expression_types import owner_of, present
from rulec.ir.analysis.ranges import Bound
from rulec.ir.lower.geometry import CALLS, PARTS
from rulec.ir.numbers import without_none

CHOICE, OR, AND, EQUAL, ORDER, SUM, PRODUCT, UNARY, ATOM = range(9)
Text = tuple[str, int]
"""A piece of JavaScript with the precedence of its outermost operator."""

ARITH = {"+": "$add", "-": "$sub", "*": "$mul", "//": "$floorDiv"}
WAYS = {
    "linked": "$isLinked", "on_chain": "$liesOnChain", "steps": "$stepsBetween", "cheapest": "$cheapestCost",
    "cheapest_way": "$cheapestWay",
}  # fmt: skip
BITS, NUMBER = 32, 53
"""`BITS` members of a set can be tested with one operator; sets with up to `NUMBER` members are Numbers."""


@dataclass
class Script:
    """A script under construction."""

    names: Namespace
    name: str
    heads: dict[str, str] = field(default_factory=dict)  # constants of the script, by content


@dataclass
class Printer:
    """The printer of the expressions of one function."""

    script: Script
    function: ir.Function | None = None
    locals: Names = field(init=False)
    dice_now: str = ""  # dice of the current loop element, if it has its own
    types: Mapping[str, Type] = field(init=False)  # of locals
    ends: Bound = field(default_factory=dict)  # value ranges of locals at the current statement
    lows: set[str] = field(default_factory=set)  # locals that hold only the low bits of a set

    def __post_init__(self) -> None:
        names, function = self.script.names.names, self.function
        self.types = self.script.names.types.locals_of(function) if function is not None else {}
        self.locals = Names(RESERVED, names.but())
        self.locals.by_key[ir.WORLD] = "world"

    def value(self, expr: ir.Expr, at: int = CHOICE) -> str:
        """Print an expression, in brackets if its context binds tighter."""
        shown, level = PRINT[type(expr)](self, expr)
        return f"({shown})" if level < at else shown

    def run(self, name: str, *arguments: str) -> Text:
        """Print a call of the runtime."""
        return f"{name}({', '.join(arguments)})", ATOM

    def local(self, name: str) -> str:
        """Return the name of a local, without the numbers that only keep lowered names distinct."""
        return self.locals.local(name)

    def dice(self) -> str:
        """Return the dice to roll here."""
        return self.dice_now or "dice"

    def across(self, variable: str, body: ir.Expr | None) -> str:
        """Print `x => …`, or `null` if there is no body."""
        if body is None:
            return "null"
        name = self.local(variable)
        return f"({name}) => {self.value(body)}"

    def _const(self, expr: ir.Const) -> Text:
        if expr.value == ir.FLOOR and type(expr.value) is int:
            return "$FLOOR", ATOM
        level = UNARY if isinstance(expr.value, int) and expr.value < 0 else ATOM
        return f"{literal(expr.value)}{self._told(expr)}", level

    def _told(self, const: ir.Const) -> str:
        """Return a comment that names the member or entry behind a number."""
        if const.symbol is None:
            return ""
        return f" /* {self.script.names.layout.public['member', const.symbol.owner, const.symbol.name]} */"

    def _local(self, expr: ir.Local) -> Text:
        return self.local(expr.name), ATOM

    def _load(self, expr: ir.Load) -> Text:
        if expr.kind == ir.THE_WORLD:
            return f"world.{self.script.names.layout.worldly['slot', expr.field]}", ATOM
        return f"{self.value(expr.of, ATOM)}.{field_name(expr.field)}", ATOM

    def _variant_on(self, expr: ir.VariantOn) -> Text:
        return self.run("$has", "world.variants", str(expr.position))

    def _call(self, expr: ir.Call) -> Text:
        names = self.script.names
        name = names.names["function", expr.function]
        behind = {"facts": "facts", "world": "world", "dice": self.dice()}
        taken = names.takes(names.program.functions[expr.function])
        return f"{name}({', '.join([*map(self.value, expr.arguments), *(behind[each] for each in taken)])})", ATOM

    def _results(self, expr: ir.Results) -> Text:
        several = self.script.names.program.functions[expr.roll].result
        assert isinstance(several, ResultsType)
        given = zip(several.parts, expr.values, strict=True)
        return f"({{ {', '.join(f'{key(name)}: {self.value(value)}' for (name, _), value in given)} }})", ATOM

    def _result(self, expr: ir.Result) -> Text:
        return f"{self.value(expr.of, ATOM)}.{key(expr.part)}", ATOM

    def _stated(self, expr: ir.Stated) -> Text:
        about = [self.value(argument) for argument in expr.arguments]
        if expr.needed:
            return self.run("$ask", "facts", text(expr.fact), text(expr.question), *about)
        if self.script.names.program.functions[expr.fact].world:
            return self.run("$askOutside", "facts", text(expr.fact), text(expr.question), *about)
        return f"facts.stated({', '.join((text(expr.fact), *about))})", ATOM

    def _happened(self, expr: ir.Happened) -> Text:
        given = [text(expr.event), text(expr.form), str(expr.count)]
        for argument in expr.arguments if any(expr.arguments) else ():
            given.append("undefined" if argument is None else self.value(argument))
        return f"world.happened({', '.join(given)})", ATOM

    def _throw(self, expr: ir.Throw) -> Text:
        plain = ir.sides(expr.faces)
        faces = str(plain) if plain else literal(expr.faces)
        if expr.still is not None:
            faces = f"{literal(expr.faces)}.filter({self.across(expr.name, expr.still)})"
        return f"{self.dice()}.throw({text(expr.address)}, {faces}, {expr.count})", ATOM

    def _weigh(self, expr: ir.Weigh) -> Text:
        names = self.script.names
        name = names.names["solve", expr.solve]
        behind = names.handed(names.program.solves[expr.solve])
        return f"{name}({', '.join([*map(self.value, expr.arguments), *behind])})", ATOM

    def answers(self, of: ir.Expr, decide: str) -> str:
        """Print the answers to a decision."""
        return f"{self.value(of, ATOM)}.{field_name(decide)}"

    def _decided(self, expr: ir.Decided) -> Text:
        answer = f"{self.answers(expr.of, expr.decide)}.get({self.value(expr.subject)})"
        return f"{answer} {'>= 0' if expr.may else '> 0'}", ORDER

    def _by_circle(self, expr: ir.ByCircle) -> Text:
        answer = f"{self.answers(expr.of, expr.decide)}.byCircle({self.value(expr.subject)})"
        return f"{answer} === {expr.circle}", EQUAL

    def _cell(self, expr: ir.Cell) -> Text:
        names = self.script.names
        if not names.program.columns[expr.column].specials:
            return self.place(expr), ATOM
        name = names.names["read", expr.column]
        return f"{name}({', '.join(self.value(e) for e in (*expr.keys, *expr.arguments))})", ATOM

    def place(self, expr: ir.Cell) -> str:
        """Print `COLUMN[key][key]`: the stored cell, which may be a code for a special cell."""
        column = self.script.names.program.columns[expr.column]
        name = self.script.names.names["column", expr.column]
        keys = zip(expr.keys, column.axes, strict=True)
        return name + "".join(f"[{self.index(key, axis)}]" for key, axis in keys)

    def index(self, key: ir.Expr, axis: ir.Axis) -> str:
        """Print the position of a key on its axis."""
        if axis.form == "direct":
            return self.value(key)
        if axis.form == "dense":
            return self.run("$place", self.value(key), str(axis.low), str(axis.size))[0]
        return self.run("$cut", self.head(literal(axis.cuts)), self.value(key))[0]

    def _is_given(self, expr: ir.IsGiven) -> Text:
        column = self.script.names.program.columns[expr.cell.column]
        worked_out = [mark(ir.code(at), column) for at, one in enumerate(column.specials) if one.value is not None]
        if len(worked_out) == len(column.specials):
            return "true", ATOM
        place = self.place(expr.cell)
        if not worked_out:
            return is_given(place, column), EQUAL
        return f"{is_given(place, column)} || {literal(worked_out)}.includes({place})", OR

    def is_small(self, expr: ir.Expr) -> bool:
        """Return whether the value always fits a Number exactly."""
        return self.script.names.ranges.of(expr, self.ends).within(SAFE)

    def _arith(self, expr: ir.Arith) -> Text:
        left, right = expr.left, expr.right
        if expr.op in ("+", "-") and self.is_small(expr):
            return f"{self.value(left, SUM)} {expr.op} {self.value(right, PRODUCT)}", SUM
        return self.run(ARITH[expr.op], self.value(left), self.value(right))

    def _quotient(self, expr: ir.Quotient) -> Text:
        return self.run("$quotient", self.value(expr.left), self.value(expr.right), text(expr.what))

    def _negate(self, expr: ir.Negate) -> Text:
        return self.run("$sub", "0", self.value(expr.value))

    def _min_max(self, expr: ir.MinMax) -> Text:
        pick = "$smaller" if expr.word == "min" else "$larger"
        if expr.lists:
            given = [*map(self.value, expr.values), *(f"...{self.value(one)}" for one in expr.lists)]
            return self.run("$extreme", pick, f"[{', '.join(given)}]")
        found = self.value(expr.values[0])
        for value in expr.values[1:]:
            found = self.run(pick, found, self.value(value))[0]
        return found, ATOM if len(expr.values) > 1 else CHOICE

    def _root(self, expr: ir.Root) -> Text:
        return self.run("$root", self.value(expr.value), str(expr.index), literal(expr.up))

    def _geometry(self, expr: ir.Geometry) -> Text:
        if expr.word in PARTS:
            return f"{self.value(expr.arguments[0], ATOM)}[{PARTS[expr.word]}]", ATOM
        first, *rest = CALLS[expr.word][1].split("_")
        return self.run(f"${first}{''.join(map(str.capitalize, rest))}", *map(self.value, expr.arguments))

    def _compare(self, expr: ir.Compare) -> Text:
        if expr.op in ("==", "!=") and not (self._is_scalar(expr.left) or self._is_scalar(expr.right)):
            shown, level = self.run("$same", self.value(expr.left), self.value(expr.right))
            return (shown, level) if expr.op == "==" else (f"!{shown}", UNARY)
        op = {"==": "===", "is": "===", "!=": "!==", "is not": "!=="}.get(expr.op, expr.op)
        level = EQUAL if len(op) == 3 else ORDER
        return f"{self.value(expr.left, ORDER + 1)} {op} {self.value(expr.right, ORDER + 1)}", level

    def _is_scalar(self, expr: ir.Expr) -> bool:
        """Return whether `===` compares values of this expression correctly: they are neither spots nor lists."""
        of = present(self.script.names.types.of(expr, self.types))
        # else: a number, text, thing or mask is compared by `===`
        return of is not None and not isinstance(of, SpotType | ListType | NoneType)

    def _between(self, expr: ir.Between) -> Text:
        if not isinstance(expr.value, ir.Local | ir.Const):
            return self.run("$between", self.value(expr.low), self.value(expr.value), self.value(expr.high))
        low, value, high = (self.value(e, ORDER + 1) for e in (expr.low, expr.value, expr.high))
        return f"{low} <= {value} && {value} <= {high}", AND

    def _bool(self, expr: ir.Bool) -> Text:
        level, sign = (AND, "&&") if expr.op == "and" else (OR, "||")
        return f" {sign} ".join(self.value(value, level + 1) for value in expr.values), level

    def _not(self, expr: ir.Not) -> Text:
        return f"!{self.value(expr.value, UNARY)}", UNARY

    def _if_else(self, expr: ir.IfElse) -> Text:
        return f"{self.value(expr.test, OR)} ? {self.value(expr.then)} : {self.value(expr.other)}", CHOICE

    def _bit_test(self, expr: ir.BitTest) -> Text:
        at = expr.position
        if isinstance(at, ir.Const) and _int(at) < BITS:
            return f"({self._low(expr.mask)} & {1 << _int(at)}{self._told(at)}) !== 0", EQUAL
        return self.run("$has", self.value(expr.mask), self.value(at))

    def _low(self, mask: ir.Expr) -> str:
        """Print the low bits of a set that may exceed a Number, or the set itself if it cannot."""
        if self.is_narrow(mask) or (isinstance(mask, ir.Local) and mask.name in self.lows):
            return self.value(mask, UNARY)
        return self.run("$low", self.value(mask))[0]

    def is_narrow(self, mask: ir.Expr) -> bool:
        """Return whether a set is always a Number."""
        types = self.script.names.types
        owner = owner_of(types.of(mask, self.types))
        return bool(owner) and types.size(owner) <= NUMBER

    def asks_low(self, expr: ir.Node) -> ir.Expr | None:
        """Return the set of which the expression reads only the low bits, if the set may exceed a Number."""
        match expr:
            case ir.BitTest(mask=mask, position=ir.Const() as at) if _int(at) < BITS:
                return None if self.is_narrow(mask) else mask
            case ir.AnyBit(mask=mask, positions=positions) if all(_int(at) < BITS for at in positions):
                return None if self.is_narrow(mask) else mask
            case _:
                return None

    def _any_bit(self, expr: ir.AnyBit) -> Text:
        mask = sum({1 << _int(at) for at in expr.positions})
        if mask < 1 << BITS:
            return f"({self._low(expr.mask)} & {mask}) !== 0", EQUAL
        return self.run("$meets", self.value(expr.mask), whole(mask))

    def _in_set(self, expr: ir.InSet) -> Text:
        items = ", ".join(dict.fromkeys(self.value(item) for item in expr.items))
        return f"{self.head(f'new Set([{items}])')}.has({self.value(expr.value)})", ATOM

    def _is_none(self, expr: ir.IsNone) -> Text:
        return f"{self.value(expr.value, ORDER + 1)} {'!==' if expr.negated else '==='} null", EQUAL

    def head(self, content: str) -> str:
        """Return the name of a script constant with this content, creating it if necessary."""
        if content not in self.script.heads:
            self.script.heads[content] = f"${self.script.name}_{len(self.script.heads) + 1}"
        return self.script.heads[content]

    def _present(self, expr: ir.Present) -> Text:
        return self.run("$present", self.value(expr.value), text(expr.what))

    def _unknown(self, expr: ir.Unknown) -> Text:
        return self.run("$unknown", text(expr.what))

    def _mask(self, expr: ir.Mask) -> Text:
        if all(isinstance(item, ir.Const) for item in expr.items):
            return whole(sum({1 << _int(item) for item in expr.items if isinstance(item, ir.Const)})), ATOM
        return self.run("$bits", *map(self.value, expr.items))

    def elements(self, source: ir.Expr, bits: str) -> str:
        """Print the iterable of a loop."""
        if bits:
            return self.run("$members", self.value(source))[0]
        if isinstance(source, ir.Range):
            return self.run("$range", self.value(source.low), self.value(source.high))[0]
        return self.value(source)

    def _range(self, expr: ir.Range) -> Text:
        return f"[...{self.elements(expr, '')}]", ATOM

    def _items(self, expr: ir.Items) -> Text:
        return f"[{', '.join(map(self.value, expr.items))}]", ATOM

    def _over(self, expr: ir.Over) -> Text:
        items = self.elements(expr.source, expr.bits)
        where, body = self.across(expr.variable, expr.where), self.across(expr.variable, expr.body)
        match expr.word:
            case "any" | "all":
                test, word = expr.body, expr.word
                assert test is not None
                if expr.where is not None and word == "any":
                    test = ir.Bool("and", (expr.where, test), span=expr.span)
                elif expr.where is not None:
                    test = ir.Bool("or", (ir.Not(expr.where, span=expr.span), test), span=expr.span)
                return self.run(f"${word}", items, self.across(expr.variable, test))
            case "sum":
                return self.run("$sum", items, where, body)
            case "count":
                return self.run("$count", items, where)
            case _:
                return self.run("$pick", items, where, body)

    def _contains(self, expr: ir.Contains) -> Text:
        return self.run("$contains", self.elements(expr.items, ""), self.value(expr.value))

    def _ordered(self, expr: ir.Ordered) -> Text:
        items, where, key = self.elements(expr.source, expr.bits), "null", "null"
        if expr.where is not None:
            where = self.across(expr.variable, expr.where)
        if expr.keys:
            parts = [self.value(ir.Negate(k.value, span=expr.span) if k.highest else k.value) for k in expr.keys]
            key = f"({self.local(expr.variable)}) => [{', '.join(parts)}]"
        if expr.first and not expr.lot:
            return self.run("$lowest", items, where, key) if expr.keys else self.run("$first", items, where)
        if expr.where is not None:
            items = self.run("$pick", items, where, "null")[0]
        if expr.lot:
            return self.run("$firstByLot" if expr.first else "$byLot", items, self.dice(), text(expr.lot), key)
        return self.run("$ordered", items, key) if expr.keys else self.run("$pick", items, "null", "null")

    def _along(self, expr: ir.Along) -> Text:
        ends = (*((expr.thing,) if expr.thing is not None else ()), expr.start, expr.goals, expr.through)
        costs: tuple[str, ...] = ()
        if expr.cost is not None:
            costs = self.across(expr.variable, expr.cost), text(expr.what)
        return self.run(WAYS[expr.word], *map(self.value, ends), self.across(expr.variable, expr.onward), *costs)


def mark(cell: int, column: ir.Column) -> int | str:
    """Return the code of a special cell in a column: a string, or a number in a column of texts."""
    number = ir.FLOOR - cell
    return number if isinstance(without_none(column.type), TextType) else str(number)


def is_given(cell: str, column: ir.Column) -> str:
    """Print a test of whether a cell is plain."""
    return f'typeof {cell} !== "{"number" if isinstance(without_none(column.type), TextType) else "string"}"'


def _int(const: ir.Const) -> int:
    assert isinstance(const.value, int)
    return const.value


# Each expression node has a method of the same name. A test compares this table with `ir.Expr`.
PRINT: dict[type, Callable[[Any, Any], Text]] = {
    node: getattr(Printer, f"_{word_of_kind(node.__name__)}") for node in get_args(ir.Expr)
}
