"""`pack.yaml`: what a pack is, and what is refused in its description."""

from __future__ import annotations

import pytest

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.spans import Source
from rulec.tables.pack_file import PackFile, load_pack

PACK = """\
name: demo
title: A small pack
version: 1.2.0-beta.1
extends: [base_pack]
documents:
  manual: {title: The Manual, file: 002 manual.txt, sha256: %s, lines: 6192}
  laws: {title: The Laws}
variants: [long, short]
scenarios: [first]
chapters: [{title: Pay, files: [wages, fees]}, {title: War, files: [siege]}]
""" % ("0f" * 32)


def load(text: str, folder: str | None = "demo") -> tuple[PackFile | None, list[Diagnostic]]:
    report = Report()
    return load_pack(Source("demo/pack.yaml", text), report, folder), report.sorted()


def test_a_pack() -> None:
    pack, found = load(PACK)
    assert found == []
    assert pack is not None
    assert (pack.name, pack.title, pack.version) == ("demo", "A small pack", "1.2.0-beta.1")
    assert [parent.text for parent in pack.extends] == ["base_pack"]
    assert [(d.key, d.title, d.file, d.lines, d.sha256) for d in pack.documents] == [
        ("manual", "The Manual", "002 manual.txt", 6192, "0f" * 32),
        ("laws", "The Laws", None, None, None),
    ]
    assert [v.text for v in pack.variants] == ["long", "short"]
    assert [s.text for s in pack.scenarios] == ["first"]
    chapters = [(c.title, [file.text for file in c.files]) for c in pack.chapters]
    assert chapters == [("Pay", ["wages", "fees"]), ("War", ["siege"])]


def test_a_short_pack_without_a_folder() -> None:
    pack, found = load("name: x\ntitle: X\nversion: 1.0.0\ndocuments: {laws: {title: L}}\n", None)
    assert found == []
    assert pack is not None
    assert (pack.extends, pack.variants, pack.scenarios, pack.chapters) == ((), (), (), ())


@pytest.mark.parametrize(
    "old, new, code, place",
    [
        ("name: demo", "name: other", "R0901", "1:7"),
        ("name: demo", "name: Demo", "R0423", "1:7"),
        ("name: demo", "name: ../demo", "R0423", "1:7"),
        ("lines: 6192", "lines: 0", "R0423", "6:134"),
        ("lines: 6192", "lines: many", "R0423", "6:134"),
        ("1.2.0-beta.1", "1.2", "R0902", "3:10"),
        ("1.2.0-beta.1", "01.2.0", "R0902", "3:10"),
        ("002 manual.txt", "../manual.txt", "R0903", "6:37"),
        ("002 manual.txt", "books/manual.txt", "R0903", "6:37"),
        ("002 manual.txt", "books\\manual.txt", "R0903", "6:37"),
        ("002 manual.txt", ".hidden", "R0903", "6:37"),
        ("[base_pack]", "[demo]", "R0904", "4:11"),
        ("file: 002 manual.txt, ", "", "R0905", "6:39"),
        ("[long, short]", "[long, long]", "R0906", "8:18"),
        ("[siege]", "[fees]", "R0906", "10:69"),
        ("files: [siege]", "file: siege", "R0420", "10:61"),
        ("[siege]", "siege", "R0422", "10:68"),
        ("0f0f", "0F0F", "R0423", "6:61"),
        ("variants", "varients", "R0420", "8:1"),
        ("{title: The Laws}", "The Laws", "R0422", "7:9"),
        ("[base_pack]", "base_pack", "R0422", "4:10"),
    ],
)
def test_faults(old: str, new: str, code: str, place: str) -> None:
    assert old in PACK
    pack, (fault, *others) = load(PACK.replace(old, new, 1))
    assert pack is None
    assert others == []
    assert (fault.code.number, str(fault.primary.span)) == (code, f"demo/pack.yaml:{place}")
