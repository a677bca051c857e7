"""Seeded inputs for resolvers, on and beside the limits that the rules draw.

A pool for each function: things of all sorts at random, what the examples give, and for every clause some for which
its conditions hold. `searched` goes on from there for one change, aiming at the tests in which old and new differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from rulec.base.types import KindType, ListType, NumberType, OptionalType, SetType, TruthType, Type
from rulec.driver.worked_examples.package_loader import Emitted
from rulec.ir import nodes as ir
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.instances import Instance
from rulec.runtime.faults import RuleFault
from rulec.sema.expr import CallTo, walk
from rulec.sema.model import Model
from tests.ir.worlds import Worlds, read_by
from tests.property.dice import Cast
from tests.property.facts import Told
from tests.sync.aim import Aim, ir_tests

POOL = 150  # inputs at random for each function
EACH = 4  # inputs for each test of a function
ROUNDS = 1500  # inputs that are tried for one change before it is said to have no effect
Result = object
Call = Callable[[str, list[object]], Result]


class Near(Worlds):
    """Random things whose numbers stand where the rules draw limits."""

    def __init__(self, model: Model, seed: int, numbers: list[int]) -> None:
        super().__init__(model, seed, 0, 14)
        self.numbers = numbers
        self.types: dict[str, Type] = {}

    def value(self, of: Type, depth: int = 0) -> object:
        """As in any world, but for numbers."""
        if isinstance(of, NumberType) and self.random.random() < 0.4:
            return max(0, self.random.choice(self.numbers) + self.random.choice((-1, 0, 1)))
        return super().value(of, depth)

    def plain(self, kind: str, depth: int = 0) -> Instance:
        """A thing of which nothing is said that could matter: no members, no elements, nobody behind it."""
        made = Instance(kind, path=kind.lower())
        for field in (f for f in self.model.kinds[kind].fields if self.only is None or f.name in self.only):
            match field.type:
                case SetType():
                    value: object = 0
                case ListType():
                    value = ()
                case OptionalType(of=KindType(name=name, listed=False)) if depth < 3 and self.random.random() < 0.5:
                    value = self.plain(name, depth + 1)
                case OptionalType():
                    value = None
                case TruthType():
                    value = False
                case KindType(name=name, listed=False):
                    value = self.plain(name, depth + 1)
                case other:
                    value = self.value(other)
            made.fields[field.name] = value
        return made

    def plain_arguments(self, function: ir.Function) -> list[object]:
        """Plain things and random values for a function's parameters."""
        self.made = {}
        found: list[object] = []
        for param in function.params:
            match param.type:
                case KindType(name=name, listed=False):
                    found.append(self.plain(name))
                case other:
                    found.append(self.value(other))
        return found


def numbers_in(function: ir.Function) -> list[int]:
    """The small numbers that stand in a function: limits and amounts."""
    values = {
        node.value
        for stmt in function.body
        for node in ir.walk(stmt)
        if isinstance(node, ir.Const) and isinstance(node.value, int) and not isinstance(node.value, bool)
        and abs(node.value) < 10**6
    }  # fmt: skip
    return sorted(values) or [0]


def pool(model: Model, program: ir.Program, name: str, seed: int) -> Iterator[list[object]]:
    """The inputs of one function, made as they are asked for."""
    function = program.functions[name]
    worlds = Near(model, seed, numbers_in(function))
    worlds.only = read_by(program, name)
    worlds.types = {p.name: p.type for p in function.params}
    random = Random(seed)
    for _ in range(POOL):
        yield worlds.arguments(function)
    for test in _aims(function):
        for at in range(EACH):
            yield aimed(program, worlds, random, function, [(test, at % 3 != 2)])


def _aims(function: ir.Function) -> Iterator[ir.Expr]:
    yield from ir_tests(function)
    for entry in function.entries:
        guards = tuple(each.test for each in entry.guards if not isinstance(each.test, ir.Const))
        if len(guards) > 1:
            yield ir.Bool("and", guards, span=function.span)


def aimed(
    program: ir.Program, worlds: Near, random: Random, function: ir.Function, tests: list[tuple[ir.Expr, bool]]
) -> list[object]:
    """Arguments for which tests come out as wanted, as far as that could be seen to."""
    make = worlds.plain_arguments if random.random() < 0.8 else worlds.arguments
    names: dict[str, object] = {p.name: v for p, v in zip(function.params, make(function), strict=True)}
    for test, want in tests:
        inner = _with_loops(program, worlds, random, function, names, test)
        Aim(program, worlds, random, inner).at(test, want)
        names.update({name: value for name, value in inner.items() if name in names})
    if random.random() < 0.3:
        _doubled(worlds, random, names)
    return [names[p.name] for p in function.params]


def _doubled(worlds: Near, random: Random, names: dict[str, object]) -> None:
    """Puts a second element beside the last of each list: alike, but for its numbers."""
    for thing in [thing for thing in names.values() if isinstance(thing, Instance)]:
        for field in worlds.model.kinds[thing.kind].fields:
            there = thing.fields.get(field.name)
            if isinstance(field.type, ListType) and isinstance(there, tuple) and there:
                last = there[-1]
                if isinstance(last, Instance):
                    again = Instance(last.kind, dict(last.fields), last.began_as, last.path)
                    for inner in worlds.model.kinds[last.kind].fields:
                        if isinstance(inner.type, NumberType) and random.random() < 0.8:
                            again.fields[inner.name] = worlds.value(inner.type)
                    thing.fields[field.name] = (*there, again)


def _with_loops(
    program: ir.Program, worlds: Near, random: Random, function: ir.Function, names: dict[str, object], test: ir.Expr
) -> dict[str, object]:
    """The names with a value for each loop's variable that the test reads: an element of what is looped over."""
    inner = dict(names)
    aim = Aim(program, worlds, random, inner)
    for stmt in function.body:
        for node in ir.walk(stmt):
            if isinstance(node, ir.ForEach) and ir.reads(test, node.variable) and node.variable not in inner:
                there = aim.read(node.source, inner)
                if isinstance(there, tuple | list):
                    if not there:
                        there = (aim.element(node.source, inner),)
                        aim.put(node.source, there, inner)
                    inner[node.variable] = there[0]
    return inner


def from_examples(model: Model, program: ir.Program) -> dict[str, list[list[object]]]:
    """What the examples call functions with."""
    found: dict[str, list[list[object]]] = {name: [] for name in program.functions}
    for example in model.examples.values():
        world = World(program, model)
        world.name(dict(example.instances))
        try:
            for setting in example.settings:
                world.give(setting)
        except RuleFault:
            continue
        for expectation in example.expectations:
            for part in walk(expectation.test):
                if isinstance(part, CallTo) and not program.functions[part.name].declared.within:
                    params = program.functions[part.name].params
                    try:
                        found[part.name].append(
                            [world.raw(a, p.type, p.name) for a, p in zip(part.arguments, params, strict=True)]
                        )
                    except (RuleFault, KeyError):
                        continue
    return found


# ---- looking for a difference ----------------------------------------------------------------------
def searched(model: Model, old: ir.Program, new: ir.Program, name: str, seed: int) -> Iterator[list[object]]:
    """Inputs that aim at what differs between two versions of a function."""
    was, now = old.functions[name], new.functions[name]
    numbers = sorted({*numbers_in(was), *numbers_in(now)})
    worlds = Near(model, seed, numbers)
    worlds.only = read_by(old, name) | read_by(new, name)  # others would only be made and carried over
    worlds.types = {p.name: p.type for p in was.params}
    random = Random(seed)
    before, after = list(_aims(was)), list(_aims(now))
    gone = [test for test in before if test not in after]
    come = [test for test in after if test not in before]
    keys = list(_changed_cells(old, new, now))
    worlds.favoured = changed_entries(model, old, new, now)
    for at in range(ROUNDS):
        tests: list[tuple[ir.Expr, bool]] = []
        if keys and at % 2 == 0:
            tests += random.choice(keys)
        if come or gone:
            side = random.random() < 0.5
            tests += [(random.choice(come), side)] if come else []
            tests += [(random.choice(gone), not side)] if gone and random.random() < 0.6 else []
        if not tests or random.random() < 0.3:
            tests += (
                [(random.choice(after), random.random() < 0.7) for _ in range(random.choice((1, 1, 2)))]
                if after
                else []
            )
        random.shuffle(tests)
        yield aimed(new if at % 2 else old, worlds, random, was, tests)


def _changed_cells(old: ir.Program, new: ir.Program, function: ir.Function) -> Iterator[list[tuple[ir.Expr, bool]]]:
    """Tests that lead a function to each cell that is another than before."""
    reads = [node for stmt in function.body for node in ir.walk(stmt) if isinstance(node, ir.Cell)]
    for read in reads:
        one, other = old.columns.get(read.column), new.columns.get(read.column)
        if one is None or other is None or (one.cells == other.cells and one.specials == other.specials):
            continue
        for places in _different(one, other, one.cells, other.cells, len(other.axes)):
            tests: list[tuple[ir.Expr, bool]] = []
            for key, axis, place in zip(read.keys, other.axes, places, strict=True):
                value = ir.Const(_key_at(axis, place), span=read.span)
                tests.append((ir.Compare("==", key, value, span=read.span), True))
            yield tests


def changed_entries(model: Model, old: ir.Program, new: ir.Program, function: ir.Function) -> dict[str, list[int]]:
    """The entries of listed kinds of which a field that the function reads is another than before."""
    found: dict[str, list[int]] = {}
    for name in {node.column for stmt in function.body for node in ir.walk(stmt) if isinstance(node, ir.Cell)}:
        one, other = old.columns.get(name), new.columns.get(name)
        if one is None or other is None or len(other.axes) != 1 or other.axes[0].owner not in model.records:
            continue
        places = [places[0] for places in _different(one, other, one.cells, other.cells, 1)]
        found.setdefault(other.axes[0].owner, []).extend(places)
    return {kind: sorted(set(places)) for kind, places in sorted(found.items()) if places}


def _key_at(axis: ir.Axis, place: int) -> int:
    match axis.form:
        case "direct":
            return place
        case "dense":
            return axis.low + place
        case _:
            return axis.cuts[place - 1] if place else axis.cuts[0] - 1 if axis.cuts else 0


def _different(one: ir.Column, other: ir.Column, left: object, right: object, depth: int) -> Iterator[tuple[int, ...]]:
    """The places, so many keys deep, of cells that are others than before; a cell may be a list itself."""
    if depth and isinstance(left, tuple) and isinstance(right, tuple):
        for at, (a, b) in enumerate(zip(left, right, strict=False)):
            for rest in _different(one, other, a, b, depth - 1):
                yield (at, *rest)
    elif _content(one, left) != _content(other, right):
        yield ()


def _content(column: ir.Column, cell: object) -> object:
    if isinstance(cell, int) and not isinstance(cell, bool) and cell < ir.FLOOR:
        return column.specials[ir.FLOOR - 1 - cell]
    return cell


def answer(call: Callable[[], object]) -> Result:
    """What a call gives, or the fault it ends in."""
    try:
        return call()
    except (RuleFault, AttributeError, TypeError) as fault:  # or what a condition kept from being read
        return (type(fault).__name__, str(fault))


class Handed(list[object]):
    """Arguments with the number by which the dice fall and facts are told for them."""

    fall = 0


_FALLS = count(1)


def converted(emitted: Emitted, arguments: list[object]) -> list[object]:
    """Arguments as the emitted package takes them."""
    emitted.made.clear()
    found = Handed(emitted.value(each) for each in arguments)
    found.fall = next(_FALLS)
    return found


def behind(function: ir.Function, arguments: list[object]) -> list[object]:
    """The facts and the dice that a function takes behind its arguments, afresh for each call."""
    fall = f"sync {getattr(arguments, 'fall', 0)}"
    return [*([Told(fall)] if function.asks else []), *([Cast(fall)] if function.throws else [])]
