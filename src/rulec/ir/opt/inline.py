"""Pass: inline the bounds of a solve's parts, where a call would cost more than the work that it does.

    return force(walk) <= guard(walk)           if closed:
                                                    force = 0
                                                else:
                                                    force = 1 + …
                                                return force <= guard(walk)

Only bounds that are called once, or are tiny, are inlined. Conditions that an earlier line has excluded are not tested
again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulec.base.records import replace
from rulec.base.types import NumberType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.opt.common_subexpressions import certain

SMALL = 24
"""Functions with at most this many nodes are inlined at every call."""
DEEP = 5
"""Functions with deeper nesting stay functions."""

Known = tuple[ir.Expr, ...]


class Splicer:
    """Inliner of the functions for which `written` is true."""

    def __init__(self, functions: Mapping[str, ir.Function], written: Callable[[ir.Function], bool]) -> None:
        self.functions = functions
        self.written = written
        self.taken: set[str] = set()

    def function(self, function: ir.Function) -> ir.Function:
        """Return the function with its calls inlined."""
        self.taken = {p.name for p in function.params} | ir.names_in(*function.body)
        return replace(function, body=self.block(function.body, ()))

    def block(self, body: tuple[ir.Stmt, ...], known: Known) -> tuple[ir.Stmt, ...]:
        """Inline calls in statements; `known` are conditions that are false there."""
        out: list[ir.Stmt] = []
        todo = list(body)
        while todo:
            stmt = todo.pop(0)
            lines = self.lifted(stmt)
            if lines is not None:
                todo[:0] = lines
                continue
            if isinstance(stmt, ir.If):
                if stmt.test in known:
                    todo[:0] = stmt.other
                    continue
                then = self.block(stmt.then, known)
                other = self.block(stmt.other, (*known, stmt.test))
                out.append(replace(stmt, then=then, other=other))
                if then and isinstance(then[-1], ir.Return | ir.Raise):
                    known = (*known, stmt.test)
                continue
            out.append(stmt)
        return tuple(out)

    def lifted(self, stmt: ir.Stmt) -> list[ir.Stmt] | None:
        """Return a statement with its first call hoisted and inlined before it; None if there is nothing to inline."""
        # else: no call is hoisted out of it
        if not isinstance(stmt, ir.Assign | ir.Return | ir.If):
            return None
        for call in certain(stmt) if not isinstance(stmt, ir.If) else certain(replace(stmt, then=(), other=())):
            if not isinstance(call, ir.Call):
                continue
            called = self.functions.get(call.function)
            if called is None or not self.written(called):
                continue
            word = called.name.split(" ")[-1]
            if isinstance(stmt, ir.Return) and stmt.value == call:
                lines = self.renamed(called, call)
                if lines is None:
                    continue
                return list(lines)
            if called.sort == "value" and not (isinstance(stmt, ir.Assign) and stmt.value == call):
                continue
            own = stmt.name if isinstance(stmt, ir.Assign) and stmt.value == call else self.fresh(word)
            lines = self.renamed(called, call)
            told = None if lines is None else _told(lines, own, 0)
            if told is None:
                continue
            if isinstance(stmt, ir.Assign) and stmt.value == call:
                return told
            return [*told, ir.exchanged(stmt, call, ir.Local(own, span=call.span))]
        return None

    def renamed(self, called: ir.Function, call: ir.Call) -> tuple[ir.Stmt, ...] | None:
        """Return the body of a function with fresh locals and with the call's arguments for its parameters."""
        given = dict(zip((p.name for p in called.params), call.arguments, strict=True))
        if not ir.looped(*called.body).isdisjoint(ir.locals_of(*call.arguments)):
            return None
        word = called.name.split(" ")[-1]
        held = ir.If(make.truth(True, called.span), called.body, span=called.span)
        assigned = (node.name for node in ir.nodes_of(called.body) if isinstance(node, ir.Assign))
        for name in dict.fromkeys(assigned):
            new = self.fresh(f"{word} {name}" if name != "value" else word)
            held = _called(held, name, new)
        return ir.substitute(held, given).then

    def fresh(self, wanted: str) -> str:
        """Return an unused name."""
        name = ir.free_name(wanted, self.taken)
        self.taken.add(name)
        return name


class Opener:
    """Inliner of functions that consist of a search, where the result becomes a loop."""

    def __init__(
        self, search_of: Callable[[ir.Call], ir.Over | None], condition_of: Callable[[ir.Call], ir.Expr | None]
    ) -> None:
        self.search_of = search_of
        self.condition_of = condition_of

    def block(self, body: tuple[ir.Stmt, ...], truth: bool) -> tuple[ir.Stmt, ...]:
        """Rewrite the statements of a function; `truth` is set if it returns a truth."""
        return tuple(self.statement(stmt, truth) for stmt in body)

    def statement(self, stmt: ir.Stmt, truth: bool) -> ir.Stmt:
        match stmt:
            case ir.If(test=ir.Call() as call, then=(ir.Return(),), other=()) if truth:
                return replace(stmt, test=self.condition_of(call) or self.test(call))
            case ir.If(test=test, then=then, other=other):
                return replace(stmt, test=self.test(test), then=self.block(then, truth), other=self.block(other, truth))
            case ir.Return(value=ir.Bool(values=values) as value) if truth:
                return replace(stmt, value=replace(value, values=tuple(self.test(one) for one in values)))
            case ir.Return(value=value) if truth:
                return replace(stmt, value=self.test(value))
            case _:
                return stmt

    def test(self, test: ir.Expr) -> ir.Expr:
        """Rewrite a condition whose last part may be a search."""
        # else: kept as it is
        match test:
            case ir.Call():
                return self.search_of(test) or test
            case ir.Not(value=ir.Call() as call):
                return replace(test, value=self.search_of(call) or call)
            case ir.Bool(op="and", values=values):
                return replace(test, values=(*values[:-1], self.test(values[-1])))
            case ir.Over(word="any", body=body) if body is not None:
                return replace(test, body=self.test(body))
            case ir.Not(value=ir.Over(word="any") as over):
                return replace(test, value=self.test(over))
            case _:
                return test


def may_be_written(function: ir.Function, asked: Mapping[str, int]) -> bool:
    """Return whether a bound is called once only, or is tiny."""
    if function.sort == "value" and len(function.body) == 1 and isinstance(function.body[0], ir.Return):
        return isinstance(function.body[0].value, ir.Over) and not function.throws and not function.asks
    if function.sort != "bound" or not isinstance(function.result, NumberType):
        return False
    nodes = [node for stmt in function.body for node in ir.walk(stmt)]
    if any(isinstance(node, ir.Raise | ir.Throw) for node in nodes):
        return False
    return asked.get(function.name, 0) == 1 or len(nodes) <= SMALL


def condition(splicer: Splicer, function: ir.Function, call: ir.Call) -> ir.Expr | None:
    """Return the body of a short function as a single condition with a search at its end; None if it has
    another form.
    """
    nodes = [node for stmt in function.body for node in ir.walk(stmt)]
    # else: `_asked` refuses other lines
    if len(nodes) > 3 * SMALL or any(isinstance(node, ir.Assign | ir.Raise | ir.Throw) for node in nodes):
        return None
    body = splicer.renamed(function, call)
    return None if body is None else _asked(body)


def _asked(body: tuple[ir.Stmt, ...]) -> ir.Expr | None:
    match body:
        case (ir.Return(value=ir.Over(word="any") as value),):
            return value
        case (ir.If(test=test, then=(ir.Return(value=ir.Const(value=False)),), other=()), *rest):
            last = _asked(tuple(rest))
            if last is None or any(isinstance(node, ir.Over) for node in ir.walk(test)):
                return None
            return make.both((make.negation(test, test.span), last), test.span)
        case _:
            return None


def _told(body: tuple[ir.Stmt, ...], name: str, deep: int) -> list[ir.Stmt] | None:
    """Turn returns into assignments to `name`; None if the body has another form."""
    out: list[ir.Stmt] = []
    for at, stmt in enumerate(body):
        match stmt:
            case ir.Return(value=value):
                return [*out, ir.Assign(name, value, stmt.comment, span=stmt.span)]
            case ir.If(then=then, other=()) if _returns(then):
                if deep == DEEP:
                    return None
                first, rest = _told(then, name, deep + 1), _told(body[at + 1 :], name, deep + 1)
                if first is None or rest is None:
                    return None
                return [*out, replace(stmt, then=tuple(first), other=tuple(rest))]
            case _ if any(isinstance(part, ir.Return) for part in ir.walk(stmt)):
                return None
            case _:
                out.append(stmt)
    return None


def _returns(body: tuple[ir.Stmt, ...]) -> bool:
    return bool(body) and isinstance(body[-1], ir.Return)


def _called(node: ir.N, name: str, new: str) -> ir.N:
    """Return the node with a local renamed, both where it is read and where it is bound."""

    def change(part: ir.Node) -> ir.Node:
        part = ir.map_parts(part, change)
        if isinstance(part, ir.Local) and part.name == name:
            return replace(part, name=new)
        if isinstance(part, ir.Assign) and part.name == name:
            return replace(part, name=new)
        return part

    return ir.map_parts(node, change)
