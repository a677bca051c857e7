"""Weighs a solve with the interpreter; how decisions close and rings are broken is the runtime's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.walker import Walker
from rulec.runtime.solving import Answers, Part, weigh


def weigh_solve(walker: Walker, name: str, given: Mapping[str, object]) -> Instance:
    """The state of a solve that was given these raw values: its parameters, and the answers to each decision."""
    solve = walker.program.solves[name]
    state = Instance(name, dict(given), path=name)
    quiet = walker.quiet()
    for parts in solve.strata:
        made: list[Part[Instance, object]] = []
        for part in parts:
            things = given[part.subjects] if part.subjects else range(part.count)
            assert isinstance(things, tuple | list | range)
            answers: Answers[object] = Answers(part.decide, things)
            state.fields[part.decide] = answers
            made.append(Part(answers, _test(quiet, part.sure), _test(quiet, part.may)))
        weigh(state, made, solve.circles)
    return state


def _test(walker: Walker, name: str) -> Callable[[Instance, object], bool]:
    return lambda state, thing: bool(walker.call(name, [state, thing]))
