"""`rulec explain` of a name that is no rule: it says what the name is, and what to ask instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

enum Sort: plain, keen "sort"

kind Farm, farms "farm"
    gold: gold = 3 gold "gold"
    sort: Sort = plain "sort"
    cites book "Farms" 1

event flooded(farm: Farm) "{farm} was flooded"

quantity harvest(farm: Farm) -> gold "Harvest"
    base 2 gold
    subtract 1 gold when happened flooded(farm: farm) this turn "water"
    cites book "Farms" 2

process flood(farm: Farm) "A flood"
    note flooded(farm: farm)
    cites book "Farms" 3

sequence turn "A turn"
    step 1 "Water"
        run flood(farm) for each farm in farms as listed
    cites book "Farms" 4
"""


@pytest.mark.parametrize(
    ("name", "cure"),
    [
        ("flooded", "it is an event and has no value of its own; ask a rule that reads it, such as `harvest`"),
        ("flood", "it is a process and has no value of its own; its page stands in the reference"),
        ("turn", "it is a sequence and has no value of its own; ask a rule that reads it, such as `harvest`"),
        ("Sort", "it is an enumeration and has no value of its own; its page stands in the reference"),
        ("harvst", "did you mean `harvest`?"),
    ],
)
def test_a_name_that_is_no_rule(name: str, cure: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("explain", "p", name, cwd=tmp_path)
    assert (cure in done.said, done.code > 0) == (True, True), done.said
