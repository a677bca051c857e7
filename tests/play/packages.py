"""Packages that tests play: those of the project, and small ones that are compiled here."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.game.specs import Game
from tests.game.play import rulec

ROOT = Path(__file__).parents[2]
PACKS = sorted(file.parent.name for file in (ROOT / "rules").glob("*/pack.yaml"))


@cache
def rules_of(pack: str) -> Game:
    """The rules of a pack of the project, whose package can be imported from now on."""
    found = load_game(pack, [str(ROOT / "generated")], Report())
    assert found is not None
    return found


def built(source: Path, folder: Path) -> Game:
    """The rules of a pack that is compiled into a folder, whose package can be imported from now on."""
    shutil.copytree(source, folder / "rules" / source.name)
    done = rulec("build", source.name, cwd=folder, places=("--rules", "rules", "--out", "generated"))
    assert done.code == 0, done.said
    found = load_game(source.name, [str(folder / "generated")], Report())
    assert found is not None
    return found
