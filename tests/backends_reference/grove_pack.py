"""Loads the small pack `grove` of this folder, with texts replaced where a test wants hostile ones."""

from __future__ import annotations

from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.sema.inputs import PackInput
from rulec.sema.model import Model
from rulec.sema.resolve import resolve
from rulec.syntax.parser import parse_module
from rulec.tables.load import load_table
from rulec.tables.pack_file import load_pack

FOLDER = Path(__file__).parent / "grove"


def grove(changes: dict[str, str] | None = None) -> Model:
    """The resolved pack; `changes` maps texts of the sources to others."""
    report = Report()

    def source(file: Path) -> Source:
        text = file.read_text(encoding="utf-8")
        for old, new in (changes or {}).items():
            text = text.replace(old, new)
        return Source(file.name, text)

    pack = load_pack(source(FOLDER / "pack.yaml"), report, "grove")
    assert pack is not None
    modules = [parse_module(source(f), report, f.stem) for f in sorted(FOLDER.glob("*.rules"))]
    tables = [load_table(source(f), f.stem, report) for f in sorted((FOLDER / "tables").glob("*.yaml"))]
    found = resolve(PackInput(pack, tuple(modules), tuple(t for t in tables if t), "0" * 64), report)
    assert found is not None, [f"{d.primary.span} {d.headline}" for d in report.sorted()]
    return found
