"""Whole columns against the plain functions: the same answers, and the same faults in the same rows."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from rulec.backends.python import emit
from rulec.base.types import KindType, OptionalType, Type
from rulec.driver.compile import Compiled
from rulec.runtime.faults import RuleFault
from rulec.runtime.vectors import NONE, Things
from tests.property.emitted import emitted_from
from tests.property.inputs import Inputs


def differences(compiled: Compiled, rows: int, seed: int, files: dict[str, str] | None = None) -> Iterator[str]:
    """What whole columns say otherwise, a sentence each; `rows` cases of every function."""
    files = files or emit(compiled.program)
    if not any(path.endswith("/columns.py") for path in files):
        return
    emitted = emitted_from(compiled, files)
    loaded = emitted.loaded
    try:
        columns = import_module(f"{loaded.package.__name__}.columns")
        inputs = Inputs(compiled.model, compiled.program, seed)
        for function in compiled.program.functions.values():
            name = loaded.layout.function(function.name)
            if not callable(getattr(columns, name, None)) or ("function", function.name) not in loaded.layout.public:
                continue
            types = [param.type for param in function.params]
            answered: list[tuple[list[Any], object]] = []
            for _ in range(rows):
                given = [loaded.convert(each) for each in inputs.arguments(function)]
                try:
                    answered.append((given, getattr(loaded.package, name)(*given)))
                except RuleFault as fault:
                    told = _fault(columns, name, types, given)
                    if told != f"{type(fault).__name__} {fault}":
                        yield f"{function.name}: {told!r}, not {type(fault).__name__} {fault}"
            if answered:
                said = _asked(columns, name, types, [given for given, _ in answered])
                for at, (_, answer) in enumerate(answered):
                    if _plain(said, at) != answer:
                        yield f"{function.name}, row {at}: {_plain(said, at)!r}, not {answer!r}"
            emitted.forget()
    finally:
        loaded.close()


def _asked(columns: Any, name: str, types: list[Type], rows: list[list[Any]]) -> Any:
    given = [list(column) for column in zip(*rows, strict=True)]
    things = [at for at, of in enumerate(types) if _is_thing(of)]
    for at, column in zip(things, columns.read(*(given[at] for at in things)), strict=True):
        given[at] = column
    return getattr(columns, name)(*given)


def _fault(columns: Any, name: str, types: list[Type], given: list[Any]) -> str:
    try:
        _asked(columns, name, types, [given])
    except RuleFault as fault:
        told = "" if fault.__notes__ == ["in row 0"] else f" and notes {fault.__notes__}"
        return f"{type(fault).__name__} {fault}{told}"
    return "no fault"


def _is_thing(of: Type) -> bool:
    bare = of.of if isinstance(of, OptionalType) else of
    return isinstance(bare, KindType) and not bare.listed and not bare.entry


def _plain(said: Any, at: int) -> object:
    if isinstance(said, Things):
        return said.found()[at]
    value = said[at].item() if len(said) > 1 else said[0].item()
    return None if value == NONE and not isinstance(value, bool) else value
