"""Every diagnostic code has a smallest source that shows it and the same source mended; both are compiled."""

from __future__ import annotations

import pytest

from rulec.base.codes import CODES
from rulec.base.codes.code import Code
from tests.catalogue.manor import compile_with

IN_SOURCES = [c for c in CODES.values() if c.bad]


def source_of(code: Code, text: str) -> dict[str, str]:
    """The file of a code's source; a pack.yaml of the catalogue stands for the manor's own."""
    return {code.file: text.replace("demo", "manor") if code.file == "pack.yaml" else text}


def parent_of(code: Code) -> dict[str, str] | None:
    """What is added to the pack that the source's pack extends; None for a source of the manor itself."""
    return None if code.parent is None else {"parent.rules": code.parent}


@pytest.mark.parametrize("code", IN_SOURCES, ids=[c.number for c in IN_SOURCES])
def test_the_bad_source_shows_the_code(code: Code) -> None:
    _, report = compile_with(source_of(code, code.bad), parent=parent_of(code))
    found = [d.code.number for d in report.found]
    assert code.number in found
    shown = next(d for d in report.found if d.code.number == code.number)
    assert shown.headline
    assert not shown.headline.endswith(".")


@pytest.mark.parametrize("code", IN_SOURCES, ids=[c.number for c in IN_SOURCES])
def test_the_mended_source_compiles(code: Code) -> None:
    compiled, report = compile_with(source_of(code, code.good), parent=parent_of(code))
    if code.file == "case.rules" or "Fees" in code.good:
        assert [f"{d.code}: {d.headline}" for d in report.found] == []
        assert compiled is not None
    else:  # a table or pack.yaml whose form is mended speaks of things that the manor does not have
        assert code.number not in [d.code.number for d in report.found]


def test_every_code_is_explained() -> None:
    for code in CODES.values():
        assert code.explanation.endswith("."), code.number
        assert code.slug == code.slug.lower()
        assert len(code.explanation) > 36, code.number
