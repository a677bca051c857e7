"""Sheets: what `pack.yaml` puts on a page, and what the pages say."""

from __future__ import annotations

from tests.catalogue.manor import ROOT, compile_with

SHEETS = """
sheets:
  - sheet: evening
    title: Evening sheet
    parts:
      - {title: Fixed values, shows: [reach]}
      - {title: Rules, shows: [wage, ready]}
      - {title: Tables, shows: [prices]}
      - {title: Virtues, shows: [Virtue]}
  - sheet: marks
    title: Virtue sheet
    of: Virtue
    parts:
      - {title: What it does, shows: [Virtue, prices]}
"""


def test_a_sheet_gathers_what_is_declared() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + SHEETS
    compiled, report = compile_with({"pack.yaml": text}, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    pages = {path: data.decode() for path, data in compiled.outputs.items() if "/sheets/" in path}
    listed = next(page for path, page in pages.items() if path.endswith("sheets/README.md"))
    assert "[Evening sheet](evening.md)" in listed
    evening = next(page for path, page in pages.items() if path.endswith("sheets/evening.md"))
    for heading in ("## Fixed values", "## Rules", "## Tables", "## Virtues"):
        assert heading in evening
    assert "- [Wage](../quantities/wage.md)" in evening
    assert "- [Thrifty](../virtues/thrifty.md)" in evening
    assert "| --- |" in evening
    thrifty = next(page for path, page in pages.items() if path.endswith("sheets/marks/thrifty.md"))
    assert thrifty.rstrip().splitlines()[-1].startswith("*Source: [Book](../../sources.md")
    entry = next(data.decode() for path, data in compiled.outputs.items() if path.endswith("virtues/thrifty.md"))
    assert "[Virtue sheet](../sheets/marks/thrifty.md)" in entry
