"""Every command that a page of the documentation prints is run as it stands there, by a shell."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.game.play import own_rules
from tests.remembered import lend
from tests.start.page import ROOT
from tests.start.shell import FENCE, Shell, commands, printed, shows

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOT_HERE = {
    "bash .ci/demo": "the first step of the continuous integration is this command",
    "bash .ci/run": "it runs this test",
}
ELSEWHERE = {
    "docs/start.md": "tests/start/test_start.py makes its edits and asks its questions, through a shell",
    "docs/writing-a-pack.md": "tests/start/test_hour.py writes its files and runs its commands, through a shell",
}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cache")
    lend(folder)
    return folder


def _book(folder: Path) -> None:
    shutil.copytree(ROOT / "rules" / "middle_earth_wargames", folder / "rules" / "middle_earth_wargames")


def _battle(folder: Path) -> None:
    _book(folder)
    (folder / "orders.txt").write_text("player: The Dale\nstand Aragorn\n", encoding="utf-8")


def _hamlet(folder: Path) -> None:
    own_rules(folder)
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    (scenario,) = re.findall(r"^```scenario\n(.*?)^```$", page, re.M | re.S)
    (lines,) = re.findall(r"^```lines\n(.*?)^```$", page, re.M | re.S)
    (folder / "rules/hamlet/scenarios/two_houses.yaml").write_text(scenario, encoding="utf-8")
    (folder / "lines.txt").write_text(lines, encoding="utf-8")


BEGUN: dict[str, Callable[[Path], None]] = {
    "docs/playing.md": _hamlet,
    "docs/umpire.md": _book,
    "docs/battles.md": _battle,
}


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("name", BEGUN)
def test_its_commands_do_what_the_page_says(name: str, tmp_path: Path, cache: Path) -> None:
    folder = tmp_path / "desk"
    folder.mkdir()
    BEGUN[name](folder)
    shell = Shell(folder, tmp_path / "home", cache)
    for command, shown in printed(ROOT / name):
        code, output = shell.run(command)
        assert shows(shown, output) if shown else code == 0, f"{command}{output}"


def test_no_command_is_left_out() -> None:
    """A page with commands is followed here or elsewhere, and what looks like a command stands behind a `$`."""
    left = set(NOT_HERE)
    for page in PAGES:
        for match in FENCE.finditer(page.read_text(encoding="utf-8")):
            found = list(commands(match[1]))
            assert not found or _name(page) in {*BEGUN, *ELSEWHERE}, _name(page)
            for line in match[1].splitlines():
                bare = line.partition("#")[0].strip()
                if bare in NOT_HERE:
                    left.discard(bare)
                elif re.match(r"(rulec|\.venv/bin/|bash|git|pip|python) ", bare):
                    assert match[0].startswith("```ask"), f"{_name(page)}: {line}"
    assert left == set()


def test_what_is_shown_is_compared() -> None:
    assert shows("a\n…\nd\n", "a\nb\nc\nd\n")
    assert shows("a …\n", "a b\n")
    assert not shows("a\n…\nd\n", "a\nb\n")
    assert not shows("a\n", "b\n")
