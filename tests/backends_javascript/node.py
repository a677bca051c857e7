"""Node, which runs emitted JavaScript: on the path, or the one inside the `playwright` wheel."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any


@cache
def node() -> str:
    """The program; a failed test names it where there is none."""
    found = shutil.which("node")
    if found is not None:
        return found
    spec = find_spec("playwright")
    for folder in spec.submodule_search_locations or () if spec is not None else ():
        inside = Path(folder) / "driver" / "node"
        if inside.exists():
            return str(inside)
    raise AssertionError("there is no `node`: neither on the path nor in the wheel `playwright`")


def run(*words: str | Path, given: str = "", cwd: Path | None = None) -> str:
    """What a script prints."""
    call = [node(), *map(str, words)]
    done = subprocess.run(call, input=given, capture_output=True, text=True, check=False, cwd=cwd, encoding="utf-8")
    assert done.returncode == 0, f"{' '.join(call)[:300]}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def write(files: Mapping[str, str], folder: Path) -> Path:
    """The files of a package in a folder."""
    for path, text in files.items():
        made = folder / path
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(text, encoding="utf-8")
    return folder


def answers(folder: Path, cases: Iterable[Mapping[str, Any]]) -> list[Any]:
    """What the package in a folder answers to cases, all in one process (see `runner.mjs`)."""
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    told = run(Path(__file__).parent / "runner.mjs", folder, given=lines)
    return [json.loads(line) for line in told.splitlines()]
