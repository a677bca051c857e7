"""What a build puts in place, leaves alone and takes away."""

from __future__ import annotations

import os
from pathlib import Path

from rulec.driver import outputs

FIRST = {"python/rulec_packs/demo/__init__.py": b"a\n", "reference/README.md": b"b\n", "reference/old/x.md": b"c\n"}
SECOND = {"python/rulec_packs/demo/__init__.py": b"a\n", "reference/README.md": b"changed\n"}


def build(folder: Path, made: dict[str, bytes]) -> outputs.Changes:
    files = outputs.with_manifest(made)
    changes = outputs.compare(str(folder), files)
    outputs.write(str(folder), files, changes)
    return changes


def test_writes_keeps_and_takes_away(tmp_path: Path) -> None:
    assert build(tmp_path, FIRST).new == sorted([*FIRST, outputs.MANIFEST])
    kept = tmp_path / "python/rulec_packs/demo/__init__.py"
    os.utime(kept, (1000, 1000))
    changes = build(tmp_path, SECOND)
    assert changes.changed == [outputs.MANIFEST, "reference/README.md"]
    assert changes.stale == ["reference/old/x.md"]
    assert kept.stat().st_mtime == 1000
    assert (tmp_path / "reference/README.md").read_bytes() == b"changed\n"
    assert not (tmp_path / "reference/old").exists()
    assert not build(tmp_path, SECOND)


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    build(tmp_path, FIRST)
    mine = tmp_path / "reference/mine.md"
    mine.write_bytes(b"mine")
    (tmp_path / "python/rulec_packs/demo/__pycache__").mkdir()
    (tmp_path / "python/rulec_packs/demo/__pycache__/x.pyc").write_bytes(b"")
    changes = build(tmp_path, SECOND)
    assert changes.unknown == ["reference/mine.md"]
    assert mine.exists()


def test_a_manifest_from_elsewhere_removes_nothing_outside(tmp_path: Path) -> None:
    out = tmp_path / "out"
    build(out, FIRST)
    (tmp_path / "mine.md").write_bytes(b"mine")
    (out / "site").mkdir()
    (out / "site/index.html").write_bytes(b"mine")
    with open(out / outputs.MANIFEST, "a", encoding="utf-8") as file:
        file.write("../mine.md\nreference/../../mine.md\nsite/index.html\n")
    build(out, SECOND)
    assert (tmp_path / "mine.md").exists()
    assert (out / "site/index.html").exists()


def test_a_difference_as_text(tmp_path: Path) -> None:
    build(tmp_path, FIRST)
    files = outputs.with_manifest({**SECOND, "reference/new.md": b"no end"})
    text = outputs.diff(str(tmp_path), files, outputs.compare(str(tmp_path), files), "out/demo")
    assert "--- out/demo/reference/README.md\n+++ out/demo/reference/README.md\n@@ -1 +1 @@\n-b\n+changed\n" in text
    assert "--- out/demo/reference/old/x.md\n+++ /dev/null\n" in text
    assert "--- /dev/null\n+++ out/demo/reference/new.md\n" in text
    assert "+no end\n\\ No newline at end of file\n" in text
