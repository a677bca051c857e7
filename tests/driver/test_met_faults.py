"""Faults that authors of packs met, each with the smallest source that showed it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.run import run_examples
from rulec.driver.worked_examples.walkthrough import band_words
from tests.catalogue.manor import compile_with

CITES = '    cites book "Pay" 1\n'
TOWER = f'kind Tower, towers "tower"\n    height: level "height"\ntower keep "Keep"\n    height: 3 levels\n{CITES}'


def compiled_of(text: str) -> Compiled:
    """The manor with a snippet, whose examples hold in both."""
    compiled, report = compile_with({"case.rules": text}, backends=None)
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    told = Report()
    assert run_examples(compiled, told).run
    assert [f"{d.headline} {d.primary.label}" for d in told.found] == []
    return compiled


def test_a_record_begins_a_thing_where_it_is_an_argument() -> None:
    compiled_of(
        f'{TOWER}quantity above(tower: Tower) -> level "Above"\n    base tower.height + 1 level\n{CITES}'
        '    example "The keep"\n        expect above(keep) = 4 levels\n'
    )


def test_a_default_may_be_unknown() -> None:
    text = (
        'kind Tower, towers "tower"\n    height: level = unknown "height"\n    width: level = 2 levels "width"\n'
        f'quantity above(tower: Tower) -> level "Above"\n    base tower.height + 1 level\n{CITES}'
        '    example "Given"\n        given tower.height: 3\n        expect above(tower) = 4 levels\n'
        f'quantity beside(tower: Tower) -> level "Beside"\n    base tower.width + 1 level\n{CITES}'
        '    example "Not asked for"\n        given tower.width: 3\n        expect beside(tower) = 4 levels\n'
        '    example "Made"\n        expect beside(Tower(width: 3)) = 4 levels\n'
    )
    compiled_of(text)


def test_an_optional_field_of_an_entry_passes_a_type_checker_behind_its_test(tmp_path: Path) -> None:
    compiled = compiled_of(
        'kind Tower, towers "tower"\n    make: Make "make"\n'
        'kind Make, makes listed "make"\n    bonus: level? "bonus"\n'
        f'make stone "Stone"\n    bonus: 3 levels\n{CITES}make straw "Straw"\n{CITES}'
        'quantity strength(tower: Tower) -> level "Strength"\n    base 1 level\n'
        f"    add tower.make.bonus when tower.make.bonus != none\n{CITES}"
        'fact strong(tower: Tower) "{tower} is strong", not "{tower} is weak"\n'
        f"    holds tower.make.bonus != none and tower.make.bonus > 2 levels\n{CITES}"
        'fact fair(tower: Tower) "{tower} is fair", not "{tower} is foul"\n'
        f"    holds tower.make.bonus != none and tower.make.bonus in 2 levels .. 4 levels\n{CITES}"
        '    example "Of stone"\n        given tower.make: stone\n        expect strong(tower)\n'
        "        expect fair(tower)\n        expect strength(tower) = 4 levels\n"
    )
    for path, data in compiled.outputs.items():
        if path.startswith("python/"):
            file = tmp_path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    command = [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases", "rulec_packs"]
    done = subprocess.run(command, cwd=tmp_path / "python", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    module = compiled.outputs["python/rulec_packs/manor/case_.py"].decode()
    assert "MissingThing" not in module.partition("def strong")[2]


def test_a_band_in_words() -> None:
    assert band_words("-1 pip .. 0 pips") == "\N{MINUS SIGN}1 to 0 pips"
    assert band_words("8 .. 9, 1,200 gold .. 1,300 gold") == "8 to 9, 1,200 to 1,300 gold"
    assert band_words("10 or more") == "10 or more"
    assert band_words("15% .. 20%") == "15% to 20%"


def test_the_number_of_entries_stands_in_one_column() -> None:
    does = f'    by house: House\n    does\n        tell house "Done."\n{CITES}'
    compiled, report = compile_with(
        {
            "case.rules": f'kind Order, orders listed "order"\norder 12 "Rest"\n{does}order 13 "Sleep"\n{does}'
            'sequence turn "A turn"\n    queue order by lowest order.number\n    step 1 "All"\n'
            f"        acts order 12 .. 13\n{CITES}"
        },
        backends=None,
    )
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    page = compiled.outputs["reference/orders/README.md"].decode()
    assert "| Number | Order |\n" in page
