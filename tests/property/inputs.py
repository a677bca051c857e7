"""Random inputs near what the rules compare with: amounts at, just above and just below every number they hold."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from rulec.base.types import KindType, ListType, NumberType, OptionalType, Type
from rulec.ir import nodes as ir
from rulec.ir.nodes import Function, Program
from rulec.sema.model import Model
from tests.ir.worlds import Worlds

LARGEST = 10_000


class Inputs(Worlds):
    """Arguments for the functions of one program. Half of all amounts lie at a number that the function holds."""

    def __init__(self, model: Model, program: Program, seed: int) -> None:
        super().__init__(model, seed)
        self.program = program
        self.random = Random(seed)
        self.near: tuple[int, ...] = (0, 1)

    def arguments(self, function: Function) -> list[object]:
        """A value for each parameter."""
        self.near = _numbers(self.program, function.name)
        return super().arguments(function)

    def value(self, of: Type, depth: int = 0) -> object:
        """A random value."""
        match of:
            case NumberType():
                return self._amount()
            case KindType(name=name, listed=True) if not self.model.records.get(name):
                return 0
            case OptionalType(of=ListType()):
                return self.value(of.of, depth)
            case _:
                return super().value(of, depth)

    def _amount(self) -> int:
        choice = self.random.random()
        if choice < 0.5:
            return self.random.choice(self.near) + self.random.choice((-1, 0, 0, 1))
        if choice < 0.9:
            return self.random.randint(0, 12)
        return self.random.randint(-3, 120)


def _numbers(program: Program, name: str) -> tuple[int, ...]:
    return _of_function(_Key(program), name)


class _Key:
    """A program as a key: by identity, and alive as long as the cache."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def __hash__(self) -> int:
        return id(self.program)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.program is other.program


@lru_cache(maxsize=4096)
def _of_function(key: _Key, name: str) -> tuple[int, ...]:
    """The numbers that a function and those that it calls hold, each once, smallest first."""
    found: set[int] = {0, 1}
    todo, seen = [name], {name}
    while todo:
        for stmt in key.program.functions[todo.pop()].body:
            for node in ir.walk(stmt):
                if isinstance(node, ir.Const) and type(node.value) is int and abs(node.value) <= LARGEST:
                    found.add(node.value)
                elif isinstance(node, ir.Call) and node.function not in seen:
                    seen.add(node.function)
                    todo.append(node.function)
                elif isinstance(node, ir.Cell):
                    for axis in key.program.columns[node.column].axes:
                        found.update(axis.cuts)
                        found.update((axis.low, axis.low + axis.size))
    return tuple(sorted(found))
