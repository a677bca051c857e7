"""Prints what runs over lists and sets: loops in an expression, orders, and ways from thing to thing."""

from __future__ import annotations

from rulec.backends.python.leaves import Leaves
from rulec.backends.python.module import AND, ATOM, BITS, COMPARE, IF, OR, UNARY, Text, field_name
from rulec.backends.python.spelling import literal
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.opt.index_tables import Looked

WAYS = {"linked": "is_linked", "on_chain": "lies_on_chain", "steps": "steps_between"}  # names of the runtime


class Rows(Leaves):
    """Prints loops, orders and ways."""

    # ---- loops -------------------------------------------------------------------------------
    def elements(self, source: ir.Expr, bits: str) -> str:
        """What a loop runs over."""
        if not bits:
            return self.value(source, OR)
        members = self.run("members", self.value(source))[0]
        if self.module.layout.begins_as(bits):
            return members
        of = self.module.layout.public["type", bits]
        self.module.kinds.add(of)
        return f"map({of}, {members})"

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
            case _ if expr.body is None and expr.where is None and isinstance(expr.source, ir.Items):
                return f"[{', '.join(self.value(item) for item in expr.source.items)}]", ATOM
            case _ if expr.body is None and expr.where is None:
                return f"list({self.elements(expr.source, expr.bits)})", ATOM
            case _:
                body = variable if expr.body is None else self.value(expr.body)
                return f"[{body} {loop}]", ATOM

    def lines(self, expr: ir.Expr) -> tuple[list[str], str] | None:
        """A list that is picked from another over several lines, and what stands behind it; None for all else."""
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
        """Whether anything is noted under a key, and what: most keys have nothing, and asking so costs less."""
        if not isinstance(source, Looked) or not isinstance(source.key, ir.Local | ir.Load):
            return None
        if source.there or source.likely:
            return None
        slot, key = self.stored(source.of, field_name(source.field)), self.value(source.key)
        return f"{key} in {slot}", f"{slot}[{key}]"

    def _contains(self, expr: ir.Contains) -> Text:
        return f"{self.value(expr.value, BITS)} in {self.value(expr.items, BITS)}", COMPARE

    def _items(self, expr: ir.Items) -> Text:
        items = ", ".join(self.value(item) for item in expr.items)
        return f"({items},)" if len(expr.items) == 1 else f"({items})", ATOM

    def _range(self, expr: ir.Range) -> Text:
        high = make.plus(expr.high, make.number(1, expr.span), expr.span)
        return f"range({self.value(expr.low)}, {self.value(high)})", ATOM

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

    # ---- ways --------------------------------------------------------------------------------
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
                    among = self._through(source)
                    among = among if isinstance(source, ir.Load) and source.field in self.among else f"set({among})"
                    return f"{among}.intersection({self.value(items)})"
            case ir.Load(of=ir.Local(name=ir.STATE) as state, field=slot) if slot in self.among:
                return f"{self.local(state.name)}.{field_name(self.among[slot])}"
        return self.value(through)

    def _path(self, expr: ir.Along) -> Text:
        """`Way(yard, [y for y in world.yards if not y.wet], lambda y: y.near, gates)`."""
        onward = f"lambda {self.local(expr.variable)}: {self.value(expr.onward)}"
        goals = [self.value(expr.goals)] if expr.word == "path_to" else []
        made = self.play("paths", "Way")
        return f"{made}({', '.join([self.value(expr.start), self.value(expr.through), onward, *goals])})", ATOM
