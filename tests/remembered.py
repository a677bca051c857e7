"""Parsed files and compiled packs that tests share.

Within a process each file of a pack is parsed once, as long as its text is the same; what an earlier run of `rulec` or
of another process has parsed is taken from the checkout's cache. A pack of the repository is compiled once for all
processes: the first one that asks stores it under `.pytest_cache`, by a hash of the sources and of the compiler.
"""

from __future__ import annotations

import gc
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver import cache as stored_trees
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import Shelf
from rulec.driver.parse_cache import Trees

ROOT = Path(__file__).parents[1]
RULES = ROOT / "rules"
STORED = ROOT / ".pytest_cache" / "compiled"
T = TypeVar("T")


class Remembered(Trees):
    """Trees are frozen, so those of files without a diagnostic may be had again; of `most` files, the latest ones."""

    def __init__(self, stored: stored_trees.Cache | None = None, most: int = 10_000) -> None:
        super().__init__(stored, stored_trees.parser_hash if stored is not None else "")
        self.most = most
        self._known: dict[tuple[str, str, str, str], Any] = {}

    def get(self, sort: str, source: Source, name: str, report: Report, parse: Callable[[], T | None]) -> T | None:
        key = (sort, source.path, name, source.text)
        if key in self._known:
            return self._known.setdefault(key, self._known.pop(key))  # type: ignore[no-any-return]
        before = len(report.found)
        parsed = super().get(sort, source, name, report, parse)
        if parsed is not None and len(report.found) == before:
            self._known[key] = parsed
            if len(self._known) > self.most:
                del self._known[next(iter(self._known))]
        return parsed


SHARED = Remembered(most=40)
"""For small packs of which one file is another in each test: what they share stays."""
TREES = Remembered(stored_trees.Cache(stored_trees.folder_for([(str(RULES), "")])))
"""For the packs of the repository."""


@cache
def compiled(name: str, folder: Path = RULES) -> Compiled:
    """Return a pack of the repository without its outputs, the same for all tests of a process. It lies in `folder`,
    its parents there or in `rules`."""
    if folder != RULES:
        return _compiled(name, folder)
    STORED.mkdir(parents=True, exist_ok=True)
    stored = STORED / f"{name}-{_hash_of_all()}.pickle"
    with open(STORED / f"{name}.lock", "w") as lock:
        # Compiling Alamaze takes ten seconds: processes that ask at the same time wait for the first.
        flock(lock, LOCK_EX)
        if not stored.is_file():
            for old in STORED.glob(f"{name}-*"):
                old.unlink()
            made = _compiled(name, folder)
            being_written = stored.with_suffix(f".{os.getpid()}")
            with _deep():
                being_written.write_bytes(pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
            being_written.replace(stored)
            return made
    with _deep():
        found = pickle.loads(stored.read_bytes())
    assert isinstance(found, Compiled)
    return found


def _compiled(name: str, folder: Path) -> Compiled:
    report = Report()
    shelf = Shelf([(str(folder), ""), *([(str(RULES), "")] if folder != RULES else [])])
    files = shelf.get(name, report)
    assert files is not None, name
    made = compile_pack(files, report, find=shelf.parent, backends=(), verify=True, trees=TREES)
    assert made is not None, [f"{d.code} {d.headline}: {d.primary.span}" for d in report.found]
    return made


@cache
def _hash_of_all() -> str:
    """Return a hash of the compiler and of all packs, any of which may be a parent."""
    total = sha256(stored_trees.own_hash().encode())
    for path in sorted(path for path in RULES.rglob("*") if path.is_file()):
        data = path.read_bytes()
        total.update(f"{path.relative_to(RULES).as_posix()}\0{len(data)}\0".encode())
        total.update(data)
    return total.hexdigest()[:32]


@contextmanager
def _deep() -> Iterator[None]:
    """Let values refer to each other in long chains, and let no search for garbage begin among millions of them."""
    limit, collected = sys.getrecursionlimit(), gc.isenabled()
    sys.setrecursionlimit(max(limit, 20_000))
    gc.disable()
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
        if collected:
            gc.enable()


def lend(folder: Path) -> None:
    """Puts what has been parsed of the packs into another cache, for tests of what comes after parsing."""
    lend_grammar(folder)
    known = stored_trees.folder_for([(str(RULES), "")])
    for sort in ("modules", "tables", "texts"):
        if known is not None and (there := Path(known, sort)).is_dir():
            shutil.copytree(there, folder / sort, ignore=shutil.ignore_patterns("*.*"), dirs_exist_ok=True)


def lend_grammar(folder: Path) -> None:
    """Puts the tables of the grammar into another cache: building them takes longer than most commands do."""
    known, tables = stored_trees.folder_for([(str(RULES), "")]), folder / "grammar" / TREES.own[:40]
    if known is not None and not tables.exists() and (there := Path(known, "grammar", tables.name)).is_file():
        tables.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(there, tables)
