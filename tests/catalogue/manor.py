"""The small pack `manor`, with one file more: how every page of the error catalogue and every snippet of the
language reference is compiled."""

from __future__ import annotations

from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from tests.remembered import SHARED

ROOT = Path(__file__).parent / "manor"
COTTAGE = b"""name: cottage
title: The Cottage
version: 0.1.0
extends: [manor]
documents:
  sheet: {title: The Cottage Sheet, file: cottage.txt}
"""


def files_of(folder: Path) -> dict[str, bytes]:
    """All source files of a pack's folder, as the driver reads them."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def compile_with(
    extra: dict[str, str],
    *,
    backends: tuple[str, ...] = (),
    verify: bool = True,
    parent: dict[str, str] | None = None,
) -> tuple[Compiled | None, Report]:
    """Compiles the manor with some files added or replaced.

    With `parent` they are the files of a pack of their own, the cottage, which extends the manor; `parent` holds the
    files that are added to the manor.
    """
    added = extra if parent is None else parent
    manor = PackFiles("manor", {**files_of(ROOT), **{name: text.encode() for name, text in added.items()}})
    files = manor
    if parent is not None:
        files = PackFiles("cottage", {"pack.yaml": COTTAGE, **{name: text.encode() for name, text in extra.items()}})

    def find(name: str, span: Span, report: Report) -> PackFiles:
        return manor

    report = Report()
    compiled = compile_pack(
        files, report, find=find if parent is not None else None, trees=SHARED, backends=backends, verify=verify
    )
    return compiled, report
