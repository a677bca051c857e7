"""`rulec explain … -o FILE.svg`: the places among what is given, joined by arrows on the map of a small pack."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulec.commands import explain_drawn
from rulec.commands.common import compiling
from tests.commands.support import Rulec, Said, edit

SVG = "{http://www.w3.org/2000/svg}"
PACK = """\
name: hills
title: The Hills
version: 0.1.0
documents:
  book: {title: The Book of the Hills}
"""
RULES = """\
# Hills and hollows, and what it costs to walk from one to another.
measure mile, miles "miles"
measure breath, breaths "breaths"
measure degree, degrees "degrees"

kind House, houses "house"
    called by name
    name: text = "a house" "name"

kind Walker, walkers "walker"
    house: House "house"
    belongs to house
    at: Hill? "place"
    load: number = 0 "load"

kind Hill, hills listed "hill"
    east: number "east"
    south: number "south"
    height: breath "height"

kind Order, orders listed "order"

hill oak_top "Oak Top"
    east: 0
    south: 0
    height: 4 breaths
    cites book "Hills" 1

hill the_dell "The Dell"
    east: 10
    south: 2
    height: 1 breath
    cites book "Hills" 2

hill far_end "Far End"
    east: 12
    south: 40
    height: 2 breaths
    cites book "Hills" 3

value ground(hill: Hill) -> list of spot in mile "The ground of a hill"
    block(spot(1 mile * hill.east, 1 mile * hill.south), 0 degrees, 8 miles, 8 miles)
    cites book "Hills" 4

quantity climb(walker: Walker, way: list of Hill) -> breath "What a walk costs"
    base 0 breaths
    add hill.height for each hill in way where hill.height > 1 breath "up" cites book "Walks" 1
    add 1 breath for each hill in way when walker.load > 0 "a load" cites book "Walks" 2
    cites book "Walks" 1

quantity trip(start: Hill, goal: Hill) -> breath "What a trip costs"
    add hill.height for each hill in cheapest_way(start, goal,
        {each o in hills where o.south - h.south in 1 .. 38} costing h.height for each h in hills) "up"
    cites book "Walks" 3

quantity breath_left(walker: Walker) -> breath "What is left"
    base 10 breaths
    subtract 1 breath when walker.load > 0 "a load"
    cites book "Walks" 3

order 10 "Rest"
    by walker: Walker of house
    typed "10 {walker}"
    does
        set walker.load to 0
    cites book "Walks" 4

sequence turn "A day"
    queue order by lowest order.number
    step 1 "Rests"
        acts order 10
    cites book "Walks" 5

view land(house: House) "The hills"
    for each hill in hills
    shows ground: ground(hill)
    drawn at ground
    cites book "Hills" 5
"""
WALK = ["explain", "hills", "climb", "--given", "walker=Walker(at: oak_top, load: 2)"]
WAY = ["--given", "way={the_dell, far_end, oak_top, far_end}"]


@pytest.fixture
def hills(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the pack in `rules/`, as the current folder."""
    (tmp_path / "rules/hills").mkdir(parents=True)
    (tmp_path / "rules/hills/pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "rules/hills/hills.rules").write_text(RULES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files(folder: Path) -> list[str]:
    """What lies there besides the cache."""
    return sorted(name for name in os.listdir(folder) if name != ".rulec")


def written(file: Path) -> list[str]:
    """All texts of a picture, which is well-formed."""
    return [one.text or "" for one in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter(f"{SVG}text")]


def test_each_step_is_an_arrow_with_what_it_adds(hills: Path, rulec: Rulec) -> None:
    said = rulec(*WALK, *WAY, "-o", "walk.svg")
    assert (said.code, said.err) == (0, "")
    assert said.out == rulec(*WALK, *WAY).out
    texts = written(hills / "walk.svg")
    assert texts[0] == "What a walk costs: 12 breaths"
    # each place costs a breath for the load, and its height where that is more than one: Far End 2, Oak Top 4
    assert [text for text in texts if text.startswith("+")] == ["+1", "+3", "+5", "+3"]
    root = ElementTree.fromstring((hills / "walk.svg").read_text(encoding="utf-8"))
    heads = [one for one in root.findall(f"{SVG}polygon") if one.get("fill") == "#444444"]
    shafts = [one for one in root.findall(f"{SVG}line") if one.get("stroke-width") == "4"]
    assert (len(heads), len(shafts)) == (4, 4)  # the first from where the walker is
    before = (hills / "walk.svg").read_bytes()
    rulec(*WALK, *WAY, "-o", "walk.svg")
    assert (hills / "walk.svg").read_bytes() == before
    assert files(hills) == ["rules", "walk.svg"]


DRAWN = [
    [*WALK, *WAY],
    ["explain", "hills", "trip", "--given", "start=oak_top", "goal=far_end"],
    ["explain", "hills", "climb", "--given", "walker.load=2", "way={the_dell}", "--variant", "wet"],
    ["explain", "hills", "cheap_to_reach", "--given", "start=the_dell"],
    ["explain", "hills", "stumble", "--given", "hill=far_end", "--thrown", "3"],
    ["explain", "hills", "steep", "--given", "hill=oak_top"],
    ["explain", "hills", "breath_left", "--given", "walker.load=2"],  # draws nothing
]
MORE = """
variant wet "Rain"
    modify climb
        add 1 breath for each hill in way "mud"
    cites book "Walks" 6

value cheap_to_reach(start: Hill) -> list of Hill "What is near"
    {each o in hills where o.south - start.south in 1 .. 38}
    cites book "Walks" 7

roll stumble(hill: Hill) -> number "How far a walker slips"
    d6 when hill.height > 1 breath
    otherwise 0
    cites book "Walks" 8

fact steep(hill: Hill) "{hill} is steep", not "{hill} is flat"
    holds hill.height > 3 breaths
    cites book "Walks" 9
"""


@pytest.fixture
def many(hills: Path) -> Path:
    """The same folder; the pack has rules of every sort that is drawn."""
    rules = hills / "rules/hills/hills.rules"
    rules.write_text(rules.read_text("utf-8") + MORE, encoding="utf-8")
    return hills


def drawn(folder: Path, rulec: Rulec) -> list[tuple[Said, bytes]]:
    """What `-o` gives for every sort of rule: what is printed, and the picture."""
    found = []
    for words in DRAWN:
        file = folder / "drawn.svg"
        file.unlink(missing_ok=True)
        said = rulec(*words, "-o", "drawn.svg")
        found.append((said, file.read_bytes() if file.is_file() else b""))
    return found


def test_a_pack_that_was_built_is_drawn_without_being_compiled(
    many: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEC_CACHE", str(many / "none"))
    (many / "none").write_text("")  # nothing can be kept below a file: each answer is compiled
    compiled = drawn(many, rulec)
    assert [bool(picture) for _, picture in compiled] == [True] * 6 + [False]
    monkeypatch.delenv("RULEC_CACHE")
    assert rulec("build").code == 0

    def compile_pack(*_: object, **__: object) -> None:
        raise AssertionError("a pack was compiled")

    monkeypatch.setattr(compiling, "compile_pack", compile_pack)
    assert drawn(many, rulec) == compiled


def test_the_package_of_the_map_draws_what_the_whole_package_draws(
    many: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = drawn(many, rulec)
    assert [bool(picture) for _, picture in narrow] == [True] * 6 + [False]
    monkeypatch.setattr(explain_drawn, "drawing_program", lambda program, _: program)
    assert drawn(many, rulec) == narrow


def test_a_way_that_was_looked_for_is_joined_place_by_place(hills: Path, rulec: Rulec) -> None:
    said = rulec("explain", "hills", "trip", "--given", "start=oak_top", "goal=far_end", "-o", "trip.svg")
    assert (said.code, said.err) == (0, "")
    assert "= 1 breath   up, The Dell" in said.out
    texts = written(hills / "trip.svg")
    assert texts[0] == "What a trip costs: 3 breaths"
    assert [text for text in texts if text.startswith("+")] == ["+1", "+2"]
    assert (hills / "trip.svg").read_text(encoding="utf-8").count('stroke-width="4"') == 2


def test_a_breakdown_calls_entries_of_a_list_by_their_titles(hills: Path, rulec: Rulec) -> None:
    said = rulec(*WALK, *WAY).out
    assert "+2 breaths  = 2 breaths   up, Far End" in said
    assert "a load, The Dell" in said


def test_where_no_start_is_given_the_first_place_has_what_it_adds(hills: Path, rulec: Rulec) -> None:
    said = rulec("explain", "hills", "climb", "--given", "walker.load=2", "way={the_dell}", "-o", "one.svg")
    assert (said.code, said.err) == (0, "")
    assert "+1" in written(hills / "one.svg")
    assert 'stroke-width="4"' not in (hills / "one.svg").read_text(encoding="utf-8")


def test_what_lies_outside_of_a_close_up_is_not_named(hills: Path, rulec: Rulec) -> None:
    rulec("explain", "hills", "climb", "--given", "walker.load=2", "way={oak_top, the_dell}", "-o", "near.svg")
    texts = written(hills / "near.svg")
    assert {"Oak Top", "The Dell"} <= set(texts)
    assert "Far End" not in texts


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        ([*WALK, *WAY, "-o", "walk.png"], "`-o walk.png`: a map is drawn as SVG; name a file that ends in `.svg`"),
        ([*WALK, *WAY, "-o", ""], "a file that ends in `.svg`"),
        (["explain", "hills", "hill:oak_top", "-o", "x.svg"], "`hill:oak_top` is given no places"),
        (
            ["explain", "hills", "breath_left", "--given", "walker.load=2", "-o", "x.svg"],
            "given to `breath_left` names",
        ),
        ([*WALK, "-o", "x.svg"], "`climb` needs what is not given"),
        ([*WALK, *WAY, "-o", "nowhere/x.svg"], "No such file or directory"),
    ],
)
def test_what_cannot_be_drawn(hills: Path, rulec: Rulec, words: list[str], phrase: str) -> None:
    said = rulec(*words)
    assert (said.code, said.out) == (1, "")
    assert phrase in said.err
    assert "Traceback" not in said.err
    assert files(hills) == ["rules"]


def test_a_pack_without_a_map(hills: Path, rulec: Rulec) -> None:
    edit(hills / "rules/hills/hills.rules", "    drawn at ground\n", "")
    said = rulec(*WALK, *WAY, "-o", "walk.svg")
    assert (said.code, said.out) == (1, "")
    assert said.err == "rulec: the pack `hills` has no map\n"
    assert files(hills) == ["rules"]


def test_a_pack_in_which_nothing_happens(hills: Path, rulec: Rulec) -> None:
    rules = hills / "rules/hills/hills.rules"
    text = rules.read_text("utf-8")
    before, _, rest = text.partition('order 10 "Rest"')
    rules.write_text(before + rest[rest.index("view land") :], encoding="utf-8")
    said = rulec(*WALK, *WAY, "-o", "walk.svg")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("rulec: the pack `hills` has a map, but nothing happens in it")


def test_a_view_with_the_name_of_a_column(hills: Path, rulec: Rulec) -> None:
    edit(hills / "rules/hills/hills.rules", "view land(", "view ground_seen(")
    edit(hills / "rules/hills/hills.rules", "    shows ground: ground(hill)\n    drawn at ground\n",
         "    shows ground_seen: ground(hill)\n    drawn at ground_seen\n")  # fmt: skip
    said = rulec(*WALK, *WAY, "-o", "walk.svg")
    assert (said.code, said.err) == (0, "")
    assert (hills / "walk.svg").is_file()
