"""Each fault put in by hand still applies; `python -m tests.seeded` shows each to the tests named for it."""

from __future__ import annotations

import ast
from random import Random

import pytest

from tests.seeded.by_hand import FAULTS
from tests.seeded.mutants import ROOT, files, mutants_of


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_put_in_by_hand_still_applies(name: str) -> None:
    fault = FAULTS[name]
    text = (ROOT / fault.path).read_text(encoding="utf-8")
    assert text.count(fault.old) == 1
    assert fault.new != fault.old
    ast.parse(text.replace(fault.old, fault.new))
    assert [test for test in fault.tests if not (ROOT / test.split("::")[0]).exists()] == []
    assert fault.tests


def test_forty_faults_are_put_in_by_hand() -> None:
    assert len(FAULTS) >= 40


@pytest.mark.parametrize("file", Random(1).sample(files(), 12))
def test_mutants_are_programs(file: str) -> None:
    text = (ROOT / file).read_bytes()
    for mutant in mutants_of(file, text):
        assert mutant.of(text) != text
        ast.parse(mutant.of(text))
