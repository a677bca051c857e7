"""Print lowered expressions as Python.

`Printer` has one method for each expression node. Each method returns a text and its precedence, so that brackets are
added only where Python needs them. The methods follow the groups of nodes: leaves, calls, table cells, numbers, truths,
optional values and sets, loops, orderings and paths. `PRINT` maps each node class to its method.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, get_args

from rulec.backends.python.module import (
    AND,
    ATOM,
    BITS,
    COMPARE,
    IF,
    NOT,
    OR,
    PRODUCT,
    SHIFT,
    SUM,
    UNARY,
    Module,
    Text,
    field_name,
    result_name,
)
from rulec.backends.python.module_layout import results_of
from rulec.backends.python.runtime_types import unit_text
from rulec.backends.python.spelling import Names, literal, tuple_of
from rulec.base.records import dataclass, field
from rulec.base.text import word_of_kind
from rulec.base.types import NumberType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.lower.geometry import CALLS, PARTS
from rulec.ir.opt.index_tables import Looked

AT_ONCE = "at once"  # key of the local that collects simultaneous changes
FACTS = "the facts"  # key of the parameter for stated facts; no name of the language contains a blank
DICE = "the dice"
QUEUE = "the queue"
WAYS = {
    "linked": "is_linked", "on_chain": "lies_on_chain", "steps": "steps_between", "cheapest": "cheapest_cost",
    "cheapest_way": "cheapest_way",
}  # fmt: skip
"""Runtime function for each word of a path query."""


@dataclass
class Printer:
    """The printer of the expressions of one function."""

    module: Module
    locals: Names
    walked: Collection[str] = ()  # neighbour functions whose answers the solve caches
    # lists that restrict path queries -> slots with the same elements as sets
    among: Mapping[str, str] = field(default_factory=dict)
    brief: bool = False  # print shorter forms, as inlined solve code has
    held: dict[str, str] | None = None  # inside a loop over subjects: slots of the solve -> locals that hold them
    dice_now: str = ""  # dice of the current loop element, if it has its own
    happens: bool = False  # the function changes the world and takes its facts from there

    def value(self, expr: ir.Expr, at: int = IF) -> str:
        """Print an expression as a value. Truths become bools; brackets are added if *at* binds tighter."""
        text, level = PRINT[type(expr)](self, expr)
        if isinstance(expr, ir.BitTest | ir.AnyBit):
            text, level = f"{text} != 0", COMPARE
        return f"({text})" if level < at else text

    def test(self, expr: ir.Expr, at: int = IF) -> str:
        """Print an expression as a condition, where any truthy value will do."""
        # else: printed as a value, which is a truth as well
        match expr:
            case ir.BitTest() | ir.AnyBit():
                text, level = PRINT[type(expr)](self, expr)
            case ir.VariantOn(name=name):
                text, level = f"{self.world()}.variants & {self._variant_bit(name)}", BITS
            case ir.Bool(op=op, values=values):
                level = AND if op == "and" else OR
                text = f" {op} ".join(self.test(v, AND + 1) for v in values)
            case ir.Not():
                text, level = PRINT[ir.Not](self, expr)
            case _:
                return self.value(expr, at)
        return f"({text})" if level < at else text

    def _const(self, expr: ir.Const) -> Text:
        if expr.symbol is not None:
            return self.symbol(expr.symbol), ATOM
        if expr.value == ir.FLOOR and not isinstance(expr.value, bool):
            return "FLOOR", ATOM
        negative = isinstance(expr.value, int) and expr.value < 0
        return literal(expr.value), UNARY if negative else ATOM

    def symbol(self, symbol: ir.Symbol) -> str:
        """Return the constant of an enumeration member or entry."""
        return self.module.layout.public["member", symbol.owner, symbol.name]

    def _local(self, expr: ir.Local) -> Text:
        return self.local(expr.name), ATOM

    def local(self, name: str) -> str:
        """Return the Python name of a local, without the numbers that only keep lowered names distinct."""
        if name == ir.WORLD:
            return self.world()
        return self.locals.local(name)

    def world(self) -> str:
        """Return the name of the world parameter."""
        return self.locals.give(ir.WORLD, "world")

    def queue(self) -> str:
        """Return the name of the parameter that holds the queue of acts of a sequence."""
        return self.locals.give(QUEUE, "queue")

    def dice(self) -> str:
        """Return the dice to roll here: the parameter, or the dice of the current loop element."""
        return self.dice_now or self.locals.give(DICE, "dice")

    def facts(self) -> str:
        """Return the facts parameter, or `world.facts` in a function that changes the world."""
        if self.happens:
            return f"{self.world()}.facts"
        return self.locals.give(FACTS, "facts")

    def _load(self, expr: ir.Load) -> Text:
        if expr.kind == ir.THE_WORLD:
            return f"{self.world()}.{self.slot(expr.kind, expr.field)}", ATOM
        return self.stored(expr.of, field_name(expr.field)), ATOM

    def stored(self, of: ir.Expr, slot: str) -> str:
        """Return `of.slot`. Inside a loop over subjects, slots of the solve are read into locals first."""
        if self.held is None or not isinstance(of, ir.Local) or of.name != ir.STATE:
            return f"{self.value(of, ATOM)}.{slot}"
        if slot not in self.held:
            self.held[slot] = self.locals.give(("held", slot), slot.replace(".", "_").replace("__", "_"))
        return self.held[slot]

    def slot(self, kind: str, name: str) -> str:
        """Return the attribute for a field of a thing or of the world."""
        return self.module.layout.worldly["slot", name] if kind == ir.THE_WORLD else field_name(name)

    def _variant_on(self, expr: ir.VariantOn) -> Text:
        return f"{self.world()}.variants & {self._variant_bit(expr.name)} != 0", COMPARE

    def _variant_bit(self, name: str) -> str:
        constant = self.module.layout.worldly["variant", name]
        self.module.heads[f"_{constant}_BIT"] = f"1 << {constant}"
        return f"_{constant}_BIT"

    def run(self, name: str, *arguments: str) -> Text:
        """Print a call of a runtime function."""
        return f"{name}({', '.join(arguments)})", ATOM

    def head(self, prefix: str, content: str) -> str:
        """Return the name of a module constant with this content, creating it if necessary."""
        name = next((n for n, text in self.module.heads.items() if text == content), "")
        if not name:
            name = f"{prefix}{sum(n.startswith(prefix) for n in self.module.heads) + 1}"
            self.module.heads[name] = content
        return name

    def _call(self, expr: ir.Call) -> Text:
        called = self.module.layout.program.functions[expr.function]
        name, looked_up = self.module.layout.function(expr.function), called.sort == "decide"
        given = [self.value(a) for a in expr.arguments]
        given += [self.facts()] if called.asks and not looked_up else []
        given += [self.world()] if called.world and not looked_up else []
        given += [self.dice()] if called.throws else []
        return f"{name}({', '.join(given)})", ATOM

    def _results(self, expr: ir.Results) -> Text:
        name = self.module.layout.public["type", results_of(expr.roll)]
        return f"{name}({', '.join(map(self.value, expr.values))})", ATOM

    def _result(self, expr: ir.Result) -> Text:
        return f"{self.value(expr.of, ATOM)}.{result_name(expr.part)}", ATOM

    def _stated(self, expr: ir.Stated) -> Text:
        about = [self.value(argument) for argument in expr.arguments]
        if expr.needed:
            return self.run("ask", self.facts(), literal(expr.fact), literal(expr.question), *about)
        if self.module.layout.program.functions[expr.fact].world:
            return self.run("ask_outside", self.facts(), literal(expr.fact), literal(expr.question), *about)
        return f"{self.facts()}.stated({', '.join((literal(expr.fact), *about))})", ATOM

    def _happened(self, expr: ir.Happened) -> Text:
        given = [literal(expr.event), literal(expr.form), str(expr.count)]
        for argument in expr.arguments if any(expr.arguments) else ():
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
        name = layout.public["solve", expr.solve]
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
        """Return the attribute path under which the answers to a decision are found."""
        return f"{field_name(decide)}.now" if self.module.layout.passes.is_ringed(decide) else field_name(decide)

    def _by_circle(self, expr: ir.ByCircle) -> Text:
        answers = f"{self.value(expr.of, ATOM)}.{field_name(expr.decide)}"
        return f"{answers}.by_circle({self.value(expr.subject)}) == {expr.circle}", COMPARE

    def _cell(self, expr: ir.Cell) -> Text:
        column = self.module.layout.program.columns[expr.column]
        if not column.specials:
            return self.place(expr), ATOM
        name = self.module.layout.tables["read", expr.column]
        given = ", ".join(self.value(e) for e in (*expr.keys, *expr.arguments))
        return f"{name}({given})", ATOM

    def place(self, expr: ir.Cell) -> str:
        """Print `COLUMN[key][key]`: the stored cell, which may be a code for a special cell."""
        column = self.module.layout.program.columns[expr.column]
        name = self.module.layout.tables["column", expr.column]
        keys = zip(expr.keys, column.axes, range(len(column.axes)), strict=True)
        return name + "".join(f"[{self.index(expr.column, key, axis, at)}]" for key, axis, at in keys)

    def index(self, column: str, key: ir.Expr, axis: ir.Axis, at: int) -> str:
        """Print the position of a key on its axis."""
        if axis.form == "direct":
            return self.value(key)
        if axis.form == "dense":
            off = f"{self.value(key, SUM)} - {axis.low}" if axis.low >= 0 else f"{self.value(key, SUM)} + {-axis.low}"
            if axis.low == 0:
                off = self.value(key)
            return f"min(max({off}, 0), {axis.size - 1})"
        return f"bisect_right({self.module.layout.tables['cuts', column, at]}, {self.value(key)})"

    def _is_given(self, expr: ir.IsGiven) -> Text:
        column = self.module.layout.program.columns[expr.cell.column]
        worked_out = [ir.FLOOR - 1 - at for at, special in enumerate(column.specials) if special.value is not None]
        if len(worked_out) == len(column.specials):
            return "True", ATOM
        text = f"{self.place(expr.cell)} >= FLOOR"
        if not worked_out:
            return text, COMPARE
        return f"{text} or {self.place(expr.cell)} in {tuple(worked_out)}", OR

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
        # `max` of a single value that is no list would raise
        return f"{expr.word}({f'[{shown}]' if expr.lists else shown})", ATOM

    def _root(self, expr: ir.Root) -> Text:
        return f"root({self.value(expr.value)}, {expr.index}{', up=True' if expr.up else ''})", ATOM

    def _geometry(self, expr: ir.Geometry) -> Text:
        given = [self.value(a) for a in expr.arguments]
        if expr.word in PARTS:
            return f"{self.value(expr.arguments[0], ATOM)}[{PARTS[expr.word]}]", ATOM
        return f"{CALLS[expr.word][1]}({', '.join(given)})", ATOM

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

    def _bit_test(self, expr: ir.BitTest) -> Text:
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

    def _present(self, expr: ir.Present) -> Text:
        return self.run("present", self.value(expr.value), literal(expr.what))

    def _unknown(self, expr: ir.Unknown) -> Text:
        return self.run("unknown", literal(expr.what))

    def _mask(self, expr: ir.Mask) -> Text:
        return self.run("bits", *(self.value(item) for item in expr.items))

    def elements(self, source: ir.Expr, bits: str) -> str:
        """Print the iterable of a loop."""
        if not bits:
            return self.value(source, OR)
        members = self.run("members", self.value(source))[0]
        if self.module.layout.begins_as(bits):
            return members
        return f"map({self.module.layout.public['type', bits]}, {members})"

    def _over(self, expr: ir.Over) -> Text:
        variable = self.local(expr.variable)
        loop = f"for {variable} in {self.elements(expr.source, expr.bits)}"
        if expr.where is not None:
            loop += f" if {self.test(expr.where, OR)}"
        match expr.word:
            case "any" | "all" | "sum":
                assert expr.body is not None
                body = self.value(expr.body) if expr.word == "sum" else self.test(expr.body)
                return f"{expr.word}({body} {loop})", ATOM
            case "count" if expr.where is None and not expr.bits:
                return f"len({self.value(expr.source)})", ATOM
            case "count":
                return f"sum(1 {loop})", ATOM
            case _ if expr.body is None and expr.where is None:
                if isinstance(expr.source, ir.Items) and not self.every(expr.source.items):
                    return f"[{', '.join(self.value(item) for item in expr.source.items)}]", ATOM
                return f"list({self.elements(expr.source, expr.bits)})", ATOM
            case _:
                body = variable if expr.body is None else self.value(expr.body)
                return f"[{body} {loop}]", ATOM

    def lines(self, expr: ir.Expr) -> tuple[list[str], str] | None:
        """Split a list comprehension into lines, and return them with the text that follows the closing bracket.

        Return None for any other expression.
        """
        behind = ""
        if isinstance(expr, ir.IfElse) and expr.other == ir.Items((), span=expr.span):
            behind, expr = f" if {self.test(expr.test, OR)} else ()", expr.then
        if not isinstance(expr, ir.Over) or expr.word != "list" or expr.where is None:
            return None
        variable, where = self.local(expr.variable), expr.where
        tests = where.values if isinstance(where, ir.Bool) and where.op == "and" else (where,)
        first, *rest = (self.test(test, AND + 1 if len(tests) > 1 else OR) for test in tests)
        body = variable if expr.body is None else self.value(expr.body)
        loop = f"for {variable} in {self.elements(expr.source, expr.bits)}"
        return [body, loop, f"if {first}", *(f"and {test}" for test in rest)], behind

    def _looked(self, expr: Looked) -> Text:
        slot = self.stored(expr.of, field_name(expr.field))
        return f"{slot}[{self.value(expr.key)}]" if expr.there else f"{slot}.get({self.value(expr.key)}, ())", ATOM

    def where_noted(self, source: ir.Expr) -> tuple[str, str] | None:
        """Return a membership test of an index and the lookup after it, or None if the source needs no test.

        Most keys are absent from an index, and a membership test is cheaper than looping over an empty default.
        """
        if not isinstance(source, Looked) or not isinstance(source.key, ir.Local | ir.Load):
            return None
        if source.there or source.likely:
            return None
        slot, key = self.stored(source.of, field_name(source.field)), self.value(source.key)
        return f"{key} in {slot}", f"{slot}[{key}]"

    def _contains(self, expr: ir.Contains) -> Text:
        return f"{self.value(expr.value, BITS)} in {self.value(expr.items, BITS)}", COMPARE

    def every(self, items: tuple[ir.Expr, ...]) -> str:
        """Return the constant that lists all entries of a kind in order, or "" if the items are another list."""
        owner = items[0].symbol.owner if items and isinstance(items[0], ir.Const) and items[0].symbol else ""
        records = self.module.layout.pack.records.get(owner, ())
        if ("every", owner) not in self.module.layout.public or len(items) != len(records):
            return ""
        if any(not isinstance(item, ir.Const) or item.value != at for at, item in enumerate(items)):
            return ""
        return self.module.layout.public["every", owner]

    def _items(self, expr: ir.Items) -> Text:
        named = self.every(expr.items)
        if named:
            return named, ATOM
        return tuple_of(map(self.value, expr.items)), ATOM

    def _range(self, expr: ir.Range) -> Text:
        high = make.plus(expr.high, make.number(1, expr.span), expr.span)
        return f"range({self.value(expr.low)}, {self.value(high)})", ATOM

    def _ordered(self, expr: ir.Ordered) -> Text:
        call, given = self.ordering(expr)
        return f"{call}({', '.join(given)})" if call else given[0], IF if given[0].endswith(" else None") else ATOM

    def ordering(self, expr: ir.Ordered) -> tuple[str, list[str]]:
        """Return the function that orders the elements, and its arguments. The name is "" for a list display."""
        items = self._picked(expr)
        key = self._key(expr)
        if expr.lot:
            name = "first_by_lot" if expr.first else "by_lot"
            return name, [items, self.dice(), literal(expr.lot), *([key] if key else [])]
        if expr.first and not key and self.brief and expr.where is None and isinstance(expr.source, ir.Local):
            return "", [f"{items}[0] if {items} else None"]
        if expr.first and not key:
            return "next", [f"iter({items})" if expr.where is None else items, "None"]
        if expr.first:
            return "min", [items, f"key={key}", "default=None"]
        if key:
            return "sorted", [items, f"key={key}"]
        if expr.where is None:
            return "list", [items]
        return "", [f"[{items[1:-1]}]"]

    def _picked(self, expr: ir.Ordered) -> str:
        """Print the elements to be ordered, filtered by the condition if there is one."""
        source = self.elements(expr.source, expr.bits)
        if expr.where is None:
            return source
        variable = self.local(expr.variable)
        return f"({variable} for {variable} in {source} if {self.test(expr.where, OR)})"

    def _key(self, expr: ir.Ordered) -> str:
        """Print `lambda x: …` for the sort key; keys that sort highest first are negated."""
        if not expr.keys:
            return ""
        parts = [f"-{self.value(key.value, UNARY)}" if key.highest else self.value(key.value) for key in expr.keys]
        return f"lambda {self.local(expr.variable)}: {parts[0] if len(parts) == 1 else '(' + ', '.join(parts) + ')'}"

    def _along(self, expr: ir.Along) -> Text:
        if expr.word in ("path", "path_to"):
            return self._path(expr)
        ends = [self.value(end) for end in (*((expr.thing,) if expr.thing is not None else ()), expr.start, expr.goals)]
        onward = f"lambda {self.local(expr.variable)}: {self.value(expr.onward)}"
        if isinstance(expr.onward, ir.Call) and expr.onward.function in self.walked:
            onward = f"{self.locals.by_key[ir.STATE]}.{field_name(expr.onward.function)}"
        costs: list[str] = []
        if expr.cost is not None:
            costs = [f"lambda {self.local(expr.variable)}: {self.value(expr.cost)}", literal(expr.what)]
        return self.run(WAYS[expr.word], *ends, self._through(expr.through), onward, *costs)

    def _through(self, through: ir.Expr) -> str:
        """Print the set of things that a path may pass through. Their order does not matter."""
        match through:
            case ir.Over(word="list", bits="", body=None, source=source, where=ir.Contains(items=items, value=value)):
                if value == ir.Local(through.variable, span=value.span) and isinstance(items, ir.Local):
                    among = self._through(source)
                    among = among if isinstance(source, ir.Load) and source.field in self.among else f"set({among})"
                    return f"{among}.intersection({self.value(items)})"
            case ir.Load(of=ir.Local(name=ir.STATE) as state, field=slot) if slot in self.among:
                return f"{self.local(state.name)}.{field_name(self.among[slot])}"
        return self.value(through)

    def _path(self, expr: ir.Along) -> Text:
        """`Way(yard, [y for y in world.yards if not y.wet], lambda y: y.near, gates)`."""
        onward = f"lambda {self.local(expr.variable)}: {self.value(expr.onward)}"
        parts = [self.value(expr.start), self.value(expr.through), onward]
        parts += [self.value(expr.goals)] if expr.word == "path_to" else []
        parts += [f"most={self.value(expr.most)}"] if expr.most is not None else []
        if expr.cost is not None and expr.counted is not None:
            parts.append(f"entering=lambda {self.local(expr.variable)}: {self.value(expr.cost)}")
            unit = unit_text(self.module.layout, expr.counted) if isinstance(expr.counted, NumberType) else ""
            parts += [f"shows=lambda cost: show(cost, {unit})"] if unit else []
            parts.append(f"what={literal(expr.what)}")
        return f"Way({', '.join(parts)})", ATOM


def _is_cheap(expr: ir.Expr) -> bool:
    """Return whether evaluating the expression twice costs less than a call."""
    return all(isinstance(part, ir.Local | ir.Const | ir.Arith) for part in ir.walk(expr))


# Each expression node has a method of the same name. A test compares this table with `ir.Expr`.
PRINT: dict[type, Callable[[Any, Any], Text]] = {
    node: getattr(Printer, f"_{word_of_kind(node.__name__)}") for node in (*get_args(ir.Expr), Looked)
}
