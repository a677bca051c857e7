"""Tables grew with the square: 1,000 rows of a key of numbers took 0.4 s, 4,000 took 3.3 s, 10,000 were not done after
13 s. Twice the rows are twice the work; calls are counted, for a clock depends on the machine."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles
from tests.cases.support import HEAD

TABLE = """table: fees
title: Fees
cites: 'book "F" 1'
keys: [score]
columns:
  - {name: score, type: number, label: SCORE}
  - {name: fee, type: gold, label: FEE}
rows:
"""


def calls(rows: int) -> int:
    """How many calls of functions a pack with a table of so many rows takes."""
    table = TABLE + "".join(f"  - [{row}, {row * 7 % 1000} gold]\n" for row in range(1, rows + 1))
    files = {"pack.yaml": HEAD.format(name="p"), "p.rules": "measure gold\n", "tables/fees.yaml": table}
    report, count = Report(), 0

    def counted(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    before: Callable[..., object] | None = sys.getprofile()
    sys.setprofile(counted)
    try:
        compile_pack(PackFiles("p", {name: text.encode() for name, text in files.items()}), report, backends=())
    finally:
        sys.setprofile(before)
    assert not report.found, [each.headline for each in report.found]
    return count


def test_twice_the_rows_are_twice_the_work() -> None:
    calls(10)  # what is read once
    assert calls(1_600) < 2.2 * calls(800)
