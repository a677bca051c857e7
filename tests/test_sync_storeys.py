"""Whether every literal of packs that build on others reaches both outputs: overrides, rows, steps, and all else."""

from __future__ import annotations

from functools import lru_cache

import pytest

from rulec.driver.compile import Compiled
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.orders import bring_in
from tests.catalogue.test_storeys import DAY, ROOT, compiled_with, storey
from tests.sync.collect import literals
from tests.sync.doings import TURNED, outputs
from tests.sync.literals import CLASSES, Literal
from tests.sync.pack import Base
from tests.sync.verdict import Judge

STOREYS = ("hillside", "terrace")


@lru_cache(maxsize=1)
def base_of(name: str) -> Base:
    return Base(name, ROOT)


@pytest.mark.parametrize("name", STOREYS)
def test_every_literal_is_in_sync(name: str) -> None:
    base = base_of(name)
    found = [literal for literal in literals(base) if literal.kind in CLASSES]
    assert len(found) > 25
    judge = Judge(base, 1)
    verdicts = [judge.judge(literal) for literal in found]
    assert [(v.literal.file, v.literal.start, v.literal.text, v.how) for v in verdicts if not v.ok] == []


@pytest.mark.parametrize("name", STOREYS)
def test_every_step_is_in_sync(name: str) -> None:
    """A number of what happens is refused where it stands, or the package is another one and days go otherwise, but
    for the number of a step that is put in, which tells its place; texts and citations stand on some page."""
    found = [literal for literal in literals(base_of(name)) if literal.kind == "happening"]
    assert len(found) > 4
    assert [(literal.text, wrong) for literal in found if (wrong := _wrong(name, literal))] == []


def _wrong(name: str, literal: Literal) -> str:
    text = base_of(name).text(literal.file)
    number = literal.text.isdigit()
    new = TURNED.get(literal.text, str(int(literal.text) + 1) if number else f'{literal.text.rstrip(chr(34))}, too"')
    changed = f"{text[: literal.start]}{new}{text[literal.end :]}"
    made, report = compiled_with(name, **{f"{name}__{literal.file.removesuffix('.rules')}": changed})
    if made is None:
        there = any(one.primary.span.source.path.endswith(literal.file) for one in report.found)
        return "" if there else "refused elsewhere"
    if outputs(made, "reference") == outputs(storey(name), "reference"):
        return "does not reach the reference"
    if literal.sort != "number":
        return ""
    if outputs(made, "python") == outputs(storey(name), "python"):
        return "does not reach the package"
    before = text[: literal.start].rpartition("\n")[2].split()
    if before in (["after", "step"], ["step"]):
        return ""
    played = [_day(made, variants) == DAY[pack, variants] for pack, variants in DAY if pack == name]
    return "the day is played alike" if all(played) else ""


def _day(made: Compiled, variants: tuple[str, ...]) -> tuple[object, object]:
    """The purse and the weather after a day."""
    world = World(made.program, made.model)
    picker = world.names["picker"] = world.fresh("Picker", "picker")
    bring_in(world, variants)
    world.interpreter.call("sequence day", [])
    return picker.fields["purse"], world.play.state["weather"]
