"""Sheets are made to lie beside the board: each of the packs' is one printed page that can be read there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import typst

from rulec.backends.pdf import documents

GENERATED = Path(__file__).parents[2] / "generated"
LEAST = 7.0
"""Points of the smallest letters that are read at arm's length."""


def test_every_sheet_is_a_page_that_can_be_read(tmp_path: Path) -> None:
    sheets = [path for path in sorted(GENERATED.glob("*/reference/sheets/**/*.md")) if path.name != "README.md"]
    source = documents.sheets(
        "All", [(f"sheets/{at}.md", path.read_text("utf-8")) for at, path in enumerate(sheets)], "a4"
    )
    written = tmp_path / "sheets.typ"
    written.write_text(source, encoding="utf-8")
    compiler = typst.Compiler(written, root=tmp_path, ignore_system_fonts=True)  # lays out once what is asked twice
    found = compiler.query("<letters>", field="value")
    sizes = dict(zip((str(path.relative_to(GENERATED)) for path in sheets), json.loads(found), strict=True))
    parts = dict(zip(sizes, source.split("#fitted(")[1:], strict=True))
    within = {sheet: min([1.0, *map(float, re.findall(r"size: ([\d.]+),", part))]) for sheet, part in parts.items()}
    assert {sheet: size for sheet, size in sizes.items() if size * within[sheet] < LEAST} == {}
    assert len(sheets) >= 32
    pages = compiler.compile(format="png", ppi=5)
    assert isinstance(pages, list)
    assert len(pages) == len(sheets)


def test_the_playsheet_holds_what_is_asked_at_the_table() -> None:
    sheet = (GENERATED / "middle_earth_wargames/reference/sheets/playsheet.md").read_text("utf-8")
    assert "| The enemy runs | +5" in sheet
    assert "| 10 pips or more | *uncontrolled advance for two moves* |" in sheet
    assert "shot at for the first time; no friends near;" in sheet
