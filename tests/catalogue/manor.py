"""The small pack `manor`, with one file more: how every page of the error catalogue and every snippet of the
language reference is compiled."""

from __future__ import annotations

from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles

ROOT = Path(__file__).parent / "manor"


def files_of(folder: Path) -> dict[str, bytes]:
    """All source files of a pack's folder, as the driver reads them."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def compile_with(
    extra: dict[str, str], *, backends: tuple[str, ...] = (), verify: bool = True
) -> tuple[Compiled | None, Report]:
    """Compiles the manor with some files added or replaced."""
    files = {**files_of(ROOT), **{name: text.encode() for name, text in extra.items()}}
    report = Report()
    compiled = compile_pack(PackFiles("manor", files), report, backends=backends, verify=verify)
    return compiled, report
