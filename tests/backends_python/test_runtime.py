"""The runtime: sets, printed amounts, explained notes, faults with names."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rulec.runtime import (
    DividedByNothing,
    Label,
    MeasureUnit,
    MissingThing,
    RuleFault,
    UnknownCell,
    bits,
    explain,
    members,
    present,
    quotient,
    show,
    unknown,
)
from tests.datc.packs import GENERATED, package

ROOT = Path(__file__).resolve().parents[2]


def test_sets() -> None:
    assert bits(0, 3, 3) == 9
    assert list(members(9)) == [0, 3]
    assert list(members(0)) == []


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (1200, MeasureUnit("gold", "gold"), "1,200 gold"),
        (1, MeasureUnit("level", "levels"), "1 level"),
        (-2, MeasureUnit("level", "levels"), "-2 levels"),
        (15, MeasureUnit("%", "%"), "15%"),
        (13, MeasureUnit("renown", "renown", 10), "1.3 renown"),
        (-5, MeasureUnit("renown", "renown", 10), "-0.5 renown"),
        (10, MeasureUnit("step", "steps", 10), "1 step"),
        (3, MeasureUnit("crate", "crates", 1, 5), "15 crates"),
        (7, MeasureUnit("", ""), "7"),
    ],
)
def test_show(value: int, unit: MeasureUnit, text: str) -> None:
    assert show(value, unit) == text


def test_explained_lines_add_up() -> None:
    labels = (
        Label("base", "the table"),
        Label("reduce by", "blessing", 5, "Book, line 3", "Bless (effect)"),
        Label("subtract", "ward"),
        Label("add", "zeal"),
        Label("bounds", ""),
    )
    lines = explain((30, [(0, 50), (~2, 0), (1, -100)]), labels, MeasureUnit("%", "%"))
    assert [line.split() for line in lines] == [
        ["the", "table", "+50%", "50%"],
        ["ward", "beaten"],
        ["blessing,", "from", "Bless", "(effect)", "-20%", "30%"],
        ["zeal", "does", "not", "apply"],
    ]


def test_faults_name_what_they_are_about() -> None:
    with pytest.raises(MissingThing, match="the guest"):
        present(None, "the guest")
    with pytest.raises(DividedByNothing):
        quotient(1, 0, "pay")
    with pytest.raises(UnknownCell):
        unknown("pay")
    fault = UnknownCell("prices", "old", "price", "Book, line 9")
    assert isinstance(fault, RuleFault)
    assert str(fault) == "not given by the source: table `prices`, row old, column `price` (Book, line 9)"


def test_it_imports_nothing_heavy() -> None:
    script = (
        "import sys, rulec.runtime\n"
        "heavy = {'lark', 'yaml', 'jsonschema', 'jsonschema_rs', 'jinja2', 'fractions', 'dataclasses'}\n"
        "print(sorted(heavy & set(sys.modules)), sorted(m for m in sys.modules if m.startswith('rulec.')))\n"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    loaded, own = done.stdout.split("] [")
    assert loaded == "["
    assert all(name.strip("'[] \n").startswith("rulec.runtime") for name in own.split(", "))


@pytest.mark.parametrize("name", sorted(path.name for path in GENERATED.iterdir() if path.is_dir()))
def test_measures_are_printed_as_words(name: str) -> None:
    words = import_module(f"{package(name).__name__}._words")
    units = [unit for unit in vars(words).values() if isinstance(unit, MeasureUnit)]
    assert len(units) > 2
    assert [unit for unit in units if "_" in unit.one + unit.many] == []
