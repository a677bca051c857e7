"""The book's chart of expected agent effectiveness, cell by cell: what it prints, what the rules give.

The chart (lines 5931 to 5955) is evidence: it was worked out by the book's author from the same rates. Where it
differs, a ruling says why, and the cell reads what the ruling holds.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from rulec.driver.compile import Compiled
from rulec.ir.interp.api import Situation, explain
from rulec.sema import expr as e
from rulec.sema.model import Setting, TableRow
from rulec.sema.typing.constant_folding import fold
from tests.remembered import compiled

PACK = Path(__file__).parents[2] / "rules" / "alamaze"
COLUMNS = {
    "novice_success": (1, "mission_success"),
    "novice_caught": (1, "mission_capture"),
    "expert_success": (5, "mission_success"),
    "expert_caught": (5, "mission_capture"),
    "master_success": (10, "mission_success"),
    "master_caught": (10, "mission_capture"),
}
DIFFERING = {"chart_recon": 5934, "chart_kidnap_baron": 5951, "chart_kidnap_agent": 5954}


@pytest.fixture(scope="module")
def alamaze() -> Compiled:
    return compiled("alamaze")


def given(compiled: Compiled, row: TableRow, level: int) -> tuple[Setting, ...]:
    """An agent of a level against the row's first mission and rank, nobody on guard."""
    span = row.span
    mission, rank = (spec.values[0] if spec.values else 0 for spec in row.keys[:2])
    victim = row.keys[2].values[0] if row.keys[2].values else 1
    missions, ranks = compiled.model.records["Mission"], compiled.model.enums["Rank"].members
    quantity = compiled.model.quantities["mission_success"]
    mission_type = quantity.parameters[1].type
    fields = {f.name: f.type for f in compiled.model.kinds["Agent"].fields}

    def number(value: int) -> e.Expr:
        return e.NumberLit(Fraction(value), type=fields["level"], span=span)

    return (
        Setting("agent", ("level",), number(level), span),
        Setting(
            "mission", (), e.RecordLit("Mission", missions[mission].name, mission, type=mission_type, span=span), span
        ),
        Setting("target", ("rank",), e.MemberLit("Rank", ranks[rank].name, rank, type=fields["rank"], span=span), span),
        Setting("target", ("level",), number(victim), span),
    )


def test_every_cell_is_what_the_rules_give(alamaze: Compiled) -> None:
    model = alamaze.model
    table = model.tables["expected_effectiveness"]
    names = [c.name for c in table.columns]
    compared = 0
    for row in table.rows:
        for name, cell in zip(names, row.cells, strict=True):
            level, function = COLUMNS[name]
            assert cell.value is not None
            held = fold(cell.value, lambda sort, key: model.rulings[key].taken.value if sort == "ruling" else None)
            assert isinstance(held, e.NumberLit)
            found = explain(Situation(alamaze.program, model, given(alamaze, row, level)), function)
            assert found.amount == held.value, (row.line, name)
            compared += 1
    assert compared == 20 * 6


def test_the_three_cells_that_differ_are_ruled(alamaze: Compiled) -> None:
    table = alamaze.model.tables["expected_effectiveness"]
    ruled = {cell.ruling: row.line for row in table.rows for cell in row.cells if cell.ruling}
    assert ruled == DIFFERING
    for name in DIFFERING:
        ruling = alamaze.model.rulings[name]
        assert ruling.sort == "contradiction"
        assert len({r.value.value for r in ruling.readings if isinstance(r.value, e.NumberLit)}) == 2
