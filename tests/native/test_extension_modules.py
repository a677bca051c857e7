"""Packages that `rulec build --native` compiles: they say what the plain ones say, and stand beside them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from rulec.driver.native.extension_files import take_away_compiled
from rulec.driver.native.extension_modules import SUFFIX, adapted
from rulec.driver.outputs import present
from tests.shell.projects import project_file

ROOT = Path(__file__).parents[2]
SMALL, LARGE = "paddock", "diplomacy_1971"


class Place(NamedTuple):
    """A copy of rulec with two packs, compiled."""

    folder: Path
    said: str

    def run(self, *words: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
        """A run of Python by which the copy is found first."""
        env = {
            **os.environ,
            "PYTHONPATH": f"{self.folder}/src:{ROOT}",
            "RULEC_TEST_PACKAGES": f"{self.folder}/generated",
            "MYPYC_OPT_LEVEL": "0",  # what is compiled in half the time runs as well
        }
        env |= {"PATH": path} if path is not None else {}
        return subprocess.run([sys.executable, *words], cwd=self.folder, env=env, capture_output=True, encoding="utf-8")

    def modules(self, pack: str) -> list[str]:
        """The extension modules of a package."""
        return sorted(path.name for path in (self.folder / "generated" / pack).rglob(f"*{SUFFIX}"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("native")
    for name in ("src", "grammar", "schemas", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))
    shutil.copytree(ROOT / "rules" / LARGE, folder / "rules" / LARGE)
    shutil.copytree(ROOT / "tests/catalogue" / SMALL, folder / "rules" / SMALL)
    done = Place(folder, "").run("-m", "rulec", "build", "--native")
    assert done.returncode == 0, done.stderr
    yield Place(folder, done.stdout)
    shutil.rmtree(folder)


def test_what_is_compiled_is_told_and_stands_beside_its_sources(place: Place) -> None:
    assert f"{LARGE}: compiled to extension modules" in place.said
    assert f"_movement{SUFFIX}" in place.modules(LARGE)
    sources = {path.stem for path in (place.folder / "generated" / LARGE).rglob("*.py")}
    assert {name.removesuffix(SUFFIX) for name in place.modules(LARGE) if "__mypyc" not in name} <= sources


@pytest.mark.parametrize("pack", [SMALL, LARGE])
def test_answers_breakdowns_and_faults_are_those_of_the_interpreter(place: Place, pack: str) -> None:
    done = place.run("-m", "tests.native.equality", pack, "800", "3")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == f"{pack}: 800 inputs, 0 differences\n"


def test_games_are_the_same_byte_for_byte(place: Place) -> None:
    compiled = place.run("-m", "tests.native.games", LARGE, "2", "11")
    plain = subprocess.run(
        [sys.executable, "-m", "tests.native.games", LARGE, "2", "11"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{ROOT}/src:{ROOT}"}, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert compiled.stderr.startswith(".so")
    assert plain.stderr.startswith(".py")
    assert compiled.stdout == plain.stdout != ""


def test_what_is_in_play_can_be_extended_copied_and_pickled(place: Place) -> None:
    script = """\
import copy, pickle, sys
sys.modules["mypy_extensions"] = None  # nothing of mypy is needed
sys.path.insert(0, "generated/diplomacy_1971/python")
import rulec_packs.diplomacy_1971 as rules
class Own(rules.Power):
    pass
own = Own(name="Gallia", own_people="Gauls", initials="GAL")
own.camp = "village"
power = rules.Power(name="Austria", own_people="Austrians", initials="AUS")
print(isinstance(own, rules.Power), own.name, own.camp)
print(copy.copy(power).name, pickle.loads(pickle.dumps(power)).initials)
print(repr(power).partition(" at ")[0])
from rulec.runtime.faults import DoesNotApply
fault = pickle.loads(pickle.dumps(DoesNotApply("t", "r", "c", "book:1")))
print(type(fault).__name__, fault, fault.column)
"""
    done = place.run("-c", script)
    assert done.stdout.splitlines() == [
        "True Gallia village",
        "Austria AUS",
        "<rulec_packs.diplomacy_1971._kinds.Power object",
        "DoesNotApply does not apply: table `t`, row r, column `c` (book:1) c",
    ], done.stderr


def test_choices_are_written_into_the_code_whatever_else_is_installed(place: Place) -> None:
    script = """\
import sys
sys.path.insert(0, "generated/diplomacy_1971/python")
import rulec_packs.diplomacy_1971 as rules
from rulec_packs.diplomacy_1971 import _board
_board.ARM_ARMY = 7
france = rules.Power(name="France", own_people="French", initials="FRA")
print(rules.arm_of(rules.Piece(owner=france, place=rules.Province(name="Paris"))))
"""
    done = place.run("-c", script)
    assert done.stdout == "0\n", done.stderr


def test_bits_and_sets_at_the_head_of_a_module_are_written_where_they_are_used() -> None:
    source = """\
from __future__ import annotations
_MARK_OLD_BIT: Final = 1 << MARK_OLD
_ANY_OF_1: Final = 1 << MARK_OLD | 1 << MARK_TALL
_ANY_OF_10: Final = (
    1 << MARK_OLD | 1 << MARK_ROUND
    | 1 << MARK_TALL
)
_ONE_OF_1: Final = frozenset((MARK_OLD, MARK_TALL))
_OFF: Final = FLOOR - 1
print(marks & _MARK_OLD_BIT, marks & _ANY_OF_1, marks & _ANY_OF_10, mark in _ONE_OF_1, _OFF)
"""
    words = " ".join(adapted(source, "hill.py").split())
    assert words.endswith(
        " _OFF: Final = FLOOR - 1 "
        "print(marks & (1 << MARK_OLD), marks & (1 << MARK_OLD | 1 << MARK_TALL), "
        "marks & ( 1 << MARK_OLD | 1 << MARK_ROUND | 1 << MARK_TALL ), mark in (MARK_OLD, MARK_TALL), _OFF)"
    )
    assert "frozenset" not in words


def test_a_wheel_of_a_compiled_pack_holds_its_modules_and_those_of_the_runtime(place: Place) -> None:
    written = project_file(SMALL).replace("native = false", "native = true")
    (place.folder / "pyproject.toml").write_text(written, encoding="utf-8")
    done = place.run("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", "dist", ".")
    assert done.returncode == 0, done.stderr
    [wheel] = (place.folder / "dist").glob("*.whl")
    assert wheel.name.startswith(f"{SMALL}_rules-1.0-cp")
    names = {path for path in ZipFile(wheel).namelist() if path.endswith(SUFFIX)}
    assert {f"rulec_packs/{SMALL}/{name}" for name in place.modules(SMALL)} < names
    assert f"rulec/runtime/dice{SUFFIX}" in names
    assert not [name for name in names if LARGE in name]


def test_only_what_changed_is_compiled_and_nothing_old_stays(place: Place) -> None:
    again = place.run("-m", "rulec", "build", "--native")
    assert f"{LARGE}: its extension modules are up to date" in again.stdout
    assert place.run("-m", "rulec", "build", "--check").returncode == 0
    source = next((place.folder / "rules" / SMALL).glob("*.rules"))
    source.write_text(source.read_text(encoding="utf-8").replace("metres", "paces"), encoding="utf-8")
    assert place.modules(SMALL)
    changed = place.run("-m", "rulec", "build", SMALL)
    assert "wrote" in changed.stdout, changed.stderr
    assert place.modules(SMALL) == []
    assert place.modules(LARGE)


def test_where_mypyc_is_not_installed_what_was_compiled_is_used_and_stays(place: Place) -> None:
    before, runtime = place.modules(LARGE), place.folder / "src/rulec/runtime"
    shutil.rmtree(place.folder / ".rulec" / "stamps")  # all is built anew, and comes out as it was

    def bare(*words: str) -> subprocess.CompletedProcess[str]:
        missing = "from importlib import metadata; metadata.version = lambda name: metadata.distribution('no-' + name)"
        return place.run("-c", f"{missing}; from rulec.commands.main import main; raise SystemExit(main({[*words]}))")

    assert bare("build", LARGE).returncode == 0
    assert place.modules(LARGE) == before
    assert list(runtime.glob(f"_native_*{SUFFIX}"))
    refused = bare("build", LARGE, "--native")
    assert (refused.returncode, "pip install rulec[native]" in refused.stderr) == (1, True), refused.stderr
    assert place.modules(LARGE) == before


def test_without_a_compiler_it_is_said_and_nothing_is_lost(place: Place) -> None:
    before = place.modules(LARGE)
    done = place.run("-m", "rulec", "build", SMALL, "--native", path="/nowhere")
    assert done.returncode == 1
    assert "rulec: no C compiler was found" in done.stderr
    assert place.modules(LARGE) == before


def test_a_runtime_that_changed_is_no_longer_the_compiled_one(place: Place) -> None:
    runtime = place.folder / "src/rulec/runtime"
    assert list(runtime.glob(f"*{SUFFIX}"))
    support = runtime / "support.py"
    support.write_text(support.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert place.run("-m", "rulec", "build", SMALL).returncode == 0
    assert not list(runtime.rglob(f"*{SUFFIX}"))
    path = f"import sys; sys.path.insert(0, 'generated/{LARGE}/python')"
    script = f"{path}; import rulec_packs.{LARGE} as rules; rules.movement"
    alone = place.run("-c", script)
    assert "No module named 'rulec.runtime._native_" in alone.stderr  # with no other runtime than its own
    assert place.run("-m", "rulec", "build").returncode == 0
    assert place.modules(LARGE) == []
    assert place.run("-c", script).returncode == 0


def test_what_was_not_compiled_from_a_source_there_is_left_alone(tmp_path: Path) -> None:
    sources, foreign = ("play.py", f"play{SUFFIX}", f"_native_a1{SUFFIX}"), f"speedups{SUFFIX}"
    package = tmp_path / "python" / "rulec_packs" / "p"
    package.mkdir(parents=True)
    for name in (*sources, foreign):
        (package / name).touch()
    assert present(str(tmp_path)) == [f"python/rulec_packs/p/{name}" for name in ("play.py", foreign)]
    take_away_compiled(str(tmp_path))
    assert sorted(each.name for each in package.iterdir()) == ["play.py", foreign]
