"""Pass: bind expressions that are read repeatedly, such as `house.gate.marks`, to locals.

Only chains of fields are bound that start at a parameter, a loop variable or a bound local, and that the block always
reads. Nothing changes while such a function runs, so an earlier read yields the same value. A read that depends on a
presence test stays after the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set

from rulec.base.records import dataclass, field, replace
from rulec.base.text import snake_case
from rulec.base.types import KindType, OptionalType
from rulec.ir import nodes as ir
from rulec.ir.numbers import without_none


def hoist(function: ir.Function, short_loops: bool = False) -> ir.Function:
    """Bind repeated chains to locals, block by block, shortest chains first.

    With `short_loops`, a loop body binds only chains of its loop variable.
    """
    params = {param.name for param in function.params}
    taken = params | ir.names_in(*function.body)
    firm = {p.name for p in function.params if not isinstance(p.type, OptionalType)} if short_loops else set()
    return replace(function, body=_Hoister(taken, firm=firm, short_loops=short_loops).block(function.body, params))


def outermost(function: ir.Function) -> ir.Function:
    """Bind repeated chains to locals in the outermost block only."""
    params = {param.name for param in function.params}
    taken = params | ir.names_in(*function.body)
    return replace(function, body=_Hoister(taken, nested=False).block(function.body, params))


# else: it may fail, so nothing that follows it may be evaluated before it
CALM = (ir.Local, ir.Const, ir.Load, ir.IsNone, ir.Compare, ir.Not)
"""Nodes that never fail, so that a later node may be evaluated before them."""


PURE = frozenset({"quantity", "value", "fact"})
"""Sorts of functions whose answer never changes, unless they throw dice."""


def calls_once(function: ir.Function, program: ir.Program, sorts: Set[str] = frozenset({"value"})) -> ir.Function:
    """Bind repeated calls to locals.

    Only calls of values, or of the given sorts, with locals as arguments, and geometric operations qualify. Nothing
    changes while a function of these sorts runs.
    """
    params = {param.name for param in function.params}
    body, taken = function.body, params | ir.names_in(*function.body)
    at = 0
    while at < len(body):
        call = _first_call(body[at], program, params, sorts)
        if call is not None and sum(node == call for node in ir.nodes_of(body[at:])) > 1:
            name = ir.free_name(_called(call, program, taken), taken)
            taken.add(name)
            params.add(name)
            local = ir.Local(name, span=call.span)
            changed = tuple(_narrowed(ir.exchanged(stmt, call, local), local) for stmt in body[at:])
            body = (*body[:at], ir.Assign(name, call, span=call.span), *changed)
        at += 1
    return replace(function, body=body)


def _narrowed(stmt: ir.Stmt, local: ir.Local) -> ir.Stmt:
    """Drop repeated presence checks of a local where a presence test dominates them."""
    there = ir.IsNone(local, negated=True, span=local.span)

    def bare(part: ir.Node) -> ir.Node:
        return local if isinstance(part, ir.Present) and part.value == local else ir.map_parts(part, bare)

    def changed(part: ir.Node) -> ir.Node:
        match part:
            case ir.If():
                return _narrowed(part, local)
            case ir.Bool(op="and", values=values) if there in values:
                at = values.index(there) + 1
                return replace(part, values=(*values[:at], *(ir.map_parts(each, bare) for each in values[at:])))
            case _:
                return ir.map_parts(part, changed)

    if isinstance(stmt, ir.If) and stmt.test == there:
        then = tuple(ir.map_parts(each, bare) for each in stmt.then)
        return replace(stmt, then=then, other=tuple(_narrowed(each, local) for each in stmt.other))
    return ir.map_parts(stmt, changed)


def _called(call: ir.Call | ir.Geometry, program: ir.Program, taken: set[str]) -> str:
    """Return a name for the result of a call: its kind if it is a thing, unless that name is taken."""
    if isinstance(call, ir.Geometry):
        return call.word.partition(" ")[0]
    of = program.functions[call.function].result
    bare = without_none(of)
    kind = snake_case(bare.name) if isinstance(bare, KindType) else call.function
    return call.function if kind in taken else kind


def _first_call(stmt: ir.Stmt, program: ir.Program, known: set[str], sorts: Set[str]) -> ir.Call | ir.Geometry | None:
    """Return the first call that a statement always makes, before anything in it can fail; None if unsuitable."""
    first = next((node for node in certain(stmt) if not isinstance(node, CALM)), None)
    match first:
        case ir.Call(function=name, arguments=arguments) if arguments and program.functions[name].sort in sorts:
            named = all(isinstance(each, ir.Local) and each.name in known for each in arguments)
            return first if named and not program.functions[name].throws else None
        case ir.Geometry() if "quantity" in sorts:
            return first if ir.locals_of(first) <= known else None
        case _:
            return None


@dataclass(frozen=True)
class _Chains:
    """The chains of one field that a statement reads: how often each, and those that it always reads."""

    stmt: ir.Stmt  # keeps the statement alive, so that its id stays unique
    counts: dict[ir.Load, int]
    certain: tuple[ir.Load, ...]

    @staticmethod
    def of(stmt: ir.Stmt, known: Callable[[ir.Stmt], _Chains]) -> _Chains:
        """Return the chains of a statement; `known` returns those of the statements in it."""
        counts: dict[ir.Load, int] = {}
        for part in ir.parts(stmt):
            if isinstance(part, ir.Stmt):
                for chain, count in known(part).counts.items():
                    counts[chain] = counts.get(chain, 0) + count
                continue
            for node in ir.walk(part):
                if isinstance(node, ir.Load) and isinstance(node.of, ir.Local):
                    counts[node] = counts.get(node, 0) + 1
        surely = (node for node in certain(stmt) if isinstance(node, ir.Load) and node in counts)
        return _Chains(stmt, counts, tuple(surely))

    @staticmethod
    def start(chain: ir.Load) -> str:
        """Return the local at which a chain starts."""
        assert isinstance(chain.of, ir.Local)
        return chain.of.name


@dataclass
class _Hoister:
    """The pass over one function.

    `taken` are the names of the whole function. `firm` are locals that are never None, so their fields may be read
    early.
    """

    taken: set[str]
    nested: bool = True
    firm: set[str] = field(default_factory=set)
    short_loops: bool = False
    known: dict[int, _Chains] = field(default_factory=dict)

    def block(self, body: tuple[ir.Stmt, ...], roots: set[str]) -> tuple[ir.Stmt, ...]:
        """Bind the chains of a block and of the blocks in it."""
        # locals bound by `outermost` count as roots like parameters
        bound = {s.name for s in body if isinstance(s, ir.Assign) and isinstance(s.value, ir.Load)}
        roots = roots | bound - {"value"} - {name for s in body if isinstance(s, ir.ForEach) for name in s.kept}
        while True:
            found = self.next(body, roots)
            if found is None:
                return tuple(self.inside(stmt, roots) for stmt in body) if self.nested else body
            chain, at = found
            if isinstance(chain.of, ir.Local) and chain.of.name in self.firm:
                at = next(early for early, stmt in enumerate(body) if chain in self.chains(stmt).counts)
            name = _local_name(chain, self.taken)
            self.taken.add(name)
            roots.add(name)
            local = ir.Local(name, span=chain.span)
            changed = tuple(
                ir.exchanged(stmt, chain, local) if chain in self.chains(stmt).counts else stmt for stmt in body[at:]
            )
            body = (*body[:at], ir.Assign(name, chain, span=chain.span), *changed)

    def next(self, body: tuple[ir.Stmt, ...], roots: set[str]) -> tuple[ir.Load, int] | None:
        """Return the shortest chain worth binding, and the index of the statement before which to bind it."""
        read = [(at, self.chains(stmt)) for at, stmt in enumerate(body) if not _binds(stmt, roots)]
        counts: dict[ir.Load, int] = {}
        for _, chains in read:
            for chain, count in chains.counts.items():
                counts[chain] = counts.get(chain, 0) + count
        for at, chains in read:
            for chain in chains.certain:
                if counts[chain] > 1 and chains.start(chain) in roots:
                    return chain, at
        return None

    def chains(self, stmt: ir.Stmt) -> _Chains:
        """Return the chains of a statement, cached: most statements stay the same while others change."""
        found = self.known.get(id(stmt))
        if found is None:
            found = self.known[id(stmt)] = _Chains.of(stmt, self.chains)
        return found

    def inside(self, stmt: ir.Stmt, roots: set[str]) -> ir.Stmt:
        """Return a statement with the pass applied to its blocks."""
        # else: parts of a solve hold no other blocks
        match stmt:
            case ir.If(then=then, other=other):
                return replace(stmt, then=self.block(then, roots), other=self.block(other, roots))
            case ir.ForEach(variable=variable, body=inner):
                return replace(stmt, body=self.block(inner, {variable} if self.short_loops else {*roots, variable}))
            case ir.Search(variable=variable, body=inner, missing=missing):
                inner = self.block(inner, {variable} if self.short_loops else {*roots, variable})
                return replace(stmt, body=inner, missing=self.block(missing, roots))
            case ir.Assign() | ir.Return() | ir.Raise() | ir.Note() | ir.Break() | ir.Continue() | ir.Settle():
                return stmt
            case _:
                return stmt


def _binds(stmt: ir.Stmt, roots: set[str]) -> bool:
    """Return whether this pass made the statement."""
    return isinstance(stmt, ir.Assign) and isinstance(stmt.value, ir.Load) and stmt.name in roots


def certain(stmt: ir.Stmt) -> Iterator[ir.Node]:
    """Yield the nodes that a statement evaluates on every path."""
    # else: none is certain
    match stmt:
        case ir.Assign(value=value) | ir.Return(value=value):
            yield from _always(value)
        case ir.If(test=test, then=then, other=other):
            yield from _always(test)
            if then and other:
                first, second = list(certain(then[0])), list(certain(other[0]))
                yield from (node for node in first if node in second)
        case ir.ForEach(source=source) | ir.Search(source=source):
            yield from _always(source)
        case _:
            return


def _always(expr: ir.Node) -> Iterator[ir.Node]:
    """Yield the parts of an expression that are always evaluated, innermost first."""
    match expr:
        case ir.Bool(values=values):
            yield from _always(values[0])
        case ir.IfElse(test=test):
            yield from _always(test)
        case ir.Over(source=source):
            yield from _always(source)
        # nothing is evaluated for an empty list, but reading a field is harmless
        case ir.Ordered(source=source, where=where):
            yield from _always(source)
            yield from (node for node in (_always(where) if where is not None else ()) if isinstance(node, ir.Load))
        case ir.Between(low=low, value=value):
            yield from _always(low)
            yield from _always(value)
        case ir.Along(start=start, goals=goals):
            yield from _always(start)
            yield from _always(goals)
        case ir.Throw():
            pass
        case _:  # all other expressions evaluate all their parts
            for part in ir.parts(expr):
                yield from _always(part)
    yield expr


def _local_name(chain: ir.Load, taken: set[str]) -> str:
    """Return a name made of the owner's and the field's."""
    assert isinstance(chain.of, ir.Local)
    return ir.free_name(f"{chain.of.name} {chain.field}", taken)
