"""Compiles small packs for the tests of the analysis, the export and the coverage: sources in, model out."""

from __future__ import annotations

from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.sema.analysis import analyse
from rulec.sema.inputs import PackInput
from rulec.sema.model import Model
from rulec.sema.resolve import resolve
from rulec.syntax.chapters import parse_chapter
from rulec.syntax.parser import parse_module
from rulec.tables.load import load_table
from rulec.tables.pack_file import load_pack

MANOR = Path(__file__).parent.parent / "catalogue" / "manor"
ORCHARD = Path(__file__).parent.parent / "packs" / "orchard"


def read(folder: Path) -> dict[str, str]:
    """The source files of a pack by relative name."""
    files = sorted(p for p in folder.rglob("*") if p.is_file())
    return {p.relative_to(folder).as_posix(): p.read_text() for p in files}


def model_of(files: dict[str, str]) -> Model:
    """The model of a pack whose sources have no fault that the resolver tells."""
    report = Report()
    pack = load_pack(Source("pack.yaml", files["pack.yaml"]), report)
    modules = tuple(
        parse_module(Source(name, text), report, name.removesuffix(".rules"))
        for name, text in sorted(files.items())
        if name.endswith(".rules")
    )
    tables = tuple(
        load_table(Source(name, text), Path(name).stem, report)
        for name, text in sorted(files.items())
        if name.startswith("tables/")
    )
    assert pack is not None, report.sorted()
    assert all(tables), report.sorted()
    loaded = tuple(table for table in tables if table is not None)
    chapters = [
        parse_chapter(Source(name, text), report, Path(name).stem)
        for name, text in sorted(files.items())
        if name.startswith("book/")
    ]
    book = tuple(chapter for chapter in chapters if chapter is not None)
    model = resolve(PackInput(pack, modules, loaded, "0" * 64, chapters=book), report)
    assert model is not None, [f"{d.code.number} {d.headline}: {d.primary.label}" for d in report.sorted()]
    return model


def manor(extra: str = "", **tables: str) -> Model:
    """The small standard pack with a file of rules more."""
    files = read(MANOR) | {"case.rules": extra}
    return model_of(files | {f"tables/{name}.yaml": text for name, text in tables.items()})


def findings(model: Model) -> list[str]:
    """What the analysis finds, a line each: code, line of `case.rules`, label."""
    report = Report()
    analyse(model, report)
    return [f"{d.code.number} {d.primary.span.line}: {d.primary.label}" for d in report.sorted()]
