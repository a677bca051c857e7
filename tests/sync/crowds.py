"""What an emitted package answers in a crowd, so that two packages can be compared."""

from __future__ import annotations

from random import Random
from typing import Any

from rulec.driver.emitted import Emitted
from rulec.ir.interp import Instance
from rulec.runtime.faults import RuleFault
from rulec.sema.model import Model, Solve
from tests.solve.worlds import Crowd, everything


def asked(emitted: Emitted, model: Model, solve: Solve, crowd: Crowd, state: Instance) -> object:
    """Every answer of every part of a solve, things by their names."""
    emitted.made.clear()
    crowd.random = Random(1)  # the same questions each time
    try:
        emitted.value(state)
    except RuleFault as fault:
        return type(fault).__name__, str(fault)

    def ask(name: str, arguments: tuple[object, ...]) -> object:
        return told(emitted, emitted.call(name, [state, *arguments]))

    return everything(model, solve, crowd, ask)


def told(emitted: Emitted, answer: Any) -> object:
    """An answer with things by the paths of the instances that they stand for."""
    if isinstance(answer, list | tuple):
        return tuple(told(emitted, one) for one in answer)
    if answer is None or isinstance(answer, int | str):
        return answer
    return next((instance.path for instance, made in emitted.made.values() if made is answer), "?")
