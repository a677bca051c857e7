"""The interpreter and the emitted Python say the same: answers, faults, and every line of every breakdown.

`run(n, seed)` tries n inputs for each pack, spread evenly over its functions; `differences` is one pack's. A function
that throws has dice that fall alike for each of them, and what they throw must be the same too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random

from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.paired_worlds import world_of
from rulec.ir import nodes as ir
from rulec.ir.analysis.ranges import Interval, Ranges
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.machine import Interpreter
from rulec.runtime.faults import RuleFault
from rulec.runtime.why import TOLD
from tests.property.dice import Cast
from tests.property.emitted import Emitted, Fault, emitted_from
from tests.property.facts import Told
from tests.property.inputs import Inputs
from tests.property.play import compare, random_play
from tests.remembered import compiled

ROOT = Path(__file__).parent.parent.parent
DRAWS = 8
FOLDERS = (ROOT / "rules", ROOT / "tests" / "packs", ROOT / "tests" / "catalogue")


def packs() -> list[tuple[Path, str]]:
    """Every pack of the repository: the folder it lies in, and its name."""
    return [(folder, head.parent.name) for folder in FOLDERS for head in sorted(folder.glob("*/pack.yaml"))]


def compiled_pack(folder: Path, name: str) -> Compiled:
    """A pack, compiled without its pages."""
    return compiled(name, folder)


def run(n: int, seed: int) -> str:
    """Tries n inputs for each pack; the sentence that says so. An AssertionError tells the first that differ."""
    told: list[str] = []
    for folder, name in packs():
        compiled = compiled_pack(folder, name)
        found = list(differences(compiled, n, seed))
        assert not found, f"{name}: {len(found)} differ\n" + "\n".join(found[:10])
        told.append(f"{name} {n if compiled.program.functions else 0}")
    return f"interpreter and emitted Python agree: {', '.join(told)} inputs"


def differences(
    compiled: Compiled,
    n: int,
    seed: int,
    files: dict[str, str] | None = None,
    only: set[str] | None = None,
    favoured: dict[str, list[int]] | None = None,
) -> Iterator[str]:
    """What the two say differently, a sentence each. `files` stand in for what is emitted now; `only` some functions
    are tried; `favoured` entries of listed kinds come up often."""
    emitted = emitted_from(compiled, files)
    inputs = Inputs(compiled.model, compiled.program, seed)
    inputs.favoured = favoured or {}
    ranges = Ranges(compiled.program.functions, compiled.program.columns)
    # what carries out acts is played by a game (tests/game), what stands in a solve is asked of what it decided
    # (tests/solve/test_agreement.py)
    functions = [f for f in compiled.program.functions.values() if not any(map(_carries_out, f.body))]
    functions = [f for f in functions if not f.declared.within and (only is None or f.name in only)]
    try:
        for at in range(n if functions else 0):
            function = functions[at % len(functions)]
            fall = f"{seed} {at}"
            if function.world or function.sort not in (*ir.EXPLAINED, "refusals"):
                for sentence in _played(compiled, emitted, inputs, function, fall):
                    yield f"input {at}, {function.name}: {sentence}"
                emitted.forget()
                continue
            for sentence in _compare(compiled, emitted, function, *_drawn(compiled, inputs, function, fall), ranges):
                yield f"input {at}, {function.name}: {sentence}"
            emitted.forget()
    finally:
        emitted.loaded.close()


def _carries_out(stmt: ir.Stmt) -> bool:
    return isinstance(stmt, ir.CarryOut)


def _played(compiled: Compiled, emitted: Emitted, inputs: Inputs, function: ir.Function, fall: str) -> Iterator[str]:
    """In a random world: what it does, or what it answers there, and then how the twin explains it."""
    random = Random(fall)
    given = inputs.arguments(function)
    play = random_play(compiled, inputs, given, random)
    yield from compare(compiled, emitted, function, given, play, fall)
    if function.sort not in ir.EXPLAINED:
        return
    world = world_of(play, emitted.loaded.layout, emitted.loaded.package, emitted.loaded.convert)
    facts = Told(fall, played=True)
    tracer = _Outermost(compiled.program, compiled.model, trace=True, dice=Cast(fall), play=play, facts=facts)
    walked = _walked(tracer, function, given)
    world.facts = facts
    behind = [*([facts] if function.asks else []), world, *([Cast(fall)] if function.throws else [])]
    noted = emitted.why(function.name, [*given, *behind])
    if isinstance(noted, Fault) or isinstance(walked, Fault):
        if noted != walked:
            yield f"the interpreter says {walked!r}, the twin {noted!r}"
        return
    value, notes = noted  # type: ignore[misc]
    if value != emitted.loaded.convert(walked):
        yield f"the twin says {value!r}, the interpreter {walked!r}"
    yield from _lines(function, tracer, notes)


@dataclass(frozen=True)
class Walk:
    """What the interpreter makes of a function once: its answer, what it throws, and what it notes."""

    fall: str
    answer: object
    dice: Cast
    tracer: Interpreter


@dataclass
class _Outermost(Interpreter):
    """Keeps the breakdown of what it is asked alone; those of what that calls add up, and are left at that."""

    depth: int = 0

    def run(self, name: str, arguments: list[object]) -> tuple[object, Breakdown | None]:
        self.depth += 1
        try:
            return super().run(name, arguments)
        finally:
            self.depth -= 1

    def _breakdown(self, function: ir.Function, value: object, frame: Frame) -> Breakdown | None:
        if self.depth == 1:
            return super()._breakdown(function, value, frame)
        if function.sort == "quantity":
            notes = [(function.entries[max(index, ~index)], delta) for index, delta, _, _ in frame.notes]
            total = sum(delta for entry, delta in notes if entry.verb not in TOLD)
            assert total == value * function.grain, f"the breakdown of {function.name} does not add up"
        return None


def _walk(compiled: Compiled, function: ir.Function, given: list[object], fall: str) -> Walk:
    dice = Cast(fall)
    explained = function.sort in ir.EXPLAINED
    tracer = _Outermost(compiled.program, compiled.model, trace=explained, dice=dice, facts=Told(fall))
    return Walk(fall, _walked(tracer, function, given), dice, tracer)


def _drawn(compiled: Compiled, inputs: Inputs, function: ir.Function, fall: str) -> tuple[list[object], Walk]:
    """Arguments that mostly have an answer: keys that are on no table would else be most of what is tried."""
    given = inputs.arguments(function)
    walk = _walk(compiled, function, given, fall)
    for _ in range(DRAWS if inputs.random.random() < 0.8 else 0):
        if not isinstance(walk.answer, Fault):
            break
        given = inputs.arguments(function)
        walk = _walk(compiled, function, given, fall)
    return given, walk


def _compare(
    compiled: Compiled, emitted: Emitted, function: ir.Function, given: list[object], walk: Walk, ranges: Ranges
) -> Iterator[str]:
    walked, thrown = walk.answer, walk.dice.thrown
    plain, explained = Cast(walk.fall), Cast(walk.fall)
    facts = Told(walk.fall) if function.asks else None
    said = emitted.call(function.name, given, plain if function.throws else None, facts)
    expected = walked if isinstance(walked, Fault) else emitted.loaded.convert(walked)
    if hasattr(said, "_fields") and function.sort == "roll":
        said = tuple(said)  # several results, by their names
    if said != expected or type(said) is not type(expected):
        yield f"the interpreter says {walked!r}, Python {said!r}"
    if isinstance(walked, int) and not _lies_in(ranges.answer(function.name), walked):
        yield f"the interpreter says {walked}, which lies outside of {ranges.answer(function.name)}"
    if plain.thrown != thrown:
        yield f"the interpreter throws {thrown}, Python {plain.thrown}"
    if function.sort == "refusals":
        return
    noted = emitted.why(function.name, given, explained if function.throws else None, facts)
    if explained.thrown != thrown:
        yield f"the interpreter throws {thrown}, the twin {explained.thrown}"
    if isinstance(noted, Fault) or isinstance(walked, Fault):
        if noted != walked:
            yield f"the interpreter says {walked!r}, the twin {noted!r}"
        return
    value, notes = noted  # type: ignore[misc]
    if value != said:
        yield f"the twin says {value!r}, the plain function {said!r}"
    if function.sort == "quantity":
        total = sum(
            (
                Fraction(delta, function.entries[index].den)
                for index, delta in notes
                if index >= 0 and function.entries[index].verb not in TOLD
            ),
            Fraction(0),
        )
        if total != value * function.grain:
            yield f"the twin's lines come to {total}, its value is {value * function.grain}"
        breakdown = walk.tracer.breakdowns[-1]
        if (
            sum((line.delta for line in breakdown.lines if line.entry.verb not in TOLD), Fraction(0))
            != breakdown.amount
        ):
            yield f"the interpreter's lines do not come to {breakdown.amount}"
    yield from _lines(function, walk.tracer, notes)


def _lies_in(ends: Interval | None, value: int) -> bool:
    """Whether a number lies where all answers of its function are said to lie."""
    return ends is not None and (ends.low is None or ends.low <= value) and (ends.high is None or value <= ends.high)


def _lines(function: ir.Function, tracer: Interpreter, notes: list[tuple[int, int]]) -> Iterator[str]:
    breakdown = tracer.breakdowns[-1]
    walked = [
        (line.entry.index if line.state == "applied" else ~line.entry.index, line.delta)
        for line in breakdown.lines
        if line.state != "not_applied"
    ]
    twin = [(index, Fraction(delta, function.entries[index if index >= 0 else ~index].den)) for index, delta in notes]
    if walked != twin:
        yield f"the interpreter notes {walked}, the twin {twin}"


def _walked(interpreter: Interpreter, function: ir.Function, given: list[object]) -> object:
    try:
        return interpreter.call(function.name, given)
    except RuleFault as fault:
        return Fault.of(fault)


__all__ = ["compiled_pack", "differences", "packs", "run"]
