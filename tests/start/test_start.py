"""Does what `docs/start.md` tells a reader to do, and mistypes it as a reader would."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import yaml

from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.commands.common import compiling, query
from rulec.commands.main import main
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import Shelf
from rulec.driver.parse_cache import Trees
from tests.remembered import TREES, compiled, lend
from tests.start.page import ROOT, Edit, edits, plain
from tests.start.shell import Shell
from tests.sync.outputs import Pages

REFERENCE = ROOT / "generated" / "alamaze" / "reference"
EDITS = edits()
SLIPS = [
    (block["edit"], slip)
    for block in yaml.safe_load((Path(__file__).parent / "misspellings.yaml").read_text(encoding="utf-8"))
    for slip in block["slips"]
]


MEMORY, KEPT = Memory(), Trees(TREES.cache, TREES.own, remember=True)
"""What an edit leaves as it was is kept for the next one, as `rulec watch` keeps it, by the paths that the current
folder shows: tests go into the folder of their desk, where these are the same for all."""


def kept(named: dict[str, Any]) -> dict[str, Any]:
    """What a pack is compiled with, and what is kept: messages are those of a clean run (`tests/edits`)."""
    return {**named, "memory": MEMORY}


def answer(edit: Edit, output: str) -> str:
    """The answer in what `rulec explain` prints."""
    return output.splitlines()[0].removeprefix(f"{edit.name} = ")


class Desk:
    """A folder with rules in which `rulec` is run."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.python = folder / "generated" / "alamaze" / "python"
        self.env = {**os.environ, "RULEC_CACHE": str(cache), "NO_COLOR": "1", "PYTHONSAFEPATH": "1"}

    def run(self, *words: str, path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
        """Runs Python with the compiler on its path, and `path` before it."""
        env = {**self.env, "PYTHONPATH": os.pathsep.join(map(str, (*path, ROOT / "src")))}
        return subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=env, capture_output=True, encoding="utf-8", check=False
        )

    def change(self, edit: Edit, right: str = "", wrong: str = "") -> None:
        """Applies the edit; with `right` and `wrong`, mistyped in the first place that has `right`."""
        for change in edit.changes:
            file = self.folder / change.file
            text = change.apply(file.read_text(encoding="utf-8"))
            if right and right in change.text:
                text, right = text.replace(change.text, change.text.replace(right, wrong, 1)), ""
            file.write_text(text, encoding="utf-8")
        assert not right, f"the page does not say to write {right!r}"

    def made(self) -> Compiled:
        """The pack as it lies here, with its examples run, and its package, which is written; what was parsed is not
        parsed again."""
        report = Report()
        shelf = Shelf([("rules", "")])
        files = shelf.get("alamaze", report)
        assert files is not None
        made = compile_pack(
            files, report, find=shelf.parent, trees=KEPT, memory=MEMORY, backends=("python",), examples=True
        )
        assert made is not None, [f"{d.code} {d.headline}: {d.primary.span}" for d in report.found]
        for path, data in made.outputs.items():
            if path.startswith("python/"):
                file = self.folder / "generated" / "alamaze" / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
        return made

    def typed(self, command: str) -> str:
        """What a command of the page prints, typed into a shell as it is printed."""
        code, output = Shell(self.folder, self.folder / ".home", Path(self.env["RULEC_CACHE"])).run(command)
        assert code == 0, output
        return output

    def computed(self, edit: Edit) -> str:
        """The answer of the generated Python."""
        asking = str(Path(__file__).parent / "asking.py")
        done = self.run(asking, edit.name, *(f"{k}={v}" for k, v in edit.given), path=(self.python,))
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for all: most files are the same in every edit."""
    folder = tmp_path_factory.mktemp("cache")
    lend(folder)
    return folder


def explained(edit: Edit, made: Compiled) -> str:
    """The answer to the question of the page by rules that are compiled."""
    printed = StringIO()
    with patch.object(query, "pack_of", lambda *_: made), redirect_stdout(printed):
        assert main([*shlex.split(edit.question)[1:], "--rules", str(ROOT / "rules")]) == 0
    return answer(edit, printed.getvalue())


@pytest.fixture
def desk(tmp_path: Path, cache: Path) -> Desk:
    """A copy of the rules to edit."""
    shutil.copytree(ROOT / "rules" / "alamaze", tmp_path / "rules" / "alamaze")
    return Desk(tmp_path, cache)


def test_there_are_five_edits() -> None:
    assert [edit.number for edit in EDITS] == [1, 2, 3, 4, 5]
    assert [sum(number == edit.number for number, _ in SLIPS) for edit in EDITS] == [5] * 5


@pytest.mark.parametrize("edit", EDITS, ids=[edit.title for edit in EDITS])
def test_both_outputs_follow(edit: Edit, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """By themselves, from the rules as they are; what `rulec build` writes is what these are compiled to."""
    shutil.copytree(ROOT / "generated" / "alamaze" / "python", desk.python)
    assert edit.sentence not in plain((REFERENCE / edit.page).read_text(encoding="utf-8"))
    assert (explained(edit, compiled("alamaze")), desk.computed(edit)) == (edit.before, edit.before)
    desk.change(edit)
    monkeypatch.chdir(desk.folder)
    made = desk.made()
    assert edit.sentence in plain(Pages(made.model, {}).make[edit.page]())
    assert (explained(edit, made), desk.computed(edit)) == (edit.after, edit.after)


def test_the_commands_of_the_page_do_what_it_says(desk: Desk) -> None:
    """Typed into a shell, with all five edits at once, where what was built of the rules as they are lies already."""
    shutil.copytree(ROOT / "generated" / "alamaze", desk.folder / "generated" / "alamaze")
    for edit in EDITS:
        desk.change(edit)
    desk.typed("rulec build")
    for edit in EDITS:
        page = desk.folder / "generated" / "alamaze" / "reference" / edit.page
        assert edit.sentence in plain(page.read_text(encoding="utf-8"))
        assert (answer(edit, desk.typed(edit.question)), desk.computed(edit)) == (edit.after, edit.after)


@pytest.mark.parametrize(("number", "slip"), SLIPS, ids=[f"{n}: {slip['wrong']}" for n, slip in SLIPS])
def test_a_slip_is_cured_by_its_message(
    number: int,
    slip: dict[str, Any],
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    desk.change(EDITS[number - 1], slip["right"], slip["wrong"])
    monkeypatch.setenv("RULEC_CACHE", desk.env["RULEC_CACHE"])
    monkeypatch.chdir(desk.folder)
    monkeypatch.setattr(compiling, "Trees", lambda *_: KEPT)  # files that are as they were are read once
    monkeypatch.setattr(compiling, "compile_pack", lambda *all_of, **named: compile_pack(*all_of, **kept(named)))
    assert main(["check", "alamaze"]) == 1
    message = capsys.readouterr().err
    assert f"[{slip['code']}]" in message
    assert slip["cure"] in message
