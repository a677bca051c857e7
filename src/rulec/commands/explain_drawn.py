"""`rulec explain … -o FILE.svg`: draw the given places on the map, joined by arrows, with the amount of each step."""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from typing import TYPE_CHECKING

from rulec.backends.python.package import emit
from rulec.base.diagnostics import Report
from rulec.base.types import NumberType
from rulec.driver.worked_examples.maps import copy_of, drawing_program
from rulec.driver.worked_examples.package_loader import loaded
from rulec.driver.worked_examples.walkthrough import view
from rulec.ir.interp.api import Situation
from rulec.ir.labels import amount_text
from rulec.runtime.ground.drawing import map_of_way
from rulec.sema.examples import settings
from rulec.sema.expr import RecordLit, walk
from rulec.sema.model import Setting

if TYPE_CHECKING:
    from rulec.commands.common.query import Asked
    from rulec.ir.interp.breakdown import Breakdown, Line
    from rulec.sema.model import Function, Model


def drawn(asked: Asked, function: Function, found: Breakdown) -> tuple[str, str]:
    """Return the picture, or the reason why there is none."""
    model, program = asked.model, asked.made.program
    maps = [one for one in model.views.values() if one.drawn is not None and not one.drawn.on]
    if not maps:
        return "", f"the pack `{model.pack}` has no map"
    if program.pack.world is None:
        return "", f"the pack `{model.pack}` has a map, but nothing happens in it, so that no game draws the map"
    typed, _ = settings(asked.made.context, function, asked.pairs, Report())
    given = [part for one in typed if isinstance(one, Setting) for part in walk(one.value)]
    entries = [part for part in given if isinstance(part, RecordLit)]
    shown = view(model, found)
    names = {one.name for one in maps}
    drawing = drawing_program(program, [one for one in program.pack.world.views if one.name in names])
    files = {path: text.encode() for path, text in emit(drawing).items()}
    with loaded(model, drawing, files) as emitted:
        empty = Situation(program, model, variants=asked.variants).world({})
        world = copy_of(empty, emitted)
        for board in import_module(f"{emitted.package.__name__}._acts").GAME.views:
            if board.thing is not None and board.thing.sort == "choice":
                things = _way(
                    model, found, board.thing.of, [one.position for one in entries if one.kind == board.thing.of]
                )
                titles = [model.title_at(board.thing.of, at) for at in things]
                viewer = emitted.afresh().value(empty.fresh(board.viewer, board.viewer))
                marks = _marks(found, titles)
                said = f"{shown.title}: {shown.value}"
                if picture := map_of_way(board, world, viewer, list(zip(things, marks, strict=True)), said):
                    return picture, ""
    return "", f"nothing that is given to `{function.name}` names a place that the rules list for a map"


def _way(model: Model, found: Breakdown, kind: str, given: list[int]) -> list[int]:
    """Return the entries to join.

    These are the given ones. If a clause counts for other elements of a computed path, its elements follow the given
    ones that are not among them.
    """
    positions = {model.title_at(kind, at): at for at in range(len(model.records.get(kind, ())))}
    counted = [line for line in found.lines if line.state == "applied" and line.subject in positions]
    stops = [positions[line.subject] for line in counted if line.entry.index == counted[0].entry.index]
    if set(stops) <= set(given):
        return given
    return [*(at for at in given if at not in stops), *stops]


def _marks(found: Breakdown, titles: list[str]) -> list[str]:
    """Return the amount that the breakdown adds for each entry, or "" if there is none."""
    if not isinstance(found.function.result, NumberType) or found.function.sort != "quantity":
        return ["" for _ in titles]
    lines: dict[int, list[Line]] = {}  # lines of clauses that count for each of several elements
    for line in found.lines:
        if line.state == "applied" and line.subject:
            lines.setdefault(line.entry.index, []).append(line)
    marks: list[str] = []
    for title in titles:
        told = [row.pop(0).delta for row in lines.values() if row and row[0].subject == title]
        adds = sum(told, Fraction(0))
        sign = "\N{MINUS SIGN}" if adds < 0 else "+"
        marks.append(f"{sign}{amount_text(abs(adds))}" if told else "")
    return marks
