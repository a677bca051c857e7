"""Finding and reading packs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver import discovery
from rulec.driver.packs import PackFiles, Shelf, content_hash, displayed, read_pack

PACK = b"name: demo\ntitle: Demo\nversion: 1.0.0\ndocuments:\n  book: {title: Book}\n"


def make(root: Path, name: str = "demo", files: dict[str, bytes] | None = None) -> Path:
    for file, data in (files or {"pack.yaml": PACK, "a.rules": b"", "tables/t.yaml": b"table: t\n"}).items():
        path = root / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return root / name


def codes(report: Report) -> list[str]:
    return [d.code.number for d in report.found]


def test_reads_the_sources_and_nothing_else(tmp_path: Path) -> None:
    folder = make(tmp_path)
    for name in (".hidden.rules", "_notes.txt", "tables/.t.yaml.swp"):
        (folder / name).write_bytes(b"x")
    report = Report()
    pack = read_pack("demo", str(folder), str(tmp_path), report)
    assert pack is not None
    assert list(pack.files) == ["a.rules", "pack.yaml", "tables/t.yaml"]
    assert not report.found


@pytest.mark.parametrize("name", ["tables/t.yml", "t.yaml", "notes.txt", "README.md", "more/t.yaml"])
def test_a_file_that_is_not_read_is_told(tmp_path: Path, name: str) -> None:
    folder = make(tmp_path)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(b"")
    report = Report()
    assert read_pack("demo", str(folder), str(tmp_path), report) is not None
    assert codes(report) == ["R0925"]


def test_a_link_that_leads_outside_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.rules").write_bytes(b"secret")
    root = tmp_path / "rules"
    folder = make(root)
    (folder / "b.rules").symlink_to(tmp_path / "secret.rules")
    report = Report()
    assert read_pack("demo", str(folder), str(root), report) is None
    assert codes(report) == ["R0922"]


def test_a_link_inside_is_followed(tmp_path: Path) -> None:
    folder = make(tmp_path)
    (folder / "b.rules").symlink_to(folder / "a.rules")
    assert read_pack("demo", str(folder), str(tmp_path), Report()) is not None


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    folder = make(tmp_path)
    os.mkfifo(folder / "b.rules")
    (folder / "c.rules").mkdir()
    report = Report()
    assert read_pack("demo", str(folder), str(tmp_path), report) is None
    assert codes(report) == ["R0923", "R0923"]


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    folder = make(tmp_path)
    with open(folder / "b.rules", "wb") as file:
        file.truncate(20_000_000)
    report = Report()
    assert read_pack("demo", str(folder), str(tmp_path), report) is None
    assert codes(report) == ["R0924"]


def test_rules_without_a_pack_file(tmp_path: Path) -> None:
    make(tmp_path, files={"a.rules": b""})
    report = Report()
    shelf = Shelf([(str(tmp_path), "")])
    assert shelf.names == ["demo"]
    assert shelf.get("demo", report) is None
    assert codes(report) == ["R0920"]


@pytest.mark.parametrize("name", ["../demo", "/demo", "", ".", "Demo", "de mo", "dem\u00f6"])
def test_names_that_are_no_packs(tmp_path: Path, name: str) -> None:
    make(tmp_path / "rules")
    assert Shelf([(str(tmp_path / "rules"), "")]).get(name, Report()) is None


def test_the_first_folder_wins(tmp_path: Path) -> None:
    for root in ("one", "two"):
        make(tmp_path / root, files={"pack.yaml": PACK + root.encode()})
    make(tmp_path / "two", "other")
    shelf = Shelf([(str(tmp_path / "one"), ""), (str(tmp_path / "two"), "")])
    assert shelf.names == ["demo", "other"]
    found = shelf.get("demo", Report())
    assert found is not None
    assert found.files["pack.yaml"].endswith(b"one")


def test_installed_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(tmp_path / "rulec_packs/demo", "_rules")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    roots = discovery.roots([])
    assert roots[0] == (str(tmp_path / "rulec_packs"), "_rules")
    assert discovery.find("demo", roots) == (roots[0], str(tmp_path / "rulec_packs/demo/_rules"))
    assert Shelf(roots).get("demo", Report()) is not None


def test_rules_of_the_current_folder_come_before_installed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path / "rules")
    monkeypatch.chdir(tmp_path)
    assert discovery.roots([]) == [("rules", "")]


def test_the_hash_covers_names_and_bytes() -> None:
    def total(*packs: tuple[str, dict[str, bytes]]) -> str:
        return content_hash([PackFiles(name, files) for name, files in packs])

    plain = total(("demo", {"a": b"1", "b": b"2"}))
    assert plain == total(("demo", {"b": b"2", "a": b"1"}))
    different = [
        total(("demo", {"a": b"12", "b": b""})),
        total(("demo", {"a": b"1", "c": b"2"})),
        total(("other", {"a": b"1", "b": b"2"})),
        total(("demo", {"a": b"1", "b": b"2"}), ("other", {})),
        total(("demo", {"a": b"1", "b": b"2"}), ("other", {"a": b""})),
    ]
    assert plain not in different[:3]
    assert plain == different[3]
    assert plain != different[4]


def test_paths_are_shown_where_they_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(tmp_path / "elsewhere/packs")
    monkeypatch.chdir(tmp_path)
    shelf = Shelf([("elsewhere/packs", "")])
    pack = shelf.get("demo", Report())
    assert pack is not None
    assert pack.path("a.rules") == "rules/demo/a.rules"
    report = Report()
    report.error("R0921", "no pack `other`", Span(Source("rules/demo/a.rules", ""), 0, 0))
    (shown,) = displayed(report.found, shelf.read.values())
    assert shown.primary.span.source.path == "elsewhere/packs/demo/a.rules"
