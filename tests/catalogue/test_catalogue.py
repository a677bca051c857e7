"""Every diagnostic code has a page: a smallest source that shows it and the same source mended. Both are compiled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.catalogue.manor import ROOT, compile_with
from tests.catalogue.pages import FOLDER, GROUPS, PAGES, Page, index

SRC = Path(__file__).parents[2] / "src" / "rulec"
IN_SOURCES = [page for page in PAGES.values() if page.bad]
EACH = pytest.mark.parametrize("page", IN_SOURCES, ids=[page.number for page in IN_SOURCES])


def source_of(page: Page, text: str) -> dict[str, str]:
    """The file of a page's source; a pack.yaml of the catalogue stands for the manor's own."""
    if page.file.startswith("book/"):
        return {page.file: text, "pack.yaml": (ROOT / "pack.yaml").read_text() + "book: [watch]\n"}
    return {page.file: text.replace("demo", "manor") if page.file == "pack.yaml" else text}


def parent_of(page: Page) -> dict[str, str] | None:
    """What is added to the pack that the source's pack extends; None for a source of the manor itself."""
    return None if page.parent is None else {"parent.rules": page.parent}


@EACH
def test_the_bad_source_shows_the_code(page: Page) -> None:
    _, report = compile_with(source_of(page, page.bad), parent=parent_of(page))
    found = [d.code.number for d in report.found]
    assert page.number in found
    shown = next(d for d in report.found if d.code.number == page.number)
    assert str(shown.code) == f"{page.number} {page.title.replace(' ', '-')}"
    assert shown.headline
    assert not shown.headline.endswith(".")


@EACH
def test_the_mended_source_compiles(page: Page) -> None:
    compiled, report = compile_with(source_of(page, page.good), parent=parent_of(page))
    if page.file == "case.rules" or "Fees" in page.good:
        told = [d for d in report.found if d.code.number != "R0682"]  # a snippet may show a kind that no rule speaks of
        assert [f"{d.code}: {d.headline}" for d in told] == []
        assert compiled is not None
    else:  # a table or pack.yaml whose form is mended speaks of things that the manor does not have
        assert page.number not in [d.code.number for d in report.found]


def test_every_code_that_is_reported_has_a_page_and_the_other_way_round() -> None:
    reported = {n for path in SRC.rglob("*.py") for n in re.findall(r'"(R0\d{3})"', path.read_text(encoding="utf-8"))}
    assert sorted(reported - PAGES.keys()) == []
    assert sorted(PAGES.keys() - reported) == []


def test_every_code_is_explained() -> None:
    assert [page.number for page in PAGES.values() if not page.explanation.endswith(".")] == []


def test_the_index_leads_to_every_page() -> None:
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == index(), "run `python -m tests.catalogue.pages`"
    assert {number[:3] for number in PAGES} <= set(GROUPS)
