"""The wheel: grammar, schemas and packs are inside, and work in a folder that knows nothing of the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement

import rulec
from rulec.base.diagnostics import Report
from rulec.driver.cache import Cache
from rulec.driver.packs import Shelf
from rulec.driver.parts.store import keep, stored
from tests.remembered import compiled
from tests.shell.projects import project_file

ROOT = Path(__file__).parents[2]
PACKS = sorted(path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml"))

SMALLEST = "middle_earth_ix"
"""A pack that extends another: its sources and its parent's are taken from the wheel as those of all packs are."""


def run(*words: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run([str(w) for w in words], cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy of the checkout, so that nothing is left in it."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "checkout"
    for name in ("src", "grammar", "schemas", "docs", "rules", "generated"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    if (ROOT / ".rulec/parts").is_dir():
        shutil.copytree(ROOT / ".rulec/parts", copy / ".rulec/parts")
    keep_parts(copy)
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, copy / name)
    readme = ROOT / "README.md"
    (copy / "README.md").write_text(readme.read_text(encoding="utf-8") if readme.exists() else "rulec\n")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    run(*pip, "--no-deps", "--no-build-isolation", "--no-index", "-w", folder / "dist", copy, cwd=folder)
    [found] = (folder / "dist").glob("*.whl")
    return found


def keep_parts(copy: Path) -> None:
    """Put what questions are answered from into the cache of the copy, where a build of this state of rulec has not
    done so: the hook would compile all packs, which other tests have compiled. That it does, an orchard shows below."""
    where, cache = [(str(ROOT / "rules"), "")], Cache(str(copy / ".rulec"))
    for name in PACKS:
        if stored(cache, name, where).made is None:
            made, report, shelf = compiled(name), Report(), Shelf(where)
            keep(cache, made, [files for each in made.packs if (files := shelf.get(each, report)) is not None])


def test_every_pack_is_on_the_path_of_an_editable_installation() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = project["tool"]["hatch"]["build"]["dev-mode-dirs"]
    assert folders == ["src", *(f"generated/{name}/python" for name in PACKS)]


def test_the_wheel_holds_what_is_needed(wheel: Path) -> None:
    there = zipfile.ZipFile(wheel)
    names = set(there.namelist())
    wanted = {"rulec/_data/grammar/rulec.lark", "rulec/_data/schemas/pack.schema.json", "rulec/py.typed"}
    wanted.add("rulec/_data/docs/errors/R0210.md")
    wanted |= {"rulec/_data/grammar/tables.bin", "rulec/_data/grammar/expressions.bin"}
    wanted |= {f"rulec_packs/{pack}/_parts/{pack}" for pack in PACKS}
    for pack in PACKS:
        sources = [path for path in sorted((ROOT / "rules" / pack).rglob("*")) if path.is_file()]
        for path in sources:
            inside = f"rulec_packs/{pack}/_rules/{path.relative_to(ROOT / 'rules' / pack).as_posix()}"
            assert there.read(inside) == path.read_bytes()
        wanted |= {f"rulec_packs/{pack}/{name}" for name in ("__init__.py", "py.typed", "_rules/pack.yaml")}
        wanted |= {f"rulec_packs/{pack}/_reference/README.md", f"rulec_packs/{pack}/_js/index.js"}
    assert wanted <= names
    assert "rulec_packs/__init__.py" not in names
    assert not [name for name in names if "__pycache__" in name or name.startswith(("tests", "docs"))]
    templates = {p.name for p in (ROOT / "src").rglob("*.j2")}
    assert templates <= {name.rsplit("/", 1)[-1] for name in names}


class Installed(NamedTuple):
    """A folder in which nothing else is to be found, where the wheel was installed."""

    folder: Path
    env: dict[str, str]

    def run(self, name: str, *words: str | Path, cwd: Path | None = None) -> str:
        return run(self.folder / "venv/bin" / name, *words, cwd=cwd or self.folder, env=self.env)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, with the libraries that it asks for where no extra is wanted, and what builds a wheel. What is
    imported is compiled then: most of it is not."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    pip = [sys.executable, "-m", "pip", "--python", folder / "venv/bin/python", "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-compile", "--no-deps", "--no-index", wheel, cwd=folder)
    libraries = folder / "libraries"
    libraries.mkdir()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for name in needed(["pip", *project["project"]["dependencies"], *project["build-system"]["requires"]]):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or ()} - {".."}:
            (libraries / top).symlink_to(Path(str(found.locate_file(top))))
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "RULEC"))}
    return Installed(folder, env | {"PYTHONPATH": str(libraries)})


def needed(wanted: list[str]) -> set[str]:
    """Return the names of the distributions that some requirements ask for, with all that those ask for."""
    found: set[str] = set()
    todo = [Requirement(each) for each in wanted]
    for each in todo:
        if each.name not in found and (each.marker is None or each.marker.evaluate({"extra": ""})):
            found.add(each.name)
            todo += map(Requirement, distribution(each.name).requires or ())
    return found


def test_all_that_needs_no_extra_works_without_any(installed: Installed, tmp_path: Path) -> None:
    """`report --format html` ended in an internal fault, for the test borrowed the libraries of the development."""
    assert not (installed.folder / "libraries/markdown_it").exists()

    def rulec(*words: str) -> str:
        return installed.run("rulec", *words, cwd=tmp_path)

    rulec("new", "diplomacy_1971", "standard", "-o", "a.game")
    (tmp_path / "lines.txt").write_text("player: France\nA Par - Bur\n", encoding="utf-8")
    assert "1 line" in rulec("orders", "a.game", "lines.txt", "--check")
    assert "1 of 1 lines taken" in rulec("orders", "a.game", "lines.txt")
    assert "1 act ordered" in rulec("turn", "a.game")
    assert rulec("report", "a.game").startswith("# The umpire's report, which holds secrets: turn 1")
    assert rulec("report", "a.game", "--player", "France").startswith("# France: turn 1")
    assert "<h1>France: turn 1</h1>" in rulec("report", "a.game", "--player", "France", "--format", "html")
    assert '"player": "France"' in rulec("report", "a.game", "--player", "France", "--format", "json")
    assert "already" in rulec("migrate", "a.game")
    given = ("unit.troop=orcs", "unit.men=15", "raining=yes", "anything_else=no")
    words = [word for pair in given for word in ("--given", pair)]
    assert "7/36" in rulec("odds", "middle_earth_wargames", "morale_reaction", *words)


def answered_without_compiling(installed: Installed, cwd: Path, *words: str) -> str:
    """Return the answer to a question that loads no resolver."""
    code = """
import sys
from rulec.commands.main import main
code = main(sys.argv[1:])
assert "rulec.sema.resolve" not in sys.modules
sys.exit(code)
"""
    return installed.run("python", "-c", code, *words, cwd=cwd)


def test_questions_are_answered_from_the_parts_in_the_wheel(installed: Installed, tmp_path: Path) -> None:
    given = ("agent.level=10", "mission=sabotage", "target.rank=place")
    words = ("alamaze", "mission_success", *(word for pair in given for word in ("--given", pair)))
    assert "60%" in answered_without_compiling(installed, tmp_path, "explain", *words)
    assert "3/5" in answered_without_compiling(installed, tmp_path, "odds", *words)
    assert list(tmp_path.iterdir()) == []


def test_it_works_where_no_checkout_is(installed: Installed, tmp_path: Path) -> None:
    for pack in PACKS:
        code = f"import rulec_packs.{pack} as p; print(p.__file__); p.PACK"
        assert str(installed.folder / "venv") in installed.run("python", "-c", code, cwd=tmp_path)
    installed.run("rulec", "check", SMALLEST, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []
    installed.run("rulec", "build", SMALLEST, "--out", "made", cwd=tmp_path)
    for pack in (SMALLEST,):
        assert (tmp_path / "made" / pack / "reference/README.md").read_text(encoding="utf-8")
        for made in sorted((tmp_path / "made" / pack).rglob("*.*")):
            there = ROOT / "generated" / pack / made.relative_to(tmp_path / "made" / pack)
            assert made.read_bytes() == there.read_bytes(), f"{made} differs from {there}"
    given = ["agent.level=10", "mission=sabotage", "target.rank=place"]
    words = [word for pair in given for word in ("--given", pair)]
    assert "60%" in installed.run("rulec", "explain", "alamaze", "mission_success", *words, cwd=tmp_path)


def test_a_project_of_somebody_else_builds_its_packs_into_its_wheel(installed: Installed, tmp_path: Path) -> None:
    project, empty = tmp_path / "project", tmp_path / "empty"
    shutil.copytree(ROOT / "tests/packs/orchard", project / "rules/orchard")
    (project / "pyproject.toml").write_text(project_file("orchard"), encoding="utf-8")
    empty.mkdir()
    pip = ("-m", "pip", "--disable-pip-version-check")
    installed.run(
        "python", *pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", "dist", project
    )
    [wheel] = (installed.folder / "dist").glob("*.whl")
    assert wheel.name == "orchard_rules-1.0-py3-none-any.whl"
    installed.run("python", *pip, "install", "-q", "--no-deps", "--no-index", wheel)
    where = installed.run("python", "-c", "import rulec_packs.orchard as p; print(p.__file__)", cwd=empty)
    assert str(installed.folder / "venv") in where
    assert "orchard" in installed.run("rulec", "check", "orchard", cwd=empty)
    asked = ("explain", "orchard", "grade", "--given", "score=3")
    assert "grade" in answered_without_compiling(installed, empty, *asked)
    assert f'"rulec=={rulec.__version__}"' in project_file("orchard")

    source = next((project / "rules/orchard").glob("*.rules"))
    source.write_text("quantity", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"error\[R\d+\](.|\n)*the packs of project are not built"):
        installed.run("python", *pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", "dist", project)
