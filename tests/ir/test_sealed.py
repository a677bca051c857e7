"""What is under seal at each line."""

from __future__ import annotations

from rulec.sema.statements.sealed_answers import sealed_at
from tests.property.equality import FOLDERS, compiled_pack


def sealed(process: str) -> list[tuple[str, list[str]]]:
    """Each line of a process of the fair, and what is under seal when it comes."""
    deeds = compiled_pack(FOLDERS[-1], "fair").model.deeds
    assert deeds is not None
    return [(type(s).__name__, sorted(names)) for s, names in sealed_at(deeds.processes[process].body)]


def test_an_answer_is_under_seal_up_to_its_reveal() -> None:
    assert sealed("auction")[:6] == [
        ("Loop", []),
        ("Ask", []),
        ("Reveal", ["bid"]),
        ("Change", []),
        ("NoteEvent", []),
        ("Choose", []),
    ]


def test_what_is_never_revealed_stays_under_seal() -> None:
    found = sealed("parade")
    assert ("Reveal", ["row"]) in found
    assert found[-1] == ("Change", ["favourite"])
