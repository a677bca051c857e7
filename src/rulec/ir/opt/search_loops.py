"""Pass: quantifiers become plain loops, which are faster than generator expressions.

    if any(a(x) for x in xs):            for x in xs:
        return 3                             if a(x):
                                                 return 3

The tests and their order stay the same.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator

from rulec.base.records import dataclass, replace
from rulec.base.types import TruthType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.opt.common_subexpressions import certain


@dataclass(frozen=True, slots=True)
class _Search:
    """A search for an element that meets a condition; with `found` false, a check that there is none."""

    over: ir.Over
    test: ir.Expr
    found: bool


def looped(function: ir.Function, is_calm: Callable[[ir.Node], bool] = lambda node: False) -> ir.Function:
    """Return the function with quantifiers as loops. Expressions for which `is_calm` is true may be evaluated early."""
    looper = _Looper({p.name for p in function.params}, isinstance(function.result, TruthType))
    body = looper.block(function.body)
    joiner = _Joiner(looper, is_calm, {p.name for p in function.params})
    return replace(function, body=tuple(line for stmt in body for line in joiner.statement(stmt)))


class _Joiner:
    """Rewriter of nested searches: the inner list is collected once.

    [x for x in xs if any(y.of is x and a(y) for y in ys)]      of = [y.of for y in ys if a(y)]
                                                                [x for x in xs if x in of]
    """

    def __init__(self, looper: _Looper, is_calm: Callable[[ir.Node], bool], known: set[str]) -> None:
        self.looper = looper
        self.is_calm = is_calm
        self.known = known
        self.lines: list[ir.Stmt] = []

    def statement(self, stmt: ir.Stmt) -> list[ir.Stmt]:
        """Return a statement, preceded by the bindings that it needs."""
        self.lines = []
        changed = ir.map_parts(stmt, self.part)
        return [*self.lines, changed]

    def part(self, node: ir.Node) -> ir.Node:
        """Rewrite a tree."""
        node = ir.map_parts(node, self.part)
        if not isinstance(node, ir.Over) or node.word != "list" or node.where is None:
            return node
        first = ir.conjuncts(node.where)[0]
        if isinstance(node.where, ir.Bool) and node.where.op == "or" and node.body is None and not node.bits:
            plain = [one for one in node.where.values if not ir.reads(one, node.variable) and self.is_calm(one)]
            if plain and not isinstance(node.source, ir.Over):
                rest = make.either((one for one in node.where.values if one not in plain), node.span)
                some = (
                    replace(node, where=rest) if len(plain) < len(node.where.values) else ir.Items((), span=node.span)
                )
                return ir.IfElse(make.either(plain, node.span), node.source, some, span=node.span)
        if not ir.reads(first, node.variable) and not node.bits and self.is_calm(first):
            left = _rest(node.where, first)
            nothing = ir.Items((), span=node.span)
            # else: the list is evaluated as it is
            if isinstance(first, ir.Compare | ir.IsNone | ir.Bool | ir.Decided):
                listed = replace(node, where=left)
                return ir.IfElse(first, self.joined(listed) or listed, nothing, span=node.span)
        return self.joined(node) or node

    def joined(self, node: ir.Over) -> ir.Over | None:
        """Rewrite a nested `any` as a membership test in a collected list; None if it has another form."""
        inner = node.where
        if not isinstance(inner, ir.Over) or inner.word != "any" or inner.body is None:
            return None
        tests = ir.conjuncts(inner.body)
        about = ir.Local(node.variable, span=node.span)
        for test in tests:
            if not isinstance(test, ir.Compare) or test.op != "is" or about not in (test.left, test.right):
                continue
            of = test.right if test.left == about else test.left
            rest = _rest(inner.body, test)
            if inner.where is not None:
                rest = make.both((inner.where, *(() if rest is None else (rest,))), node.span)
            outside = ir.locals_of(inner.source, rest or of, of) - {inner.variable}
            found = replace(inner, word="list", where=rest, body=of)
            if not outside <= self.known or not self.is_calm(found) or not isinstance(of, ir.Load):
                continue
            name = self.looper.fresh(f"{inner.variable} {of.field}")
            self.lines.append(ir.Assign(name, found, span=node.span))
            return replace(node, where=ir.Contains(ir.Local(name, span=node.span), about, span=node.span))
        return None


def _rest(test: ir.Expr, gone: ir.Expr) -> ir.Expr | None:
    values = [value for value in ir.conjuncts(test) if value is not gone]
    return make.both(values, test.span) if values else None


class _Looper:
    """Rewriter of one function. `taken` are its names; each loop gets a variable of its own."""

    def __init__(self, taken: set[str], truth: bool) -> None:
        self.taken = taken
        self.truth = truth

    def block(self, body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
        out: list[ir.Stmt] = []
        for stmt in body:
            out += self.statement(stmt)
        return tuple(out)

    def statement(self, stmt: ir.Stmt) -> list[ir.Stmt]:
        """Return the statements that replace one."""
        # else: kept as it is
        match stmt:
            case ir.If(test=test, then=(ir.Return() as answer,), other=()):
                then = tuple(self.answer(answer.value, answer))
                return self.guard(test, then) if _has_search(test) else [replace(stmt, then=then)]
            case ir.If(test=test):
                then, other = self.block(stmt.then), self.block(stmt.other)
                search = _search(test)
                if search is None:
                    return [replace(stmt, then=then, other=other)]
                return [self.searched(search, then, other)]
            case ir.ForEach(body=body) if not stmt.apart and not stmt.together:
                self.taken.add(stmt.variable)
                return [replace(stmt, body=self.block(body))]
            case ir.Return(value=value):
                return self.answer(value, stmt)
            case ir.Assign(name=name, value=ir.Over(word="sum" | "count") as over) if not ir.reads(over, name):
                return self.total(over, name)[0]
            case ir.Assign(value=value):
                lines, value = self.summed(value)
                return [*lines, replace(stmt, value=value)]
            case _:
                return [stmt]

    def answer(self, value: ir.Expr, stmt: ir.Return) -> list[ir.Stmt]:
        """Return the statements for `return …`."""
        if not self.truth:
            lines, value = self.summed(value)
            return [*lines, replace(stmt, value=value)]
        if not _has_search(value):
            return [stmt]
        span = stmt.span
        search = _search(value)
        if search is not None:
            told = replace(stmt, value=make.truth(search.found, span))
            return [self.loop(search, (told,)), ir.Return(make.truth(not search.found, span), span=span)]
        assert isinstance(value, ir.Bool)
        ends = value.op == "or"
        out: list[ir.Stmt] = []
        for run in _runs(value.values[:-1]):
            test = make.either(run, span) if ends else make.negation(make.both(run, span), span)
            out += self.guard(test, (ir.Return(make.truth(ends, span), span=span),))
        return [*out, *self.answer(value.values[-1], stmt)]

    def guard(self, test: ir.Expr, then: tuple[ir.Stmt, ...]) -> list[ir.Stmt]:
        """Return the statements for `if test: return …`."""
        search = _search(test)
        if search is not None:
            return [self.searched(search, then, ())]
        if isinstance(test, ir.Bool) and test.op == "or" and _has_search(test):
            out: list[ir.Stmt] = []
            for run in _runs(test.values):
                out += self.guard(make.either(run, test.span), then)
            return out
        if isinstance(test, ir.Bool) and test.op == "and":
            *first, last = test.values
            if _search(last) is not None and not any(map(_has_search, first)):
                return [ir.If(make.both(first, test.span), tuple(self.guard(last, then)), span=test.span)]
        return [ir.If(test, then, span=test.span)]

    def loop(self, search: _Search, then: tuple[ir.Stmt, ...]) -> ir.ForEach:
        """Return `for x in xs: if test: …`."""
        over, test = self.own(search.over, search.test, then)
        if test != make.truth(True, test.span):
            # A nested loop has to end the outer one as well. A return does, and so does a break outside of the inner
            # loop, which is where the branch for no match goes.
            inner = _search(ir.conjuncts(test)[-1])
            plain = inner is None or (inner.found and not isinstance(then[-1], ir.Return))
            then = (ir.If(test, then, span=test.span),) if plain else tuple(self.guard(test, then))
        return ir.ForEach(over.variable, over.source, over.bits, then, span=over.span)

    def searched(self, search: _Search, then: tuple[ir.Stmt, ...], other: tuple[ir.Stmt, ...]) -> ir.Stmt:
        """Return `if any(…): then else: other` as a loop up to the first match."""
        if not search.found:
            then, other = other, then
        if not then or not isinstance(then[-1], ir.Return):
            then = (*then, ir.Break(span=search.over.span))
        loop = self.loop(search, then)
        if not other:
            return loop
        return ir.Search(loop.variable, loop.source, loop.bits, loop.body, other, span=loop.span)

    def summed(self, value: ir.Expr) -> tuple[list[ir.Stmt], ir.Expr]:
        """Return loops for a sum, or for the `min` or `max` of sums and locals, and the expression for their result."""
        if isinstance(value, ir.Over) and value.word in ("sum", "count"):
            return self.total(value)
        if not isinstance(value, ir.MinMax) or not all(
            isinstance(one, ir.Local | ir.Const | ir.Over)  # else: kept as one expression
            for one in value.values
        ):
            return [], value
        lines: list[ir.Stmt] = []
        values: list[ir.Expr] = []
        for one in value.values:
            more, shown = self.summed(one)
            lines += more
            values.append(shown)
        return lines, replace(value, values=tuple(values))

    def total(self, over: ir.Over, name: str = "") -> tuple[list[ir.Stmt], ir.Expr]:
        """Return a loop that adds up a sum or a count in a local."""
        span = over.span
        body = over.body if over.word == "sum" and over.body is not None else make.number(1, span)
        over, body = self.own(over, body, ())
        name = name or self.fresh("total")
        told = ir.Local(name, span=span)
        added: ir.Stmt = ir.Assign(name, ir.Arith("+", told, body, span=span), span=span)
        each: tuple[ir.Stmt, ...] = (added,)
        if over.where is not None:
            inner = _search(ir.conjuncts(over.where)[-1])
            plain = inner is None or inner.found
            each = (ir.If(over.where, each, span=span),) if plain else tuple(self.guard(over.where, each))
        lines: list[ir.Stmt] = [
            ir.Assign(name, make.number(0, span), span=span),
            ir.ForEach(over.variable, over.source, over.bits, each, span=span),
        ]
        return lines, told

    def own(self, over: ir.Over, test: ir.Expr, then: tuple[ir.Stmt, ...]) -> tuple[ir.Over, ir.Expr]:
        """Return a quantifier and a test with a loop variable that clashes with no other name."""
        inside = ir.names_in(*then) | (ir.names_in(test, over.where or test) - {over.variable})
        name = ir.free_name(over.variable, self.taken | inside)
        given = {over.variable: ir.Local(name, span=over.span)}
        where = None if over.where is None else ir.substitute(over.where, given)
        return replace(over, variable=name, where=where), ir.substitute(test, given)

    def fresh(self, wanted: str) -> str:
        """Return an unused name."""
        name = ir.free_name(wanted, self.taken)
        self.taken.add(name)
        return name


def shared(function: ir.Function, kept: Container[str] = (), calm: Container[str] = ()) -> ir.Function:
    """Bind repeated calls whose arguments are the function's parameters.

    A call of a part in `kept` cannot fail, so it moves out of a loop. A call of a function in `calm` cannot fail
    either: if the last line makes it, it moves before an earlier line that may make it as well.
    """
    params = {p.name for p in function.params}
    body = function.body
    taken = params | ir.locals_of(*body) | ir.assigned(*body)
    at = 0
    while at < len(body):
        later = list(ir.nodes_of(body[at:]))
        call = next((node for node in certain(body[at]) if _is_shared(node, params, later)), None)
        if call is None:
            call = next((node for node in _repeated(body[at], False) if _is_same(node, params, kept)), None)
        if call is None and calm and at < len(body) - 1:
            early = [node for node in ir.walk(body[at]) if isinstance(node, ir.Call) and node.function in calm]
            call = next((n for n in certain(body[-1]) if n in early and _is_shared(n, params, later)), None)
        if not isinstance(call, ir.Call):
            at += 1
            continue
        name = ir.free_name(call.function.split(" ")[-1], taken)
        taken.add(name)
        local = ir.Local(name, span=call.span)
        rest = tuple(ir.exchanged(stmt, call, local) for stmt in body[at:])
        body = (*body[:at], ir.Assign(name, call, span=call.span), *rest)
        at += 1
    return replace(function, body=body)


def _repeated(node: ir.Node, again: bool) -> Iterator[ir.Node]:
    """Yield the nodes that an enclosing loop evaluates repeatedly."""
    if again:
        yield node
    for part in ir.parts(node):
        # else: all its parts are evaluated in each iteration
        first = isinstance(node, ir.ForEach | ir.Search | ir.Over | ir.Ordered) and part is node.source
        yield from _repeated(part, again or (isinstance(node, ir.LOOPS) and not first))


def _is_same(node: ir.Node, params: set[str], kept: Container[str]) -> bool:
    return (
        isinstance(node, ir.Call)
        and node.function in kept
        and all(isinstance(a, ir.Local) and a.name in params for a in node.arguments)
    )


def _is_shared(node: ir.Node, params: set[str], later: list[ir.Node]) -> bool:
    plain = isinstance(node, ir.Call) and all(isinstance(a, ir.Local) and a.name in params for a in node.arguments)
    return plain and later.count(node) > 1


def _search(test: ir.Expr) -> _Search | None:
    """Return the search that a condition amounts to; None if it is none."""
    # else: no search
    match test:
        case ir.Compare(op=">" | "==" as op, left=ir.Over(word="count", where=where) as over, right=ir.Const(value=0)):
            return _Search(over, where or make.truth(True, over.span), op == ">")
        case ir.Over(word="any", body=body, where=where) if body is not None:
            return _Search(test, _met(where, body), True)
        case ir.Over(word="all", body=body, where=where) if body is not None:
            return _Search(test, _met(where, make.negation(body, body.span)), False)
        case ir.Not(value=inner):
            found = _search(inner)
            return None if found is None else replace(found, found=not found.found)
        case _:
            return None


def _met(where: ir.Expr | None, body: ir.Expr) -> ir.Expr:
    return body if where is None else make.both((where, body), body.span)


def _has_search(test: ir.Expr) -> bool:
    """Return whether a condition, or an operand of it, is a search."""
    if isinstance(test, ir.Bool):
        return any(map(_has_search, test.values))
    return _search(test) is not None


def _runs(values: tuple[ir.Expr, ...]) -> list[tuple[ir.Expr, ...]]:
    """Group adjacent values without a search; each search is a group of its own."""
    out: list[tuple[ir.Expr, ...]] = []
    for value in values:
        if out and not _has_search(value) and not any(map(_has_search, out[-1])):
            out[-1] = (*out[-1], value)
        else:
            out.append((value,))
    return out
