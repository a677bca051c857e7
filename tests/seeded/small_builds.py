"""Packs are built to the bytes that lie in `generated`, as `rulec build --check` sees to for all packs.

pytest does not collect this file by itself; `python -m tests.seeded` shows faults to it as to any other test. Printers
are asked about large packs as well; what a build hands to them is computed once, before there is a fault (`warm`).
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from functools import _lru_cache_wrapper, cache
from pathlib import Path

import pytest

from rulec.backends import javascript, python, reference
from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import Shelf
from tests.remembered import RULES, TREES

GENERATED = Path(__file__).parents[2] / "generated"
PRINTERS = {"python": python, "js": javascript, "reference": reference}
ALL = ("alamaze", "diplomacy_1971", "middle_earth_engulfed", "middle_earth_ix", "middle_earth_wargames")


def compiled(name: str, backends: tuple[str, ...] | None = None) -> Compiled:
    """Return a pack of the repository with its outputs."""
    report, shelf = Report(), Shelf([(str(RULES), "")])
    files = shelf.get(name, report)
    assert files is not None
    made = compile_pack(files, report, find=shelf.parent, trees=TREES, backends=backends)
    assert made is not None
    return made


@cache
def handed(name: str) -> dict[str, tuple[object, ...]]:
    """Return what a build hands to each printer."""
    found: dict[str, tuple[object, ...]] = {}

    def emit(*given: object) -> dict[str, str]:
        found["reference"] = given
        return {}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reference, "emit", emit)
        program = compiled(name, ("reference",)).program
    return {**found, "python": (program,), "js": (program,)}


def warm() -> None:
    """Compute what is handed to the printers, and forget what functions remember of it."""
    for name in ALL:
        handed(name)
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith("rulec."):
            each.cache_clear()


@pytest.mark.parametrize("name", ["middle_earth_x", "diplomacy_1971", "middle_earth_engulfed"])
def test_a_pack_is_built_as_before(name: str) -> None:
    same(name, compiled(name).outputs)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("printer", PRINTERS)
def test_a_pack_is_printed_as_before(printer: str, name: str) -> None:
    made = PRINTERS[printer].emit(*handed(name)[printer])
    same(name, {f"{printer}/{path}": text.encode() for path, text in made.items()})


def same(name: str, made: Mapping[str, bytes]) -> None:
    """Compare files with those that lie in `generated`."""
    for path, text in made.items():
        assert (GENERATED / name / path).read_bytes() == text, path
