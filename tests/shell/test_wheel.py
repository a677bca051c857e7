"""The wheel: grammar, schemas and packs are inside, and work in a folder that knows nothing of the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

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
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, copy / name)
    readme = ROOT / "README.md"
    (copy / "README.md").write_text(readme.read_text(encoding="utf-8") if readme.exists() else "rulec\n")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    run(*pip, "--no-deps", "--no-build-isolation", "--no-index", "-w", folder / "dist", copy, cwd=folder)
    [found] = (folder / "dist").glob("*.whl")
    return found


def test_every_pack_is_on_the_path_of_an_editable_installation() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = project["tool"]["hatch"]["build"]["dev-mode-dirs"]
    assert folders == ["src", *(f"generated/{name}/python" for name in PACKS)]


def test_the_wheel_holds_what_is_needed(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"rulec/_data/grammar/rulec.lark", "rulec/_data/schemas/pack.schema.json", "rulec/py.typed"}
    wanted.add("rulec/_data/docs/errors/R0210.md")
    wanted.add("rulec/_data/grammar/tables.bin")
    for pack in PACKS:
        sources = [path for path in sorted((ROOT / "rules" / pack).rglob("*")) if path.is_file()]
        for path in sources:
            inside = f"rulec_packs/{pack}/_rules/{path.relative_to(ROOT / 'rules' / pack).as_posix()}"
            assert zipfile.ZipFile(wheel).read(inside) == path.read_bytes()
        wanted |= {f"rulec_packs/{pack}/{name}" for name in ("__init__.py", "py.typed", "_rules/pack.yaml")}
        wanted |= {f"rulec_packs/{pack}/_reference/README.md", f"rulec_packs/{pack}/_js/index.js"}
    assert wanted <= names
    assert "rulec_packs/__init__.py" not in names
    assert not [name for name in names if "__pycache__" in name or name.startswith(("tests", "docs"))]
    templates = {p.name for p in (ROOT / "src").rglob("*.j2")}
    assert templates <= {name.rsplit("/", 1)[-1] for name in names}


def test_it_works_where_no_checkout_is(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    python = tmp_path / "venv/bin/python"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(*pip, "--no-deps", "--no-index", wheel, cwd=tmp_path)
    # the libraries of this environment, without rulec itself if that is installed editable
    libraries = tmp_path / "libraries"
    libraries.mkdir()
    for path in Path(sysconfig.get_paths()["purelib"]).iterdir():
        if not path.name.startswith(("rulec", "_rulec", "__editable__")) and path.suffix != ".pth":
            (libraries / path.name).symlink_to(path)
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "RULEC"))}
    env["PYTHONPATH"] = str(libraries)

    empty = tmp_path / "empty"
    empty.mkdir()
    for pack in PACKS:
        code = f"import rulec_packs.{pack} as p; print(p.__file__); p.PACK"
        assert str(tmp_path / "venv") in run(python, "-c", code, cwd=empty, env=env)
    rulec = tmp_path / "venv/bin/rulec"
    run(rulec, "check", SMALLEST, cwd=empty, env=env)
    assert list(empty.iterdir()) == []
    run(rulec, "build", SMALLEST, "--out", "made", cwd=empty, env=env)
    for pack in (SMALLEST,):
        assert (empty / "made" / pack / "reference/README.md").read_text(encoding="utf-8")
        for made in sorted((empty / "made" / pack).rglob("*.*")):
            there = ROOT / "generated" / pack / made.relative_to(empty / "made" / pack)
            assert made.read_bytes() == there.read_bytes(), f"{made} differs from {there}"
    given = ["agent.level=10", "mission=sabotage", "target.rank=place"]
    words = [word for pair in given for word in ("--given", pair)]
    assert "60%" in run(rulec, "explain", "alamaze", "mission_success", *words, cwd=empty, env=env)
