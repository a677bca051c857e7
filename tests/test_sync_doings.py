"""CI's part of `python -m tests.sync.doings`: every tenth literal of what happens, and all of the sequence.

Those of the games are judged as their rules are (`test_sync`)."""

from __future__ import annotations

from tests.sync.doings import judged


def test_literals_of_what_happens_reach_both_outputs() -> None:
    assert [(spot, wrong) for spot, wrong in judged(step=10, first=3) if wrong] == []


def test_literals_of_a_sequence_reach_what_is_played() -> None:
    assert [(spot, wrong) for spot, wrong in judged(within="SequenceDecl") if wrong] == []


def test_literals_of_what_is_asked_reach_both_outputs() -> None:
    found = list(judged(within=" Ask", pack="fair"))
    assert len(found) >= 9
    assert [(spot, wrong) for spot, wrong in found if wrong] == []


def test_literals_of_windows_reach_both_outputs() -> None:
    found = list(judged(within=" Adjust", pack="fair"))
    assert len(found) >= 4
    assert [(spot, wrong) for spot, wrong in found if wrong] == []
