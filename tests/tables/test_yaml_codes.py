"""Each code of a YAML file has a bad case that shows it and a good one that shows nothing."""

from __future__ import annotations

import pytest

from rulec.base.codes import Code, r04, r09
from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.tables.load import load_table
from rulec.tables.pack import load_pack


def _load(code: Code, text: str) -> tuple[object, Report]:
    report = Report()
    source = Source(code.file, text)
    if code.file == "pack.yaml":
        return load_pack(source, report, "demo"), report
    return load_table(source, "prices", report), report


CODES = (*r04.ALL, *r09._PACK_FILE)


@pytest.mark.parametrize("code", CODES, ids=str)
def test_bad_and_good(code: Code) -> None:
    table, report = _load(code, code.bad)
    assert table is None
    assert {d.code for d in report.found} == {code}
    table, report = _load(code, code.good)
    assert report.found == []
    assert table is not None
