"""Sheets are made to lie beside the board: each of the packs' is one printed page that can be read there."""

from __future__ import annotations

import json
from pathlib import Path

import typst

from rulec.backends.pdf import documents

GENERATED = Path(__file__).parents[2] / "generated"
LEAST = 5.5
"""Points of the smallest letters that are read without a glass: those of a telephone book."""


def test_every_sheet_is_a_page_that_can_be_read() -> None:
    sheets = [path for path in sorted(GENERATED.glob("*/reference/sheets/**/*.md")) if path.name != "README.md"]
    source = documents.sheets(
        "All", [(f"sheets/{at}.md", path.read_text("utf-8")) for at, path in enumerate(sheets)], "a4"
    )
    found = typst.query({"main.typ": source.encode()}, "<letters>", field="value")  # type: ignore[type-var]
    sizes = dict(zip((str(path.relative_to(GENERATED)) for path in sheets), json.loads(found), strict=True))
    assert {sheet: size for sheet, size in sizes.items() if size < LEAST} == {}
    assert len(sheets) >= 32
