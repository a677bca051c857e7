"""The verdict of an act is what became of it."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """\
kind Side, sides "side"
    called by name
    name: text "name"
    cites book "Gate" 1

kind Unit, units "unit"
    called by name
    name: text "name"
    side: Side "side"
    belongs to side
    walled_off: truth = no "walled off"
    charges: truth = no "ordered to charge"
    cites book "Gate" 1

kind Order, orders listed "order"
    number: number "number"
    cites book "Gate" 2

order 12 "Charge"
    number: 12
    by side: Side
    takes unit: Unit in {u for each u in units where u.side = side}
    typed "charge {unit}"
    does
        set unit.charges to yes
    cites book "Gate" 3

process charge_all() "Charges"
    for each u in units where u.charges as listed
        if u.walled_off
            tell u.side "{u} could not charge: a wall is in the way." failing order 12 of u
        else
            tell everyone "{u} charged."
    cites book "Gate" 4

sequence turn "A move"
    queue order by lowest order.number
    step 1 "Orders"
        acts order 12
    step 2 "Charges"
        run charge_all()
    cites book "Gate" 5
"""
SCENARIO = """\
scenario: two
title: Two units
things:
  Side:
    east: {name: East}
  Unit:
    axes: {name: Axes, side: east}
    bows: {name: Bows, side: east, walled_off: yes}
"""


def test_a_charge_that_never_happened_was_not_carried_out(tmp_path: Path) -> None:
    """Gate, move 13: seven lines "could not charge …: a wall is between them" stood above seven times "carried out".

    Right: the line has the sentence as its verdict; what was ordered in an earlier turn only tells its commander.
    """
    pack(tmp_path, {"p.rules": RULES, "scenarios/two.yaml": SCENARIO})
    assert rulec("build", "p", cwd=tmp_path).code == 0
    assert rulec("new", "p", "two", "--seed", "7", "-o", "g.game", cwd=tmp_path).code == 0
    (tmp_path / "lines.txt").write_text("player: East\ncharge Axes\ncharge Bows\n", encoding="utf-8")
    assert rulec("orders", "g.game", "lines.txt", cwd=tmp_path).code == 0
    assert rulec("turn", "g.game", cwd=tmp_path).out == "turn 1: 1 act ordered, 1 act came to nothing, 0 turned down\n"
    report = rulec("report", "g.game", "--player", "East", cwd=tmp_path).out
    assert "| 1 | charge Axes | ordered |" in report
    assert "| 2 | charge Bows | Bows could not charge: a wall is in the way. |" in report
    assert report.count("- Bows could not charge") == 1
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0
    assert "- Bows could not charge: a wall is in the way.\n" in rulec("report", "g.game", cwd=tmp_path).out.replace(
        "- East: ", "- "
    )
