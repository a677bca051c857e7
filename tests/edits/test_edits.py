"""CI's small sample; `python -m tests.edits -n N --seed S` goes on as long as one likes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.edits.walk import PACKS, walk


@pytest.mark.parametrize("name", PACKS)
def test_after_any_edit_all_is_as_in_an_empty_folder(name: str, tmp_path: Path) -> None:
    found = walk(name, 10, 1, tmp_path)
    assert found.wrong == []
    assert min(found.counts["taken"], found.counts["refused"]) > 1
