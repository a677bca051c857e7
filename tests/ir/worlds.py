"""Random arguments for any function of a program, seeded: instances with every field, or with those that are read."""

from __future__ import annotations

from random import Random

from rulec.base.types import EnumType, KindType, ListType, NumberType, OptionalType, SetType, SpotType, TruthType, Type
from rulec.ir.analysis.call_graph import called, nodes
from rulec.ir.interp.play.instances import Instance
from rulec.ir.nodes import Function, Load, Program, walk
from rulec.ir.numbers import began
from rulec.sema.model import Kind, Model

MOST = 5
"""Things of a kind in one world; what is wanted beyond them is one of those, so that things are shared."""


class Worlds:
    """Makes random values. `low` and `high` are the ends of random amounts, `only` the fields that are set."""

    def __init__(
        self, model: Model, seed: int, low: int = 0, high: int = 12, only: frozenset[str] | None = None
    ) -> None:
        self.model = model
        self.only = only
        self.random = Random(seed)
        self.low, self.high = low, high
        self.made: dict[str, list[Instance]] = {}
        self.favoured: dict[str, list[int]] = {}  # entries of listed kinds that are to come up often

    def arguments(self, function: Function) -> list[object]:
        """A value for each parameter."""
        self.made = {}
        return [self.value(param.type) for param in function.params]

    def value(self, of: Type, depth: int = 0) -> object:
        """A random value; things made before come up again, so that identity is met."""
        match of:
            case OptionalType(of=inner):
                return None if depth > 4 or self.random.random() < 0.3 else self.value(inner, depth)
            case NumberType():
                return self.random.randint(self.low, self.high)
            case SpotType():
                return self.random.randint(self.low, self.high), self.random.randint(self.low, self.high)
            case TruthType():
                return self.random.random() < 0.5
            case EnumType(name=name):
                return self.random.randrange(len(self.model.enums[name].members))
            case SetType(of=inner):
                return self._set(inner)
            case ListType(of=inner):
                count = 0 if depth > 3 else self.random.choice((0, 0, 1, 1, 2, 3))
                return tuple(self.value(inner, depth + 1) for _ in range(count))
            case KindType(name=name, listed=True) if name in self.favoured and self.random.random() < 0.6:
                return self.random.choice(self.favoured[name])
            case KindType(name=name, listed=True):
                return self.random.randrange(len(self.model.records[name]))
            case KindType(name=name):
                return self.thing(name, depth)
            case _:
                return "text"

    def _set(self, of: Type) -> int:
        assert isinstance(of, EnumType | KindType)
        enum = self.model.enums.get(of.name)
        group = enum.members if enum is not None else self.model.records.get(of.name, ())
        mask = 0
        for _ in range(self.random.choice((0, 1, 1, 2, 4))):
            mask |= 1 << self.random.randrange(len(group)) if group else 0
        return mask

    def thing(self, kind: str, depth: int) -> Instance:
        """A new instance of a kind or of one that extends it, or one that is there already."""
        there = self.made.setdefault(kind, [])
        if there and (depth > 3 or len(there) >= MOST or self.random.random() < 0.4):
            return self.random.choice(there)
        choices = [k for k in self.model.kinds.values() if self._is(k, kind)]
        chosen = self.random.choice(choices)
        made = Instance(chosen.name, path=kind.lower())
        there.append(made)
        records = self.model.records.get(chosen.name, ())
        if records and self.random.random() < 0.7:
            made.began_as = began(self.model, chosen.name, self.random.randrange(len(records)))
        for field in (f for f in chosen.fields if self.only is None or f.name in self.only):
            made.fields[field.name] = self.value(field.type, depth + 1)
        return made

    def _is(self, kind: Kind, wanted: str) -> bool:
        if kind.name == wanted:
            return True
        return kind.extends is not None and self._is(self.model.kinds[kind.extends], wanted)


def read_by(program: Program, function: str) -> frozenset[str]:
    """The fields that a function, what it calls, and any cell of a table read."""
    reached = [node for name in called(program.functions, [function]) for node in nodes(program.functions[name])]
    cells = [
        node
        for column in program.columns.values()
        for each in column.specials
        if each.value is not None
        for node in walk(each.value)
    ]
    return frozenset(node.field for node in (*reached, *cells) if isinstance(node, Load))
