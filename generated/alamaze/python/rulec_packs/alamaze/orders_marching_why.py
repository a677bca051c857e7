"""The resolvers of orders_marching.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP, HOST_SIZE_DIVISION_SIZE, HOST_SIZE_ONE_BRIGADE, HostSize,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "gem_load": (
        Label('case', 'an adept'),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_gem_load(power: int) -> tuple[HostSize, Notes]:
    """The largest group that follows the Gem of Planes.

    `gem_load` with its notes: pairs of an index of LABELS['gem_load'] and what it moved.
    maelstrom "#729 - Teleport Group (Artifact only)", "Artifacts".
    """
    notes: Notes = []
    if power < 1:
        notes.append((0, 0))
        return HOST_SIZE_ONE_BRIGADE, notes  # an adept
    if power == 1:
        notes.append((1, 0))
        return HOST_SIZE_DIVISION_SIZE, notes
    if power == 2:
        notes.append((2, 0))
        return HOST_SIZE_ARMY, notes
    notes.append((3, 0))
    return HOST_SIZE_ARMY_GROUP, notes
