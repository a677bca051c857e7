"""Tables of which something is lost or said in vain, as the editor met them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"
enum Rank: baron, count, fool
quantity price(rank: Rank) -> gold "The price"
    base bribes[rank].price{guard}
    cites book "Prices" 1
"""
TABLE = """table: bribes
title: Bribes
cites: book "Bribes" 2 .. 5
keys: [rank]
columns:
  - {{name: rank, type: Rank, label: Rank}}
  - {{name: price, type: {type}, label: Price}}
complete: no
{head}
rows:
{rows}
"""


def said(folder: Path, rows: str, head: str = "without: {rank: fool}", of: str = "gold", guard: str = "") -> str:
    table = TABLE.format(rows=rows, head=head, type=of)
    pack(folder, {"p.rules": RULES.replace("{guard}", guard), "tables/bribes.yaml": table})
    done = rulec("check", cwd=folder)
    return done.out + done.said


BOTH = "  - [baron, 3, line 3]\n  - [count, 4, line 4]"


def test_a_row_that_is_lost_is_an_error(tmp_path: Path) -> None:
    """Alamaze's `tables/bribes.yaml` without its baron (seed 002, line 1743) was checked without a word."""
    assert "no faults" in said(tmp_path, BOTH)
    told = said(tmp_path, "  - [count, 4, line 4]")
    assert "error[R0613]" in told
    assert "no row for `rank = baron`" in told


def test_a_table_that_is_not_complete_says_what_it_leaves_out(tmp_path: Path) -> None:
    told = said(tmp_path, BOTH, head="")
    assert "error[R0613]" in told
    assert "`without: {rank: [fool]}`" in told


def test_a_row_for_what_is_left_out_is_an_error(tmp_path: Path) -> None:
    assert "error[R0614]" in said(tmp_path, BOTH, head="without: {rank: any but count}")


def test_a_lost_row_is_seen_by_the_coverage(tmp_path: Path) -> None:
    """The citation of the whole table does not hide the line of a row that is gone."""
    (tmp_path / "book.txt").write_text("Ranks\nBribes\nbaron 3\ncount 4\nfool -\n")
    assert "no faults" in said(tmp_path, BOTH)
    words = ("coverage", "p", "--source", "book=book.txt", "--format", "json")
    whole = rulec(*words, cwd=tmp_path).out
    said(tmp_path, "  - [count, 4, line 4]", head="without: {rank: [fool, baron]}")
    assert '"uncited": 0' in whole
    assert '"uncited": 1' in rulec(*words, cwd=tmp_path).out


@pytest.mark.parametrize("cell, code", [("none", "R0443"), ("~", "R0442")])
def test_a_cell_without_a_value_is_refused(tmp_path: Path, cell: str, code: str) -> None:
    """`[green, 100%, ~]`, and `none` in a column of numbers, were accepted in silence."""
    assert f"error[{code}]" in said(tmp_path, f"  - [baron, {cell}]\n  - [count, 4]")


def test_a_default_in_a_column_is_told_where_it_belongs(tmp_path: Path) -> None:
    told = said(tmp_path, BOTH, of="gold, default: 50")
    assert "write `default: {price: 50}` at the head of the table" in told


def test_what_may_be_none_is_asked_first(tmp_path: Path) -> None:
    """The guard that was refused with "is never `none`" is told what type to write; with it, it is accepted."""
    guard = " when bribes[rank].price != none"
    assert "write `type: gold?` for the column `price`" in said(tmp_path, BOTH, guard=guard)
    rows = "  - [baron, none]\n  - [count, 4]"
    assert "error" not in said(
        tmp_path, rows, of="gold?", guard=f"{guard}\n    base 0 gold when bribes[rank].price = none"
    )
