"""`site`, `book`, `export`, `explain -o` and `build --out` took the place of files that somebody else had put there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cases.support import pack, rulec
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
