"""Runs an emitted package from memory: for examples, which the interpreter and the package must answer alike."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from itertools import count
from types import ModuleType
from typing import Any

from rulec.backends.python.module import field_name
from rulec.backends.python.module_layout import Layout
from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir
from rulec.ir.interp.play.instances import Instance

_NUMBERS = count(1)


class _Memory(MetaPathFinder, Loader):
    """Finds the modules of one package in a mapping of names to texts."""

    def __init__(self, texts: Mapping[str, str], package: str) -> None:
        self.texts = texts
        self.package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.texts:
            return None
        return ModuleSpec(fullname, self, is_package=fullname == self.package)

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        exec(compile(self.texts[name], f"<{name}>", "exec"), module.__dict__)


@dataclass
class Loaded:
    """A package in memory. `close` takes it out of the interpreter again; it is a context manager."""

    package: ModuleType
    layout: Layout
    finder: _Memory
    made: dict[int, tuple[Instance, Any]] = field(default_factory=dict)

    def call(self, function: str, arguments: Sequence[object]) -> Any:
        """A function's raw answer for raw arguments of the interpreter."""
        return getattr(self.package, self.layout.function(function))(*map(self.convert, arguments))

    def why(self, function: str, arguments: Sequence[object]) -> Any:
        """A twin's answer with its notes."""
        return getattr(self.package, self.layout.public["why", function])(*map(self.convert, arguments))

    def convert(self, value: object) -> Any:
        """A value of the interpreter as the package has it; what is not given is left unset."""
        if isinstance(value, tuple):
            return tuple(self.convert(item) for item in value)
        if not isinstance(value, Instance):
            return value
        if id(value) not in self.made:
            made = self._class(value.kind)
            thing = made.__new__(made)
            self.made[id(value)] = (value, thing)
            if hasattr(made, "began_as"):
                thing.began_as = value.began_as
            for name, inner in value.fields.items():
                setattr(thing, field_name(name), self.convert(inner))
        return self.made[id(value)][1]

    def _class(self, kind: str) -> Any:
        return getattr(self.package, self.layout.public["type", kind])

    def close(self) -> None:
        """Forgets the package."""
        sys.meta_path.remove(self.finder)
        for name in self.finder.texts:
            sys.modules.pop(name, None)

    def __enter__(self) -> Loaded:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def load(files: Mapping[str, str], program: ir.Program) -> Loaded:
    """Imports what `emit` gave, under a name that no other package has."""
    package = f"_rulec_in_memory_{next(_NUMBERS)}"
    texts: dict[str, str] = {}
    for path, text in files.items():
        name = path.rsplit("/", 1)[-1]
        if name == "__init__.py":
            texts[package] = text
        elif name.endswith(".py"):
            texts[f"{package}.{name.removesuffix('.py')}"] = text
    finder = _Memory(texts, package)
    sys.meta_path.insert(0, finder)
    return Loaded(import_module(package), Layout(program), finder)
