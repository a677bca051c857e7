"""Questions to players in a turn: the last step that may ask each, its answer types and the number of occurrences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rulec.base.memory import kept
from rulec.base.tree import children
from rulec.base.types import Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import called, closure, nodes
from rulec.ir.lower.pack_data import part


class Question(NamedTuple):
    """A question of a turn.

    `step`: the last step that may ask it. `types`: types of its answers, in source order. `times`: the maximum number
    of times for a player and one thing, 0 if unbounded. `has_default`: at least one occurrence has a default.
    """

    step: int = 0
    types: tuple[Type, ...] = ()
    times: int = 0
    has_default: bool = False


def questions(program: ir.Program) -> dict[str, Question]:
    """Return the questions of a turn by the names of their answers."""
    found: dict[str, Question] = {}
    functions = program.functions
    bounds = Bounds(functions)
    times: Counter[str] = Counter()
    for step, starts in _steps(program):
        names = called(functions, starts)
        for ask in (ask for name in functions if name in names for ask in _asks(functions[name])):
            known = found.get(ask.key, Question())
            types = known.types if ask.of in known.types else (*known.types, ask.of)
            found[ask.key] = Question(step, types, 0, known.has_default or ask.default is not None)
    for sequence in program.pack.world.sequences if program.pack.world is not None else ():
        times += bounds.of_function(f"sequence {sequence}")
    for act in program.pack.world.acts.values() if program.pack.world is not None else ():
        asked = bounds.of_function(part("does", act.name))  # an act may be given any number of times
        times += Counter(dict.fromkeys(asked, MANY))
    return {key: each._replace(times=times[key] if times[key] < MANY else 0) for key, each in found.items()}


MANY = 1_000
"""A count that stands for an unbounded one."""


class Bounds:
    """Upper bounds on how often functions ask a player one question about one thing.

    A loop that asks all its questions at one moment separates them by thing, so it asks about each thing as often as
    its body does. Any other loop may repeat its questions without bound.
    """

    __slots__ = ("_asking", "_functions", "_known")

    def __init__(self, functions: Mapping[str, ir.Function]) -> None:
        self._functions = functions
        self._asking = closure(functions, lambda function: bool(_asks(function)))
        self._known: dict[str, Counter[str]] = {}

    def of_function(self, name: str) -> Counter[str]:
        """Return the bounds of a function by question key."""
        if name not in self._asking:
            return Counter()
        if name not in self._known:
            self._known[name] = Counter(
                {ask.key: MANY for ask in self._asks(name)}
            )  # provisional bound for a recursive function
            total: Counter[str] = Counter()
            for stmt in self._functions[name].body:
                total += self._of(stmt, told_apart=False)
            self._known[name] = total
        return self._known[name]

    def _asks(self, name: str) -> Iterator[ir.Ask]:
        for each in called(self._functions, [name]):
            yield from _asks(self._functions[each])

    def _of(self, node: ir.Node, *, told_apart: bool) -> Counter[str]:
        found: Counter[str] = Counter()
        apart = isinstance(node, ir.ForEach) and node.together == "id" and not told_apart
        for below in children(node):
            found += self._of(below, told_apart=told_apart or apart)
        if isinstance(node, ir.Ask):
            found[node.key] += 1
        elif isinstance(node, ir.Call):
            asked = self.of_function(node.function)
            # a called function may have such a loop of its own, which separates its questions by its own things only
            found += Counter(dict.fromkeys(asked, MANY)) if told_apart else asked
        elif isinstance(node, ir.ForEach) and not apart:
            found = Counter(dict.fromkeys(found, MANY))
        return found


def lines_due(program: ir.Program, sequence: str) -> list[ir.LinesDue]:
    """Return the requests for order lines in a sequence, in order."""
    return [node for node in nodes(program.functions[f"sequence {sequence}"]) if isinstance(node, ir.LinesDue)]


@kept
def _asks(function: ir.Function) -> list[ir.Ask]:
    return [node for node in nodes(function) if isinstance(node, ir.Ask)]


def _steps(program: ir.Program) -> list[tuple[int, list[str]]]:
    """Return the steps of the turn in order, each with the functions that it starts."""
    played = program.pack.world
    found: list[tuple[int, list[str]]] = []
    for sequence in played.sequences if played is not None else ():
        for stmt in program.functions[f"sequence {sequence}"].body:
            inside = list(ir.walk(stmt))  # a conditional step is a single statement
            found += [(node.number, []) for node in inside if isinstance(node, ir.EnterStep)]
            for node in inside:
                if isinstance(node, ir.Call):
                    found[-1][1].append(node.function)
                elif isinstance(node, ir.CarryOut):
                    found[-1][1].extend(_done(program, node))
    return found


def _done(program: ir.Program, node: ir.CarryOut) -> list[str]:
    """Return the `does` functions of the acts that a statement carries out."""
    played = program.pack.world
    assert played is not None
    return [part("does", act.name) for act in played.acts.values() if node.fits(act.kind, act.number)]
