"""Compiles a snippet with the manor (tests/catalogue) and plays a function every way there is; all must agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from rulec.backends.python import emit
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.instances import Instance
from rulec.ir.nodes import Program
from rulec.runtime import RuleFault
from rulec.runtime.why import TOLD
from rulec.sema.model import Model
from tests.catalogue.manor import compile_with
from tests.memory_loader import load

HEAD = 'quantity amount(guard: Guard) -> {unit} "A test"\n    cites book "Pay" 1\n'


@lru_cache(maxsize=64)
def compiled(source: str) -> tuple[Program, Model]:
    """The manor with one more file."""
    made, report = compile_with({"case.rules": source}, verify=True)
    assert made is not None, [f"{d.code}: {d.headline}" for d in report.found]
    return made.program, made.model


def codes(source: str) -> list[str]:
    """The codes that compiling reports."""
    return [d.code.number for d in compile_with({"case.rules": source})[1].found]


@dataclass
class Played:
    """What a function answered, and how."""

    value: object
    breakdown: Breakdown | None
    notes: list[tuple[int, int]] = field(default_factory=list)

    @property
    def lines(self) -> list[tuple[str, str, str]]:
        """(verb, delta, state) of the lines."""
        assert self.breakdown is not None
        return [(line.entry.verb, str(line.delta), line.state) for line in self.breakdown.lines]


def guard(program: Program, model: Model, **fields: object) -> Instance:
    """A guard of a house, with the defaults of the rules and these raw fields."""
    world = World(program, model)
    made = world.fresh("Guard", "guard")
    made.fields.update({"house": world.fresh("House", "house"), "friend": None, "level": 1})
    made.fields.update(fields)
    return made


def play(source: str, name: str = "amount", /, *, check: bool = True, **fields: object) -> Played:
    """Interpreter, trace, plain code and twin of one function for one guard."""
    program, model = compiled(source)
    return play_with(program, model, name, [guard(program, model, **fields)])


def play_with(program: Program, model: Model, name: str, arguments: list[object]) -> Played:
    """Plays a function with raw arguments; asserts that every form of it answers alike."""
    interpreter = Interpreter(program, model, trace=True)
    value: object
    try:
        value = interpreter.call(name, arguments)
    except RuleFault as fault:
        value = type(fault).__name__
    breakdown = interpreter.breakdowns[-1] if interpreter.breakdowns else None
    with load(emit(program), program) as package:
        assert _or_fault(lambda: package.call(name, arguments)) == value
        if program.functions[name].sort == "refusals":
            return Played(value, breakdown)
        told = _or_fault(lambda: package.why(name, arguments))
    if isinstance(told, str):
        assert told == value
        return Played(value, breakdown)
    assert told[0] == value
    entries = program.functions[name].entries
    if breakdown is not None and breakdown.amount is not None:
        assert (
            sum(Fraction(d, entries[i].den) for i, d in told[1] if i >= 0 and entries[i].verb not in TOLD)
            == breakdown.amount
        )
    return Played(value, breakdown, told[1])


def _or_fault(call) -> object:  # type: ignore[no-untyped-def]
    try:
        return call()
    except RuleFault as fault:
        return type(fault).__name__


def quantity(*lines: str, unit: str = "gold") -> str:
    """A quantity `amount(guard)` with these lines."""
    return HEAD.format(unit=unit) + "".join(f"    {line}\n" for line in lines)
