"""What a quantity names with `let`, as those meet it who ask: a row with its name and value that moves nothing."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import pytest

from rulec.backends.python import emit
from rulec.ir.interp.play.given_world import World
from rulec.runtime.why import Label, explain
from tests.catalogue.manor import ROOT as MANOR
from tests.catalogue.manor import compile_with
from tests.commands.support import Rulec
from tests.memory_loader import load

RULES = """
quantity bounty(guard: Guard) -> gold "What a guard gets for a catch"
    let full_wage be wage(guard)
    let meals be 1 food per level * guard.level
    base full_wage / 2
    add 2 gold per food * meals "fed"
    round down to 1 gold
    cites book "Pay" 13
"""


@pytest.fixture
def manor(tmp_path: Path) -> Path:
    copytree(MANOR, tmp_path / "manor")
    (tmp_path / "manor" / "case.rules").write_text(RULES, encoding="utf-8")
    return tmp_path


def test_explain_shows_each_name_with_its_value(rulec: Rulec, manor: Path) -> None:
    given = "--given", "guard.level=3", "guard.sort=old"
    said = rulec("explain", "manor", "bounty", "--rules", str(manor), *given)
    assert said.code == 0, said.err
    rows = [" ".join(line.split()) for line in said.out.splitlines()]
    # an old guard is paid 8 gold; 8 / 2 + 2 for each of 3 meals
    assert rows[0] == "bounty = 10 gold"
    assert "8 gold full wage" in rows
    assert "3 food meals" in rows
    assert "4 gold = 4 gold half of full wage" in rows
    assert "+6 gold = 10 gold fed" in rows


def test_explain_in_json_tells_the_measure_of_what_is_named(rulec: Rulec, manor: Path) -> None:
    given = "--given", "guard.level=3", "guard.sort=old"
    said = rulec("explain", "manor", "bounty", "--rules", str(manor), "--format", "json", *given)
    told = json.loads(said.out)
    rows = [(row["op"], row["label"], row["amount"], row["total"], row.get("unit")) for row in told["breakdown"]]
    assert rows[:4] == [
        ("let", "full wage", 8, None, "gold"),
        ("let", "meals", 3, None, "food"),
        ("base", "half of full wage", 4, 4, None),
        ("add", "fed", 6, 10, None),
    ]


def test_a_package_explains_it_and_the_rest_adds_up() -> None:
    compiled, report = compile_with({"case.rules": RULES})
    assert compiled is not None, report.found
    world = World(compiled.program, compiled.model)
    guard = world.fresh("Guard", "guard")
    guard.fields.update({"house": world.fresh("House", "house"), "friend": None, "level": 3, "sort": 2})
    with load(emit(compiled.program), compiled.program) as package:
        value, notes = package.why("bounty", [guard])
    labels = [(entry.verb, entry.text, entry.den) for entry in compiled.program.functions["bounty"].entries]
    lines = [" ".join(line.split()) for line in explain((value, notes), [Label(*row) for row in labels])]
    assert value == 10
    assert lines[:4] == ["full wage 8", "meals 3", "base +4 4", "fed +6 10"]
