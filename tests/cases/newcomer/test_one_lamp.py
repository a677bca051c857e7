"""A map of a ground on which one thing stands was a picture of no height."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cases.newcomer.town import SCENARIO, WORLD
from tests.cases.support import pack, rulec

GROUND = """
measure metre, metres "metres"

kind Field, fields "field"
    edge: list of spot in metre = {} "edge"

kind Lamp, lamps "lamp"
    called by name
    name: text "name"
    at: spot in metre "place"

kind Order, orders listed "order"

order 1 "Pay"
    by house: House
    does
        lower house.gold by 1 gold
    cites book "Gate" 1

sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Pay"
        acts order 1
    cites book "Gate" 1

view ground(house: House) "The ground"
    for each f in fields
    shows f.edge
    drawn at edge
    cites book "Gate" 1

view lights(house: House) "Lamps"
    for each l in lamps
    shows l.at
    shows l.name
    drawn on ground at at marked by name
    cites book "Gate" 1
"""
THINGS = """\
  Field:
    meadow: {edge: [0/0, 200/0, 200/100, 0/100]}
  Lamp:
    first: {name: One, at: 50/50}
"""


def test_the_whole_ground_is_shown(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": WORLD + GROUND, "scenarios/one.yaml": SCENARIO + THINGS})
    done = rulec("build", "p", cwd=tmp_path)
    assert done.code == 0, done.said
    picture = (tmp_path / "generated/p/reference/scenarios/one_1.svg").read_text()
    (frame,) = re.findall(r'<svg x="44" y="44" width="(\d+)" height="(\d+)"', picture)
    assert int(frame[0]) == 2 * int(frame[1])
