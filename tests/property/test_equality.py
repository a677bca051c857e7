"""CI's part of `python -m tests.long interpreter`: 2,000 inputs a pack, and some for every construct; and of
`python -m tests.backends_javascript`, on packs that are compiled here anyway: one input for each function."""

from __future__ import annotations

import pytest

from rulec.backends import javascript
from rulec.backends.python import emit
from tests.backends_javascript import comparing
from tests.backends_vectorized import comparing as columns
from tests.catalogue.manor import compile_with
from tests.chance.packs import compiled as rolls
from tests.constructs.reading import CASES
from tests.property.equality import ROOT, compiled_pack, differences, packs, run

PACKS = packs()


@pytest.mark.parametrize("at", range(len(PACKS)), ids=[name for _, name in PACKS])
def test_interpreter_and_python_agree(at: int) -> None:
    assert list(differences(compiled_pack(*PACKS[at]), 2000, seed=1971)) == []


@pytest.mark.parametrize("at", range(len(PACKS)), ids=[name for _, name in PACKS])
def test_python_and_javascript_agree(at: int) -> None:
    compiled = compiled_pack(*PACKS[at])
    assert list(comparing.differences(compiled, comparing.size(compiled), seed=1971)) == []


@pytest.mark.parametrize("at", range(len(PACKS)), ids=[name for _, name in PACKS])
def test_python_and_its_columns_agree(at: int) -> None:
    assert list(columns.differences(compiled_pack(*PACKS[at]), 5, seed=1971)) == []


def test_a_fault_in_emitted_javascript_is_noticed() -> None:
    """A sign turned round in the plain function, in its twin, and in a condition."""
    compiled = compiled_pack(ROOT / "tests" / "catalogue", "manor")
    files = javascript.emit(compiled.program)
    for script, old, new in (
        ("rules_standard.js", "value + 5", "value - 5"),
        ("why_standard.js", "value + 5", "value - 5"),
        ("why_standard.js", "notes.push([2, 5])", "notes.push([2, 6])"),
        ("why_standard.js", "if (!(guard.level > 8)) return 0", "if (!(guard.level > 7)) return 0"),
    ):
        assert old in files[script], files[script]
        broken = {**files, script: files[script].replace(old, new)}
        assert list(comparing.differences(compiled, 200, seed=3, files=broken)) != [], old


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_they_agree_on_every_construct(case) -> None:
    compiled, report = compile_with(case.files, parent=case.parent)
    assert compiled is not None, [d.headline for d in report.found]
    assert list(differences(compiled, 60, seed=7)) == []
    assert list(columns.differences(compiled, 12, seed=7)) == []


def test_a_fault_in_emitted_code_is_noticed() -> None:
    """The check is worth something: it sees a sign turned round in the plain code, and one in the twin."""
    compiled = compiled_pack(ROOT / "tests" / "catalogue", "manor")
    files = emit(compiled.program)
    for module in ("standard.py", "standard_why.py"):
        path = f"rulec_packs/manor/{module}"
        assert "value += 5" in files[path], files[path]
        broken = {**files, path: files[path].replace("value += 5", "value -= 5")}
        assert list(differences(compiled, 400, seed=3, files=broken)) != []


def test_they_throw_the_same_dice() -> None:
    assert list(differences(rolls(), 1200, seed=1971)) == []


def test_a_throw_out_of_turn_is_noticed() -> None:
    """Also one that only shifts what is thrown after it."""
    files = emit(rolls().program)
    for module in ("case_.py", "case_why.py"):
        path = f"rulec_packs/manor/{module}"
        assert "    cloud = " in files[path], files[path]
        broken = {**files, path: files[path].replace("    cloud = ", "    dice.throw('storm.idle', 6)\n    cloud = ")}
        assert list(differences(rolls(), 200, seed=3, files=broken)) != []


def test_the_long_form_says_what_it_did() -> None:
    assert run(20, 1).startswith("interpreter and emitted Python agree: ")
