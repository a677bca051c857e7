"""What an example gives and nothing reads is listed by `rulec coverage`, parentheses of things aside."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

state "The season"
    frost: truth = no "frost"
    late: truth = no "late"
    cites book "Time" 1

kind Farm, farms "farm"
    gold: gold = 3 gold "gold"
    barns: number = 1 "barns"
    cites book "Farms" 1

quantity harvest(farm: Farm) -> gold "Harvest"
    base 2 gold
    add 1 gold * farm.barns when not frost "barns"
    cites book "Farms" 2
    example "Two barns"
        given farm.barns: 2, farm.gold: 7 gold, frost: no, late: yes
        expect harvest(farm) = 4 gold
    example "A neighbour"
        given other: Farm(gold: 9 gold), third: Farm(barns: 4), farm.barns: 1
        expect harvest(third) = 6 gold
    example "In the frost"
        given farm.barns: 5, frost: yes
        expect harvest(farm) = 2 gold

fact crowded() "it is crowded"
    yes when count(each f in farms) >= 3
    otherwise no
    cites book "Farms" 3
    example "Three"
        given one: Farm(), two: Farm(), three: Farm(gold: 1 gold)
        expect crowded()
"""


def test_they_are_listed_with_their_places(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("coverage", "p", "--format", "json", cwd=tmp_path)
    assert done.code == 0, done.said
    assert [line["in"] for line in json.loads(done.out)["idle_givens"]] == [
        "Two barns: farm.gold: 7 gold",
        "Two barns: late: yes",
        "A neighbour: farm.barns: 1",
        "A neighbour: other: Farm(gold: 9 gold)",
        "In the frost: farm.barns: 5",
    ]
