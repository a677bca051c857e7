"""Follows `docs/writing-a-pack.md` as a newcomer does: writes its files, runs its commands, compares outputs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.play import rulec
from tests.start.page import ROOT, plain
from tests.start.shell import Shell, blocks

PAGE = ROOT / "docs" / "writing-a-pack.md"
FILES = {path: text for path, text in blocks(PAGE) if path}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the page."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("RULEC_CACHE", str(tmp_path / ".rulec"))
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_page_can_be_followed(tmp_path: Path) -> None:
    begin = tmp_path / "rulec"
    begin.mkdir()
    shell = Shell(begin, tmp_path / "home", tmp_path / "cache")
    shell.follow(PAGE)
    said = plain((shell.here() / "generated/garden/reference/quantities/harvest.md").read_text(encoding="utf-8"))
    quotes = re.findall(r"^> (.*)$", PAGE.read_text(encoding="utf-8"), re.M)
    assert len(quotes) == 2
    for quote in quotes:
        assert f"\n- {quote}\n" in said


def test_its_files_are_in_their_usual_form(desk: Path) -> None:
    assert rulec("fmt", "--check", cwd=desk, places=()).code == 0


def test_a_changed_number_is_noticed_by_an_example(desk: Path) -> None:
    file = desk / "rules/garden/harvest.rules"
    file.write_text(file.read_text(encoding="utf-8").replace("add 2 apples", "add 3 apples"), encoding="utf-8")
    done = rulec("test", "garden", cwd=desk, places=())
    assert done.code == 1
    assert "A pear tree and a ladder" in done.out + done.said
