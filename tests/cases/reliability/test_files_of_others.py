"""`site`, `book`, `export`, `explain -o` and `build --out` took the place of files that somebody else had put there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cases.support import SRC, pack, rulec
from tests.commands.test_drawn import PACK, WALK, WAY
from tests.commands.test_drawn import RULES as HILLS

RULES = 'measure gold "gold"\n\nquantity price() -> gold "Price"\n    base 3 gold\n    cites book "Prices" 1\n'
COMMANDS: list[tuple[tuple[str, ...], str]] = [
    (("site", "p", "--out", "pub"), "pub/index.html"),
    (("site", "p", "--out", "pub"), "pub/assets/site.css"),
    (("site", "p", "--single-file", "--out", "pub"), "pub/p.html"),
    (("export", "p", "-o", "pub/p.json"), "pub/p.json"),
    (("build", "p", "--out", "pub"), "pub/p/reference/README.md"),
    (("build", "p", "--out", "pub"), "pub/p/python/mine.py"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack(tmp_path, {"p.rules": RULES})
    return tmp_path


@pytest.mark.parametrize(("command", "file"), COMMANDS)
def test_they_are_refused_without_force(command: Sequence[str], file: str, folder: Path) -> None:
    mine = folder / file
    mine.parent.mkdir(parents=True)
    mine.write_text("MINE")
    done = rulec(*command, cwd=folder)
    assert done.code != 0
    assert f"`{file}` is there and was not made by rulec" in done.said
    assert [path for path in (folder / "pub").rglob("*") if path.is_file()] == [mine]
    assert mine.read_text() == "MINE"
    assert rulec(*command, "--force", cwd=folder).code == 0
    assert mine.read_text() != "MINE" or file.endswith("mine.py")


def test_watch_does_not_begin_among_files_of_others(folder: Path) -> None:
    """It never ends by itself where it does begin."""
    mine = folder / "pub/p/reference/README.md"
    mine.parent.mkdir(parents=True)
    mine.write_text("MINE")
    command = [sys.executable, "-m", "rulec", "watch", "p", "--out", "pub"]
    around = {**os.environ, "PYTHONPATH": str(SRC), "RULEC_CACHE": str(folder / ".rulec")}
    refused = subprocess.run(command, cwd=folder, env=around, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode != 0
    assert "`pub/p/reference/README.md` is there and was not made by rulec" in refused.stderr
    with subprocess.Popen([*command, "--force"], cwd=folder, env=around, stdout=subprocess.PIPE, text=True) as begun:
        try:
            assert begun.stdout is not None
            while mine.read_text() == "MINE":
                assert begun.stdout.readline(), "it has ended"
        finally:
            begun.terminate()


@pytest.mark.parametrize("command", list(dict.fromkeys(command for command, _ in COMMANDS)))
def test_what_rulec_made_is_replaced_without_a_word(command: Sequence[str], folder: Path) -> None:
    (folder / "pub").mkdir()
    assert rulec(*command, cwd=folder).code == 0
    rules = folder / "rules/p/p.rules"
    rules.write_text(rules.read_text().replace("3 gold", "4 gold"))
    done = rulec(*command, cwd=folder)
    assert (done.code, done.said) == (0, "")


def test_a_picture_takes_the_place_of_a_picture_alone(tmp_path: Path) -> None:
    pack(tmp_path, {"pack.yaml": PACK, "hills.rules": HILLS}, name="hills")
    picture = tmp_path / "walk.svg"
    picture.write_text("<svg>MINE</svg>")
    done = rulec(*WALK, *WAY, "-o", "walk.svg", cwd=tmp_path)
    assert "`walk.svg` is there and was not made by rulec" in done.said
    assert picture.read_text() == "<svg>MINE</svg>"
    for more in (("--force",), ()):
        assert rulec(*WALK, *WAY, *more, "-o", "walk.svg", cwd=tmp_path).code == 0
