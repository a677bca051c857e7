"""What expressions are made of: constants, locals, fields, and what stands at the head of a function or a module."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulec.backends.python.module import AND, ATOM, BITS, COMPARE, IF, OR, PRINT, UNARY, Module, Text, field_name
from rulec.backends.python.spelling import Names, literal
from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir

FACTS = "the facts"  # the key of the parameter that holds what is stated; no name of the language has a blank
DICE = "the dice"
QUEUE = "the queue"


@dataclass
class Leaves:
    """Prints the leaves of expressions."""

    module: Module
    locals: Names
    walked: Collection[str] = ()  # functions by which ways lead on, as the solve keeps what they answer
    among: Mapping[str, str] = field(default_factory=dict)  # lists that ways lead through -> their slots as sets
    brief: bool = False  # all of a list are counted by `len`
    held: dict[str, str] | None = None  # in a walk: slots of the solve -> locals that have what is in them
    dice_now: str = ""  # the dice of the element of a loop, where it has its own
    happens: bool = False  # what is printed happens, and is handed no facts

    # ---- any expression ----------------------------------------------------------------------
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

    def dice(self) -> str:
        """The dice that are thrown here: the parameter, or in a loop those of its element."""
        return self.dice_now or self.locals.give(DICE, "dice")

    def facts(self) -> str:
        """The parameter that holds the facts, or those of the world in what happens."""
        if self.happens:
            return f"{self.world()}.facts"
        return self.locals.give(FACTS, "facts")

    def _load(self, expr: ir.Load) -> Text:
        if expr.kind == ir.THE_WORLD:
            return f"{self.world()}.{self.slot(expr.kind, expr.field)}", ATOM
        return self.stored(expr.of, field_name(expr.field)), ATOM

    def stored(self, of: ir.Expr, slot: str) -> str:
        """A slot of what is read; in a walk, those of the solve are read once before it."""
        if self.held is None or not isinstance(of, ir.Local) or of.name != ir.STATE:
            return f"{self.value(of, ATOM)}.{slot}"
        if slot not in self.held:
            self.held[slot] = self.locals.give(("held", slot), slot.replace(".", "_").replace("__", "_"))
        return self.held[slot]

    def slot(self, kind: str, name: str) -> str:
        """The attribute of a field of a thing, or of the world itself."""
        return self.module.layout.worldly["slot", name] if kind == ir.THE_WORLD else field_name(name)

    def _variant(self, expr: ir.VariantOn) -> Text:
        return f"{self.world()}.variants & {self._variant_bit(expr.name)} != 0", COMPARE

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

    def run(self, name: str, *arguments: str) -> Text:
        """A call of the runtime."""
        self.module.runtime.add(name)
        return f"{name}({', '.join(arguments)})", ATOM

    def head(self, prefix: str, content: str) -> str:
        """A constant at the head of the module."""
        name = next((n for n, text in self.module.heads.items() if text == content), "")
        if not name:
            name = f"{prefix}{sum(n.startswith(prefix) for n in self.module.heads) + 1}"
            self.module.heads[name] = content
        return name
