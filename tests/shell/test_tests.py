"""What no test does: assert on a clock, or reach for what is the compiler's own to change."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tests.long.__main__ import FORMS

TESTS = Path(__file__).parents[1]
CLOCKS = {"time", "perf_counter", "monotonic", "process_time"}
ALLOWED = {"_replace", "_asdict", "_fields", "_make"}
"""Names that the standard library gives to named tuples."""


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(TESTS.rglob("*.py")):
        if "generated" not in path.parts:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def test_no_test_asserts_on_a_clock() -> None:
    found: list[str] = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assert):
                calls = [each.func for each in ast.walk(node.test) if isinstance(each, ast.Call)]
                names = {getattr(call, "attr", getattr(call, "id", "")) for call in calls}
                found += [f"{path}:{node.lineno}"] if names & CLOCKS else []
    assert found == []


def test_no_test_reaches_for_names_with_an_underscore() -> None:
    """Faults that are put into the compiler on purpose are put into its inside."""
    found: list[str] = []
    for path, tree in trees():
        if path.name.endswith("_faults.py"):
            continue
        modules: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rulec"):
                named = [(alias.name, alias.asname or alias.name) for alias in node.names]
                modules.update(name for _, name in named if name.islower())
                found += [f"{path}:{node.lineno} {name}" for name, _ in named if name.startswith("_")]
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                is_own = node.attr.startswith("_") and not node.attr.startswith("__") and node.attr not in ALLOWED
                found += [f"{path}:{node.lineno} {node.value.id}.{node.attr}"] if is_own else []
    assert found == []


def test_long_forms_are_those_of_the_page() -> None:
    commands = re.findall(r"`python -m ([\w.]+)(.*?)`", (TESTS / "README.md").read_text(encoding="utf-8"))
    assert [name for name, _ in commands if find_spec(name) is None] == []
    told = {word for name, words in commands if name == "tests.long" for word in words.split()}
    assert told == FORMS.keys() - {"sync", "wording"}  # one is a command of its own; all of the other is in CI


def test_each_folder_of_tests_is_on_the_page() -> None:
    told = set(re.findall(r"`(\w+)`", (TESTS / "README.md").read_text(encoding="utf-8").partition("## Long forms")[0]))
    folders = {path.name for path in TESTS.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders - told == set()
