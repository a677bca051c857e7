"""Draw maps of worked examples: the board before and after the actions.

The world is copied during the run that checks the example: before its statements and after its expectations. Neither
expectations nor solves have side effects, so the process that executes a solve runs in the same world. Places without
coordinates are arranged in a circle.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.backends.reference.worked_examples import StartedMap
from rulec.base.records import replace
from rulec.driver.worked_examples.package_loader import Emitted
from rulec.ir.analysis.call_graph import columns_read, own_doing, reached
from rulec.ir.interp.api import solve_of
from rulec.runtime.faults import RuleFault
from rulec.runtime.ground.drawing import maps_of_change
from rulec.sema import deeds as d
from rulec.sema.expr import AllOf
from rulec.sema.summaries.walks import walk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulec.ir.interp.api import Ran
    from rulec.ir.interp.play.given_world import World
    from rulec.ir.nodes import Program
    from rulec.ir.nodes.pack_data import View
    from rulec.runtime.game.acts import Game
    from rulec.sema.model import Example, Model

BEFORE, AFTER = "Before", "After"
MOST = 12
"""Maximum number of places on a map without coordinates."""


class Maps:
    """The drawer of a pack's examples, using the views of its emitted package."""

    def __init__(self, model: Model, emitted: Emitted) -> None:
        self.model = model
        self.emitted = emitted
        self.before: Any = None

    @cached_property
    def game(self) -> Game:
        """The game of the package, with its views."""
        found: Game = import_module(f"{self.emitted.package.__name__}._acts").GAME
        return found

    def shows(self, example: Example) -> bool:
        """Return whether the example changes something that a map may show."""
        doing = self.model.all_deeds.doings.get(example.name)
        plays = doing is not None and bool(doing.act or doing.body) and doing.refused is None
        return plays or bool(self._process(example))

    def begun(self, world: World) -> None:
        """Copy the world before the example acts."""
        self.before = copy_of(world, self.emitted)

    def of(self, ran: Ran) -> tuple[StartedMap, ...]:
        """Return both maps of an example after its run, or nothing if they are equal."""
        world, done = ran.world, ran.done
        if world is None or (done is not None and done.fault):
            return ()
        if done is None:
            walker = world.interpreter
            walker.collect = walker.trace = False
            walker.dice = None
            try:
                walker.call(self._process(ran.example), [])
            except RuleFault:
                return ()
        worlds = self.before, copy_of(world, self.emitted)
        drawn = maps_of_change(self.game, *worlds, spread=MOST) or ()
        return tuple(StartedMap(title, picture) for title, picture in zip((BEFORE, AFTER), drawn, strict=False))

    def _process(self, example: Example) -> str:
        return player_of(self.model, solve_of(self.model, example))


def drawing_from(program: Program) -> tuple[object, ...]:
    """Return all parts of a program that a map may depend on: its vocabulary, and the code of its views."""
    pack = program.pack
    views = drawing_program(program, pack.world.views if pack.world is not None else ())
    functions, columns = [*views.functions.values()], [*views.columns.values()]
    return functions, columns, pack.measures, pack.enums, pack.kinds, pack.records, pack.world


def drawing_program(program: Program, views: Iterable[View]) -> Program:
    """Return a program reduced to these views, without acts and sequences."""
    shown = tuple(views)
    named = {name for view in shown for name in (view.rows, *(one.function for one in view.shows)) if name}
    names = sorted(reached(program, named))
    weighed = sorted({solve for name in names for solve in own_doing(program.functions[name]).weighs})
    world = program.pack.world
    if world is not None:
        world = replace(world, acts={}, sequences={}, begins=(), waiting=(), spellings=(), views=shown)
    return replace(
        program,
        functions={name: program.functions[name] for name in names},
        columns={name: program.columns[name] for name in columns_read(program, names)},
        solves={name: program.solves[name] for name in weighed},
        pack=replace(program.pack, world=world),
    )


def player_of(model: Model, solve: str) -> str:
    """Return the process that runs a solve with everything in play, or ""."""
    for process in model.all_deeds.processes.values() if solve else ():
        for stmt in walk(process.body):
            if isinstance(stmt, d.Weigh) and stmt.solve == solve and not process.parameters:
                return process.name if all(isinstance(each, AllOf) for each in stmt.arguments) else ""
    return ""


def copy_of(world: World, emitted: Emitted) -> Any:
    """Return a world of the emitted package with the same content."""
    fresh = emitted.afresh()
    made: Any = emitted.package.World(seed=0, variants=world.play.variants)
    for thing in world.play.things:
        made.add(fresh.value(thing))
    for field in made.SHAPE.state:
        setattr(made, field.slot, fresh.value(world.play.state[field.name]))
    return made
