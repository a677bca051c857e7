"""The resolvers of casting_veils.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import HOST_SIZE_INACTIVE, HostState, MapArea
from ._kinds import Group, Kingdom
from ._tables import SPELL_BIGGEST_GROUP, SPELL_VEIL_CAST
from ._world import World
from .marching import hides_from
from .movement import host_size

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "under_veil": (
        Label('holds', ''),
    ),
    "shows_up": (
        Label('no', 'its own people know'),
        Label('yes', 'an image'),
        Label('holds', 'in plain sight'),
    ),
}


def why_under_veil(group: Group, status: HostState) -> tuple[bool, Notes]:
    """A spell makes the group the status.

    `under_veil` with its notes: pairs of an index of LABELS['under_veil'] and what it moved.
    maelstrom "Groups", "Spell #821 - Lesser Masking".
    """
    notes: Notes = []
    group_veil = group.veil
    if (
        group_veil is None
        or SPELL_VEIL_CAST[group_veil] != status
        or (
            SPELL_BIGGEST_GROUP[group_veil] is not None
            and len(group.brigades) > present(SPELL_BIGGEST_GROUP[group_veil], '')
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_shows_up(
    group: Group,
    area: MapArea,
    kingdom: Kingdom,
    grade: int,
    world: World,
) -> tuple[bool, Notes]:
    """The group is seen in the area.

    `shows_up` with its notes: pairs of an index of LABELS['shows_up'] and what it moved.
    maelstrom "Groups", "Spell #882 - Project Image Of Group".
    """
    notes: Notes = []
    if group.kingdom is kingdom:
        notes.append((0, 0))
        return False, notes  # its own people know
    if group.image_area == area:
        notes.append((1, 0))
        return True, notes  # an image
    if (
        group.area != area
        or host_size(group) <= HOST_SIZE_INACTIVE
        or hides_from(group, kingdom, grade, world)
    ):
        notes.append((2, 0))
        return False, notes  # in plain sight
    return True, notes
