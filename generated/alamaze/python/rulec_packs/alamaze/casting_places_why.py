"""The resolvers of casting_places.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import HOST_SIZE_PATROL, Spell
from ._kinds import Kingdom, Place, Wizard
from ._tables import SPELL_SINGULAR_SPELL, SPELL_TROOPS_NEEDED, leader_bonuses_bonus
from ._world import World
from .casting_eyes import land_around
from .conquest import before_the_gates
from .movement import host_size
from .politics import open_to_talk

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "in_land_of": (
        Label('holds', ''),
    ),
    "may_blast": (
        Label('needs', 'the caster is with no group.'),
        Label('needs', 'the spell takes a brigade beside the caster.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #155 \u2013 Meteor Strike", line 5374'),
        Label('needs', 'the place is not where the caster is.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #155 \u2013 Meteor Strike", line 5374'),
        Label('needs', "the spell has fallen upon the place already, by the caster's group.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2327'),
    ),
    "refusals_may_blast": (
        Label('needs', 'the caster is with no group.'),
        Label('needs', 'the spell takes a brigade beside the caster.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #155 \u2013 Meteor Strike", line 5374'),
        Label('needs', 'the place is not where the caster is.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #155 \u2013 Meteor Strike", line 5374'),
        Label('needs', "the spell has fallen upon the place already, by the caster's group.", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2327'),
    ),
    "may_charm_gates": (
        Label('needs', 'the caster is with no troops that could impress anybody.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #171 \u2013 Diplomacy", line 5378'),
        Label('needs', 'It takes a leader of some rank to be heard.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#170 \u2013 Parley Popcenter", line 4257'),
        Label('needs', 'the place listens to nobody: neither capitals nor walls out of legend do.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #171 \u2013 Diplomacy", line 5378; "Fortifications", line 1155'),
    ),
    "refusals_may_charm_gates": (
        Label('needs', 'the caster is with no troops that could impress anybody.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #171 \u2013 Diplomacy", line 5378'),
        Label('needs', 'It takes a leader of some rank to be heard.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#170 \u2013 Parley Popcenter", line 4257'),
        Label('needs', 'the place listens to nobody: neither capitals nor walls out of legend do.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #171 \u2013 Diplomacy", line 5378; "Fortifications", line 1155'),
    ),
}


def why_in_land_of(caster: Wizard, place: Place) -> tuple[bool, Notes]:
    """The place is in the region of the caster.

    `in_land_of` with its notes: pairs of an index of LABELS['in_land_of'] and what it moved.
    maelstrom "Spell #130 - Ward Population Center", "Spell #135 - Dome of Invulnerability".
    """
    notes: Notes = []
    place_region = place.region
    if place_region is None or place_region != land_around(caster):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_may_blast(
    caster: Wizard,
    spell: Spell,
    place: Place,
    kingdom: Kingdom,
    world: World,
) -> tuple[bool, Notes]:
    """The caster may strike the place with the spell.

    `may_blast` with its notes: pairs of an index of LABELS['may_blast'] and what it moved.
    maelstrom "Spell #155 - Meteor Strike".
    """
    notes: Notes = []
    caster_group = caster.group
    if caster_group is None:
        notes.append((0, 0))
        return False, notes  # the caster is with no group.
    if caster_group is not None:
        if (
            SPELL_TROOPS_NEEDED[spell] is not None
            and len(caster_group.brigades) < present(SPELL_TROOPS_NEEDED[spell], '')
        ):
            notes.append((1, 0))
            return False, notes  # the spell takes a brigade beside the caster.
        if not before_the_gates(caster_group, place, kingdom, world):
            notes.append((2, 0))
            return False, notes  # the place is not where the caster is.
        if SPELL_SINGULAR_SPELL[spell] and world.happened('blasted', 'this', 0, caster_group, place):
            notes.append((3, 0))
            return False, notes  # the spell has fallen upon the place already, by the caster's group.
    return True, notes


def why_may_charm_gates(caster: Wizard, place: Place) -> tuple[bool, Notes]:
    """The caster may speak to the place.

    `may_charm_gates` with its notes: pairs of an index of LABELS['may_charm_gates'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Spell #171 - Diplomacy".
    """
    notes: Notes = []
    caster_group = caster.group
    if caster_group is None or host_size(caster_group) <= HOST_SIZE_PATROL:
        notes.append((0, 0))
        return False, notes  # the caster is with no troops that could impress anybody.
    if (
        caster_group is not None
        and not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in caster_group.leaders)
    ):
        notes.append((1, 0))
        return False, notes  # It takes a leader of some rank to be heard.
    if not open_to_talk(place):
        notes.append((2, 0))
        return False, notes  # the place listens to nobody: neither capitals nor walls out of legend do.
    return True, notes
