"""Follows a page as a reader does: writes the files that it prints and types its commands, as they are printed, into a
real shell that finds `rulec`. What the page shows of an output is compared: a line `…` stands for lines that it leaves
out, and one that ends in `…` for the rest of it. A command succeeds, unless the page shows that it is refused."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.start.page import ROOT

BLOCK = re.compile(r"(?:^`([^`\n]+)`\n\n)?^```[a-z-]*\n(.*?)^```$", re.M | re.S)
"""A fenced block, and the path that stands alone above it when it is a file to make."""
REFUSED = re.compile(r"^(error\[R\d+\]|rulec): ", re.M)
_DRAWN = "import secrets\nsecrets.token_hex = lambda size: '7' * 2 * size  # what is drawn is the same in every run\n"
_KEEPING = """\
if [ -f "$KEPT" ]; then . "$KEPT"; fi
trap '{ export -p; printf "cd %q\\n" "$PWD"; } >"$KEPT"' EXIT
"""
"""Each command is typed into a shell of its own; where it leads and what it exports holds for the next one."""


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


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page in their order, each with the path of the file to make, or with none."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


class Shell:
    """A folder in which commands are typed."""

    def __init__(self, folder: Path, home: Path, cache: Path) -> None:
        self.folder = folder
        (home / "bin").mkdir(parents=True, exist_ok=True)
        for name, words in (("rulec", "-m rulec "), ("python", "")):
            program = home / "bin" / name
            program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}"$@"\n', encoding="utf-8")
            program.chmod(0o755)
        (home / "sitecustomize.py").write_text(_DRAWN, encoding="utf-8")
        (home / "keeping.sh").write_text(_KEEPING, encoding="utf-8")
        self.kept = home / "kept.sh"
        self.env = {
            **os.environ,
            "PATH": os.pathsep.join([str(home / "bin"), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join([str(home), str(ROOT / "src")]),
            "BASH_ENV": str(home / "keeping.sh"),
            "KEPT": str(self.kept),
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

    def here(self) -> Path:
        """The folder to which the commands have led."""
        return Path(self.run("pwd")[1].strip())

    def follow(self, page: Path) -> None:
        """Does what a page says, from its top to its end."""
        for path, text in blocks(page):
            if path:
                file = self.here() / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
                continue
            for command, shown in commands(text):
                code, output = self.run(command)
                assert not shown or shows(shown, output), f"{page.name}: {command}{output}"
                assert (code != 0) == bool(REFUSED.search(shown)), f"{page.name}: {command}exit code {code}\n{output}"


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
