"""Interpreter, plain code and twin answer alike on random inputs, and breakdowns add up: the ground and every pack."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.ir.interp.machine import Interpreter
from rulec.ir.lower.program import lower
from rulec.ir.nodes import EXPLAINED, Function, Program
from rulec.runtime import RuleFault
from rulec.runtime.faults import NotStated
from rulec.runtime.why import TOLD
from rulec.sema.model import Model
from tests.ir.ground import model
from tests.ir.worlds import Worlds, read_by
from tests.memory_loader import load
from tests.property.dice import Cast
from tests.property.facts import Told
from tests.remembered import compiled

ROOT = Path(__file__).resolve().parents[2]


def disagreements(program: Program, of: Model, times: int, seed: int) -> list[str]:
    """Functions that answer differently in one of their forms, with the answers."""
    found: list[str] = []
    worlds = Worlds(of, seed)
    with load(emit(program), program) as package:
        for function in program.functions.values():
            if function.declared.within:
                continue  # asked of a whole solve: tests/solve/test_agreement.py
            if function.name in of.view_parts():
                continue  # things that a view lists: tests/property/test_equality.py
            if function.world or function.sort not in (*EXPLAINED, "refusals"):
                continue  # what reads or changes a world: tests/property/test_equality.py
            worlds.only = read_by(program, function.name)  # the others would only be made and carried over
            for at in range(times):
                arguments = worlds.arguments(function)
                fall = f"agreement {at}"
                interpreter = Interpreter(program, of, trace=True)
                interpreter.dice, interpreter.facts = Cast(fall), Told(fall)
                value = _answer(lambda: interpreter.call(function.name, arguments))  # noqa: B023
                package.made.clear()
                plain = _answer(lambda: package.call(function.name, [*arguments, *_behind(function, fall)]))  # noqa: B023
                expected = package.convert(value)  # things of the interpreter as the package has them
                if _same(plain) != expected or type(_same(plain)) is not type(expected):
                    found.append(f"{function.name}: {plain!r} instead of {value!r}")
                if function.sort == "refusals":
                    continue
                told = _answer(lambda: package.why(function.name, [*arguments, *_behind(function, fall)]))  # noqa: B023
                if not isinstance(told, tuple):
                    found += [] if told == expected else [f"why_{function.name}: {told!r} instead of {value!r}"]
                    continue
                lines = [line for line in interpreter.breakdowns[-1].lines if line.state != "not_applied"]
                walked = [
                    (line.entry.index if line.state == "applied" else ~line.entry.index, line.delta * line.entry.den)
                    for line in lines
                ]
                if _same(told[0]) != package.convert(value) or told[1] != walked:
                    found.append(f"why_{function.name}: {told!r} instead of {(value, walked)!r}")
                if function.sort == "quantity":
                    total = sum(
                        Fraction(d, function.entries[i].den)
                        for i, d in told[1]
                        if i >= 0 and function.entries[i].verb not in TOLD
                    )
                    if total != told[0] * function.grain:
                        found.append(f"{function.name}: notes come to {total}, not {told[0]}")
    return found


def _behind(function: Function, fall: str) -> list[object]:
    """The facts and the dice that a function takes behind its arguments, afresh for each call."""
    return [*([Told(fall)] if function.asks else []), *([Cast(fall)] if function.throws else [])]


def _same(value: object) -> object:
    """An answer, lists as the interpreter has them."""
    return tuple(value) if isinstance(value, list) else value


def _answer(call) -> object:  # type: ignore[no-untyped-def]
    try:
        return call()
    except NotStated as fault:
        return type(fault).__name__  # the interpreter names of whom it was not stated
    except RuleFault as fault:
        return f"{type(fault).__name__}: {fault}"


def test_the_ground() -> None:
    assert disagreements(lower(model(), Report()), model(), 400, seed=7) == []


@pytest.mark.parametrize("name", sorted(p.name for p in (ROOT / "rules").iterdir() if (p / "pack.yaml").is_file()))
def test_every_pack(name: str) -> None:
    made = compiled(name)
    assert disagreements(made.program, made.model, 60, seed=11) == []
