"""Packs are built to the bytes that lie in `generated`, as `rulec build --check` sees to for all packs.

pytest does not collect this file by itself; `python -m tests.seeded` shows faults to it as to any other test.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import Shelf
from tests.remembered import RULES, TREES

GENERATED = Path(__file__).parents[2] / "generated"


@pytest.mark.parametrize("name", ["middle_earth_x", "diplomacy_1971", "middle_earth_engulfed"])
def test_a_pack_is_built_as_before(name: str) -> None:
    report, shelf = Report(), Shelf([(str(RULES), "")])
    files = shelf.get(name, report)
    assert files is not None
    made = compile_pack(files, report, find=shelf.parent, trees=TREES)
    assert made is not None
    for path, text in made.outputs.items():
        there = (GENERATED / name / path).read_bytes()
        assert (text if isinstance(text, bytes) else text.encode()) == there, path
