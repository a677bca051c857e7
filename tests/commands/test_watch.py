"""`rulec watch`, as a process of its own: what it prints and writes after each save, whatever happens to the files."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulec.commands.main import main
from tests.commands.conftest import PACKS
from tests.commands.support import edit
from tests.start.page import ROOT
from tests.start.shell import shows

PAGE = ROOT / "docs" / "watching.md"
STEP = re.compile(r"^```(console|find|write)\n(.*?)^```$|Open `([^`]+)`|open `([^`]+)`", re.M | re.S)
PATIENCE = 60
"""Seconds after which a process that should have printed something is ended, so that no test hangs."""


class Watching:
    """`rulec watch` at work in a folder. `polls`: as if `watchfiles` were not installed."""

    def __init__(self, folder: Path, *words: str, polls: bool = False) -> None:
        env = {**os.environ, "NO_COLOR": "1", "RULEC_CACHE": str(folder / ".rulec")}
        env["PYTHONPATH"] = str(ROOT / "src")
        if polls:
            (folder / "without").mkdir()
            (folder / "without/watchfiles.py").write_text("raise ImportError\n", encoding="utf-8")
            env["PYTHONPATH"] = os.pathsep.join([str(folder / "without"), env["PYTHONPATH"]])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulec", "watch", *words],
            cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8",
        )  # fmt: skip
        self.guard = threading.Timer(PATIENCE, self.process.kill)
        self.guard.start()

    def until(self, *starts: str) -> str:
        """Return what it prints up to a line that begins with the last of these texts, after one for each other."""
        assert self.process.stdout is not None
        told, left = "", list(starts)
        for line in self.process.stdout:
            told += line
            if line.startswith(left[0]):
                left.pop(0)
            if not left:
                return told
        raise AssertionError(f"it ended without {left}:\n{told}")

    def end(self) -> tuple[int, str]:
        """Press Ctrl-C; return the exit code and what it still printed."""
        self.process.send_signal(signal.SIGINT)
        told = self.process.communicate()[0]
        self.guard.cancel()
        return self.process.returncode, told


@pytest.fixture
def watching(folder: Path) -> Iterator[Watching]:
    """The orchard, watched, and its first round over."""
    found = Watching(folder)
    found.until("orchard 1.0.0: wrote ", "watching orchard;")
    yield found
    code, told = found.end()
    assert (code, told) == (0, "")
    assert not list((folder / "generated").rglob(".rulec-swap*"))


def is_built(folder: Path) -> bool:
    """Return whether the outputs are what a clean build makes of the sources."""
    return main(["build", "--check", "--rules", str(folder / "rules")]) == 0


def test_the_page_can_be_followed(tmp_path: Path) -> None:
    shutil.copytree(PACKS / "orchard", tmp_path / "tests/packs/orchard")
    found: Watching | None = None
    file, wanted = tmp_path, ""
    for match in STEP.finditer(PAGE.read_text(encoding="utf-8")):
        sort, text = match[1], match[2]
        if sort == "console":
            if found is None:
                command, _, text = text.partition("\n")
                assert command.startswith("$ rulec watch ")
                found = Watching(tmp_path, *command.removeprefix("$ rulec watch ").split())
            told = found.until(text.splitlines()[-1])
            assert shows(text, told), told
        elif sort == "find":
            wanted = text
        elif sort == "write":
            edit(file, wanted, text)
        else:
            file = tmp_path / (match[3] or match[4])
    assert found is not None
    assert found.end() == (0, "")


def test_a_fault_is_mended_only_when_the_rules_are_read_that_far(folder: Path, watching: Watching) -> None:
    picking = folder / "rules/orchard/picking.rules"
    edit(picking, "base 1 basket\n", "base 2 baskets\n")
    told = watching.until("orchard: 1 fault;")
    assert "error[R0930]: the example `Helpers, unless they are tired`" in told
    edit(picking, "= 19 baskets\n", "= 19 baskets)\n")
    told = watching.until("orchard: 2 faults;")
    assert "error[R0107]" in told
    assert "mended" not in told
    edit(picking, "= 19 baskets)\n", "= 19 baskets\n")
    told = watching.until("orchard: 1 fault;")
    assert "mended: `)` closes nothing [R0107]" in told
    assert "R0930" not in told
    edit(picking, "base 2 baskets\n", "base 3 baskets\n")
    told = watching.until("orchard: 1 fault;")
    assert "error[R0930]" in told  # the number is another one
    assert "mended" not in told
    edit(picking, "base 3 baskets\n", "base 1 basket\n")
    told = watching.until("orchard 1.0.0: ")
    assert told.count("mended: the example `Helpers, unless they are tired`") == 1
    assert is_built(folder)


@pytest.mark.parametrize("polls", [False, True], ids=["watchfiles", "polling"])
def test_saves_by_halves_and_by_renaming(folder: Path, polls: bool) -> None:
    pytest.importorskip("watchfiles")
    watching = Watching(folder, "orchard", polls=polls)
    watching.until("watching orchard;")
    helpers = folder / "rules/orchard/helpers.rules"
    text = helpers.read_text(encoding="utf-8").replace('"Customs" 31', '"Customs" 33')
    beside = helpers.with_name(".helpers.rules.tmp")
    beside.write_text(text, encoding="utf-8")
    beside.rename(helpers)
    assert "  reference/customs/thrifty.md\n" in watching.until("  reference/sources.md")
    with helpers.open("w", encoding="utf-8") as file:
        file.write(text[:20])
        file.flush()
        watching.until("orchard: ")  # so slow a save may be seen by halves: what is written stays whole
        file.write(text[20:].replace('"Customs" 32', '"Customs" 34'))
    watching.until("  reference/customs/bold.md", "  reference/sources.md")
    assert watching.end() == (0, "")
    assert is_built(folder)


def test_many_files_make_one_round_and_packs_come_and_go(folder: Path, watching: Watching) -> None:
    orchard = folder / "rules/orchard"
    shutil.copytree(orchard, folder / "elsewhere")
    for path in (folder / "elsewhere").rglob("*.rules"):
        path.write_text("# a note\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    edit(folder / "elsewhere/pack.yaml", "name: orchard", "name: second")
    shutil.copytree(folder / "elsewhere", folder / "rules/second")
    told = watching.until("second 1.0.0: wrote ")
    assert "error" not in told
    shutil.move(folder / "rules", folder / "moved")
    told = watching.until("orchard: its sources are gone", "second: its sources are gone")
    assert (folder / "generated/orchard/reference/README.md").is_file()
    shutil.move(folder / "moved", folder / "rules")
    watching.until("orchard 1.0.0: 59 files", "second 1.0.0: ")
    assert is_built(folder)


def test_a_build_beside_it_and_a_disk_that_refuses(folder: Path, watching: Watching) -> None:
    """The other build is one of older sources: it leaves older pages and a stamp of its own."""
    page, stamps = folder / "generated/orchard/reference/customs/thrifty.md", folder / ".rulec/stamps"
    older, stamp = page.read_bytes(), next(stamps.iterdir())
    text = stamp.read_bytes()
    edit(folder / "rules/orchard/helpers.rules", '"Customs" 31', '"Customs" 33')
    watching.until("  reference/sources.md")
    newer = page.read_bytes()
    assert newer != older
    page.write_bytes(older)
    stamp.write_bytes(text)
    watching.until("  reference/customs/thrifty.md")
    assert page.read_bytes() == newer
    page.unlink()
    page.mkdir()
    edit(folder / "rules/orchard/helpers.rules", '"Customs" 33', '"Customs" 35')
    watching.until("orchard: the outputs cannot be written: ")
    page.rmdir()
    watching.until("  reference/customs/thrifty.md", "  reference/sources.md")
    assert is_built(folder)
