"""`rulec site`, as somebody runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.commands.main import main
from tests.book.test_chapters import orchard_with

FIRST = "# A Day\n\nSee {chapter later} and {harvest}.\n\n::: table trees\n:::\n"
DOORS = """\
doors:
  - {title: My trees, to: harvest, says: "What a tree gives; {chapter later} tells more."}
  - {title: Later, to: chapter later, says: What comes then.}
"""
SHEET = "sheets:\n  - {sheet: prices, title: What things cost, parts: [{title: Trees, shows: [trees]}]}\n"


def write(folder: Path, doors: str = DOORS) -> None:
    """The orchard with a book, doors and a sheet."""
    files = orchard_with(first=FIRST, later="# Later\n\nAnd so on.\n")
    files["pack.yaml"] += doors + SHEET
    for path, text in files.items():
        target = folder / "rules" / "orchard" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write(tmp_path)
    return tmp_path


def test_a_site_stands_beside_the_reference(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build"]) == 0
    assert main(["site"]) == 0
    site = folder / "generated" / "orchard" / "site"
    home = (site / "index.html").read_text(encoding="utf-8")
    assert "My trees" in home
    assert 'href="quantities/harvest.html"' in home
    assert (site / "prints" / "book.pdf").read_bytes().startswith(b"%PDF")
    assert (site / "prints" / "prices.pdf").read_bytes().startswith(b"%PDF")
    assert 'href="prints/book.pdf"' in home
    assert "open generated/orchard/site/index.html" in capsys.readouterr().out
    assert main(["build", "--check"]) == 0  # what stands there is no output of a build
    before = {path: path.stat().st_mtime_ns for path in site.rglob("*.html")}
    assert main(["site"]) == 0
    assert {path: path.stat().st_mtime_ns for path in site.rglob("*.html")} == before


def test_it_goes_where_it_is_sent_and_into_one_file(folder: Path) -> None:
    assert main(["site", "orchard", "--out", "there"]) == 0
    assert (folder / "there" / "index.html").exists()
    assert main(["site", "orchard", "--single-file", "--out", "one"]) == 0
    assert [path.name for path in (folder / "one").iterdir()] == ["orchard.html"]


def test_a_pack_with_faults_has_no_site(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, DOORS.replace("to: harvest", "to: harvst"))
    assert main(["site"]) == 1
    said = capsys.readouterr().err
    assert "nothing is called `harvst`" in said
    assert "did you mean `harvest`?" in said
    assert not (folder / "generated" / "orchard" / "site").exists()


@pytest.mark.parametrize(
    ("doors", "said"),
    [
        ("doors: [{title: Two trees, to: harvest, says: Which.}]\n", "the number `Two` in a chapter"),
        ("doors: [{title: Trees, to: chapter gone, says: Which.}]\n", "no chapter `gone`"),
        ("doors: [{title: Trees, to: harvest}]\n", "`says`"),
        ("doors: [{title: Trees, to: harvest, says: 'So {skill}.'}]\n", "a door has links alone, and no values"),
        ("own: Nothing\n", "nothing is called `Nothing`"),
    ],
)
def test_doors_that_lead_nowhere_are_told(
    folder: Path, capsys: pytest.CaptureFixture[str], doors: str, said: str
) -> None:
    write(folder, doors)
    assert main(["check"]) == 1
    assert said in capsys.readouterr().err


def test_a_site_needs_its_reader_of_markdown(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "markdown_it", None)
    assert main(["site"]) == 2
    assert "pip install rulec[site]" in capsys.readouterr().err
