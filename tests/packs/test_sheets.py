"""Sheets are made to lie beside the board: each of the packs' is at most two hundred short lines long."""

from __future__ import annotations

from pathlib import Path

GENERATED = Path(__file__).parents[2] / "generated"
LONGEST = 200


def test_every_sheet_is_short() -> None:
    sheets = sorted(GENERATED.glob("*/reference/sheets/**/*.md"))
    long = {str(p.relative_to(GENERATED)): n for p in sheets if (n := len(p.read_text("utf-8").splitlines())) > LONGEST}
    assert long == {}
    assert len([p for p in sheets if p.name != "README.md"]) >= 32
