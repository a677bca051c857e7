"""The pages of `docs/errors/` are those of the catalogue."""

from __future__ import annotations

from pathlib import Path

from rulec.base.codes import CODES
from rulec.driver.error_pages import GROUPS, pages, write

FOLDER = Path(__file__).parents[2] / "docs" / "errors"


def test_the_pages_are_up_to_date() -> None:
    found = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}
    made = pages()
    different = sorted(name for name in {*found, *made} if found.get(name) != made.get(name))
    assert not different, f"run `python -m rulec.driver.error_pages`; these differ: {different}"


def test_every_code_is_reached_from_the_index() -> None:
    index = pages()["README.md"]
    assert all(f"]({number}.md)" in index for number in CODES)
    assert {number[:3] for number in CODES} <= set(GROUPS)


def test_pages_of_codes_that_are_gone_go(tmp_path: Path) -> None:
    (tmp_path / "R0000.md").write_text("old", encoding="utf-8")
    (tmp_path / "notes.md").write_text("mine", encoding="utf-8")
    write(str(tmp_path))
    assert not (tmp_path / "R0000.md").exists()
    assert (tmp_path / "notes.md").exists()
    assert write(str(tmp_path)) == 0
