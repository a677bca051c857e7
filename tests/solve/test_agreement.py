"""Interpreter and emitted Python agree on every part of every solve, in crowds of random things."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rulec.backends.python import emit
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.package_loader import Emitted, loaded
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.world_queries import weigh_solve
from rulec.sema.model import Solve
from tests.remembered import compiled as compiled_pack
from tests.solve.worlds import Crowd, everything
from tests.sync.crowds import asked, told

ROOT = Path(__file__).resolve().parents[2]
PACKS = ("diplomacy_1971", "middle_earth_ix", "meadow")


def compiled(name: str) -> Compiled:
    return compiled_pack(name, ROOT / "tests/solve/rules" if name == "meadow" else ROOT / "rules")


def by_interpreter(made: Compiled, emitted: Emitted, solve: Solve, crowd: Crowd, state: Instance) -> object:
    """The same as `asked`, by the interpreter."""
    crowd.random = Random(1)
    interpreter = Interpreter(made.program, made.model, play=crowd.play)
    weighed = weigh_solve(interpreter, solve.name, state.fields)

    def ask(name: str, arguments: tuple[object, ...]) -> object:
        return path_of(interpreter.call(name, [weighed, *arguments]))

    return everything(made.model, solve, crowd, ask)


def path_of(answer: object) -> object:
    if isinstance(answer, tuple | list):
        return tuple(path_of(one) for one in answer)
    return answer.path if isinstance(answer, Instance) else answer


@pytest.mark.parametrize("name", PACKS)
def test_interpreter_and_python_agree(name: str) -> None:
    made = compiled(name)
    random = Random(5)
    files = {path: text.encode() for path, text in emit(made.program).items()}
    with loaded(made.model, made.program, files) as emitted:
        for _ in range(40):
            crowd = Crowd(made.model, random)
            for solve in made.model.solves.values():
                state = crowd.state(solve)
                assert by_interpreter(made, emitted, solve, crowd, state) == asked(
                    emitted, made.model, solve, crowd, state
                )
                _twins_agree(made, emitted, solve, crowd, state)


def _twins_agree(made: Compiled, emitted: Emitted, solve: Solve, crowd: Crowd, state: Instance) -> None:
    for name in solve.functions:
        there = emitted.behind[1] if made.program.functions[name].world else None
        for arguments in list(crowd.arguments(made.model, name))[:3]:
            plain = emitted.call(name, [state, *arguments], world=there)
            value, _ = emitted.call(name, [state, *arguments], twin=True, world=there)
            assert told(emitted, plain) == told(emitted, value), name
