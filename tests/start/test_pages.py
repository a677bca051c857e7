"""Every command that a page of the documentation prints is run as it stands there, by a shell."""

from __future__ import annotations

import importlib.util
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulec.commands.main import COMMANDS, main
from tests.cases.support import pack
from tests.remembered import lend
from tests.start.page import ROOT
from tests.start.shell import BLOCK, Shell, blocks, commands, shows

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
READMES = sorted(path for top in ("src", "tests", "benchmarks") for path in (ROOT / top).rglob("README.md"))
PAPERS = [
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
    *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")),
]
NOT_HERE = {
    "bash .ci/demo": "the first step of the continuous integration is this command",
    "bash .ci/run": "it runs this test",
    ". .venv/bin/activate": "the shell of the tests finds `rulec` by itself",
    "pip wheel --no-deps .": "tests/shell/test_wheel.py makes the wheel",
    "python -m tests.long games": "it takes an hour",
    "python -m tests.long battles": "it takes minutes",
    "python -m tests.packs.wargames_battles 20": "tests/packs/test_wargames_battles.py fights fewer battles",
}
"""Commands that are printed and not typed here, each with the reason."""
WAY = "way_cost"
"""What stands in the one command that asks about a pack which its reader need not have at hand."""
ELSEWHERE = {
    "docs/start.md": "tests/start/test_start.py makes its edits and asks its questions, through a shell",
    "docs/watching.md": "tests/commands/test_watch.py makes its edits while the command runs",
    "docs/writing-a-pack.md": "tests/start/test_hour.py follows it",
}


def _own(folder: Path) -> None:
    pack(folder, {"rules.rules": 'measure coin, coins "coins"\n'}, "mypack")


def _book(folder: Path) -> None:
    shutil.copytree(ROOT / "rules" / "middle_earth_wargames", folder / "rules" / "middle_earth_wargames")


def _village(folder: Path) -> None:
    shutil.copytree(ROOT / "tests" / "game" / "rules", folder / "tests" / "game" / "rules")


def _nothing(folder: Path) -> None:
    pass  # the reader makes all that there is


FOLLOWED: dict[str, Callable[[Path], None]] = {
    "README.md": _own,
    "docs/battles.md": _book,
    "docs/board-game.md": _nothing,
    "docs/card-game.md": _nothing,
    "docs/playing.md": _village,
    "docs/umpire.md": _book,
}
"""Pages that are followed here, each with what lies in the folder where its reader begins."""


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cache")
    lend(folder)
    return folder


@pytest.mark.parametrize("name", FOLLOWED)
def test_its_commands_do_what_the_page_says(name: str, tmp_path: Path, cache: Path) -> None:
    folder = tmp_path / "desk"
    folder.mkdir()
    FOLLOWED[name](folder)
    Shell(folder, tmp_path / "home", cache).follow(ROOT / name)


def test_a_way_is_drawn_as_the_page_says(tmp_path: Path, cache: Path) -> None:
    rules = tmp_path / "desk" / "rules"
    shutil.copytree(ROOT / "rules" / "alamaze", rules / "alamaze")
    asked = next(
        line for _, block in blocks(ROOT / "docs" / "playing.md") for line in block.splitlines() if WAY in line
    )
    code, told = Shell(rules.parent, tmp_path / "home", cache).run(asked)
    assert code == 0, told
    assert "HK" in told
    assert "<svg" in (rules.parent / "way.svg").read_text(encoding="utf-8")


def test_no_command_is_left_out() -> None:
    """A page with commands is followed here or elsewhere, and what looks like a command stands behind a `$`."""
    typed = re.compile(r"(rulec|\.venv/bin/|bash|git|pip|python) ")
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert "\n    $ " not in text, f"{_name(page)}: a command in a block without a fence"
        for path, block in blocks(page):
            assert path or not list(commands(block)) or _name(page) in {*FOLLOWED, *ELSEWHERE}, _name(page)
            asked = f"```ask\n{block}```" in text
            for line in block.splitlines():
                bare = line.partition("#")[0].strip()
                assert asked or not typed.match(bare) or bare in NOT_HERE or WAY in bare, f"{_name(page)}: {line}"


def test_what_is_not_typed_here_is_still_printed() -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    assert [command for command in NOT_HERE if not any(command in text for text in texts)] == []


def test_commands_that_are_named_in_a_sentence_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    known = {}
    for command in COMMANDS:
        main([command, "--help"])
        known[command] = {*re.findall(r"--[a-z]+", capsys.readouterr().out), "--help"}
    for page in [*PAGES, *(ROOT / "docs" / "errors").glob("*.md"), *READMES, *PAPERS]:
        for span in re.findall(r"`([^`\n]+)`", BLOCK.sub("", page.read_text(encoding="utf-8"))):
            words = span.split()
            if words[0] in ("rulec", "--given"):
                assert not re.search(r"[(){}]", re.sub("'[^']*'", "", span)), f"{_name(page)}: a shell splits {span}"
            if words[0] == "rulec" and len(words) > 1 and words[1] != "COMMAND":
                assert words[1] in known, f"{_name(page)}: {span}"
                assert {*re.findall(r"--[a-z]+", span)} <= known[words[1]], f"{_name(page)}: {span}"
            elif words[:2] == ["python", "-m"]:
                assert importlib.util.find_spec(words[2]), f"{_name(page)}: {span}"


def test_what_is_shown_is_compared() -> None:
    assert shows("a\n…\nd\n", "a\nb\nc\nd\n")
    assert shows("a …\n", "a b\n")
    assert not shows("a\n…\nd\n", "a\nb\n")
    assert not shows("a\n", "b\n")


def test_what_a_command_does_to_its_shell_stays(tmp_path: Path) -> None:
    shell = Shell(tmp_path, tmp_path / "home", tmp_path / "cache")
    assert shell.run('mkdir "a b"; cd "a b"; export FRUIT="an apple"; false') == (1, "")
    assert shell.run('echo "$FRUIT"') == (0, "an apple\n")
    assert shell.here() == tmp_path / "a b"
