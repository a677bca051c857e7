"""On a picture of a field no side has the colour of the ground, and no label stands on another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from rulec.base.diagnostics import Report
from rulec.driver.games.scenario_file import begin
from rulec.runtime.ground.drawing import PALE, STRONG, Map, maps_for
from tests.packs import engulfed_games, wargames_battles

GENERATED = str(Path(__file__).parents[3] / "generated")
SVG = "{http://www.w3.org/2000/svg}"


def field() -> Map:
    """The Gate of the Vale after its units have been set up, as Angmar sees it."""
    game, rules = wargames_battles.loaded(GENERATED)
    world: Any = begin(wargames_battles.beginning("gate_of_the_vale"), game, 7, 0, Report())
    assert world is not None
    for unit in world.units:
        rules.plant(unit, world)
    (picture,) = maps_for(game, world, world.warlords[0])
    return picture


def colours(picture: Map) -> dict[str, list[str]]:
    """The signs in front of each text of the legend."""
    found: dict[str, list[str]] = {}
    signs: list[str] = []
    for element in ElementTree.fromstring(picture.picture):
        if element.tag == f"{SVG}rect" and element.get("height") == "12":
            signs.append(element.get("fill") or "")
        elif element.tag == f"{SVG}text" and signs:
            found[element.text or ""] = signs
            signs = []
    return found


def test_ground_and_sides_share_no_colour() -> None:
    """ "open ground" and "Angmar" were the same red, so Mordor stood red on red."""
    assert not set(STRONG) & set(PALE)
    assert len({*STRONG, *PALE}) == len(STRONG) + len(PALE)
    known = colours(field())
    assert {"open ground", "Angmar", "The Vale"} <= set(known)
    every = [colour for signs in known.values() for colour in signs]
    assert len(set(every)) == len(every)
    assert set(known["open ground"]) <= set(PALE)
    assert set(known["Angmar"]) <= set(STRONG)


def test_peoples_do_not_look_like_the_other_side() -> None:
    """Isengard had the red of the Free Peoples, Dunlending the blue of the Shadow."""
    game, _ = engulfed_games.loaded(GENERATED)
    world: Any = begin(engulfed_games.beginning("the_ring_goes_south"), game, 7, 0, Report())
    assert world is not None
    known = colours(maps_for(game, world, world.seats[0])[0])
    every = [colour for signs in known.values() for colour in signs]
    assert {"the Free Peoples", "the Shadow Powers", "Isengard", "Mordor"} <= set(known)
    assert len(set(every)) == len(every)


def test_labels_stand_apart_and_the_field_has_an_edge_and_a_scale() -> None:
    """In a press of units names overprinted each other; there was no edge of the field and no scale, and the siege used
    a strip of the picture."""
    root = ElementTree.fromstring(field().picture)
    boxes = []
    middle = "[@text-anchor='middle']"
    for text in (*root.findall(f".//{SVG}text{middle}"), *root.findall(f".//{SVG}g{middle}/{SVG}text")):
        if text.text:
            x, y, half = int(text.get("x") or 0), int(text.get("y") or 0), 3 * len(text.text)
            boxes.append((x - half, y - 9, x + half, y + 1, text.text))
    assert len(boxes) > 10
    for at, one in enumerate(boxes):
        for two in boxes[at + 1 :]:
            apart = one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
            assert apart, (one, two)
    frame = next(rect for rect in root.iter(f"{SVG}rect") if rect.get("fill") == "none")
    assert any(re.fullmatch(r"\d+ metres", text.text or "") for text in root.iter(f"{SVG}text"))
    ground = next(each for each in root if each.tag == f"{SVG}svg")
    assert ground.get("height") == frame.get("height")
