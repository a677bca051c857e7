"""Random and changed sources: there are diagnostics or a pack, in time, and nothing is raised."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.safety import fuzz
from tests.safety.fuzz import run


def test_changed_sources() -> None:
    """In a process of their own, where all memory is that of the compiler."""
    tests = Path(__file__).with_name("changed_sources.py")
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", str(tests)]
    done = subprocess.run(command, cwd=tests.parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "..." in done.stdout  # three of them


def test_a_moment_of_the_long_form() -> None:
    """What `python -m tests.long fuzz` does for an hour, over every construct."""
    found = run(60.0, seed=7, at_most=60)
    assert found.faults == []
    assert found.refused < found.tried


def test_the_long_form_notices_what_is_raised(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(files: Mapping[str, str], name: str) -> tuple[None, None]:
        raise KeyError(name)

    monkeypatch.setattr(fuzz, "compile_files", broken)
    found = run(60.0, seed=7, keep=tmp_path, at_most=2)
    assert ["KeyError" in fault for fault in found.faults] == [True, True]
    assert "KeyError" in (tmp_path / "1" / "fault.txt").read_text("utf-8")


def test_the_long_form_notices_what_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Inside the compiler, where nothing may take the alarm for a fault of its own."""
    monkeypatch.setattr(fuzz, "LONGEST", 0.2)

    def never_done(*_: object) -> None:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            pass

    monkeypatch.setattr("rulec.sema.resolve.resolve_with_context", never_done)
    found = run(60.0, seed=7, at_most=20)
    assert any(fault.partition(": ")[2].startswith("Hung") for fault in found.faults)
    assert found.longest < 5
