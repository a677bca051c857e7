"""The resolvers of casting_eyes.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import EFFECT_WARDED, Region
from ._kinds import Target, Wizard
from ._world import World

_EFFECT_WARDED_BIT: Final = 1 << EFFECT_WARDED

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "by_a_wolf": (
        Label('holds', ''),
    ),
    "land_around": (
        Label('case', ''),
        Label('case', 'at home'),
        Label('otherwise', ''),
    ),
    "kept_from_seekers": (
        Label('yes', 'a ward', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #301 \u2013 Ward", line 5396'),
        Label('holds', 'a glyph', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Population Centers", line 1108; "#455 - Create Sanctuary", line 4495'),
    ),
}


def why_by_a_wolf(target: Target, world: World) -> tuple[bool, Notes]:
    """A dire wolf runs around the tent of the target.

    `by_a_wolf` with its notes: pairs of an index of LABELS['by_a_wolf'] and what it moved.
    maelstrom "Spell #211 - Dire Wolf Familiar".
    """
    notes: Notes = []
    if not any(
        any(l_ is target for l_ in w.group.leaders) or any(m is target for m in w.group.wizards)
        for w in world.camp_wolves
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_land_around(caster: Wizard) -> tuple[Region | None, Notes]:
    """Region in which a wizard is.

    `land_around` with its notes: pairs of an index of LABELS['land_around'] and what it moved.
    maelstrom "Wizard Spells".
    """
    notes: Notes = []
    caster_group = caster.group
    if caster_group is not None:
        notes.append((0, 0))
        return caster_group.region, notes
    caster_place = caster.place
    if caster_place is not None:
        notes.append((1, 0))
        return caster_place.region, notes  # at home
    notes.append((2, 0))
    return None, notes


def why_kept_from_seekers(target: Target) -> tuple[bool, Notes]:
    """Magic keeps seekers away from the target.

    `kept_from_seekers` with its notes: pairs of an index of LABELS['kept_from_seekers'] and what it
    moved.
    maelstrom "Spell #855 - Locate Character or Group".
    """
    notes: Notes = []
    if target.effects & _EFFECT_WARDED_BIT:
        notes.append((0, 0))
        return True, notes  # a ward
    target_place = target.place
    if target_place is None or not target_place.hidden or target_place.sanctuary_of is not None:
        notes.append((1, 0))
        return False, notes  # a glyph
    return True, notes
