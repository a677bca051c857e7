"""The emitted package as a whole: what it imports, that it is typed, lazy, the same bytes, and safe from its texts."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

from rulec.backends.python import emit
from rulec.backends.python.spelling import RESERVED, Names, comment, docstring, identifier, literal
from rulec.base.diagnostics import Report
from rulec.ir.lower.program import lower
from tests.catalogue.manor import compile_with
from tests.ir.ground import GROUND, STEPS, model
from tests.memory_loader import load

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = 'A"""\'\'\'\nimport os\r\nos.abort()  \\" {x!r} \u202e\u2028 # ${HOME} `id` \x00é'


@lru_cache(maxsize=1)
def ground() -> dict[str, str]:
    """The emitted ground."""
    return emit(lower(model(), Report()))


def hostile() -> dict[str, str]:
    """The manor with a text that tries to leave its string, wherever YAML lets one stand."""
    escaped = HOSTILE.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    escaped = escaped.replace("\u202e", "\\u202e").replace("\u2028", "\\u2028").replace("\x00", "\\0")
    table = STEPS.replace('title: "Steps"', f'title: "{escaped}"')
    book = f'  book: {{title: "{escaped}", file: manor.txt}}\n'
    pack = f'name: manor\ntitle: "{escaped}"\nversion: 0.1.0\ndocuments:\n{book}'
    made, report = compile_with({"case.rules": GROUND, "tables/steps.yaml": table, "pack.yaml": pack})
    if made is None:  # what the loader refuses cannot reach Python; then only the strings without it are tried
        assert report.failed
        return hostile_model()
    return emit(made.program)


def hostile_model() -> dict[str, str]:
    """The same, put into the model behind the loader's back."""
    from dataclasses import replace

    from rulec.sema.model import Words

    clean = model()
    text = Words((HOSTILE,), span=clean.quantities["pay"].span)
    documents = {key: replace(one, title=HOSTILE) for key, one in clean.documents.items()}
    tables = {key: replace(table, title=HOSTILE) for key, table in clean.tables.items()}
    enums = {
        key: replace(e, label=text, members=tuple(replace(m, title=HOSTILE) for m in e.members))
        for key, e in clean.enums.items()
    }
    kinds = {key: replace(kind, label=text) for key, kind in clean.kinds.items()}
    steps = tuple(
        replace(step, contributions=tuple(replace(c, label=text) for c in step.contributions))
        for step in clean.quantities["pay"].steps
    )
    quantities = {**clean.quantities, "pay": replace(clean.quantities["pay"], label=text, steps=steps)}
    records = {key: tuple(replace(r, title=HOSTILE) for r in rs) for key, rs in clean.records.items()}
    changed = replace(
        clean, title=HOSTILE, documents=documents, tables=tables, enums=enums, kinds=kinds, quantities=quantities,
        records=records, version=HOSTILE, hash=HOSTILE,
    )  # fmt: skip
    return emit(lower(changed, Report()))


def shape(files: dict[str, str]) -> dict[str, str]:
    """The trees of all modules with texts and comments left out."""
    found: dict[str, str] = {}
    for path, text in files.items():
        if path.endswith(".py"):
            tree = ast.parse(text)
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    node.value = ""
                if isinstance(node, ast.JoinedStr):
                    node.values = []
            found[path] = ast.dump(tree)
    return found


def test_texts_of_a_pack_never_become_code() -> None:
    files = hostile_model()
    assert shape(files) == shape(ground())
    assert all(text.isascii() for text in files.values())
    for path, text in files.items():
        assert "\r" not in text, path
        assert "os.abort" not in "".join(line for line in text.splitlines() if line.startswith(("import", "os")))
    with load(files, lower(model(), Report())) as package:
        assert package.package.PACK.title == HOSTILE


def test_hostile_yaml_is_refused_or_harmless() -> None:
    assert all(compile(text, path, "exec") for path, text in hostile().items() if path.endswith(".py"))


def test_imports_and_calls_are_known() -> None:
    allowed = {
        "__future__",
        "bisect",
        "collections.abc",
        "typing",
        "importlib",
        "rulec.runtime",
        "rulec.runtime.game.shape",
    }
    for path, text in ground().items():
        if not path.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(text)):
            assert not isinstance(node, ast.Import), path
            if isinstance(node, ast.ImportFrom):
                assert node.level == 1 or node.module in allowed, (path, node.module)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("eval", "exec", "open", "compile", "__import__"), path


def test_only_names_that_are_used_are_imported() -> None:
    for path, text in ground().items():
        if not path.endswith(".py") or path.endswith("__init__.py"):
            continue
        tree = ast.parse(text)
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module != "__future__":
                for name in node.names:
                    in_text = text.count(name.name) > 1  # annotations are names only when they are not strings
                    assert (name.asname or name.name) in used or in_text, (path, name.name)


def test_lines_are_tidy() -> None:
    for path, text in ground().items():
        for number, line in enumerate(text.splitlines(), 1):
            assert line == line.rstrip(), (path, number)
            assert "\t" not in line
            if not line.lstrip().startswith(("Label(", '"""', "#", "raise ")):
                assert len(line) <= 120, (path, number, line)


def test_the_same_bytes_under_any_hash_seed(tmp_path: Path) -> None:
    script = (
        "import hashlib, sys\n"
        "from tests.backends_python.test_package import ground\n"
        "print(hashlib.sha256(repr(sorted(ground().items())).encode()).hexdigest())\n"
    )
    found = set()
    for seed in ("0", "1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{ROOT}/src:{ROOT}"}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1


def test_the_package_is_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    for path, text in ground().items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--namespace-packages", "--explicit-package-bases", "."],
        cwd=tmp_path, env={**os.environ, "MYPYPATH": f"{tmp_path}:{ROOT}/src"}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_importing_loads_only_what_is_asked_for(tmp_path: Path) -> None:
    for path, text in ground().items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    script = (
        "import sys\n"
        "import rulec_packs.manor as m\n"
        "here = lambda: sorted(n.rsplit('.', 1)[1] for n in sys.modules if n.startswith('rulec_packs.manor.'))\n"
        "print(here())\n"
        "m.PACK.version, m.SORT_KEEN\n"
        "print(here())\n"
        "m.wage, m.PACK.source_of(m.wage)\n"
        "print(here())\n"
        "print(m.PACK.source_of('pay'), 'lark' in sys.modules, 'yaml' in sys.modules, 'jinja2' in sys.modules)\n"
        "print('rulec.ir' in sys.modules, 'rulec.sema' in sys.modules)\n"
    )
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{ROOT}/src"}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    first, second, third, place, compiler = done.stdout.splitlines()
    assert first == "[]"
    assert second == "['_choices', '_meta']"
    assert third == "['_choices', '_kinds', '_meta', '_sources', '_tables', 'standard']"
    assert place.startswith("('rules/manor/case.rules', 1)")
    assert place.endswith("False False False")
    assert compiler == "False False"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with load(ground(), lower(model(), Report())) as package, pytest.raises(AttributeError):
        package.package.nobody  # noqa: B018


@pytest.mark.parametrize(
    ("text", "name"),
    [("class", "class_"), ("match", "match_"), ("print", "print_"), ("__init__", "n__init__"), ("2d", "n_2d"),
     ("a b;import os", "a_b_import_os"), ("ﬁne", "fine"), ("", "n_"), ("quotient", "quotient_"), ("é", "_")],
)  # fmt: skip
def test_names(text: str, name: str) -> None:
    found = identifier(text)
    assert found.isidentifier()
    assert found.isascii()
    assert found not in RESERVED
    if text != "é":
        assert found == name


def test_names_are_unlike() -> None:
    names = Names()
    assert [names.give(i, "a b") for i in range(3)] == ["a_b", "a_b_", "a_b_2"]


def test_texts() -> None:
    assert eval(literal(HOSTILE)) == HOSTILE
    assert "\n" not in comment(HOSTILE)
    assert len(comment(HOSTILE).splitlines()) == 1
    source = "\n".join(docstring([HOSTILE, HOSTILE]))
    tree = ast.parse(source)
    assert len(tree.body) == 1


HALVES = """\
kind Treat, treats listed "treat"
    share: number = 1 "share"

treat apple "Apple"
    share: 1/2
    cites book "Pay" 1

treat pear "Pear"
    share: 3
    cites book "Pay" 1
"""


def test_columns_that_are_counted_in_parts_say_so() -> None:
    made, report = compile_with({"case.rules": HALVES}, backends=("python",))
    assert made is not None, [found.headline for found in report.found]
    tables = made.outputs["python/rulec_packs/manor/_tables.py"].decode()
    assert "# Treat.share (counted in 1/2)\nTREAT_SHARE: Final[tuple[int, ...]] = (1, 6)" in tables
    whole, _ = compile_with({"case.rules": HALVES.replace("1/2", "2")}, backends=("python",))
    assert whole is not None
    assert "# Treat.share\n" in whole.outputs["python/rulec_packs/manor/_tables.py"].decode()


def test_all_entries_of_a_kind_have_a_name() -> None:
    """A rule that looks at each of hundreds of entries does not list them again."""
    rules = """kind Herb, herbs listed "herb"
    bite: number = 0 "bite"

herb sage "Sage"
    cites book "A" 1
    bite: 2

herb rue "Rue"
    cites book "A" 1
    bite: 5

quantity sharp(least: number) -> number "Sharp herbs"
    cites book "A" 1
    base count(each h in herbs where h.bite >= least)
"""
    made, report = compile_with({"case.rules": rules})
    assert made is not None, [each.headline for each in report.found]
    files = emit(made.program)
    module = next(text for path, text in files.items() if "def sharp" in text)
    assert "for h in EVERY_HERB if" in module
    assert "HERB_RUE" not in module
    with load(files, made.program) as loaded:
        package = loaded.package
        assert package.EVERY_HERB == (package.HERB_SAGE, package.HERB_RUE)
        assert [package.sharp(least) for least in (2, 3, 6)] == [2, 1, 0]
