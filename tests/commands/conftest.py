"""A folder with the orchard in `rules/`, as the current folder, and a way to run commands in it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulec.commands.main import main
from tests.commands.support import Rulec, Said

PACKS = Path(__file__).parents[1] / "packs"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(PACKS / "orchard", tmp_path / "rules/orchard")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("RULEC_CACHE", raising=False)
    return tmp_path


@pytest.fixture
def rulec(capfd: pytest.CaptureFixture[str]) -> Rulec:
    def run(*words: str) -> Said:
        capfd.readouterr()
        code = main(list(words))
        said = capfd.readouterr()
        return Said(code, said.out, said.err)

    return run
