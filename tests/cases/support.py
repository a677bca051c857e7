"""A pack of a few lines in a folder of its own, and `rulec` run on it in a process of its own, as a user runs it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from tests.forked import Done, run
from tests.remembered import lend_grammar

SRC = Path(__file__).parents[2] / "src"
RULES = Path(__file__).parents[2] / "rules"
HEAD = """name: {name}
title: The {name}
version: 0.1.0
documents:
  book: {{title: The Book, file: book.txt}}
"""


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
    around = {**os.environ, "NO_COLOR": "1", "RULEC_CACHE": str(cwd / ".rulec"), **(env or {})}
    if (cwd / "rules").is_dir() and not (cwd / ".rulec").exists():
        lend_grammar(cwd / ".rulec")
    done = run(*words, cwd=cwd, env=around)
    assert done.code != 3, done.said
    assert "Traceback" not in done.said, done.said
    return done
