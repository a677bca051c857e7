"""Binds what is read several times: `house.gate.marks` read thrice becomes a local, as a hand would write it.

Only chains of fields that start at a parameter, a loop's variable or what is bound already, and that the block
reads at least once whatever happens. Nothing in play changes while a function runs, so reading earlier is the
same; what stands behind a question (is it there?) stays behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set

from rulec.base.records import dataclass, field, replace
from rulec.base.text import snake_case
from rulec.base.types import KindType, OptionalType
from rulec.ir import nodes as ir
from rulec.ir.numbers import without_none


def hoist(function: ir.Function, short_loops: bool = False) -> ir.Function:
    """The function with repeated chains bound to locals, block by block, shortest chains first. In short loops only
    chains of what the loop goes through are bound."""
    params = {param.name for param in function.params}
    taken = params | ir.names_in(*function.body)
    firm = {p.name for p in function.params if not isinstance(p.type, OptionalType)} if short_loops else set()
    return replace(function, body=_Hoister(taken, firm=firm, short_loops=short_loops).block(function.body, params))


def outermost(function: ir.Function) -> ir.Function:
    """The same, in the outermost block alone."""
    params = {param.name for param in function.params}
    taken = params | ir.names_in(*function.body)
    return replace(function, body=_Hoister(taken, nested=False).block(function.body, params))


# else: it may fail, and nothing behind it is asked before it
CALM = (ir.Local, ir.Const, ir.Load, ir.IsNone, ir.Compare, ir.Not)
"""What never fails, so that what is asked behind it may as well be asked before."""


PURE = frozenset({"quantity", "value", "fact"})
"""Sorts of functions that answer the same whenever they are asked, unless they throw."""


def calls_once(function: ir.Function, program: ir.Program, sorts: Set[str] = frozenset({"value"})) -> ir.Function:
    """What statements ask several times is asked once: a value, or what another of `sorts` answers, of what is known by
    name, and what is asked of the ground. Nothing changes while a function of these sorts runs."""
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
    """Behind the question whether something is there nothing has to look again."""
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
    """What the answer of a call is called: a thing by its kind, where nothing else is."""
    if isinstance(call, ir.Geometry):
        return call.word.partition(" ")[0]
    of = program.functions[call.function].result
    bare = without_none(of)
    kind = snake_case(bare.name) if isinstance(bare, KindType) else call.function
    return call.function if kind in taken else kind


def _first_call(stmt: ir.Stmt, program: ir.Program, known: set[str], sorts: Set[str]) -> ir.Call | ir.Geometry | None:
    """What a statement asks for whatever happens and before anything in it can fail, where that is of what is known by
    name."""
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
    """The chains of one field that a statement reads, how often, and which of them it reads whatever happens."""

    stmt: ir.Stmt  # kept, so that nothing else comes to stand at its address
    counts: dict[ir.Load, int]
    certain: tuple[ir.Load, ...]

    @staticmethod
    def of(stmt: ir.Stmt, known: Callable[[ir.Stmt], _Chains]) -> _Chains:
        """Those of a statement; `known` gives those of the statements in it."""
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
        """The name at which a chain starts."""
        assert isinstance(chain.of, ir.Local)
        return chain.of.name


@dataclass
class _Hoister:
    """`taken`: the names of the whole function; `firm`: things that are there, so that their fields can be read
    early."""

    taken: set[str]
    nested: bool = True
    firm: set[str] = field(default_factory=set)
    short_loops: bool = False
    known: dict[int, _Chains] = field(default_factory=dict)

    def block(self, body: tuple[ir.Stmt, ...], roots: set[str]) -> tuple[ir.Stmt, ...]:
        """A block with its chains bound, and the blocks inside it."""
        # what `outermost` has bound is as good as a parameter
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
        """The shortest chain worth binding, and the statement before which to bind it."""
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
        """What a statement reads; it often stays as it is while others change."""
        found = self.known.get(id(stmt))
        if found is None:
            found = self.known[id(stmt)] = _Chains.of(stmt, self.chains)
        return found

    def inside(self, stmt: ir.Stmt, roots: set[str]) -> ir.Stmt:
        """A statement with the blocks that it holds."""
        # else: it holds no block in what solves ask
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
    """Whether a statement is what this pass made."""
    return isinstance(stmt, ir.Assign) and isinstance(stmt.value, ir.Load) and stmt.name in roots


def certain(stmt: ir.Stmt) -> Iterator[ir.Node]:
    """What a statement evaluates whatever happens."""
    # else: nothing is sure of it
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
    """The parts of an expression that are always evaluated, innermost first."""
    match expr:
        case ir.Bool(values=values):
            yield from _always(values[0])
        case ir.IfElse(test=test):
            yield from _always(test)
        case ir.Over(source=source):
            yield from _always(source)
        case ir.Ordered(source=source, where=where):  # an empty list asks nothing; fields may be read
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
    """The field's name, led by its owner's."""
    assert isinstance(chain.of, ir.Local)
    return ir.free_name(f"{chain.of.name} {chain.field}", taken)
