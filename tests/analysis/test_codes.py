"""The pages of the codes that the analysis reports: the bad source shows the code, the mended one nothing."""

from __future__ import annotations

import pytest

from rulec.base.codes import CODES
from rulec.base.diagnostics import Report
from rulec.sema.analysis import analyse
from tests.analysis.build import MANOR, model_of, read

OURS = [code for number, code in CODES.items() if "R0610" <= number <= "R0661" or number in ("R0820", "R0821")]


@pytest.mark.parametrize("code", OURS, ids=[c.number for c in OURS])
def test_bad_and_good(code) -> None:
    for source, expected in ((code.bad, [code.number]), (code.good, [])):
        report = Report()
        analyse(model_of(read(MANOR) | {code.file: source}), report)
        assert [d.code.number for d in report.sorted()] == expected
