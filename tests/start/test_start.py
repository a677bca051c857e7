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

from rulec.commands.common import query
from rulec.commands.main import main
from tests.remembered import compiled, lend
from tests.start.page import ROOT, Edit, edits, plain
from tests.start.shell import Shell

EDITS = edits()
SLIPS = [
    (block["edit"], slip)
    for block in yaml.safe_load((Path(__file__).parent / "misspellings.yaml").read_text(encoding="utf-8"))
    for slip in block["slips"]
]


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

    def page(self, edit: Edit) -> str:
        """The page that the edit speaks of, as a reader sees it."""
        path = self.folder / "generated" / "alamaze" / "reference" / edit.page
        return plain(path.read_text(encoding="utf-8"))

    def typed(self, command: str) -> str:
        """What a command of the page prints, typed into a shell as it is printed."""
        code, output = Shell(self.folder, self.folder / ".home", Path(self.env["RULEC_CACHE"])).run(command)
        assert code == 0, output
        return output

    def explained(self, edit: Edit) -> str:
        """The answer to the question of the page."""
        return answer(edit, self.typed(edit.question))

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


@pytest.fixture(scope="module")
def worked(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Desk:
    """A folder with the rules and what was built of them, as they are; each edit is made and built there, as a reader
    does it."""
    folder = tmp_path_factory.mktemp("worked")
    for made in ("rules", "generated"):
        shutil.copytree(ROOT / made / "alamaze", folder / made / "alamaze")
    desk = Desk(folder, cache)
    desk.typed("rulec build")
    for edit in EDITS:
        assert edit.sentence not in desk.page(edit)
        assert (_explained_before(edit), desk.computed(edit)) == (edit.before, edit.before)
    return desk


def _explained_before(edit: Edit) -> str:
    """The answer by the rules as they are, which are compiled once for all that is asked of them."""
    printed = StringIO()
    with patch.object(query, "compiled", lambda *_: compiled("alamaze")), redirect_stdout(printed):
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
def test_both_outputs_follow(edit: Edit, worked: Desk) -> None:
    shutil.copytree(ROOT / "rules" / "alamaze", worked.folder / "rules" / "alamaze", dirs_exist_ok=True)
    worked.change(edit)
    worked.typed("rulec build")
    assert edit.sentence in worked.page(edit)
    assert (worked.explained(edit), worked.computed(edit)) == (edit.after, edit.after)


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
    assert main(["check", "alamaze", "--rules", str(desk.folder / "rules")]) == 1
    message = capsys.readouterr().err
    assert f"[{slip['code']}]" in message
    assert slip["cure"] in message
