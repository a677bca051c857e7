"""Runs the commands of a page as they are printed, in a real shell that finds `rulec`, and compares what it shows of
their output. A line `…` stands for lines that the page leaves out, and one that ends in `…` for the rest of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.start.page import ROOT

FENCE = re.compile(r"^```[a-z-]*\n(.*?)^```$", re.M | re.S)
_DRAWN = "import secrets\nsecrets.token_hex = lambda size: '7' * 2 * size  # what is drawn is the same in every run\n"


def commands(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a fenced block, which begin with `$`, each with the output that is shown below it."""
    command, shown = "", ""
    for line in block.splitlines(keepends=True):
        if line.startswith("$ "):
            if command:
                yield command, shown
            command, shown = line[2:], ""
        elif command.endswith("\\\n") and not shown:
            command += line
        else:
            shown += line
    if command:
        yield command, shown


def printed(page: Path) -> Iterator[tuple[str, str]]:
    """All commands of a page that begin with `$`, and their outputs."""
    for match in FENCE.finditer(page.read_text(encoding="utf-8")):
        yield from commands(match[1])


class Shell:
    """A folder in which commands are typed."""

    def __init__(self, folder: Path, home: Path, cache: Path) -> None:
        self.folder = folder
        (home / "bin").mkdir(parents=True, exist_ok=True)
        rulec = home / "bin" / "rulec"
        rulec.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rulec "$@"\n', encoding="utf-8")
        rulec.chmod(0o755)
        (home / "sitecustomize.py").write_text(_DRAWN, encoding="utf-8")
        self.env = {
            **os.environ,
            "PATH": os.pathsep.join([str(home / "bin"), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join([str(home), str(ROOT / "src")]),
            "RULEC_CACHE": str(cache),
            "NO_COLOR": "1",
        }

    def run(self, command: str) -> tuple[int, str]:
        """The exit code of a command, and what it printed: first its results, then what it has to say."""
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=self.env, capture_output=True, encoding="utf-8", check=False
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done.returncode, done.stdout + done.stderr


def shows(page: str, output: str) -> bool:
    """Whether a page shows an output, but for what it leaves out."""
    pattern = ""
    for line in page.splitlines():
        if line.strip() == "…":
            pattern += r"(?:[^\n]*\n)*?"
        elif line.endswith("…"):
            pattern += re.escape(line.removesuffix("…")) + r"[^\n]*\n"
        else:
            pattern += re.escape(line) + "\n"
    return re.fullmatch(pattern, output) is not None
