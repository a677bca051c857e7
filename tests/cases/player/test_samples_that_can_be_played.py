"""The samples of the page on playing are played by a pack that the reader has."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.cases.support import rulec
from tests.start.page import ROOT


def test_the_first_game_of_the_page_is_begun(tmp_path: Path) -> None:
    """The first command, `rulec new hamlet two_houses`, failed: the hamlet had a package and no rules (section 4)."""
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    (copied,) = re.findall(r"^\$ cp -r (\S+) ", page, re.M)
    shutil.copytree(ROOT / copied, tmp_path / "rules")
    ((name, scenario),) = re.findall(r"^\$ rulec new (\w+) (\w+) ", page, re.M)
    (written,) = re.findall(rf"^`(rules/{name}/scenarios/{scenario}\.yaml)`\n\n```yaml\n", page, re.M)
    (text,) = re.findall(rf"^`{re.escape(written)}`\n\n```yaml\n(.*?)^```$", page, re.M | re.S)
    (tmp_path / written).write_text(text, encoding="utf-8")
    assert rulec("build", name, cwd=tmp_path).code == 0
    done = rulec("new", name, scenario, "-o", "a.game", cwd=tmp_path)
    assert done.code == 0, done.said
    assert done.out.startswith(f"a.game: a game of {name}, 2 players")
