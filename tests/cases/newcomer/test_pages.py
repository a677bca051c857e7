"""Pages that said less than is so, or more: what also changes a sum, when a fact holds, what an empty cell is."""

from __future__ import annotations

from tests.catalogue.manor import compile_with

ABLE = """\
modify wage
    add 2 gold "a gift"

fact able(guard: Guard) "{guard} is able", not "{guard} is not able"
    needs grown: guard.level >= 2 levels else "Too young."
    cites book "Gate" 8

quantity use(guard: Guard) -> gold "Use"
    base 0 gold
    add fees[guard.sort].fee when fees[guard.sort].fee != none
    cites book "Gate" 8
"""
MORE = """\
modify wage when guard.level > 3 levels
    add 3 gold "another"

modify able
    yes when guard.rank = high "a captain"
"""
FEES = """\
table: fees
title: Fees
cites: ['book "Pay" 10']
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold?, label: Fee}
rows:
  - [plain, 10]
  - [keen, ~]
  - [old, 3]
"""


def page(name: str) -> str:
    files = {"able.rules": ABLE, "more.rules": MORE, "tables/fees.yaml": FEES}
    compiled, report = compile_with(files, backends=None)
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    return dict(compiled.outputs)[f"reference/{name}"].decode()


def test_two_chapters_change_a_sum() -> None:
    assert "Besides the lines of its own, two other chapters also change it." in page("quantities/wage.md")


def test_a_fact_is_so_by_a_line_that_says_yes() -> None:
    assert "It is so when a line under *Yes when* applies, or what is asked for below holds." in page("facts/able.md")


def test_a_cell_that_is_left_out_and_has_no_usual_value_is_a_dash() -> None:
    shown = page("tables/fees.md")
    assert "| Keen | — |" in shown
    assert "A dash means that the entry does not apply." in shown
    assert "in brackets" not in shown


SHIPS = """\
kind Ship, ships "ship"
    house: House "house"
    flagship: truth = no "a flagship"
    cast_off: truth = no "has left the quay"
    sails: truth = no "sails under false colours"
    mate: Guard? "mate"

quantity fleet(house: House) -> number "Fleet"
    base count(each s in ships where s.house = house and s.flagship and s.mate = none)
    add 1 for each s in ships where s.cast_off
    subtract 1 for each s in ships where not s.cast_off and s.sails
    add 3 when any(s.flagship for each s in ships where s.mate != none and (s.sails or s.cast_off)) "a mate"
    cites book "Gate" 8

fact lost(ship: Ship) "{ship} is lost", not "{ship} is not lost"
    no when not ship.flagship "small"
    no when not ship.cast_off "at the quay"
    holds not ship.sails
    cites book "Gate" 8
"""


def test_what_one_of_many_is_told_of() -> None:
    compiled, report = compile_with({"ships.rules": SHIPS}, backends=None)
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    pages = dict(compiled.outputs)
    fleet, lost = (pages[f"reference/{name}.md"].decode() for name in ("quantities/fleet", "facts/lost"))
    ships, ship = "[ships](../ships/README.md)", "[ship](../ships/README.md)"
    assert f"number of all {ships} whose house is the house, that are flagships and that have no mate." in fleet
    assert f"Add 1 for each {ship} that has left the quay." in fleet
    assert f"for each {ship} that has not left the quay and that sails under false colours." in fleet
    assert f"there is a {ship} that has a mate, that is a flagship and where either that ship sails under" in fleet
    assert "the ship is not a flagship" in lost
    assert "the ship has not left the quay" in lost
    assert "The ship does not sail under false colours" in lost
