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
