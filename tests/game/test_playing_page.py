"""The page about playing shows what really happens: its scenario and lines are played, its outputs compared."""

from __future__ import annotations

import re
import secrets
import shlex
from pathlib import Path

import pytest

from tests.game.play import own_rules, rulec

PAGE = Path(__file__).parents[2] / "docs/playing.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)


def test_the_page_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda size: "7" * 2 * size)  # what is drawn is the same in every run
    places = own_rules(tmp_path)
    seen: set[str] = set()
    for sort, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        seen.add(sort)
        if sort == "scenario":
            (tmp_path / "rules/hamlet/scenarios/two_houses.yaml").write_text(text, encoding="utf-8")
        elif sort == "lines":
            (tmp_path / "lines.txt").write_text(text, encoding="utf-8")
        elif sort == "console":
            command, _, expected = text.partition("\n")
            words = shlex.split(command.removeprefix("$ rulec "))
            done = rulec(*words, cwd=tmp_path, places=places)
            assert done.out + done.said == expected
    assert seen == {"scenario", "lines", "console", "text"}
