"""Runs of words that the repository shares with the rulebooks, where these are at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wording.runs import Text, everything, repeated, seeds, shared

SEEDS = Path(__file__).parent.parent.parent / "shared" / "seeds"


def test_a_shared_run_is_found(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("Each house that stands on the hill pays one gold to the tower, every year.", encoding="utf-8")
    known = seeds([book])
    told = list(shared([Text("a", "So: each HOUSE that stands, on the hill, pays one “gold” too.")], known))
    assert told == [("a", "each house that stands on the hill pays one gold")]
    assert not list(shared([Text("a", "Each house that stands on\n\nthe hill pays one gold to the tower")], known))


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the rulebooks are not at hand")
def test_no_sentence_of_a_rulebook_is_repeated() -> None:
    files = sorted(SEEDS.glob("*.txt"))
    assert [f"{place}: {run}" for place, run in repeated(everything(), seeds(files))] == []
