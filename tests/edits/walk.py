"""Edit after edit in one folder, with the cache that the commands leave there; beside it an empty folder for each."""

from __future__ import annotations

import gc
import io
import os
import shutil
from collections import Counter
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import yaml

from rulec.commands.main import main
from tests.edits.edits import edited

TESTS = Path(__file__).parents[1]
PACKS = {
    "orchard": TESTS / "packs",
    "hamlet": TESTS / "catalogue",
    "village": TESTS / "game" / "rules",
}
"""Small packs, and where they lie; in the last two something is hidden from players."""
RULES = TESTS.parent / "rules"
WHOLE = {path.parent.name: RULES for path in sorted(RULES.glob("*/pack.yaml"))}
"""The packs that are played. What they extend lies beside them."""
Said = tuple[int, str, str]


class Found(NamedTuple):
    """How often edits were taken and refused, and what was not as in an empty folder."""

    counts: Counter[str]
    wrong: list[str]


def walk(name: str, steps: int, seed: int, folder: Path) -> Found:
    """Edits a pack again and again: mostly as it was at first, sometimes on top of the last edit, and now and then
    back to what it was."""
    random = Random(f"{name} {seed}")
    used, counts, wrong = folder / "used", Counter[str](), list[str]()
    for each in _with_parents(name):
        shutil.copytree(({**PACKS, **WHOLE})[name] / each, used / "rules" / each)
    files = sorted(path for path in (used / "rules" / name).rglob("*") if path.suffix in (".rules", ".yaml"))
    plain = {path: path.read_text("utf-8") for path in files}
    rulec("build", name, cwd=used)
    for step in range(steps):
        what = random.random()
        if what < 0.75:
            for path in files:
                path.write_text(plain[path], "utf-8")
        edits = []
        if what >= 0.2:
            path = random.choices(files, [len(plain[one]) for one in files])[0]
            before = path.read_text("utf-8")
            path.write_text(edited(before, random), "utf-8")
            edits = _difference(before, path.read_text("utf-8"))
        empty = folder / f"empty {step}"
        shutil.copytree(used / "rules", empty / "rules")
        taken, faults = compared(name, used, empty)
        counts["taken" if taken else "refused"] += 1
        wrong += [f"{name}, step {step}: {fault}; {' '.join(edits)}" for fault in faults]
        shutil.rmtree(empty)
    return Found(counts, wrong)


def _with_parents(name: str) -> tuple[str, ...]:
    """A pack and all that it extends."""
    if name not in WHOLE:
        return (name,)
    said = yaml.safe_load((RULES / name / "pack.yaml").read_text("utf-8"))
    return (name, *(above for parent in said.get("extends", ()) for above in _with_parents(parent)))


def compared(name: str, used: Path, empty: Path) -> tuple[bool, list[str]]:
    """Whether the pack is without errors, and what differs between a folder that was used and one that was empty."""
    wrong = []
    before = outputs(used)
    if rulec("check", name, cwd=used) != rulec("check", name, cwd=empty):
        wrong.append("check")
    (code, _, said), now = rulec("build", name, cwd=empty), rulec("build", name, cwd=used)
    if (now[0], now[2]) != (code, said):
        wrong.append("build")
    if outputs(used) != (outputs(empty) if code == 0 else before):
        wrong.append("outputs")
    done = rulec("build", name, cwd=used)
    if (done[0], done[2]) != (code, said) or (code == 0 and "nothing to do" not in done[1]):
        wrong.append("a second build")
    return code == 0, wrong


def rulec(*words: str, cwd: Path) -> Said:
    """Runs a command in a folder that has a cache of its own: its code, and what it said."""
    out, err = io.StringIO(), io.StringIO()
    environment = {"RULEC_CACHE": str(cwd / "cache"), "NO_COLOR": "1"}
    with chdir(cwd), redirect_stdout(out), redirect_stderr(err), patch.dict(os.environ, environment):
        code = main(list(words))
    gc.enable()  # a command does without, as its process ends soon
    return code, out.getvalue(), err.getvalue()


def outputs(folder: Path) -> dict[str, bytes]:
    """All that was built."""
    made = folder / "generated"
    return {str(path.relative_to(made)): path.read_bytes() for path in made.rglob("*") if path.is_file()}


def _difference(before: str, after: str) -> list[str]:
    """The lines that are no longer there, and the new ones."""
    old, new = before.splitlines(), after.splitlines()
    return [*(f"-{one}" for one in old if one not in new), *(f"+{one}" for one in new if one not in old)][:6]
