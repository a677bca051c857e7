"""A pack of a few lines in a folder of its own, and `rulec` run on it in a process of its own, as a user runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tests.remembered import lend_grammar

SRC = Path(__file__).parents[2] / "src"
RULES = Path(__file__).parents[2] / "rules"
HEAD = """name: {name}
title: The {name}
version: 0.1.0
documents:
  book: {{title: The Book, file: book.txt}}
"""


class Done(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    said: str


def pack(folder: Path, files: Mapping[str, str], name: str = "p") -> Path:
    """Writes a pack below `folder`/rules, with a `pack.yaml` of its own where none is given; gives its folder."""
    place = folder / "rules" / name
    for file, text in {"pack.yaml": HEAD.format(name=name), **files}.items():
        path = place / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return place


def rulec(*words: str, cwd: Path, env: Mapping[str, str] | None = None) -> Done:
    """Runs `rulec` in `cwd`; an internal fault fails the test."""
    around = {**os.environ, "PYTHONPATH": str(SRC), "NO_COLOR": "1", "RULEC_CACHE": str(cwd / ".rulec"), **(env or {})}
    if (cwd / "rules").is_dir() and not (cwd / ".rulec").exists():
        lend_grammar(cwd / ".rulec")
    done = subprocess.run(
        [sys.executable, "-m", "rulec", *words], cwd=cwd, env=around, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode != 3, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return Done(done.returncode, done.stdout, done.stderr)
