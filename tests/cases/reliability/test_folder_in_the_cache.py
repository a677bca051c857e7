"""A folder where an entry of the cache should be counts as a damaged entry: commands do what they do without it.

`build` ended with `Is a directory` and exit 1. What is in the cache may be damaged in any way (src/rulec/driver).
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.cases.support import rulec

ORCHARD = Path(__file__).parents[2] / "packs" / "orchard"


def test_a_folder_in_the_cache_is_no_matter(tmp_path: Path) -> None:
    shutil.copytree(ORCHARD, tmp_path / "rules" / "orchard")
    assert rulec("build", cwd=tmp_path).code == 0
    entries = [path for path in (tmp_path / ".rulec").rglob("*") if path.is_file() and path.parent.name != ".rulec"]
    assert {path.parent.name for path in entries} >= {"stamps", "modules", "tables"}
    for path in entries:
        path.unlink()
        path.mkdir()
    for words in (["check"], ["build"], ["explain", "orchard", "tool:ladder"]):
        assert rulec(*words, cwd=tmp_path).code == 0
    assert list((tmp_path / ".rulec").rglob("*.[0-9]*")) == []
