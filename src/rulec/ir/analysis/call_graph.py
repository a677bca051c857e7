"""Call graph of the lowered functions, and their transitive effects: world access, dice, changes, early ends.

`own_doing` summarises a function's own body. `closure` extends a property of bodies to all callers, and `settle` uses
it to set `world` and `throws` once all functions are lowered.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping

from rulec.base.memory import kept
from rulec.base.records import dataclass, replace
from rulec.ir import nodes as ir
from rulec.sema.summaries.call_graph import reaching

WITH_WORLD = ("open", "needs", "cost", "domain", "default", "key", "limit", "counts", "does", "sequence")
WITH_DICE = ("does", "sequence")
"""Sorts of functions that take the world, respectively dice, whatever their bodies do, so that all are called alike."""

# else: an act may end at it
CALM = (
    ir.Const, ir.Local, ir.Load, ir.Cell, ir.Call, ir.Results, ir.Result, ir.Arith, ir.Negate, ir.Compare, ir.Between,
    ir.Bool, ir.Not, ir.IfElse, ir.BitTest, ir.AnyBit, ir.InSet, ir.Contains, ir.IsNone, ir.IsGiven, ir.MinMax,
    ir.Range, ir.Root, ir.Over, ir.Mask, ir.Items, ir.Throw, ir.Happened, ir.Ordered, ir.Key, ir.VariantOn, ir.Assign,
    ir.If, ir.ForEach, ir.Return, ir.Note, ir.Store, ir.Make, ir.Drop, ir.Happen, ir.Tell, ir.Do, ir.EndGame,
    ir.CarryOut, ir.LinesDue, ir.EnterStep, ir.Named,
)  # fmt: skip
"""Nodes at which an act never ends."""

# else: it tells or asks players, ends the game or carries out acts
SILENT = (ir.Store, ir.Make, ir.Drop, ir.AtOnce, ir.Happen, ir.Do, ir.Fail, ir.EnterStep)
"""Effects that players do not hear of."""

Functions = Mapping[str, ir.Function]


def settle(functions: Iterable[ir.Function]) -> dict[str, ir.Function]:
    """Return the functions with `world` and `throws` set from their transitive effects.

    `apart` is cleared on loops whose bodies throw no dice.
    """
    found = {function.name: function for function in functions}
    worldly = closure(found, lambda f: own_doing(f).reads_world)
    throwing = closure(found, lambda f: f.throws or own_doing(f).throws)
    for function in found.values():
        if function.sort in WITH_WORLD:
            worldly.add(function.name)
        if function.sort in WITH_DICE:
            throwing.add(function.name)
    return {name: settled(function, worldly, throwing) for name, function in found.items()}


def settled(function: ir.Function, worldly: set[str], throwing: set[str]) -> ir.Function:
    """Set `world` and `throws` of a function from the transitive sets `worldly` and `throwing`."""
    name = function.name
    if name not in worldly and name not in throwing:
        return function
    called = throwing.intersection(own_doing(function).calls) if function.sort in ir.DOING else ()
    return _settled(function, name in worldly, name in throwing, frozenset(called))


@kept
def _settled(function: ir.Function, world: bool, throws: bool, throwing: Container[str]) -> ir.Function:
    body = _apart(function.body, throwing) if function.sort in ir.DOING else function.body
    return replace(function, body=body, world=world, throws=throws)


def closure(functions: Functions, holds: Callable[[ir.Function], bool]) -> set[str]:
    """Return the functions for which `holds` is true, and all their direct and indirect callers."""
    calls = {name: own_doing(function).calls for name, function in functions.items()}
    return reaching(calls, (name for name, function in functions.items() if holds(function)))


def called(functions: Functions, start: Iterable[str]) -> set[str]:
    """Return the given functions and all their direct and indirect callees."""
    found: set[str] = set()
    todo = list(start)
    while todo:
        name = todo.pop()
        if name not in found and name in functions:
            found.add(name)
            todo.extend(own_doing(functions[name]).calls)
    return found


@dataclass(frozen=True, slots=True)
class OwnDoing:
    """Effects of a function's own body, without its callees.

    `set_until`: fields (kind, slot) set until the end of a sequence. `weighs`: solves run. `columns`: columns read.
    `asks`: reads facts that may be stated. `speaks`: has effects other than changing, noting events and calling.
    """

    calls: tuple[str, ...]
    set_until: tuple[tuple[str, str], ...]
    weighs: tuple[str, ...]
    columns: tuple[str, ...]
    reads_world: bool
    throws: bool
    changes: bool
    stops: bool
    asks: bool
    speaks: bool


_KNOWN: dict[int, tuple[object, OwnDoing]] = {}
_MOST = 10_000
"""Cached summaries of bodies by identity, and the size at which the cache is emptied."""


def own_doing(function: ir.Function) -> OwnDoing:
    """Return the effects of a function's own body, cached by the body's identity."""
    known = _KNOWN.get(id(function.body))
    if known is not None and known[0] is function.body:
        return known[1]
    every = nodes(function)
    found = OwnDoing(
        calls=tuple(node.function for node in every if isinstance(node, ir.Call)),
        set_until=tuple(
            (node.kind, node.slot) for node in every if isinstance(node, ir.Store) and node.op == "set" and node.until
        ),
        weighs=tuple(node.solve for node in every if isinstance(node, ir.Weigh)),
        columns=tuple(node.column for node in every if isinstance(node, ir.Cell)),
        reads_world=any(_reads_world(node) for node in every),
        throws=any(_throws(node) for node in every),
        changes=any(isinstance(node, ir.Effect) and not _only_ends(node) for node in every),
        stops=any(stops(node) for node in every),
        asks=any(isinstance(node, ir.Stated) for node in every),
        speaks=any(isinstance(node, ir.Effect) and not isinstance(node, SILENT) for node in every),
    )
    if len(_KNOWN) >= _MOST:
        _KNOWN.clear()
    _KNOWN[id(function.body)] = (function.body, found)
    return found


@dataclass(frozen=True, slots=True)
class Reads:
    """Names read by functions and their callees: fields of things, fields of the world (with plurals of kinds), stated
    facts.
    """

    fields: frozenset[str]
    world: frozenset[str]
    facts: frozenset[str]


def parts_of(solve: ir.Solve) -> Iterator[str]:
    """Yield the functions that a solve runs: all functions in it, and the bounds of its decisions."""
    yield from solve.functions
    for part in (part for stratum in solve.strata for part in stratum):
        yield from (name for name in (part.sure, part.may) if name)


def reached(program: ir.Program, start: Iterable[str]) -> set[str]:
    """Return the functions that may run when some are called.

    Includes direct and indirect callees, callees of computed cells, and all functions of the solves that are run.
    """
    names = called(program.functions, start)
    weighed = {solve for name in names for solve in own_doing(program.functions[name]).weighs}
    more = [name for solve in weighed for name in parts_of(program.solves[solve])]
    cells = [node for column in columns_read(program, names) for node in _specials(program, column)]
    more += [node.function for node in cells if isinstance(node, ir.Call)]
    return names if names.issuperset(more) else reached(program, [*names, *more])


def columns_read(program: ir.Program, names: Iterable[str]) -> list[str]:
    """Return the columns whose cells the functions read, directly or through computed cells."""
    todo = [column for name in names for column in own_doing(program.functions[name]).columns]
    for column in todo:  # the list grows while it is traversed
        cells = (node.column for node in _specials(program, column) if isinstance(node, ir.Cell))
        todo += [other for other in cells if other not in todo]
    return sorted(set(todo))


def reads(program: ir.Program, start: Iterable[str]) -> Reads:
    """Return the names that some functions may read, through callees and computed cells."""
    names = reached(program, start)
    every = [node for name in names for node in nodes(program.functions[name])]
    every += [node for column in columns_read(program, names) for node in _specials(program, column)]
    loads = [node for node in every if isinstance(node, ir.Load)]
    return Reads(
        frozenset(load.field for load in loads if load.kind != ir.THE_WORLD),
        frozenset(load.field for load in loads if load.kind == ir.THE_WORLD),
        frozenset(node.fact for node in every if isinstance(node, ir.Stated)),
    )


def _specials(program: ir.Program, column: str) -> Iterable[ir.Node]:
    """Return the nodes of a column's computed cells."""
    return [n for one in program.columns[column].specials if one.value is not None for n in ir.walk(one.value)]


def nodes(function: ir.Function) -> list[ir.Node]:
    """Return all nodes of a function's body."""
    return list(ir.nodes_of(function.body))


def _reads_world(node: ir.Node) -> bool:
    # A refusal reads nothing. Any other effect counts, so that a process that only tells is called like the rest.
    if isinstance(node, ir.Fail):
        return False
    # else: it reads the world through that local only
    return isinstance(node, (ir.Happened, ir.VariantOn, ir.Effect)) or (
        isinstance(node, ir.Local) and node.name == ir.WORLD
    )


def _throws(node: ir.Node) -> bool:
    return isinstance(node, ir.Throw) or (isinstance(node, ir.Ordered) and bool(node.lot))


def changes(functions: Functions) -> set[str]:
    """Return the functions that change the world, directly or through callees."""
    return closure(functions, lambda f: own_doing(f).changes)


def using_dice(functions: Functions) -> set[str]:
    """Return the functions that throw dice, directly or through callees.

    Functions that take dice by their sort alone count only if they use them.
    """
    return closure(functions, lambda f: own_doing(f).throws or (f.throws and f.sort not in WITH_DICE))


def speaking(functions: Functions) -> set[str]:
    """Return the functions that tell, ask or end something, directly or through callees."""
    return closure(functions, lambda f: own_doing(f).speaks)


def may_stop(program: ir.Program, function: ir.Function) -> bool:
    """Return whether a function's own body may end early, ignoring its callees."""
    own = own_doing(function)
    return own.stops or any(program.columns[name].specials for name in own.columns)


def stops(node: ir.Node) -> bool:
    """Return whether an act may end at a node, by refusal or by a fault. Cells without a value are not considered.

    Unlisted classes count as stopping: the error is then a journal kept in vain, never one that is missing.
    """
    return not isinstance(node, CALM) or _throws(node)


def _only_ends(node: ir.Node) -> bool:
    # else: it changes something
    return isinstance(node, ir.Fail | ir.Do | ir.EnterStep)


def _apart(body: tuple[ir.Stmt, ...], throwing: Container[str]) -> tuple[ir.Stmt, ...]:
    out: list[ir.Stmt] = []
    for stmt in body:
        if isinstance(stmt, ir.ForEach) and not any(
            _throws(node) or (isinstance(node, ir.Call) and node.function in throwing)
            for node in ir.nodes_of(stmt.body)
        ):
            stmt = replace(stmt, apart="")
        out.append(ir.in_blocks(stmt, lambda body: _apart(body, throwing)))
    return tuple(out)
