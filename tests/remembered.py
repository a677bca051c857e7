"""Parsed files for all tests of a process: each file of a pack is parsed once, as long as its text is the same.

What an earlier run of `rulec` or of another process has parsed is taken from the checkout's cache.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver import cache as stored_trees
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import Shelf
from rulec.driver.parse_cache import Trees

RULES = Path(__file__).parents[1] / "rules"
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
    """A pack of the repository without its outputs, for all tests of a process: to compile the largest takes ten
    seconds. It lies in `folder`, its parents there or in `rules`."""
    report = Report()
    shelf = Shelf([(str(folder), ""), *([(str(RULES), "")] if folder != RULES else [])])
    files = shelf.get(name, report)
    assert files is not None, name
    made = compile_pack(files, report, find=shelf.parent, backends=(), verify=True, trees=TREES)
    assert made is not None, [f"{d.code} {d.headline}: {d.primary.span}" for d in report.found]
    return made


def lend(folder: Path) -> None:
    """Puts what has been parsed of the packs into another cache, for tests of what comes after parsing."""
    lend_grammar(folder)
    known = stored_trees.folder_for([(str(RULES), "")])
    for sort in ("modules", "tables"):
        if known is not None and (there := Path(known, sort)).is_dir():
            shutil.copytree(there, folder / sort, ignore=shutil.ignore_patterns("*.*"), dirs_exist_ok=True)


def lend_grammar(folder: Path) -> None:
    """Puts the tables of the grammar into another cache: building them takes longer than most commands do."""
    known, tables = stored_trees.folder_for([(str(RULES), "")]), folder / "grammar" / TREES.own[:40]
    if known is not None and not tables.exists() and (there := Path(known, "grammar", tables.name)).is_file():
        tables.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(there, tables)
