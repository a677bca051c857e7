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


def test_check_tells_of_those_that_nothing_can_read(tmp_path: Path) -> None:
    """`editor.md` 3: `given farm.apples: 7 apples` passed in silence. What a line that does not apply would read is
    left to `coverage`: barns in the frost, those of a farm that is not asked about."""
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("check", "p", "--strict", cwd=tmp_path)
    told = [line for line in done.said.splitlines() if "R0687" in line]
    assert told == [
        "warning[R0687]: nothing that the example `Two barns` runs can read `farm.gold`",
        "warning[R0687]: nothing that the example `Two barns` runs can read `late`",
        "warning[R0687]: nothing that the example `A neighbour` runs can read `other`",
    ]
    assert "take it away, or expect something that hangs on it" in done.said
    assert done.code == 1


PLAYED = """
event paid_for(farm: Farm) "{farm} has paid"

upon paid_for(farm: farm) "Afterwards"
    if frost
        set farm.barns to 0
    cites book "Farms" 6

process pay(farm: Farm) "Pay"
    lower farm.gold by 1 gold
    note paid_for(farm: farm)
    cites book "Farms" 4

example "By what follows upon an event"
    cites book "Farms" 6
    given a: Farm(), far: Farm(barns: 9), a.gold: 2 gold, a.barns: 4, frost: yes, late: no
    does
        run pay(a)
    expect a.barns = 0
    expect a.gold = 1 gold
"""


def test_what_follows_from_what_an_example_does_may_read_it(tmp_path: Path) -> None:
    """A trigger reads the frost; a farm that stands by while something is done shows that it is left alone."""
    pack(tmp_path, {"p.rules": RULES + PLAYED})
    done = rulec("check", "p", cwd=tmp_path)
    assert "error" not in done.said
    told = [line for line in done.said.splitlines() if "R0687" in line and "follows" in line]
    assert told == ["warning[R0687]: nothing that the example `By what follows upon an event` runs can read `late`"]
