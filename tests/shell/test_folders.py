"""The READMEs of the compiler's folders name modules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "rulec"
READMES = sorted(SRC.rglob("README.md"))
HEAD = re.compile(r"^\| (?:Modules?|Files?|In|Beside)\b[^|]*\|", re.MULTILINE)
EMITTED = ("File of the package", "File of `js`")


def named(text: str) -> list[str]:
    """Return what the first cells of the tables of modules name; tables of emitted files are left out."""
    found: list[str] = []
    for head in HEAD.finditer(text):
        if not any(words in head[0] for words in EMITTED):
            rows = text[head.start() :].partition("\n\n")[0].splitlines()[2:]
            found += [name for row in rows for name in re.findall(r"`([^`]+)`", row.split(" | ")[0])]
    return found


def is_there(folder: Path, name: str) -> bool:
    places = (folder, folder / "game")
    return any((place / f"{name}{end}").exists() for place in places for end in ("", ".py"))


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.relative_to(SRC).as_posix())
def test_each_module_that_it_names_exists(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    assert [name for name in named(text) if not is_there(readme.parent, name)] == []


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.relative_to(SRC).as_posix())
def test_it_lists_modules_by_the_name_of_its_folder(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    assert text.startswith(f"# {readme.parent.relative_to(SRC).as_posix()}\n")
    assert named(text) or "Modules: `" in text
