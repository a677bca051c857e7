"""The resolvers of orders_battle.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    PRIVILEGE_TUNNELS_AND_TRAPS, TACTIC_DETERMINED, TACTIC_ORGANIZED_WITHDRAWAL, TERRAIN_MOUNTAIN, Tactic,
)
from ._kinds import Group, Side
from ._world import World
from .orders_battle import stands_so, unpressed

_PRIVILEGE_TUNNELS_AND_TRAPS_BIT: Final = 1 << PRIVILEGE_TUNNELS_AND_TRAPS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "beside": (
        Label('holds', 'one area'),
    ),
    "victor": (
        Label('case', 'the other fell back'),
        Label('case', 'the other fell back'),
        Label('case', 'it lost less'),
        Label('case', 'it lost less'),
        Label('otherwise', ''),
    ),
    "slips_away": (
        Label('yes', 'tunnels', 1, '', 'Dwarven Tunnels & Traps (privilege)'),
        Label('holds', 'an organized withdrawal, and a tired enemy'),
    ),
    "stands_so": (
        Label('holds', ''),
    ),
    "unpressed": (
        Label('holds', 'it is ready to go'),
        Label('needs', 'the foe comes with all determination.'),
    ),
    "refusals_unpressed": (
        Label('holds', 'it is ready to go'),
        Label('needs', 'the foe comes with all determination.'),
    ),
}


def why_beside(one: Group, other: Group) -> tuple[bool, Notes]:
    """The one and the other stand in the same area.

    `beside` with its notes: pairs of an index of LABELS['beside'] and what it moved.
    maelstrom "#110 - Attack Group", "#120 - Defend".
    """
    notes: Notes = []
    if one.area != other.area:
        notes.append((0, 0))
        return False, notes  # one area
    return True, notes


def why_victor(one: Side, two: Side) -> tuple[Group | None, Notes]:
    """Which group has won a battle.

    `victor` with its notes: pairs of an index of LABELS['victor'] and what it moved.
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    one_broken_off = one.broken_off
    if one_broken_off and not two.broken_off:
        notes.append((0, 0))
        return two.group, notes  # the other fell back
    two_broken_off = two.broken_off
    if two_broken_off and not one_broken_off:
        notes.append((1, 0))
        return one.group, notes  # the other fell back
    one_losses = one.losses
    two_losses = two.losses
    if one_losses < two_losses:
        notes.append((2, 0))
        return one.group, notes  # it lost less
    if two_losses < one_losses:
        notes.append((3, 0))
        return two.group, notes  # it lost less
    notes.append((4, 0))
    return None, notes


def why_slips_away(attacker: Group, foe: Group, world: World) -> tuple[bool, Notes]:
    """The foe is gone before the attacker comes up.

    `slips_away` with its notes: pairs of an index of LABELS['slips_away'] and what it moved.
    maelstrom "Combat".
    """
    notes: Notes = []
    if (
        foe.kingdom.privileges & _PRIVILEGE_TUNNELS_AND_TRAPS_BIT
        and foe.terrain == TERRAIN_MOUNTAIN
        and unpressed(foe, attacker, TACTIC_ORGANIZED_WITHDRAWAL, world)
    ):
        notes.append((0, 0))
        return True, notes  # Dwarven Tunnels & Traps (privilege): tunnels
    if attacker.fought < 1 or not stands_so(foe, attacker, TACTIC_ORGANIZED_WITHDRAWAL, world):
        notes.append((1, 0))
        return False, notes  # an organized withdrawal, and a tired enemy
    return True, notes


def why_stands_so(group: Group, foe: Group, plan: Tactic | None, world: World) -> tuple[bool, Notes]:
    """The group stands by that plan.

    `stands_so` with its notes: pairs of an index of LABELS['stands_so'] and what it moved.
    maelstrom "#120 - Defend".
    """
    notes: Notes = []
    if not any(s.group is group and s.foe is foe and s.plan == plan for s in world.stands):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_unpressed(group: Group, foe: Group, plan: Tactic | None, world: World) -> tuple[bool, Notes]:
    """The group is not pressed.

    `unpressed` with its notes: pairs of an index of LABELS['unpressed'] and what it moved.
    maelstrom "Dwarven".
    """
    notes: Notes = []
    if not stands_so(group, foe, plan, world):
        notes.append((0, 0))
        return False, notes  # it is ready to go
    if any(c.attacker is foe and c.foe is group and c.plan == TACTIC_DETERMINED for c in world.challenges):
        notes.append((1, 0))
        return False, notes  # the foe comes with all determination.
    return True, notes
