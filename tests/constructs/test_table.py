"""`tests/constructs.yaml` against the grammar: no rule, alias or word without a row, no row with an empty cell."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.constructs.grammar import labels, terminals, used
from tests.constructs.reading import CASES, FOLDER

TABLE = Path(__file__).parent.parent / "constructs.yaml"
ROWS = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
# what a file must hold to stand in a cell
NEEDS = {
    "parse": {"rules"},
    "fmt": {"fmt"},
    "bad": {"bad", "diagnostics"},
    "interpreter": {"run"},
    "python": {"run"},
    "sentence": {"sentence"},
    "example": {"rules"},
}
EACH = pytest.mark.parametrize("row", ROWS, ids=[row["construct"] for row in ROWS])


def test_every_construct_of_the_grammar_has_a_row() -> None:
    rows = {name for row in ROWS for name in row["grammar"]}
    assert sorted((labels() | terminals()) - rows) == []


def test_no_row_names_what_is_not_in_the_grammar() -> None:
    rows = {name for row in ROWS for name in row["grammar"]}
    assert sorted(rows - labels() - terminals()) == []


def test_every_case_file_has_a_row() -> None:
    files = {row[cell] for row in ROWS for cell in NEEDS}
    assert sorted({f"{name}.md" for name in CASES} - files) == []


def test_rows_have_names_of_their_own() -> None:
    names = [row["construct"] for row in ROWS]
    assert sorted(set(names)) == sorted(names)


@EACH
def test_no_cell_is_empty(row: dict) -> None:
    assert set(row) == {"construct", "grammar", *NEEDS}
    for cell, sections in NEEDS.items():
        assert (FOLDER / row[cell]).is_file(), f"{cell}: {row[cell]}"
        assert sections <= CASES[Path(row[cell]).stem].sections, f"{cell}: {row[cell]}"


@EACH
def test_the_case_uses_the_construct(row: dict) -> None:
    """The snippet named under `parse` is parsed with every rule and word that the row covers."""
    found = used(CASES[Path(row["parse"]).stem])
    assert [name for name in row["grammar"] if name not in found] == []
