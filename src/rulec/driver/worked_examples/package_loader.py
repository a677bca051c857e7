"""Run an emitted package from memory, with the interpreter's arguments.

`rulec test` compares the results of both, so that pages show exactly the numbers that a game computes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from itertools import count
from types import CodeType, ModuleType
from typing import Any

from rulec.backends.python.module import field_name
from rulec.backends.python.module_layout import Layout
from rulec.base.types import (
    EnumType,
    ErrorType,
    KindType,
    ListType,
    NoneType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
)
from rulec.ir.interp.play.instances import Instance
from rulec.ir.nodes import BEGAN_AS, Program
from rulec.runtime.dice import Dice
from rulec.runtime.facts import Stated
from rulec.sema.model import Model

_NUMBERS = count()


class Emitted:
    """A package loaded from memory, valid inside `loaded`."""

    def __init__(self, model: Model, program: Program, package: ModuleType) -> None:
        self.model = model
        self.package = package
        self.program = program
        self.made: dict[int, tuple[Instance, Any]] = {}
        self.behind: tuple[object, object] = (Stated(), None)  # facts and world for calls of solves

    @cached_property
    def layout(self) -> Layout:
        """Names in the package."""
        return Layout(self.program)

    def afresh(self) -> Emitted:
        """Return the same package without converted things."""
        found = Emitted(self.model, self.program, self.package)
        found.layout = self.layout
        return found

    @property
    def names(self) -> Any:
        """Public names of the package."""
        return self.layout.public

    def call(
        self,
        name: str,
        arguments: Sequence[object],
        twin: bool = False,
        dice: Dice | None = None,
        facts: Stated | None = None,
        world: object = None,
    ) -> Any:
        """Call a function, or its explaining twin, with the interpreter's arguments."""
        key = ("why" if twin else "function", name)
        function = self.layout.program.functions.get(name)
        if function is not None and function.sort == "decide" and not twin:
            facts = world = None  # reads the stored answer
        behind: list[object] = [self.facts(facts)] if facts is not None else []
        behind += [each for each in (world, dice) if each is not None]
        return getattr(self.package, self.names[key])(*(self.value(each) for each in arguments), *behind)

    def facts(self, said: Stated) -> Stated:
        """Return the stated facts about the package's own things."""
        found = Stated(played=said.played)
        for fact, about, holds in said.all():
            found.say(fact, *(self.value(each) for each in about), holds=holds)
        return found

    def aside(self, text: str) -> ModuleType:
        """Return a temporary module inside the package."""
        made = ModuleType(f"{self.package.__name__}.aside")
        made.__package__ = self.package.__name__
        exec(compile(text, f"<{made.__name__}>", "exec"), made.__dict__)
        return made

    def value(self, value: object) -> Any:
        """Convert an argument of the interpreter. Identity of things is preserved."""
        begun: list[tuple[Instance, Any]] = []
        found = self._begun(value, begun)
        while begun:  # iterative, as chains of references may be long
            thing, made = begun.pop()
            for field in self.model.kinds[thing.kind].fields:
                # The package may read a field that the interpreter did not need; any value of its type will do.
                held = thing.fields[field.name] if field.name in thing.fields else _any(field.type)
                setattr(made, field_name(field.name), self._begun(held, begun))
            if hasattr(type(made), field_name(BEGAN_AS)):
                setattr(made, field_name(BEGAN_AS), thing.began_as)
        return found

    def _begun(self, value: object, begun: list[tuple[Instance, Any]]) -> Any:
        """Convert a value; fields of new things, listed in *begun*, are still to be filled."""
        if isinstance(value, tuple | list):
            return tuple([self._begun(item, begun) for item in value])
        if not isinstance(value, Instance):
            return value
        if id(value) in self.made:
            return self.made[id(value)][1]
        if value.kind in self.model.solves:
            given = [self.value(value.fields[p.name]) for p in self.model.solves[value.kind].parameters]
            solve = self.layout.program.solves[value.kind]
            given += [each for each, wanted in zip(self.behind, (solve.asks, solve.world), strict=True) if wanted]
            weighed = getattr(self.package, self.names["solve", value.kind])(*given)
            self.made[id(value)] = (value, weighed)
            return weighed
        made = object.__new__(getattr(self.package, self.names["type", value.kind]))
        if self.layout.plays:
            made.id = value.id  # things that the example does not give are not in play, but may be compared
        self.made[id(value)] = (value, made)
        begun.append((value, made))
        return made


def _any(of: Type) -> object:
    match of:
        case ListType():
            return ()
        case TruthType():
            return False
        case SpotType():
            return 0, 0
        case ResultsType(parts=parts):
            return tuple(_any(part) for _, part in parts)
        case TextType():
            return ""
        case OptionalType():
            return None
        case KindType(listed=False) | NoneType():
            return None
        case NumberType() | EnumType() | SetType() | KindType():
            return 0
        case ErrorType():
            raise AssertionError("what was refused is not run")


@contextmanager
def loaded(model: Model, program: Program, files: Mapping[str, bytes]) -> Iterator[Emitted]:
    """Import the package in *files* (paths below `python/`) under a unique name, and unload it afterwards."""
    top = f"_rulec_emitted_{next(_NUMBERS)}"
    inside = f"rulec_packs/{model.pack}/"
    modules = {
        _module_name(top, path.removeprefix(inside)): data
        for path, data in files.items()
        if path.startswith(inside) and path.endswith(".py")
    }
    finder = _Finder(modules)
    sys.meta_path.insert(0, finder)
    try:
        __import__(top)
        yield Emitted(model, program, sys.modules[top])
    finally:
        if sys.meta_path is not None:  # None during interpreter shutdown
            sys.meta_path.remove(finder)
            for name in [name for name in sys.modules if name == top or name.startswith(f"{top}.")]:
                del sys.modules[name]


def _module_name(top: str, file: str) -> str:
    name = file.removesuffix(".py").replace("/", ".")
    return top if name == "__init__" else f"{top}.{name.removesuffix('.__init__')}"


class _Finder(MetaPathFinder, Loader):
    """An importer of modules from a mapping."""

    def __init__(self, modules: Mapping[str, bytes]) -> None:
        self.modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.modules:
            return None
        is_package = any(name.startswith(f"{fullname}.") for name in self.modules)
        return ModuleSpec(fullname, self, is_package=is_package)

    def exec_module(self, module: ModuleType) -> None:
        exec(_compiled(self.modules[module.__name__], module.__name__.partition(".")[2]), module.__dict__)


@lru_cache(maxsize=200)
def _compiled(text: bytes, name: str) -> CodeType:
    return compile(text, f"<{name}>", "exec")
