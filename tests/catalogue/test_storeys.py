"""Three packs of which each builds on the one before: the orchard, the hillside on it, the terrace on that."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import jsonschema
import pytest

from rulec.backends.export import to_json
from rulec.base.diagnostics import Report
from rulec.base.resources import resource
from rulec.commands.main import main
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.run import run_examples
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.orders import bring_in
from tests.catalogue.manor import files_of
from tests.property.emitted import emitted_from

ROOT = Path(__file__).parent / "storeys"
DAY = {  # storey, variants -> what is left in the purse of a picker of apples, and the weather
    ("orchard", ()): (10, 0),
    ("hillside", ()): (9, 1),
    ("terrace", ()): (12, 2),
    ("terrace", ("dry",)): (12, 0),
    ("terrace", ("dry", "good_year")): (24, 0),
    ("hillside", ("bad_year",)): (0, 1),
}


def compiled_with(name: str, **changed: str) -> tuple[Compiled | None, Report]:
    """A storey, with files added or replaced: `terrace__more` is `more.rules` of the terrace."""

    def pack(named: str) -> PackFiles:
        files = files_of(ROOT / named)
        for key, text in changed.items():
            where, _, file = key.partition("__")
            if where == named:
                files["pack.yaml" if file == "pack" else f"{file}.rules"] = text.encode()
        return PackFiles(named, files)

    report = Report()
    return compile_pack(pack(name), report, find=lambda named, span, report: pack(named)), report


@cache
def storey(name: str) -> Compiled:
    """A storey as it stands."""
    compiled, report = compiled_with(name)
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    return compiled


def page(name: str, path: str) -> str:
    """A page of a storey's reference."""
    return storey(name).outputs[f"reference/{path}"].decode()


def test_the_export_tells_what_took_whose_place() -> None:
    document = json.loads(to_json(storey("terrace").model))
    jsonschema.Draft202012Validator(json.loads(resource("schemas", "export.schema.json").read_text())).validate(
        document
    )
    found = document["changes"]
    replaced = {(one["sort"], one["name"]): (one["pack"], one["in_place_of"]) for one in found["replaced"]}
    rent = [{"pack": "hillside", "value": 3}, {"pack": "orchard", "value": 2}]
    assert replaced["constant", "rent"] == ("terrace", rent)
    assert replaced["record Skill", "nimble"] == ("hillside", [{"pack": "orchard", "value": None}])
    assert replaced["example", "Nimble with apples"][0] == "hillside"
    assert {("enum", "Fruit"), ("quantity", "harvest")} < set(replaced)
    assert ("example", "A strong picker of pears") not in replaced, "it went with the quantity"
    rows = [(one["op"], one["row"], one["column"], one["was"], one["pack"]) for one in found["tables"]["yields"]]
    assert ("change", ["pear"], "price", 6, "terrace") in rows
    assert ("remove", ["plum"], None, None, "hillside") in rows
    assert ("insert", ["quince"], None, None, "terrace") in rows
    steps = [(one["op"], one["step"], one["label"], one["pack"]) for one in found["sequences"]["day"]]
    assert steps == [
        ("after", 11, None, "hillside"),
        ("override", 11, None, "terrace"),
        ("forbid", 2, "Walls pay for themselves.", "terrace"),
    ]
    nothing = json.loads(to_json(storey("orchard").model))["changes"]
    assert nothing == {"replaced": [], "tables": {}, "sequences": {}, "left_out": []}


@pytest.mark.parametrize("name", ["orchard", "hillside", "terrace"])
def test_examples_of_all_storeys_hold(name: str) -> None:
    report = Report()
    assert run_examples(storey(name), report).run == 2
    assert [d.headline for d in report.found] == []


@pytest.mark.parametrize(("name", "variants"), DAY)
def test_a_day_is_played_by_the_steps_that_count(name: str, variants: tuple[str, ...]) -> None:
    compiled = storey(name)
    emitted = emitted_from(compiled)
    package = emitted.loaded.package
    bits = sum(1 << compiled.model.deeds.variants[v].position for v in variants)
    world = package.World(seed=0, variants=bits)
    picker = world.add(package.Picker())
    package.day(world, None, None)  # nothing is queued, and no dice are thrown
    assert (picker.purse, world.weather) == DAY[name, variants]

    other = World(compiled.program, compiled.model)
    thing = other.names["picker"] = other.fresh("Picker", "picker")
    bring_in(other, variants)
    other.interpreter.call("sequence day", [])
    assert (thing.fields["purse"], other.play.state["weather"]) == DAY[name, variants]


def test_the_nearest_parent_comes_first() -> None:
    said = page("terrace", "glossary.md")
    assert "[The Hillside](../../hillside/reference/glossary.md) says (3 coins) and, before that, " in said
    assert "[The Orchard](../../orchard/reference/glossary.md) says (2 coins)." in said
    table = page("terrace", "tables/yields.md")
    assert "| Pear | 2 baskets † | 7 coins † |" in table
    assert "the entry of Price is The Terrace’s; in The Hillside it is 6 coins." in table
    assert "the entry of Price is The Hillside’s; in The Orchard it is 4 coins." in table
    assert "where The Orchard has: Baskets 6 baskets; Price 1 coin." in table
    day = page("terrace", "sequences/day.md")
    assert "Put in by The Hillside." in day
    assert "The Terrace has this in the place of a step of The Hillside." in day
    assert "†" not in page("orchard", "tables/yields.md")


def test_explain_tells_who_says_what(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--given", "picker.fruit=pear", "--given", "picker.skills={nimble}", "--given", "picker.strong=yes"]
    assert main(["explain", "terrace", "harvest", "--rules", str(ROOT), *given]) == 0
    said = capsys.readouterr().out
    assert "harvest: The Terrace, rules/terrace/walls.rules line 12, in place of The Orchard" in said
    assert "a sure foot: The Hillside, rules/hillside/slope.rules line 15" in said
    assert "table yields: The Hillside changes pear baskets; in The Orchard 3 baskets" in said
    assert main(["explain", "orchard", "harvest", "--rules", str(ROOT), *given]) == 0
    assert "said by" not in capsys.readouterr().out


def test_variants_that_exclude_each_other_are_not_chosen_together(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["explain", "terrace", "harvest", "--rules", str(ROOT), "--variant", "good_year", "--variant", "bad_year"]
    assert main(line) == 2
    assert "`good_year` and `bad_year` are not played together" in capsys.readouterr().err
    shape = emitted_from(storey("terrace")).loaded.package.World.SHAPE
    assert shape.apart == (("good_year", "bad_year"),)


def test_two_parents_that_override_the_same_are_told() -> None:
    terrace = "name: terrace\ntitle: The Terrace\nversion: 0.1.0\nextends: [hillside, meadow]\ndocuments:\n"
    terrace += "  note: {title: The Terrace Note, file: terrace.txt}\n"
    meadow = terrace.replace("terrace", "meadow").replace("[hillside, meadow]", "[orchard]").replace("note:", "leaf:")
    rent = 'override constant rent = 5 coins "What a day costs"\n    cites leaf "Rent" 1\n'

    def codes(walls: str) -> list[str]:
        files = {
            "orchard": files_of(ROOT / "orchard"),
            "hillside": files_of(ROOT / "hillside"),
            "meadow": {"pack.yaml": meadow.encode(), "low.rules": rent.encode()},
            "terrace": {"pack.yaml": terrace.encode(), "walls.rules": walls.encode()},
        }
        report = Report()
        compile_pack(
            PackFiles("terrace", files["terrace"]), report, find=lambda n, span, r: PackFiles(n, files[n]), backends=()
        )
        return [d.code.number for d in report.found]

    assert codes("") == ["R0981"]
    assert codes('override constant rent = 6 coins "What a day costs"\n    cites note "Rent" 1\n') == []


def test_an_example_of_a_parent_that_no_longer_holds_says_how_to_go_on() -> None:
    slope = files_of(ROOT / "hillside")["slope.rules"].decode()
    at = slope.index('override example "Nimble with apples"')
    end = slope.index("override example", at + 9)
    compiled, report = compiled_with("hillside", hillside__slope=slope[:at] + slope[end:])
    assert compiled is None
    assert [d.headline for d in report.found] == ["the example `Nimble with apples` does not come out"] * 2
    assert 'write `override example "Nimble with apples"` with what holds here' in report.found[0].hint


@pytest.mark.parametrize("name", ["orchard", "hillside", "terrace"])
def test_the_same_sources_give_the_same_bytes(name: str) -> None:
    again, _ = compiled_with(name)
    assert again is not None
    assert dict(again.outputs) == dict(storey(name).outputs)
