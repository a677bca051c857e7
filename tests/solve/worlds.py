"""Crowded random worlds for a solve: a few things of each kind that speak of each other, and all that can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from random import Random

from rulec.base.types import EnumType, KindType, ListType, NumberType, OptionalType, SetType, TruthType, Type
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import Play
from rulec.ir.numbers import began
from rulec.runtime.faults import RuleFault
from rulec.sema.model import Model, Solve

FEW = 30  # so many arguments are tried for each function


class Crowd:
    """Things of every kind that a solve can come to, a few of each, in a world of their own."""

    def __init__(self, model: Model, random: Random) -> None:
        self.model = model
        self.random = random
        self.things: dict[str, list[Instance]] = {}
        for kind in model.kinds.values():
            if not kind.listed:
                count = random.randint(2, 6)
                self.things[kind.name] = [Instance(kind.name, path=f"{kind.word} {n}") for n in range(count)]
        for kind in model.kinds.values():
            records = model.records.get(kind.name, ())
            apart = {f.name: self._apart(f.type) for f in kind.fields}
            for thing in self.things.get(kind.name, ()):
                if records and random.random() < 0.5:
                    thing.began_as = began(model, kind.name, random.randrange(len(records)))
                for field in kind.fields:
                    given = apart[field.name]
                    thing.fields[field.name] = given.pop() if given else self.value(field.type)

        self.play = Play(model)
        for things in self.things.values():
            for thing in things:
                self.play.add(thing)
        if model.deeds is not None:
            self.play.variants = random.getrandbits(len(model.deeds.variants)) if model.deeds.variants else 0
            for declared in model.deeds.state.fields if model.deeds.state is not None else ():
                self.play.state[declared.name] = self.value(declared.type)

    def _apart(self, of: Type) -> list[object]:
        """Things for a field of all of a kind, mostly each another one."""
        if not isinstance(of, KindType) or of.listed or self.random.random() < 0.2:
            return []
        return self.random.sample(self.things[of.name], len(self.things[of.name]))

    def value(self, of: Type) -> object:
        """A random value of a type, things out of the crowd."""
        random = self.random
        match of:
            case OptionalType(of=inner):
                return None if random.random() < 0.3 else self.value(inner)
            case NumberType():
                return random.randint(0, 4)
            case TruthType():
                return random.random() < 0.5
            case EnumType(name=name):
                return random.randrange(len(self.model.enums[name].members))
            case KindType(name=name, listed=True):
                return random.randrange(len(self.model.records.get(name, ())) or 1)
            case KindType(name=name):
                return random.choice(self.things[name])
            case ListType(of=KindType(name=name, listed=False)):
                return tuple(thing for thing in self.things[name] if random.random() < 0.7)
            case ListType(of=inner):
                return tuple(self.value(inner) for _ in range(random.randint(0, 3)))
            case SetType(of=inner):
                assert isinstance(inner, EnumType | KindType)
                members = self.model.records.get(inner.name, ()) if isinstance(inner, KindType) else (
                    self.model.enums[inner.name].members
                )  # fmt: skip
                return sum(1 << at for at in range(len(members)) if random.random() < 0.4)
            case _:
                return random.choice(("one", "other"))

    def state(self, solve: Solve) -> Instance:
        """A solve that is given everybody of a list's kind, or nearly."""
        state = Instance(solve.name, path=solve.name)
        for parameter in solve.parameters:
            of = parameter.type
            if isinstance(of, ListType) and isinstance(of.of, KindType) and not of.of.listed:
                state.fields[parameter.name] = tuple(self.things[of.of.name])
            else:
                state.fields[parameter.name] = self.value(of)
        return state

    def arguments(self, model: Model, name: str) -> Iterator[tuple[object, ...]]:
        """Arguments for a part of a solve, behind the state."""
        found: list[list[object]] = []
        for parameter in model.function(name).parameters:
            match parameter.type:
                case KindType(name=kind, listed=False):
                    found.append(list(self.things[kind]))
                case of:
                    found.append([self.value(of) for _ in range(3)])
        yield from islice(product(*found), FEW)


Ask = Callable[[str, tuple[object, ...]], object]


def everything(model: Model, solve: Solve, crowd: Crowd, ask: Ask) -> list[tuple[str, object]]:
    """What every part of a solve answers, or the fault that it ends in."""
    found: list[tuple[str, object]] = []
    for name in solve.functions:
        for arguments in crowd.arguments(model, name):
            try:
                answer = ask(name, arguments)
            except RuleFault as fault:
                answer = (type(fault).__name__, str(fault))
            found.append((name, answer))
    return found
