"""`check` ends on decisions that ask themselves about hidden things.

A decision that asks itself about the rival of a bid finds the house of the bid, the house of its rival, the house of
the rival of its rival, and so on: each may know a pay on which the decision hangs. `check` and `build` looked for more
of them without an end.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.base.diagnostics import Report, Severity
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles
from rulec.sema.analysis.flow import summaries
from tests.cases.support import HEAD, pack, rulec
from tests.remembered import SHARED

WAYS = ("north", "east", "south", "west", "first", "last", "next", "other")
SPIES = """\
measure gold
kind House, houses "house"
    called by name
    name: text = "" "name"
    gold: gold = 5 gold "gold" seen by itself
kind Spy, spies "spy"
    house: House "house"
    belongs to house
    pay: gold = 2 gold "pay" seen by house
    plan: truth = no "plan" seen by house
    rival: Spy? "rival"
    mate: Spy? "mate"
    list: list of Spy = {} "others"
""" + "".join(f'    {way}: Spy? "spy"\n' for way in WAYS)
RIVAL = "bid.rival != none and wins(bid.rival)"
POOR = "bid.pay < 3 gold"


def solve(*tests: str, loses: tuple[str, ...] = (), more: str = "") -> str:
    """A solve in which a bid wins unless one of these tests holds."""

    def decide(name: str, tests: tuple[str, ...]) -> str:
        lines = "".join(f'        no when {test} "no"\n' for test in tests)
        return f'    decide {name}(bid: Spy) "{{bid.house}} {name}"\n{lines}        otherwise yes\n'

    decides = decide("wins", tests) + (decide("loses", loses) if loses else "")
    head = 'solve bidding(bids: list of Spy) "Bids"\n'
    return f'{head}{decides}{more}    circle "Ring" then all no\n    cites book "Bids"\n'


WEIGHT = """\
    quantity weight(bid: Spy) -> gold "Weight"
        base bid.pay
        add 1 gold when bid.rival != none and wins(bid.rival) "rival"
"""
SOLVES = {
    "itself": solve(RIVAL, POOR),
    "by any": solve("any(bid.rival = one and wins(one) for each one in bids)", POOR),
    "by where": solve("count(each one in bids where bid.rival = one and wins(one)) > 0", POOR),
    "each other": solve(RIVAL.replace("wins", "loses"), loses=(RIVAL, POOR)),
    "two ways": solve(RIVAL, RIVAL.replace("rival", "mate"), POOR),
    "a long way": solve("bid.rival != none and bid.rival.mate != none and wins(bid.rival.mate)", POOR),
    "a longer way": solve(
        "bid.rival != none and bid.rival.mate != none and bid.rival.mate.rival != none and wins(bid.rival.mate.rival)",
        RIVAL,
        POOR,
    ),
    "of a list": solve("any(wins(one) for each one in bid.list)", POOR),
    "of a list of theirs": solve("any(wins(one) for each one in bid.list where one.rival = bid)", POOR),
    "first of a list": solve("bid.list has bid and any(wins(one) and one.mate = bid.rival for each one in bids)", POOR),
    "several secrets": solve(RIVAL, POOR, "bid.plan", "bid.house.gold > 3 gold", RIVAL.replace("rival", "mate")),
    "by a quantity": solve("weight(bid) > 2 gold", more=WEIGHT),
    "eight ways": solve(*(RIVAL.replace("rival", way) for way in WAYS), POOR),
    "eight ways, each other": solve(
        *(RIVAL.replace("rival", way).replace("wins", "loses") for way in WAYS),
        loses=(*(RIVAL.replace("rival", way) for way in WAYS), POOR, "bid.plan"),
    ),
}
TOLD = """\
process open_bids() "The bids are opened"
    solve bidding(spies)
    for each spy in spies where wins(spy) as listed
        tell WHO "{spy.house} wins."
    cites book "Bids"
"""


def faults(rules: str) -> set[str]:
    """The codes of the faults of these rules; not all fields of a spy are read."""
    report = Report()
    files = {"pack.yaml": HEAD.format(name="p").encode(), "p.rules": (SPIES + rules).encode()}
    compile_pack(PackFiles("p", files), report, trees=SHARED, backends=())
    return {each.code.number for each in report.found if each.severity is Severity.ERROR}


@pytest.mark.parametrize("name", SOLVES)
def test_the_check_ends_and_is_right(name: str) -> None:
    assert faults(SOLVES[name]) == set()
    assert faults(SOLVES[name] + TOLD.replace("WHO", "everyone")) == {"R0365"}
    assert faults(SOLVES[name] + TOLD.replace("WHO", "spy.house")) == {"R0365"}, "the rival of a spy is not its house"
    away = "    gives away pay of Spy"
    away += ", plan of Spy" if "bid.plan" in SOLVES[name] else ""
    away += ", gold of House" if "house.gold" in SOLVES[name] else ""
    fair = TOLD.replace("WHO", "everyone").replace("    solve", f"{away}\n    solve")
    assert faults(SOLVES[name] + fair) == set()


def test_check_and_build_end_for_a_user(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": SPIES + SOLVES["itself"]})
    for command in ("check", "build"):
        assert rulec(command, cwd=tmp_path).code == 0


def test_rules_that_never_come_to_rest_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "ENOUGH", 10**9)
    monkeypatch.setattr(summaries, "ROUNDS", 40)
    assert faults(SOLVES["itself"]) == {"R0683"}
