"""Six to ten of 25 sections of a report said "Nothing."; one line names them now. What tells of the player alone and
stands first in the rules stands first in the report."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
measure gold "gold"

kind House, houses "house"
    called by name
    name: text "name"
    gold: gold = 3 gold "gold"
    cites book "Gate" 1

kind Boat, boats "boat"
    called by name
    name: text "name"
    house: House "house"
    cites book "Gate" 1

kind Order, orders listed "order"
    number: number "number"
    cites book "Gate" 2

state "The game"
    years: number = 1 "years"
    cites book "Gate" 2

view calendar(house: House) "The coming year"
    cites book "Gate" 4
    shows year: years "year"

view boats_of(house: House) "Boats & <nets>"
    cites book "Gate" 4
    for each b in boats where b.house = house
    shows b.house

view treasury(house: House) "What there is"
    cites book "Gate" 4
    shows house.gold

view others(house: House) "Boats of others"
    cites book "Gate" 4
    for each b in boats where b.house != house
    shows b.house

order 1 "Earn"
    by house: House
    typed "1"
    does
        raise house.gold by 5 gold
    cites book "Gate" 3

process age() "A year goes by"
    raise years by 1
    tell everyone "A year is over."
    cites book "Gate" 4

sequence turn "A year"
    queue order by lowest order.number
    step 1 "Work"
        acts order 1
    step 2 "The year"
        run age()
    cites book "Gate" 5
"""
SCENARIO = """\
scenario: two
title: Two houses
things:
  House:
    oak: {name: Oak}
    elm: {name: Elm}
"""


def test_empty_sections_fold_away_and_the_calendar_stands_first(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
    assert rulec("build", "p", cwd=tmp_path).code == 0
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=tmp_path).code == 0
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0
    text = rulec("report", "g.game", "--player", "Oak", cwd=tmp_path).out
    assert re.findall("^## (.+)$", text, flags=re.M) == ["The coming year", "The year", "What there is"]
    assert "Nothing." not in text
    assert text.count("Nothing to show:") == 1
    assert re.search(r"^Nothing to show: Boats .*nets.*; Boats of others\.$", text, flags=re.M)
    page = rulec("report", "g.game", "--player", "Oak", "--format", "html", cwd=tmp_path).out
    assert "<p>Nothing to show: Boats &amp; &lt;nets&gt;; Boats of others.</p>" in page
    assert page.index("The coming year") < page.index("A year is over.") < page.index("What there is")
    known = json.loads(rulec("report", "g.game", "--player", "Oak", "--format", "json", cwd=tmp_path).out)
    assert [each["name"] for each in known["views"]] == ["calendar", "boats_of", "treasury", "others"]
    everybody = rulec("report", "g.game", cwd=tmp_path).out
    assert re.findall("^## (.+)$", everybody, flags=re.M)[0] == "The year"
