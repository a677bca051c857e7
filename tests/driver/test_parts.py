"""Parts of compiled packs: what is kept is what is read again, and what is damaged or out of date is not read."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.base.records import fields
from rulec.base.spans import Source, Span
from rulec.commands.common.compiling import Packs
from rulec.commands.main import main
from rulec.driver import cache as caches
from rulec.driver.cache import Cache
from rulec.driver.compile import Compiled
from rulec.driver.parts import codec, store
from rulec.driver.parts.codec import LeftOut, NotStored, Reader, Writer
from tests.remembered import TREES

PACKS = Path(__file__).parents[1] / "packs"
ROOTS = [("rules", "")]
GIVEN = ("picker.practice=3", "fruit=apple", "weather=hail")
ASKED = ["explain", "orchard", "harvest", *(word for pair in GIVEN for word in ("--given", pair))]
OFFSETS = 40


def again(value: object) -> Any:
    writer = Writer()
    lines = [line.encode() for line in writer.lines(value)]
    return Reader(lines, writer.sources.__getitem__).unit(0)


def differing(one: Any, two: Any, path: str = "") -> str:
    """Where two values differ, places and classes included; empty where nowhere. What is left out is passed over."""
    if two.__class__ is LeftOut:
        return ""
    if isinstance(one, Mapping):
        if list(one) != list(two):
            return f"{path}: keys"
        return next((d for key in one if (d := differing(one[key], two[key], f"{path}[{key!r}]"))), "")
    if one.__class__ is not two.__class__:
        return f"{path}: {one.__class__} and {two.__class__}"
    if isinstance(one, tuple):
        if len(one) != len(two):
            return f"{path}: length"
        return next((d for i, x in enumerate(one) if (d := differing(x, two[i], f"{path}.{i}"))), "")
    if hasattr(one, "__record__") and not isinstance(one, (Span, Source)):
        named = (f.name for f in fields(one) if f.init)
        return next((d for n in named if (d := differing(getattr(one, n), getattr(two, n), f"{path}.{n}"))), "")
    return "" if one == two else f"{path}: {one!r} and {two!r}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("orchard",):
        shutil.copytree(PACKS / name, tmp_path / "rules" / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("RULEC_CACHE", raising=False)
    return tmp_path


def kept(folder: Path) -> tuple[Compiled, Cache]:
    """The orchard, compiled and kept."""
    cache = Cache(caches.folder_for(ROOTS))
    packs = Packs(ROOTS, cache)
    packs.trees = TREES
    made = packs.compiled("orchard", Report(), ())
    assert made is not None
    packs.keep(made)
    return made, cache


def entry(folder: Path) -> Path:
    (found,) = (folder / ".rulec" / store.SORT).iterdir()
    return found


def test_all_that_is_kept_is_read_again(folder: Path) -> None:
    made, cache = kept(folder)
    found = store.stored(cache, "orchard", ROOTS)
    assert found.said == ""
    assert found.made is not None
    assert differing(made.program, found.made.program) == ""
    assert differing(made.model, found.made.model) == ""
    assert differing(made.context.symbols, found.made.context.symbols) == ""
    assert list(made.model.function_names) == list(found.made.model.function_names)
    assert found.made.packs == made.packs


def test_what_is_left_out_says_so_however_it_is_asked(folder: Path) -> None:
    _, cache = kept(folder)
    found = store.stored(cache, "orchard", ROOTS).made
    assert found is not None
    for ask in (len, list, bool, lambda left: "x" in left, lambda left: left["x"], lambda left: left.name):
        with pytest.raises(NotStored):
            ask(found.model.book)


@dataclass(frozen=True)
class Foreign:
    """No class of a model."""


@pytest.mark.parametrize("value", [Foreign(), [1], 1.5, b"x", object()])
def test_a_value_of_another_class_is_an_error(value: object) -> None:
    with pytest.raises(TypeError, match="no form"):
        Writer().lines(((value,),))


def test_plain_values_come_back_as_they_were() -> None:
    deep = {"a": {("k", 1): (1, None, True, "ü\n")}, "b": {"x": "y"}, "c": frozenset(("p", "q")), "d": {"r", "s"}}
    found = again((deep, deep))
    assert {key: dict(value) if isinstance(value, Mapping) else value for key, value in found[0].items()} == deep
    assert found[0]["c"].__class__ is frozenset


def test_a_number_of_no_class_is_refused() -> None:
    with pytest.raises(IndexError):
        Reader([b"[99999]"], {}.__getitem__).unit(0)
    with pytest.raises(ValueError, match="-99"):
        Reader([b"[-99]"], {}.__getitem__).unit(0)


def test_every_class_has_its_own_number() -> None:
    names = [(shape[0].__module__, shape[0].__name__) for shape in codec.shapes()]
    assert len(set(names)) == len(names) > 200


# ---- damaged, of another state -------------------------------------------------------------------
def test_a_damaged_byte_is_noticed_and_said(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    kept(folder)
    assert main(ASKED) == 0
    right = capfd.readouterr()
    assert right.err == ""
    path = entry(folder)
    good = path.read_bytes()
    cache = Cache(caches.folder_for(ROOTS))
    chance = random.Random(1)
    for at in [0, 40, 41, len(good) - 1, *(chance.randrange(len(good)) for _ in range(OFFSETS))]:
        path.write_bytes(good[:at] + bytes([good[at] ^ 1 << chance.randrange(8)]) + good[at + 1 :])
        found = store.stored(cache, "orchard", ROOTS)
        assert found.made is None
        assert "damaged" in found.said
        path.write_bytes(good[:at])
        assert store.stored(cache, "orchard", ROOTS).made is None
    assert main(ASKED) == 0
    said = capfd.readouterr()
    assert said.out == right.out
    assert said.err == "rulec: orchard: what was built for questions is damaged; it is compiled for this answer\n"
    assert main(ASKED) == 0  # what was compiled is kept in its place
    assert capfd.readouterr() == right


def test_another_state_of_rulec_compiles_and_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    kept(folder)
    monkeypatch.setattr(caches, "compiler_hash", lambda: "another")
    assert main(ASKED) == 0
    assert "of another version of rulec; it is compiled" in capfd.readouterr().err


@pytest.mark.parametrize("change", ["rules", "added", "beside"])
def test_changed_sources_are_compiled(folder: Path, change: str) -> None:
    _, cache = kept(folder)
    rules = next((folder / "rules/orchard").rglob("*.rules"))
    before = rules.stat()
    if change == "rules":
        text = rules.read_text().replace("5", "6", 1)
        rules.write_text(text)
        os.utime(rules, ns=(before.st_atime_ns, before.st_mtime_ns))  # times tell nothing
    elif change == "added":
        (folder / "rules/orchard/more.rules").write_text('constant more = 5 "More"\n')
    else:
        (folder / "rules/orchard/notes.txt").write_text("")
    assert store.stored(cache, "orchard", ROOTS) == store.Found()


def test_what_cannot_be_written_leaves_the_old_entry_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(folder)
    good = entry(folder).read_bytes()

    def killed(source: object, target: object) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "replace", killed)
    kept(folder)
    assert entry(folder).read_bytes() == good


def test_without_a_folder_nothing_is_kept_and_questions_are_answered(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "taken").write_text("")
    monkeypatch.setenv("RULEC_CACHE", str(folder / "taken"))  # a file: nothing can be written below it
    assert main(ASKED) == 0
    said = capfd.readouterr()
    assert said.err == ""
    assert said.out.startswith("harvest = ")


def test_a_question_goes_on_to_the_compiler_where_a_part_is_left_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    kept(folder)
    assert main(ASKED) == 0
    right = capfd.readouterr()
    real = store.compiled

    def poorer(*given: Any) -> Compiled:
        made = real(*given)
        object.__setattr__(made.model, "documents", codec.LEFT_OUT)  # asked for after much is printed
        return made

    monkeypatch.setattr(store, "compiled", poorer)
    assert main(ASKED) == 0
    assert capfd.readouterr() == right
