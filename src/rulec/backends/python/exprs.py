"""Prints lowered expressions as Python, with brackets only where they are needed.

`Module` collects what the printed text needs: names from `_kinds` and `_tables`, functions of other modules,
names of the runtime, and the constants that stand at the head of the module.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from rulec.backends.python.kept import Looked
from rulec.backends.python.layout import Layout
from rulec.backends.python.text import Names, literal
from rulec.base.records import field
from rulec.ir import nodes as ir
from rulec.ir.geometry import CALLS, PARTS

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from rulec.base.records import dataclass

IF, OR, AND, NOT, COMPARE, BITS, SHIFT, SUM, PRODUCT, UNARY, ATOM = range(11)
Text = tuple[str, int]
WAYS = {"linked": "is_linked", "on_chain": "lies_on_chain", "steps": "steps_between"}  # names of the runtime
FACTS = "the facts"  # likewise, of the parameter that holds what is stated
DICE = "the dice"  # the key of the parameter that holds them; no name of the language has a blank
QUEUE = "the queue"
AT_ONCE = "at once"  # the key of the local that collects what happens at once


@dataclass
class Module:
    """What the code of one module needs from elsewhere."""

    layout: Layout
    name: str
    kinds: set[str] = field(default_factory=set)  # names from `_kinds`, and `Sequence`
    tables: set[str] = field(default_factory=set)
    runtime: set[str] = field(default_factory=set)
    calls: dict[str, set[str]] = field(default_factory=dict)  # module -> functions
    heads: dict[str, str] = field(default_factory=dict)  # constant -> its definition
    standard: set[str] = field(default_factory=set)  # names of the standard library
    worlds: set[str] = field(default_factory=set)  # `World` where it is an annotation
    words: set[str] = field(default_factory=set)  # names from `_words`
    playing: dict[str, set[str]] = field(default_factory=dict)  # module of the runtime -> names
    messages: list[tuple[str, ...]] = field(default_factory=list)  # the pieces of what is told, each once
    asks: list[list[str]] = field(default_factory=list)  # the arguments of what is asked, each once
    lazy_calls: bool = False  # functions are imported where they are called


@dataclass
class Printer:
    """Prints the expressions of one function."""

    module: Module
    locals: Names
    walked: Collection[str] = ()  # functions by which ways lead on, as the solve keeps what they answer
    brief: bool = False  # all of a list are counted by `len`
    dice_now: str = ""  # the dice of the element of a loop, where it has its own
    happens: bool = False  # what is printed happens, and is handed no facts

    # ---- entry points ------------------------------------------------------------------------
    def value(self, expr: ir.Expr, at: int = IF) -> str:
        """An expression where a value is wanted: a truth is a bool."""
        text, level = PRINT[type(expr)](self, expr)
        if isinstance(expr, ir.BitTest | ir.AnyBit):
            text, level = f"{text} != 0", COMPARE
        return f"({text})" if level < at else text

    def test(self, expr: ir.Expr, at: int = IF) -> str:
        """An expression where only its truth matters."""
        match expr:
            case ir.BitTest() | ir.AnyBit():
                text, level = PRINT[type(expr)](self, expr)
            case ir.VariantOn(name=name) if self.brief:
                text, level = f"{self.world()}.variants & {self._variant_bit(name)}", BITS
            case ir.Bool(op=op, values=values):
                level = AND if op == "and" else OR
                text = f" {op} ".join(self.test(v, level + 1) for v in values)
            case ir.Not():
                text, level = self._not(expr)
            case _:
                return self.value(expr, at)
        return f"({text})" if level < at else text

    # ---- leaves ------------------------------------------------------------------------------
    def _const(self, expr: ir.Const) -> Text:
        if expr.symbol is not None:
            return self.symbol(expr.symbol), ATOM
        if expr.value == ir.FLOOR and not isinstance(expr.value, bool):
            self.module.runtime.add("FLOOR")
            return "FLOOR", ATOM
        negative = isinstance(expr.value, int) and expr.value < 0
        return literal(expr.value), UNARY if negative else ATOM

    def symbol(self, symbol: ir.Symbol) -> str:
        """The constant of a member or entry."""
        name = self.module.layout.public["member", symbol.owner, symbol.name]
        self.module.kinds.add(name)
        return name

    def _local(self, expr: ir.Local) -> Text:
        return self.local(expr.name), ATOM

    def local(self, name: str) -> str:
        """The Python name of a local: numbers that only keep the lowering's names apart are dropped."""
        if name == ir.WORLD:
            return self.world()
        words = name.split(" ")
        if len(words) > 1 and words[-1].isdigit():
            words.pop()
        return self.locals.give(name, "_".join(words))

    def world(self) -> str:
        """The parameter that holds the world."""
        return self.locals.give(ir.WORLD, "world")

    def queue(self) -> str:
        """The parameter of a sequence that holds the acts."""
        return self.locals.give(QUEUE, "queue")

    def _load(self, expr: ir.Load) -> Text:
        if expr.kind == ir.THE_WORLD:
            return f"{self.world()}.{self.slot(expr.kind, expr.field)}", ATOM
        return f"{self.value(expr.of, ATOM)}.{field_name(expr.field)}", ATOM

    def _looked(self, expr: Looked) -> Text:
        return f"{self.value(expr.of, ATOM)}.{field_name(expr.field)}.get({self.value(expr.key)}, ())", ATOM

    def slot(self, kind: str, name: str) -> str:
        """The attribute of a field of a thing, or of the world itself."""
        return self.module.layout.worldly["slot", name] if kind == ir.THE_WORLD else field_name(name)

    def _happened(self, expr: ir.Happened) -> Text:
        given = [literal(expr.event), literal(expr.form), str(expr.count)]
        for argument in expr.arguments if any(expr.arguments) else ():
            if argument is None:
                self.play("world", "OPEN")
            given.append("OPEN" if argument is None else self.value(argument))
        return f"{self.world()}.happened({', '.join(given)})", ATOM

    def _variant(self, expr: ir.VariantOn) -> Text:
        if self.brief:
            return f"{self.world()}.variants & {self._variant_bit(expr.name)} != 0", COMPARE
        return f"{self.world()}.variant({self.variant(expr.name)})", ATOM

    def _variant_bit(self, name: str) -> str:
        constant = self.variant(name)
        self.module.heads[f"_{constant}_BIT"] = f"1 << {constant}"
        return f"_{constant}_BIT"

    def variant(self, name: str) -> str:
        """The constant of a variant."""
        constant = self.module.layout.worldly["variant", name]
        self.module.worlds.add(constant)
        return constant

    def play(self, home: str, name: str) -> str:
        """A name of the runtime of what happens."""
        self.module.playing.setdefault(home, set()).add(name)
        return name

    # ---- orders ------------------------------------------------------------------------------
    def _ordered(self, expr: ir.Ordered) -> Text:
        call, given = self.ordering(expr)
        return f"{call}({', '.join(given)})" if call else given[0], IF if given[0].endswith(" else None") else ATOM

    def ordering(self, expr: ir.Ordered) -> tuple[str, list[str]]:
        """What puts in order, and its arguments; an empty name for a list that is written out."""
        items = self._picked(expr)
        key = self._key(expr)
        if expr.lot:
            name = self.play("order", "first_by_lot" if expr.first else "by_lot")
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
        """The elements that are looked at: as they are, or those on which the condition holds, one after another."""
        source = self.elements(expr.source, expr.bits)
        if expr.where is None:
            return source
        variable = self.local(expr.variable)
        return f"({variable} for {variable} in {source} if {self.test(expr.where, OR)})"

    def _key(self, expr: ir.Ordered) -> str:
        """`lambda x: …`: what is highest first with its sign turned."""
        if not expr.keys:
            return ""
        parts = [f"-{self.value(key.value, UNARY)}" if key.highest else self.value(key.value) for key in expr.keys]
        return f"lambda {self.local(expr.variable)}: {parts[0] if len(parts) == 1 else '(' + ', '.join(parts) + ')'}"

    # ---- cells -------------------------------------------------------------------------------
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

    def _call(self, expr: ir.Call) -> Text:
        layout = self.module.layout
        home, name = layout.homes[expr.function], layout.function(expr.function)
        if home != self.module.name:
            self.module.calls.setdefault(home, set()).add(name)
        given = [self.value(a) for a in expr.arguments]
        looked_up = expr.function in layout.model.decides
        if expr.function in layout.asking and not looked_up:
            given.append(self.facts())
        if layout.plays and layout.program.functions[expr.function].world and not looked_up:
            given.append(self.world())
        if expr.function in layout.throwing:
            given.append(self.dice())
        return f"{name}({', '.join(given)})", ATOM

    def dice(self) -> str:
        """The dice that are thrown here: the parameter, or in a loop those of its element."""
        return self.dice_now or self.locals.give(DICE, "dice")

    def facts(self) -> str:
        """The parameter that holds the facts, or those of the world in what happens."""
        if self.happens:
            return f"{self.world()}.facts"
        return self.locals.give(FACTS, "facts")

    def _stated(self, expr: ir.Stated) -> Text:
        about = [self.value(argument) for argument in expr.arguments]
        if expr.needed:
            return self.run("ask", self.facts(), literal(expr.fact), literal(expr.question), *about)
        if self.module.layout.plays and self.module.layout.program.functions[expr.fact].world:
            return self.run("ask_outside", self.facts(), literal(expr.fact), literal(expr.question), *about)
        return f"{self.facts()}.stated({', '.join((literal(expr.fact), *about))})", ATOM

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

    # ---- numbers -----------------------------------------------------------------------------
    def _arith(self, expr: ir.Arith) -> Text:
        level = SUM if expr.op in ("+", "-") else PRODUCT
        if expr.op == "*" and isinstance(expr.right, ir.Const):
            return f"{self.value(expr.right, UNARY)} * {self.value(expr.left, UNARY)}", PRODUCT
        return f"{self.value(expr.left, level)} {expr.op} {self.value(expr.right, level + 1)}", level

    def _quotient(self, expr: ir.Quotient) -> Text:
        return self.run("quotient", self.value(expr.left), self.value(expr.right), literal(expr.what))

    def run(self, name: str, *arguments: str) -> Text:
        """A call of the runtime."""
        self.module.runtime.add(name)
        return f"{name}({', '.join(arguments)})", ATOM

    def _negate(self, expr: ir.Negate) -> Text:
        return f"-{self.value(expr.value, UNARY)}", UNARY

    def _min_max(self, expr: ir.MinMax) -> Text:
        if self.brief and len(expr.values) == 2 and all(isinstance(v, ir.Local | ir.Const) for v in expr.values):
            one, other = map(self.value, expr.values)
            return f"{one} if {one} {'<' if expr.word == 'min' else '>'} {other} else {other}", IF
        return f"{expr.word}({', '.join(self.value(v) for v in expr.values)})", ATOM

    def _geometry(self, expr: ir.Geometry) -> Text:
        given = [self.value(a) for a in expr.arguments]
        if expr.word in PARTS:
            return f"{self.value(expr.arguments[0], ATOM)}[{PARTS[expr.word]}]", ATOM
        home, name = CALLS[expr.word]
        return f"{self.play(home, name)}({', '.join(given)})", ATOM

    # ---- truths ------------------------------------------------------------------------------
    def _compare(self, expr: ir.Compare) -> Text:
        return f"{self.value(expr.left, BITS)} {expr.op} {self.value(expr.right, BITS)}", COMPARE

    def _between(self, expr: ir.Between) -> Text:
        low, value, high = (self.value(e, BITS) for e in (expr.low, expr.value, expr.high))
        return f"{low} <= {value} <= {high}", COMPARE

    def _bool(self, expr: ir.Bool) -> Text:
        level = AND if expr.op == "and" else OR
        return f" {expr.op} ".join(self.value(v, level + 1) for v in expr.values), level

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

    def head(self, prefix: str, content: str) -> str:
        """A constant at the head of the module."""
        name = next((n for n, text in self.module.heads.items() if text == content), "")
        if not name:
            name = f"{prefix}{sum(n.startswith(prefix) for n in self.module.heads) + 1}"
            self.module.heads[name] = content
        return name

    def _in_set(self, expr: ir.InSet) -> Text:
        value = self.value(expr.value, BITS)
        if all(item.symbol is None for item in expr.items):
            return f"{value} in ({', '.join(self.value(item) for item in expr.items)},)", COMPARE
        content = f"frozenset(({', '.join(self.value(item) for item in expr.items)}))"
        return f"{value} in {self.head('_ONE_OF_', content)}", COMPARE

    def _contains(self, expr: ir.Contains) -> Text:
        return f"{self.value(expr.value, BITS)} in {self.value(expr.items, BITS)}", COMPARE

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

    def _is_none(self, expr: ir.IsNone) -> Text:
        word = "is not" if expr.negated else "is"
        return f"{self.value(expr.value, BITS)} {word} None", COMPARE

    # ---- collections -------------------------------------------------------------------------
    def elements(self, source: ir.Expr, bits: str) -> str:
        """What a loop runs over."""
        if not bits:
            return self.value(source, OR)
        of = self.module.layout.public["type", bits]
        self.module.kinds.add(of)
        return f"map({of}, {self.run('members', self.value(source))[0]})"

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
            case "count" if self.brief and expr.where is None and not expr.bits:
                return f"len({self.value(expr.source)})", ATOM
            case "count":
                return f"sum(1 {loop})", ATOM
            case _:
                body = variable if expr.body is None else self.value(expr.body)
                return f"[{body} {loop}]", ATOM

    def _along(self, expr: ir.Along) -> Text:
        if expr.word in ("path", "path_to"):
            return self._path(expr)
        ends = [self.value(end) for end in (*((expr.thing,) if expr.thing is not None else ()), expr.start, expr.goals)]
        onward = f"lambda {self.local(expr.variable)}: {self.value(expr.onward)}"
        if isinstance(expr.onward, ir.Call) and expr.onward.function in self.walked:
            onward = f"{self.locals.by_key[ir.STATE]}.{field_name(expr.onward.function)}"
        return self.run(WAYS[expr.word], *ends, self._through(expr.through), onward)

    def _through(self, through: ir.Expr) -> str:
        """What ways lead through; in which order does not matter."""
        match through:
            case ir.Over(word="list", bits="", body=None, source=source, where=ir.Contains(items=items, value=value)):
                if value == ir.Local(through.variable, span=value.span) and isinstance(items, ir.Local):
                    return f"set({self.value(source)}).intersection({self.value(items)})"
        return self.value(through)

    def _path(self, expr: ir.Along) -> Text:
        """`Way(yard, [y for y in world.yards if not y.wet], lambda y: y.near, gates)`."""
        onward = f"lambda {self.local(expr.variable)}: {self.value(expr.onward)}"
        goals = [self.value(expr.goals)] if expr.word == "path_to" else []
        made = self.play("paths", "Way")
        return f"{made}({', '.join([self.value(expr.start), self.value(expr.through), onward, *goals])})", ATOM

    def _weigh(self, expr: ir.Weigh) -> Text:
        layout, solve = self.module.layout, self.module.layout.program.solves[expr.solve]
        home, name = layout.homes[solve.declared.functions[0]], layout.public["solve", expr.solve]
        if home != self.module.name:
            self.module.calls.setdefault(home, set()).add(name)
        given = [self.value(a) for a in expr.arguments]
        given += [self.facts()] if solve.asks else []
        given += [self.world()] if solve.world else []
        return f"{name}({', '.join(given)})", ATOM

    def _present(self, expr: ir.Present) -> Text:
        return self.run("present", self.value(expr.value), literal(expr.what))

    def _unknown(self, expr: ir.Unknown) -> Text:
        return self.run("unknown", literal(expr.what))

    def _mask(self, expr: ir.Mask) -> Text:
        return self.run("bits", *(self.value(item) for item in expr.items))

    def _decided(self, expr: ir.Decided) -> Text:
        sign = ">= 0" if expr.may else "> 0"
        answers = f"{self.value(expr.of, ATOM)}.{self.answers(expr.decide)}"
        return f"{answers}[{self.value(expr.subject)}] {sign}", COMPARE

    def answers(self, decide: str) -> str:
        """Where answers to a decision are looked up."""
        return f"{field_name(decide)}.now" if self.module.layout.is_ringed(decide) else field_name(decide)

    def _by_circle(self, expr: ir.ByCircle) -> Text:
        answers = f"{self.value(expr.of, ATOM)}.{field_name(expr.decide)}"
        return f"{answers}.by_circle({self.value(expr.subject)}) == {expr.circle}", COMPARE

    def _items(self, expr: ir.Items) -> Text:
        items = ", ".join(self.value(item) for item in expr.items)
        return f"({items},)" if len(expr.items) == 1 else f"({items})", ATOM


def field_name(name: str) -> str:
    """The slot of a field."""
    from rulec.backends.python.text import identifier

    return "began_as" if name == ir.BEGAN_AS else (f"{name}_" if name == "began_as" else identifier(name))


# a row for every expression node: a test compares with `ir.Expr`
PRINT: dict[type, Callable[..., Text]] = {
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
