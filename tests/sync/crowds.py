"""What an emitted package answers in a crowd, so that two packages can be compared."""

from __future__ import annotations

from random import Random
from typing import Any

from rulec.driver.worked_examples.package_loader import Emitted
from rulec.driver.worked_examples.paired_worlds import world_of
from rulec.ir.interp.play.instances import Instance
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.sema.model import Model, Solve
from tests.solve.worlds import Crowd, everything


def asked(emitted: Emitted, model: Model, solve: Solve, crowd: Crowd, state: Instance) -> object:
    """Every answer of every part of a solve, things by their names."""
    emitted.made.clear()
    crowd.random = Random(1)  # the same questions each time
    world = world_for(emitted, model, crowd)
    try:
        emitted.value(state)
    except RuleFault as fault:
        return type(fault).__name__, str(fault)

    def ask(name: str, arguments: tuple[object, ...]) -> object:
        there = world if emitted.layout.program.functions[name].world else None
        return told(emitted, emitted.call(name, [state, *arguments], world=there))

    return everything(model, solve, crowd, ask)


def world_for(emitted: Emitted, model: Model, crowd: Crowd) -> Any:
    """The crowd in play, as the package has it; what is weighed is weighed in it."""
    world = None if model.deeds is None else world_of(crowd.play, emitted.layout, emitted.package, emitted.value)
    emitted.behind = Stated(), world
    return world


def told(emitted: Emitted, answer: Any) -> object:
    """An answer with things by the paths of the instances that they stand for."""
    if isinstance(answer, list | tuple):
        return tuple(told(emitted, one) for one in answer)
    if answer is None or isinstance(answer, int | str):
        return answer
    return next((instance.path for instance, made in emitted.made.values() if made is answer), "?")
