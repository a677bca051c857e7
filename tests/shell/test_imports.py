"""Imports point one way: base <- syntax, tables <- sema <- ir <- backends <- driver <- commands.

Looked for in the syntax trees of all modules, so an import inside a function counts as well. The runtime, which
games use without the compiler, imports nothing of it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
MODULES = sorted((SRC / "rulec").rglob("*.py"))
MAY_IMPORT = {
    "runtime": set(),
    "base": set(),
    "syntax": {"base"},
    "tables": {"base"},
    "sema": {"base", "syntax", "tables"},
    "ir": {"base", "syntax", "tables", "sema"},
    "backends": {"base", "syntax", "tables", "sema", "ir"},
    "driver": {"base", "syntax", "tables", "sema", "ir", "backends"},
    "commands": {"base", "syntax", "tables", "sema", "ir", "backends", "driver"},
}
ABOVE_ALL = {"", "__main__"}


def imported(path: Path) -> list[tuple[str, int]]:
    """The modules of rulec that a file imports, with lines; `from x import y` counts as `x.y`."""
    package = list(path.relative_to(SRC).with_suffix("").parts)
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: -node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            found += [(f"{name}.{alias.name}", node.lineno) for alias in node.names]
    return [(name, line) for name, line in found if name == "rulec" or name.startswith("rulec.")]


def layer(parts: list[str]) -> str:
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(SRC / "rulec")))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(SRC).with_suffix("").parts
    if len(own) == 2:  # rulec/__init__.py and rulec/__main__.py
        return
    mine = own[1]
    assert mine in MAY_IMPORT, f"{path} stands in a folder that no rule speaks of"
    for name, line in imported(path):
        other = layer(name.split("."))
        if not other:
            assert name in ("rulec.__version__",), f"{path}:{line} imports {name}"
            continue
        allowed = {mine, *MAY_IMPORT[mine]} | ({"runtime"} if mine != "base" else set())
        assert other in allowed, f"{path}:{line}: {mine} may not import {name}"


def test_the_runtime_imports_nothing_of_the_compiler() -> None:
    for path in sorted((SRC / "rulec/runtime").rglob("*.py")):
        for name, line in imported(path):
            assert layer(name.split(".")) == "runtime", f"{path}:{line} imports {name}"


def test_packages_are_printed_from_the_lowered_program_alone() -> None:
    backends = SRC / "rulec/backends"
    for path in sorted([*(backends / "python").rglob("*.py"), *(backends / "javascript").rglob("*.py")]):
        for name, line in imported(path):
            assert layer(name.split(".")) != "sema", f"{path}:{line} imports {name}"


HEAVY = ("lark", "yaml", "jsonschema", "jsonschema_rs", "jinja2")


def loaded_by(code: str) -> set[str]:
    """The modules that are loaded in a new interpreter after some code."""
    script = f"import sys\nsys.path.insert(0, {str(SRC)!r})\n{code}\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split("\n"))


@pytest.mark.parametrize(
    "code",
    ["import rulec.runtime", "import rulec.commands.main", "import rulec.commands.build", "import rulec.base.codes"],
)
def test_nothing_heavy_is_loaded(code: str) -> None:
    assert not loaded_by(code) & set(HEAVY)


def test_the_runtime_loads_nothing_of_the_compiler() -> None:
    found = {name for name in loaded_by("import rulec.runtime") if name.startswith("rulec.")}
    assert all(name.startswith("rulec.runtime") for name in found)


def test_no_imports_go_in_a_circle() -> None:
    """Those for types alone and those inside functions count as well."""
    modules = {_dotted(path): path for path in MODULES}
    graph: dict[str, set[str]] = {}
    for name, path in modules.items():
        found = {full if full in modules else full.rpartition(".")[0] for full, _ in imported(path)}
        graph[name] = (found & modules.keys()) - {name}
    while ends := {name for name, used in graph.items() if not used & graph.keys()}:
        for name in ends:
            del graph[name]
    assert {name: sorted(used & graph.keys()) for name, used in graph.items()} == {}


SAME_IDEA = {
    "acts", "answers", "call_graph", "chapters", "clauses", "conditions", "coverage", "declarations", "dice",
    "examples",
    "expressions", "functions", "geometry", "kinds", "machines", "maps", "messages", "odds", "orders", "overrides",
    "pack_data", "processes", "prompts", "reachability", "reasons", "rolls", "rows", "sheets", "solves", "statements",
    "tables", "tallies", "turn", "uses", "values", "views", "visibility", "vocabulary", "words", "world",
    "world_queries",
}  # fmt: skip
"""What several stages have a part of: each has it in a module of that name."""


def test_modules_of_different_ideas_have_different_names() -> None:
    names = [path.stem for path in MODULES if path.stem not in ("__init__", "__main__")]
    assert {name for name in names if names.count(name) > 1} - SAME_IDEA == set()


def _dotted(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
