"""Each fault put in by hand still applies, and some are shown to their tests; `python -m tests.seeded` shows all."""

from __future__ import annotations

import ast
import subprocess
import sys
from random import Random

import pytest

from tests.seeded.by_hand import FAULTS
from tests.seeded.equal import EQUAL
from tests.seeded.mutants import ROOT, files, mutants_of


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_put_in_by_hand_still_applies(name: str) -> None:
    fault = FAULTS[name]
    text = (ROOT / fault.path).read_text(encoding="utf-8")
    assert text.count(fault.old) == 1
    assert fault.new != fault.old
    ast.parse(text.replace(fault.old, fault.new))
    assert [test for test in fault.tests if not (ROOT / test.split("::")[0]).exists()] == []
    assert bool(fault.tests) != bool(fault.equal)


def test_forty_faults_are_put_in_by_hand() -> None:
    assert len(FAULTS) >= 40


def test_faults_are_seen_in_memory_and_in_the_copy() -> None:
    """The last lies outside of all functions, so that only the copy of the checkout shows it."""
    some = ("at once: set twice", "chains: a goal may lie on them", "cases: below is below or equal")
    done = subprocess.run(
        [sys.executable, "-m", "tests.seeded", *some], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.splitlines()[-1:] == ["3 of 3 seen, 0 equal"], done.stdout + done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize("file", Random(1).sample(files(), 6))
def test_mutants_are_programs(file: str) -> None:
    text = (ROOT / file).read_bytes()
    for mutant in mutants_of(file, text):
        assert mutant.of(text) != text
        ast.parse(mutant.of(text))


@pytest.mark.parametrize("file", sorted({key.split(" ")[0] for key in EQUAL}))
def test_mutants_that_are_named_are_still_made(file: str) -> None:
    text = (ROOT / file).read_bytes()
    made = {mutant.told_by_line(text) for mutant in mutants_of(file, text)}
    assert [key for key in EQUAL if key.startswith(f"{file} ") and key not in made] == []
