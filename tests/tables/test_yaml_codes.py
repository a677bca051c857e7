"""Each code of a YAML file has a bad case that shows it and a good one that shows nothing."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.tables.load import load_table
from rulec.tables.pack_file import load_pack
from tests.catalogue.pages import PAGES, Page


def _load(page: Page, text: str) -> tuple[object, Report]:
    report = Report()
    source = Source(page.file, text)
    if page.file == "pack.yaml":
        return load_pack(source, report, "demo"), report
    return load_table(source, "prices", report), report


CODES = [
    page for number, page in PAGES.items()
    if ("R0401" <= number <= "R0441" or "R0901" <= number <= "R0906") and page.file.endswith(".yaml")
]  # fmt: skip


@pytest.mark.parametrize("page", CODES, ids=[page.number for page in CODES])
def test_bad_and_good(page: Page) -> None:
    table, report = _load(page, page.bad)
    assert table is None
    assert {d.code.number for d in report.found} == {page.number}
    table, report = _load(page, page.good)
    assert report.found == []
    assert table is not None
