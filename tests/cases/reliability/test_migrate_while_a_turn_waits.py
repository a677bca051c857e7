"""A turn that waits is moved to mended rules: what is gone is told or refused, and nobody's act fails of it (E3)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.cases.support import rulec

VILLAGE = Path(__file__).parents[2] / "game/rules/village"
LINES = "player: Green Hill\n800\nplayer: The Oak\n300 Tom Green Hill\n600 Tom: Horseshoe\n"
GONE = "Nothing asks for it any more"


@pytest.mark.parametrize(
    ("old", "new", "told", "code", "waits"),
    [
        (r"\bfought\b", "battled", "", 0, "1 answer"),
        (r"\bgift\b", "present", GONE, 0, "2 answers"),
        (r"\bwatched\b", "spied", "`watched` of `Guard` is no longer in the rules and held nothing", 0, "1 answer"),
        (r"order 800.*?(?=process swap)", "", "Green Hill, `800`: There is no order 800", 0, ""),
        (r"order 300.*?(?=order 400)", "", "`300 Tom Green Hill`: There is no order 300", 0, "1 answer"),
        (r"charm horseshoe.*?(?=charm 12)", "", "`charms` of `Guard` cannot hold", 1, ""),
        (r"\bGuard\b", "Warden", "the kind `Guard` is no longer in the rules", 1, ""),
    ],
    ids=["event", "question", "field", "order", "standing order", "entry", "kind"],
)
def test_what_is_gone_is_told(tmp_path: Path, old: str, new: str, told: str, code: int, waits: str) -> None:
    shutil.copytree(VILLAGE, tmp_path / "rules/village")
    assert rulec("build", "village", cwd=tmp_path).code == 0
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=tmp_path).code == 0
    for text in (LINES, "player: The Oak\ngift = 6 gold\n"):
        (tmp_path / "l.txt").write_text(text, encoding="utf-8")
        assert rulec("orders", "a.game", "l.txt", cwd=tmp_path).code == 0
        if text == LINES:
            assert "turn 1 waits for 2 answers" in rulec("turn", "a.game", cwd=tmp_path).out
    for file in (tmp_path / "rules/village").rglob("*"):
        if file.is_file() and (file.suffix == ".rules" or old == r"\bGuard\b"):
            text = re.sub(old, new, file.read_text(encoding="utf-8"), flags=re.DOTALL)
            file.write_text(text, encoding="utf-8")
    scenario = tmp_path / "rules/village/scenarios/two_houses.yaml"
    if "horseshoe" in old:
        scenario.write_text(scenario.read_text().replace(", charms: [horseshoe]", ""), encoding="utf-8")
    built = rulec("build", "village", cwd=tmp_path)
    assert built.code == 0, built.said
    before = (tmp_path / "a.game").read_bytes()
    moved = rulec("migrate", "a.game", cwd=tmp_path)
    assert moved.code == code, moved.said
    assert told in moved.out + moved.said
    if code:
        assert (tmp_path / "a.game").read_bytes() == before
        return
    goes_on = rulec("turn", "a.game", cwd=tmp_path).out
    assert (f"turn 1 waits for {waits}:" if waits else "turn 1: 2 acts ordered, 0 turned down") in goes_on
