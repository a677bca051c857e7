"""Maps of worked examples: how a board stands before what an example does, and after it.

An example of what happens is carried out; one of a solve is played by the process that carries the solve out of all
that is in play, if there is one. Places that have no place on the map stand in a circle.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.backends.reference.worked_examples import StartedMap
from rulec.driver.worked_examples.package_loader import Emitted
from rulec.ir.interp.api import example_world, solve_of, tape_of
from rulec.ir.interp.play.orders import begin, carry_out
from rulec.runtime.faults import RuleFault
from rulec.runtime.ground.drawing import maps_of_change
from rulec.sema import deeds as d
from rulec.sema.expr import AllOf
from rulec.sema.summaries.walks import walk

if TYPE_CHECKING:
    from rulec.ir.interp.play.given_world import World
    from rulec.ir.nodes import Program
    from rulec.runtime.game.acts import Game
    from rulec.sema.model import Example, Model

BEFORE, AFTER = "Before", "After"
MOST = 12
"""More places make no small map."""


def pictures(model: Model, program: Program, emitted: Emitted) -> Iterator[tuple[str, tuple[StartedMap, ...]]]:
    """The maps of each example that has some."""
    boards = [view for view in model.views.values() if view.drawn is not None and not view.drawn.on]
    if model.deeds is None or not boards:
        return
    game: Game = import_module(f"{emitted.package.__name__}._acts").GAME
    for name, example in model.examples.items():
        doing = model.deeds.doings.get(name)
        plays = doing is not None and bool(doing.act or doing.body) and doing.refused is None
        process = player_of(model, solve_of(model, example))
        if plays or process:
            found = tuple(_pictures(model, program, emitted, game, example, process))
            if found:
                yield name, found


def player_of(model: Model, solve: str) -> str:
    """The process that plays a solve with all that is in play."""
    for process in model.all_deeds.processes.values() if solve else ():
        for stmt in walk(process.body):
            if isinstance(stmt, d.Weigh) and stmt.solve == solve and not process.parameters:
                return process.name if all(isinstance(each, AllOf) for each in stmt.arguments) else ""
    return ""


def _pictures(
    model: Model, program: Program, emitted: Emitted, game: Game, example: Example, process: str
) -> Iterator[StartedMap]:
    try:
        world = example_world(program, model, example)
        begin(world, example)
        before = copy_of(world, emitted)
        doing = model.all_deeds.doings.get(example.name)
        if doing is not None and (doing.act or doing.body):
            done = carry_out(world, example, doing, tape_of(example))
            if done.fault:
                return
        else:
            world.interpreter.call(process, [])
        worlds = before, copy_of(world, emitted)
    except RuleFault:
        return
    for title, picture in zip((BEFORE, AFTER), maps_of_change(game, *worlds, spread=MOST) or (), strict=False):
        yield StartedMap(title, picture)


def copy_of(world: World, emitted: Emitted) -> Any:
    """The emitted world in which the same is in play now."""
    fresh = emitted.afresh()
    made: Any = emitted.package.World(seed=0, variants=world.play.variants)
    for thing in world.play.things:
        made.add(fresh.value(thing))
    for field in made.SHAPE.state:
        setattr(made, field.slot, fresh.value(world.play.state[field.name]))
    return made
