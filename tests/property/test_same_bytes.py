"""The same sources give the same bytes, whatever the hash seed, the locale, the folder and the number of cores."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.catalogue.manor import ROOT as MANOR
from tests.catalogue.manor import files_of
from tests.constructs.reading import CASES

ROOT = Path(__file__).parent.parent.parent
SETTINGS = (
    {"PYTHONHASHSEED": "0", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8"},
    {"PYTHONHASHSEED": "2", "LC_ALL": "C", "PYTHONUTF8": "0", "LANG": "de_DE.ISO-8859-1"},
)


def _one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _build(rules: Path, folder: Path, settings: dict[str, str], one_core: bool) -> dict[str, bytes]:
    """What a build in a process of its own writes, by path."""
    out = folder / "out"
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "PYTHON"))}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "RULEC_CACHE": str(folder / "cache"), **settings}
    command = [sys.executable, "-m", "rulec", "build", "--rules", str(rules), "--out", str(out)]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, preexec_fn=_one_core if one_core else None
    )
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
    written = files_of(out)
    assert any(path.endswith(".py") for path in written)
    assert any(path.endswith(".md") for path in written)
    return written


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("first")
    return _build(_rules(folder), folder, SETTINGS[0], one_core=False)


def _rules(folder: Path) -> Path:
    """A folder of packs: the small one with many constructs at once, each file by its case's name."""
    pack = folder / "rules" / "manor"
    files = files_of(MANOR)
    for name in ("modify_record", "waive", "family_greatest", "ruling", "list", "carried_by", "table_types", "any_all"):
        files[f"{name}.rules"] = CASES[name].rules.encode()
        files |= {path: text.encode() for path, text in CASES[name].tables.items()}
    for path, data in files.items():
        target = pack / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return folder / "rules"


@pytest.mark.parametrize("at", range(1, len(SETTINGS)))
def test_same_bytes(at: int, first: dict[str, bytes], tmp_path: Path) -> None:
    folder = tmp_path / "another folder, with a longer name"
    folder.mkdir()
    again = _build(_rules(folder), folder, SETTINGS[at], one_core=at == 1)
    assert sorted(again) == sorted(first)
    assert [path for path in first if again[path] != first[path]] == []
