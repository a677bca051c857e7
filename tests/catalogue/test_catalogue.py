"""Every diagnostic code has a smallest source that shows it and the same source mended; both are compiled."""

from __future__ import annotations

import pytest

from rulec.base.codes import CODES
from tests.catalogue.manor import compile_with

IN_SOURCES = [c for c in CODES.values() if c.bad]


@pytest.mark.parametrize("code", IN_SOURCES, ids=[c.number for c in IN_SOURCES])
def test_the_bad_source_shows_the_code(code) -> None:
    _, report = compile_with({code.file: code.bad})
    found = [d.code.number for d in report.found]
    assert code.number in found
    shown = next(d for d in report.found if d.code.number == code.number)
    assert shown.headline
    assert not shown.headline.endswith(".")


@pytest.mark.parametrize("code", IN_SOURCES, ids=[c.number for c in IN_SOURCES])
def test_the_mended_source_compiles(code) -> None:
    compiled, report = compile_with({code.file: code.good})
    assert [f"{d.code}: {d.headline}" for d in report.found] == []
    assert compiled is not None


def test_every_code_is_explained() -> None:
    for code in CODES.values():
        assert code.explanation.endswith("."), code.number
        assert code.slug == code.slug.lower()
        assert len(code.explanation) > 40, code.number
