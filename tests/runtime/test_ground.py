"""A game on a ground: spots in scenarios, lines, reports, files and pictures."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.game.play import rulec

RULES = Path(__file__).parent.parent / "catalogue"
SVG = "{http://www.w3.org/2000/svg}"
LINES = """player: The Oak
10 meg 10/0
player: Green Hill
20 tib 45/5.5 by 50.5 / 12
20 tib 45/5.25
10 tib 38/5
10 tib 99
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game after its first turn."""
    folder = tmp_path_factory.mktemp("paddock")
    shutil.copytree(RULES / "paddock", folder / "rules" / "paddock")
    places = ("--rules", "rules", "--out", "out")
    (folder / "l.txt").write_text(LINES, encoding="utf-8")
    for words in (
        ("build", "paddock"),
        ("new", "paddock", "spring", "--seed", "3", "-o", "g.game"),
        ("orders", "g.game", "l.txt"),
        ("turn", "g.game"),
    ):
        done = rulec(*words, cwd=folder, places=places)
        assert done.code == (1 if words[0] == "orders" else 0), done.said
    return folder


def report(folder: Path, *more: str) -> str:
    done = rulec("report", "g.game", *more, cwd=folder, places=("--rules", "rules", "--out", "out"))
    assert done.code == 0, done.said
    return done.out


def test_a_report_tells_spots_as_they_are_typed(played: Path) -> None:
    said = report(played)
    assert "Meg is at 10/8.5, facing 0 degrees, and has 20 metres before it." in said
    assert "Tib went 11.5 metres by 50/10, 50.5/12 and 45/5.5." in said
    assert "Goats do not swim to 38/5." in said
    assert "a spot such as 120/40 that is not so fine, but behind “20 tib” there stands “45/5.25”" in said
    assert "Here should stand a spot such as 120/40, but behind “10 tib” there stands “99”" in said


def test_a_file_holds_grains(played: Path) -> None:
    with sqlite3.connect(played / "g.game") as file:
        ((text,),) = file.execute("SELECT json FROM states WHERE seq = 1").fetchall()
    things = {each["name"]: each for each in json.loads(text)["things"]}
    assert things["Meg"]["at"] == [20, 17]
    assert things["Meg"]["was"] == [20, 41]
    assert things["Meg"]["track"] == [[20, 17]]
    assert things["The <Field>"]["outline"] == [[0, 0], [120, 0], [120, 80], [0, 80]]
    assert things["The <Field>"]["hidden_well"] is None
    assert things["The Pond"]["hidden_well"] == [103, 14]


def drawn(page: str) -> list[str]:
    """The pictures of a page."""
    return [f"<svg xmlns{part.rpartition('</svg>')[0]}</svg>" for part in page.split("<svg xmlns")[1:]]


def test_a_picture_shows_shapes_to_scale_and_nothing_hidden(played: Path) -> None:
    pages = [report(played, "--format", "html", "--player", house) for house in ("The Oak", "Green Hill")]
    pictures = [picture for page in pages for picture in drawn(page)]  # each house sees where its own goats walked
    reach = ("2,44 990,44 990,702 2,702", "3,44 972,44 972,689 3,689")
    for picture, corners in zip(pictures, reach, strict=True):
        root = ElementTree.fromstring(picture)
        ground = root.find(f"{SVG}svg")
        assert ground is not None
        areas = [one.get("points") for one in ground]
        assert areas[0] == corners  # to scale, and further than the picture goes
        assert len(areas) == 2  # two plots
        assert len(root.findall(f"{SVG}polygon")) == 5  # two goats with their heads, the head of one walk
        assert len(root.findall(f"{SVG}line")) == 1
        said = [one.text for one in root.iter(f"{SVG}text")]
        assert said == ["Meg", "Tib", "The <Field>", "The Pond", "10 metres", "wet", "The Oak", "Green Hill"]
        shades = [one.get("fill") for one in root.findall(f"{SVG}rect") if one.get("fill") != "none"]
        assert len(set(shades)) == 3
        assert "<Field" not in picture
    assert pictures[0] != pictures[1]
    (whole,) = drawn(report(played, "--format", "html"))
    assert len(ElementTree.fromstring(whole).findall(f"{SVG}line")) == 2  # both walks
    assert report(played, "--format", "html", "--player", "The Oak") == pages[0]


def test_what_is_drawn_stands_in_tables_without_its_corners(played: Path) -> None:
    said = report(played, "--player", "The Oak")
    assert "| 10/8.5 | 0 degrees |" in said
    assert "Body" not in said


@pytest.mark.parametrize("text", ["5", "5/", "a/b", "5/6/7", "1,000/2", "5.25/1", '"5/6'])
def test_a_scenario_with_what_is_no_spot(tmp_path: Path, text: str) -> None:
    shutil.copytree(RULES / "paddock", tmp_path / "rules" / "paddock")
    scenario = tmp_path / "rules" / "paddock" / "scenarios" / "spring.yaml"
    scenario.write_text(scenario.read_text(encoding="utf-8").replace("10/20.5", f"'{text}'"), encoding="utf-8")
    done = rulec("check", "paddock", cwd=tmp_path, places=("--rules", "rules"))
    assert done.code == 1
    assert "R0942" in done.said
    assert "is no spot" in done.said
