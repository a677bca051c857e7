"""The same rows, of packages that are compiled to extension modules, in a process of their own and against the same
floors."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from benchmarks import acts, battle, calls, positions
from benchmarks.rounds import Row, Wanted

ROOT = Path(__file__).resolve().parents[1]
PACKS = ("rules/alamaze", "rules/diplomacy_1971", "rules/middle_earth_wargames", "tests/catalogue/hamlet")
NAMES = tuple(f"native_{name}" for group in (acts, battle, calls, positions) for name in group.NAMES)
HERE = "RULEC_NATIVE"
"""In the environment: a folder in which all of it was compiled before."""


def rows(wanted: Wanted) -> Iterator[Row]:
    """Rows whose names begin with `native_`; to compile what they need takes some minutes."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(os.environ.get(HERE) or made)
        env = {**os.environ, "PYTHONPATH": f"{folder}/src:{ROOT}:{os.environ.get('PYTHONPATH', '')}"}
        if HERE not in os.environ:
            for name in ("src", "grammar", "schemas", "docs"):
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            for pack in PACKS:
                shutil.copytree(ROOT / pack, folder / "rules" / Path(pack).name)
            subprocess.run([sys.executable, "-m", "rulec", "build", "--native"], cwd=folder, env=env, check=True)
        env["RULEC_TEST_PACKAGES"] = f"{folder}/generated"
        names = [name.removeprefix("native_") for name in NAMES if wanted(name)]
        command = [sys.executable, "-m", "benchmarks", "--json", "--only", *names]
        done = subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE, encoding="utf-8")
        for row in json.loads(done.stdout):
            yield replace(Row(**row), name=f"native_{row['name']}")
