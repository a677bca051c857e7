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
    assert any(path.endswith("sheets/marks/thrifty.md") for path in pages)
    entry = next(data.decode() for path, data in compiled.outputs.items() if path.endswith("virtues/thrifty.md"))
    assert "[Virtue sheet](../sheets/marks/thrifty.md)" in entry


GIFTS = """\
kind Gift, gifts listed "gift"
    virtue: Virtue "virtue"
    worth: gold = 0 gold "worth"
gift ring "Ring"
    virtue: brave
    worth: 3 gold
    cites book "Gifts" 1
gift purse "Purse"
    virtue: thrifty
    worth: 1,200 gold
    cites book "Gifts" 2
gift cup "Cup"
    virtue: brave
    cites book "Gifts" 3
value gift_worth(gift: Gift) -> gold
    gift.worth
    cites book "Gifts" 4
value fee(virtue: Virtue) -> gold
    fees[virtue].fee + fees[virtue].days * 1 gold
    cites book "Gifts" 5
"""
FEES = """\
table: fees
title: Fees
cites: ['book "Gifts" 6']
keys: [virtue]
columns:
  - {name: virtue, type: Virtue, label: Virtue}
  - {name: fee, type: number, unit: gold, label: Fee}
  - {name: days, type: number, label: Days}
rows:
  - [brave, 4, 7]
  - [thrifty, 2, 1]
"""
GIFT_SHEETS = """
sheets:
  - sheet: marks
    title: Virtue sheet
    of: Virtue
    parts:
      - {title: Gifts, shows: [Gift, fees]}
  - sheet: gifts
    title: Gift sheet
    of: Gift
    parts:
      - {title: All, shows: [virtue, worth], beside: [fees]}
"""


def test_an_entry_tells_who_names_it_and_sheets_hold_rows_on_a_line() -> None:
    text = (ROOT / "pack.yaml").read_text("utf-8") + GIFT_SHEETS
    files = {"pack.yaml": text, "gifts.rules": GIFTS, "tables/fees.yaml": FEES}
    compiled, report = compile_with(files, backends=("reference",))
    assert [d.headline for d in report.found] == []
    assert compiled is not None
    pages = {path: data.decode() for path, data in compiled.outputs.items()}
    entry = pages["reference/virtues/brave.md"]
    named = "- [Gifts](../gifts/README.md) (*virtue*): [Ring](../gifts/ring.md) and [Cup](../gifts/cup.md)."
    assert f"\n## Where it is named\n\n{named}\n\n## In the tables\n" in entry
    assert "\n- [Fees](../tables/fees.md): Fee 4 gold, Days 7.\n" in entry
    assert "Where it is named" not in pages["reference/gifts/ring.md"]
    purse = pages["reference/sheets/gifts/purse.md"]
    virtue = "[Thrifty](../../virtues/thrifty.md) — [Fees](../../tables/fees.md): Fee 2 gold, Days 1"
    assert purse.endswith(f"## All\n\n- Virtue: {virtue}\n- Worth: 1,200 gold\n")
    brave = pages["reference/sheets/marks/brave.md"]
    assert "- [Ring](../../gifts/ring.md) — virtue [Brave](../../virtues/brave.md); worth 3 gold\n" in brave
    table = "| Virtue | Fee | Days |\n| --- | ---: | ---: |\n| [Brave](../../virtues/brave.md) | 4 gold | 7 |"
    assert table in brave
    assert "thrifty" not in brave
