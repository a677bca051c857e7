"""Declarations of a file in another order mean the same: the same export but for the order of what it lists, and the
same faults."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulec.backends.export.document import to_json
from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles, Shelf
from rulec.syntax.layout import lay_out
from tests.catalogue.manor import compile_with
from tests.catalogue.pages import PAGES
from tests.catalogue.test_catalogue import parent_of, source_of

TESTS = Path(__file__).parents[1]


FROM_THE_FIRST = frozenset({"R0219", "R0278", "R0386", "R0397", "R0602", "R0616", "R0650", "R0680"})
"""What is told from the first in the file: a ring where it begins, two of a kind, a sequence that is not the game's
own."""


def shuffled(text: str, random: Random) -> str:
    """The same declarations in another order, each with what stands in front of it."""
    chunks = lay_out(Source("x", text), Report()).chunks
    places = [lines[0].start for lines in chunks if lines]
    ends = [*places[1:], len(text)] if places else []
    parts = [text[at:end].rstrip("\n") for at, end in zip(places, ends, strict=True)]
    random.shuffle(parts)
    return text[: places[0]] + "\n\n".join(parts) + "\n" if places else text


def in_no_order(value: Any) -> Any:
    """A document with its lists sorted; the hash of its sources left out."""
    if isinstance(value, dict):
        return {name: in_no_order(one) for name, one in sorted(value.items()) if name != "hash"}
    if isinstance(value, list):
        return sorted((in_no_order(one) for one in value), key=lambda one: json.dumps(one, sort_keys=True))
    return value


@pytest.mark.parametrize("name", ["orchard", "freeciv_classic", "village"])
def test_the_export_is_the_same(name: str) -> None:
    shelf, report = Shelf([(str(folder), "") for folder in (TESTS / "packs", TESTS / "game" / "rules")]), Report()
    files = shelf.get(name, report)
    assert files is not None

    def document(of: PackFiles) -> Any:
        made = compile_pack(of, report, find=shelf.parent, backends=(), examples=True)
        assert made is not None, report.found
        return in_no_order(json.loads(to_json(made.model)))

    random = Random(name)
    other = {
        file: shuffled(data.decode(), random).encode() if file.endswith(".rules") else data
        for file, data in files.files.items()
    }
    assert other != files.files
    assert document(PackFiles(name, other, files.shown)) == document(files)


def test_faults_are_the_same() -> None:
    wrong = []
    several = 0
    for page in PAGES.values():
        text = shuffled(page.bad, Random(page.number))
        if page.file != "case.rules" or text.strip() == page.bad.strip():
            continue
        several += 1
        told = []
        for source in (page.bad, text):
            _, report = compile_with(source_of(page, source), parent=parent_of(page))
            by_code = page.number in FROM_THE_FIRST
            told.append(sorted((one.code.number, "" if by_code else one.headline) for one in report.found))
        if told[0] != told[1]:
            wrong.append(f"{page.number}: {told[0]}, not {told[1]}")
    assert not wrong, "\n".join(wrong)
    assert several > 50
