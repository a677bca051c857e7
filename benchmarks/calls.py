"""Calls of a compiled quantity, and of its twin, against the same rule written by hand; and of whole columns against
these calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.by_hand import make
from benchmarks.by_hand import why_mission_success as why_by_hand
from benchmarks.rounds import Row, Wanted, against

ROOT = Path(__file__).resolve().parents[1]
INPUTS = 2_000
ROWS = 100_000
"""Cases in the columns."""
DISTINCT = 20_000
"""Cases in the columns that are made of things."""
EACH = 5
"""Missions that are tried in each world."""


def prepared(seed: int = 1, inputs: int = INPUTS) -> tuple[Any, Callable[..., int], list[tuple[Any, int, Any]]]:
    """The package, the function by hand, and inputs that both answer."""
    from tests.ir.worlds import Worlds, read_by
    from tests.native.packages import loaded
    from tests.remembered import compiled

    made = compiled("alamaze")
    program, model = made.program, made.model
    package = loaded(program)
    worlds = Worlds(model, seed, only=read_by(program, "mission_success"))
    function = program.functions["mission_success"]
    pack = package.package
    random = Random(seed)
    missions = range(len(model.records["Mission"]))
    found: list[tuple[Any, int, Any]] = []
    while len(found) < inputs:
        agent, first, target = map(package.convert, worlds.arguments(function))
        package.made.clear()
        for mission in (first, *random.sample(missions, EACH - 1)):  # to make a world takes longer than to ask it
            try:
                pack.mission_success(agent, mission, target)
            except Exception as fault:  # cells that the book does not give: nothing to measure
                if type(fault).__module__ != "rulec.runtime.faults":
                    raise
                continue
            found.append((agent, mission, target))
    return pack, make(pack), found[:inputs]


NAMES = ("mission_success", "why_mission_success")


def rows(wanted: Wanted) -> Iterator[Row]:
    """`mission_success` and `why_mission_success`."""
    pack, hand, inputs = prepared()

    def all_of(function: Callable[..., object]) -> Callable[[], None]:
        def run() -> None:
            for agent, mission, target in inputs:
                function(agent, mission, target)

        return run

    floors = {"mission_success": ("by hand", hand), "why_mission_success": ("by hand, explained", why_by_hand)}
    for name in filter(wanted, NAMES):
        floor, call = floors[name]
        yield against(name, all_of(getattr(pack, name)), floor, all_of(call), len(inputs), rounds=15)


COLUMN_NAMES = ("mission_success_columns", "columns_with_reading")


def column_rows(wanted: Wanted) -> Iterator[Row]:
    """`mission_success_columns`: the same question for whole columns; `columns_with_reading`: with the columns made of
    things that are all different."""
    import numpy as np

    pack, _, inputs = prepared(inputs=DISTINCT if wanted("columns_with_reading") else INPUTS)
    columns: Any = import_module(f"{pack.__name__}.columns")

    def one_by_one(rows: list[tuple[Any, int, Any]]) -> Callable[[], None]:
        def run() -> None:
            for agent, mission, target in rows:
                pack.mission_success(agent, mission, target)

        return run

    def with_reading() -> None:
        agents, targets = columns.read([agent for agent, _, _ in inputs], [target for _, _, target in inputs])
        columns.mission_success(agents, np.array([mission for _, mission, _ in inputs]), targets)

    if wanted("mission_success_columns"):
        rows = inputs * (ROWS // len(inputs))
        agents, targets = columns.read([agent for agent, _, _ in rows], [target for _, _, target in rows])
        given = np.array([mission for _, mission, _ in rows])

        def at_once() -> None:
            columns.mission_success(agents, given, targets)

        yield against("mission_success_columns", at_once, "plain", one_by_one(rows), len(rows), rounds=7)
    if wanted("columns_with_reading"):
        yield against("columns_with_reading", with_reading, "plain", one_by_one(inputs), len(inputs), rounds=7)
