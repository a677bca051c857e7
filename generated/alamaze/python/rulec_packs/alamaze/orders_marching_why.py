"""The resolvers of orders_marching.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members

from ._choices import (
    Artifact, BrigadeType, HOST_SIZE_ARMY, HOST_SIZE_ARMY_GROUP, HOST_SIZE_DIVISION_SIZE,
    HOST_SIZE_INACTIVE, HOST_SIZE_ONE_BRIGADE, HostSize,
)
from ._kinds import Group, Kingdom, Leader, Wizard
from .movement import host_size
from .orders_battle import beside

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "may_wake": (
        Label('needs', 'the other does not serve the kingdom.'),
        Label('needs', 'Say what the group gives to the other.'),
        Label('needs', 'the other has somebody in it already.'),
        Label('needs', 'There are none of these in the group.'),
        Label('needs', 'Nobody of that name leads in the group.'),
        Label('needs', 'No wizard of that name is in the group.'),
    ),
    "refusals_may_wake": (
        Label('needs', 'the other does not serve the kingdom.'),
        Label('needs', 'Say what the group gives to the other.'),
        Label('needs', 'the other has somebody in it already.'),
        Label('needs', 'There are none of these in the group.'),
        Label('needs', 'Nobody of that name leads in the group.'),
        Label('needs', 'No wizard of that name is in the group.'),
    ),
    "may_send": (
        Label('needs', 'the group gives nothing to the other.'),
        Label('needs', 'Say what the group sends to the other.'),
        Label('needs', 'That is too much for one command.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#701 \u2013 Transfer Figures", line 4766'),
        Label('needs', 'the other is nowhere near the group.'),
        Label('needs', 'Nobody is in the other.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#699 \u2013 Transfer Inactive (Pre-Move)", line 4758'),
        Label('needs', 'Nobody of that name leads in the group.'),
        Label('needs', 'No wizard of that name is in the group.'),
        Label('needs', 'There is no such artifact in the group.'),
        Label('needs', 'the other has no room for more leaders.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2031'),
        Label('needs', 'the other has no room for another wizard.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2063'),
    ),
    "refusals_may_send": (
        Label('needs', 'the group gives nothing to the other.'),
        Label('needs', 'Say what the group sends to the other.'),
        Label('needs', 'That is too much for one command.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#701 \u2013 Transfer Figures", line 4766'),
        Label('needs', 'the other is nowhere near the group.'),
        Label('needs', 'Nobody is in the other.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#699 \u2013 Transfer Inactive (Pre-Move)", line 4758'),
        Label('needs', 'Nobody of that name leads in the group.'),
        Label('needs', 'No wizard of that name is in the group.'),
        Label('needs', 'There is no such artifact in the group.'),
        Label('needs', 'the other has no room for more leaders.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2031'),
        Label('needs', 'the other has no room for another wizard.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2063'),
    ),
    "may_combine": (
        Label('needs', 'the group does not combine with the other.'),
        Label('needs', 'the other is nowhere near the group.'),
        Label('needs', 'Nobody is in one of them.'),
    ),
    "refusals_may_combine": (
        Label('needs', 'the group does not combine with the other.'),
        Label('needs', 'the other is nowhere near the group.'),
        Label('needs', 'Nobody is in one of them.'),
    ),
    "gem_load": (
        Label('case', 'an adept'),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
}


def why_may_wake(
    group: Group,
    other: Group,
    kingdom: Kingdom,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
) -> tuple[bool, Notes]:
    """The group may wake the other.

    `may_wake` with its notes: pairs of an index of LABELS['may_wake'] and what it moved.
    maelstrom "#699 - Transfer Inactive (Pre-Move)".
    """
    notes: Notes = []
    if other.kingdom is not kingdom:
        notes.append((0, 0))
        return False, notes  # the other does not serve the kingdom.
    if breed is None and leader is None and caster is None:
        notes.append((1, 0))
        return False, notes  # Say what the group gives to the other.
    if host_size(other) != HOST_SIZE_INACTIVE:
        notes.append((2, 0))
        return False, notes  # the other has somebody in it already.
    if breed is not None and not any(b.breed == breed for b in group.brigades):
        notes.append((3, 0))
        return False, notes  # There are none of these in the group.
    if leader is not None and not any(l_ is leader for l_ in group.leaders):
        notes.append((4, 0))
        return False, notes  # Nobody of that name leads in the group.
    if caster is not None and not any(w is caster for w in group.wizards):
        notes.append((5, 0))
        return False, notes  # No wizard of that name is in the group.
    return True, notes


def why_may_send(
    group: Group,
    other: Group,
    kingdom: Kingdom,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
) -> tuple[bool, Notes]:
    """The group may send figures to the other.

    `may_send` with its notes: pairs of an index of LABELS['may_send'] and what it moved.
    maelstrom "#701 - Transfer Figures".
    """
    notes: Notes = []
    if other.kingdom is not kingdom or other is group:
        notes.append((0, 0))
        return False, notes  # the group gives nothing to the other.
    if leader is None and second is None and caster is None and relic is None:
        notes.append((1, 0))
        return False, notes  # Say what the group sends to the other.
    if (caster is not None and relic is not None) or (second is not None and leader is None):
        notes.append((2, 0))
        return False, notes  # That is too much for one command.
    if not beside(group, other):
        notes.append((3, 0))
        return False, notes  # the other is nowhere near the group.
    if host_size(other) <= HOST_SIZE_INACTIVE:
        notes.append((4, 0))
        return False, notes  # Nobody is in the other.
    if (
        (leader is not None and not any(l_ is leader for l_ in group.leaders))
        or (second is not None and not any(l_ is second for l_ in group.leaders))
    ):
        notes.append((5, 0))
        return False, notes  # Nobody of that name leads in the group.
    if caster is not None and not any(w is caster for w in group.wizards):
        notes.append((6, 0))
        return False, notes  # No wizard of that name is in the group.
    if relic is not None and not any(a == relic for a in map(Artifact, members(group.artifacts))):
        notes.append((7, 0))
        return False, notes  # There is no such artifact in the group.
    if leader is not None and len(other.leaders) + (1 if second is None else 2) > 3:
        notes.append((8, 0))
        return False, notes  # the other has no room for more leaders.
    if caster is not None and len(other.wizards) >= 3:
        notes.append((9, 0))
        return False, notes  # the other has no room for another wizard.
    return True, notes


def why_may_combine(group: Group, other: Group, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The group may take in the other.

    `may_combine` with its notes: pairs of an index of LABELS['may_combine'] and what it moved.
    maelstrom "#740 - Combine Groups".
    """
    notes: Notes = []
    if other.kingdom is not kingdom or other is group:
        notes.append((0, 0))
        return False, notes  # the group does not combine with the other.
    if not beside(group, other):
        notes.append((1, 0))
        return False, notes  # the other is nowhere near the group.
    if host_size(group) <= HOST_SIZE_INACTIVE or host_size(other) <= HOST_SIZE_INACTIVE:
        notes.append((2, 0))
        return False, notes  # Nobody is in one of them.
    return True, notes


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
