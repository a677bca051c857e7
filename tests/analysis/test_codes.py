"""The pages of the codes that the analysis reports: the bad source shows the code, the mended one nothing."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Report
from rulec.sema.analysis import analyse
from tests.analysis.build import MANOR, model_of, read
from tests.catalogue.pages import PAGES

OURS = [page for number, page in PAGES.items() if "R0610" <= number <= "R0661" or number in ("R0820", "R0821")]


@pytest.mark.parametrize("page", OURS, ids=[c.number for c in OURS])
def test_bad_and_good(page) -> None:
    for source, expected in ((page.bad, [page.number]), (page.good, [])):
        report = Report()
        analyse(model_of(read(MANOR) | {page.file: source}), report)
        assert [d.code.number for d in report.sorted()] == expected
