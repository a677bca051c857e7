"""The resolvers of missions_run.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import MISSION_EARLY_TRAIL, MISSION_RECON, MISSION_TRAIL, Mission
from .gates import automatic

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "teaches": (
        Label('no', 'too easy'),
        Label('no', 'reconnaissance', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 \u2013 Recon Area", line 5008'),
        Label('otherwise', ''),
    ),
}


def why_teaches(mission: Mission) -> tuple[bool, Notes]:
    """The mission makes an agent wiser.

    `teaches` with its notes: pairs of an index of LABELS['teaches'] and what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    if automatic(mission):
        notes.append((0, 0))
        return False, notes  # too easy
    if mission == MISSION_RECON or mission == MISSION_TRAIL or mission == MISSION_EARLY_TRAIL:
        notes.append((1, 0))
        return False, notes  # reconnaissance
    notes.append((2, 0))
    return True, notes
