"""Parsed files for all tests of a process: each file of a pack is parsed once, as long as its text is the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.trees import Trees

T = TypeVar("T")


class Remembered(Trees):
    """Trees are frozen, so those of files without a diagnostic may be had again."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[tuple[str, str, str, str], Any] = {}

    def get(self, sort: str, source: Source, name: str, report: Report, parse: Callable[[], T | None]) -> T | None:
        key = (sort, source.path, name, source.text)
        if key in self._known:
            return self._known[key]  # type: ignore[no-any-return]
        before = len(report.found)
        parsed = super().get(sort, source, name, report, parse)
        if parsed is not None and len(report.found) == before:
            self._known[key] = parsed
        return parsed


TREES = Remembered()
