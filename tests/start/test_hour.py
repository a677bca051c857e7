"""Follows `docs/writing-a-pack.md` as a newcomer does: writes its files, runs its commands, compares outputs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.game.play import rulec
from tests.start.page import ROOT, plain
from tests.start.shell import Shell, commands

PAGE = ROOT / "docs" / "writing-a-pack.md"
BLOCK = re.compile(r"(?:^`([^`\n]+)`\n\n)?^```([a-z]+)\n(.*?)^```$|^> ([^\n]*)$", re.M | re.S)


def steps() -> Iterator[tuple[str, str]]:
    """The page in order: files (by their path) with their text, `$` with a command and its output, `>` with a quote."""
    for match in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        path, sort, text, quote = match.groups()
        if quote is not None:
            yield ">", quote
        elif sort == "console":
            yield "$", text
        else:
            assert path, f"the page does not say where this goes:\n{text}"
            yield path, text


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("RULEC_CACHE", str(tmp_path / ".rulec"))
    return tmp_path


def test_the_page_can_be_followed(desk: Path) -> None:
    typed: list[str] = []
    shell = Shell(desk, desk / ".home", desk / ".rulec")
    for what, text in steps():
        if what == "$":
            for command, shown in commands(text):
                assert shell.run(command)[1] == shown, command
                typed.append(command.split()[1])
        elif what == ">":
            page = (desk / "generated/garden/reference/quantities/harvest.md").read_text(encoding="utf-8")
            assert f"\n- {text}\n" in plain(page)
        else:
            (desk / what).parent.mkdir(parents=True, exist_ok=True)
            (desk / what).write_text(text, encoding="utf-8")
    assert set(typed) == {"test", "explain", "check", "build", "new", "orders", "turn", "report"}


def test_its_files_are_in_their_usual_form(desk: Path) -> None:
    for what, text in steps():
        if what.endswith(".rules"):
            (desk / what).parent.mkdir(parents=True, exist_ok=True)
            (desk / what).write_text(text, encoding="utf-8")
    assert rulec("fmt", "--check", cwd=desk, places=()).code == 0


def test_a_changed_number_is_noticed_by_an_example(desk: Path) -> None:
    for what, text in steps():
        if what not in ("$", ">"):
            (desk / what).parent.mkdir(parents=True, exist_ok=True)
            (desk / what).write_text(text.replace("add 2 apples", "add 3 apples"), encoding="utf-8")
    done = rulec("test", "garden", cwd=desk, places=())
    assert done.code == 1
    assert "A pear tree and a ladder" in done.out + done.said
