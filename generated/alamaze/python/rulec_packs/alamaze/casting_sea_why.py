"""The resolvers of casting_sea.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present, quotient

from ._choices import EVERY_MAP_AREA, MapArea, Sea, Spell
from ._kinds import Group, Kingdom, SeaBeast, Wizard
from ._tables import MAP_AREA_SEA, SPELL_CAST_RANGE, SPELL_FLEET_BONUS, SPELL_FLEET_QUALITY, SPELL_SEA_SPAN
from ._world import World
from .casting import stands_at
from .casting_sea import storm_grounds, stormy
from .map_ import within_reach
from .orders_travel import side_by_side
from .sailing import aboard_elite, at_sea_alone

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "near_shore_of": (
        Label('holds', ''),
    ),
    "covers_water": (
        Label('needs', 'That is more water than the spell covers.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5502'),
        Label('needs', 'One of the areas is not in the sea, or is named twice.'),
        Label('needs', 'The areas do not lie side by side.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5502'),
        Label('needs', 'That is too far from the caster.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5502; "Spell #659 \u2013 Summon Kraken", line 5498'),
    ),
    "refusals_covers_water": (
        Label('needs', 'That is more water than the spell covers.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5502'),
        Label('needs', 'One of the areas is not in the sea, or is named twice.'),
        Label('needs', 'The areas do not lie side by side.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5502'),
        Label('needs', 'That is too far from the caster.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5502; "Spell #659 \u2013 Summon Kraken", line 5498'),
    ),
    "stormy": (
        Label('holds', ''),
    ),
    "storm_grounds": (
        Label('no', 'ships of mist', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5504'),
        Label('holds', ''),
    ),
    "storm_bars": (
        Label('no', 'an elite ship', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #660 \u2013 Storm at Sea", line 5504'),
        Label('holds', ''),
    ),
    "beast_strength": (
        Label('base', ''),
        Label('base', 'as fleets of its quality'),
        Label('increase by', 'as by a leader aboard', 100),
        Label('round', '', 100),
    ),
    "heads_lost": (
        Label('base', 'against whoever is stronger by far', 3),
        Label('times', 'by the squares of both strengths', 3),
        Label('divide by', 'by the squares of both strengths', 3),
        Label('round', '', 3),
    ),
    "preys_on": (
        Label('holds', ''),
    ),
}


def why_near_shore_of(caster: Wizard, sea: Sea, span: int) -> tuple[bool, Notes]:
    """The sea is within the span of the caster.

    `near_shore_of` with its notes: pairs of an index of LABELS['near_shore_of'] and what it moved.
    maelstrom "Spell #661 - Dispel Storm at Sea".
    """
    notes: Notes = []
    if not any(MAP_AREA_SEA[a] == sea and within_reach(stands_at(caster), a, span) for a in EVERY_MAP_AREA):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_covers_water(caster: Wizard, spell: Spell, sea: Sea, waters: Sequence[MapArea]) -> tuple[bool, Notes]:
    """The spell can be cast upon these waters.

    `covers_water` with its notes: pairs of an index of LABELS['covers_water'] and what it moved.
    maelstrom "Spell #660 - Storm at Sea", "Spell #659 - Summon Kraken".
    """
    notes: Notes = []
    if SPELL_SEA_SPAN[spell] is not None and len(waters) > present(SPELL_SEA_SPAN[spell], ''):
        notes.append((0, 0))
        return False, notes  # That is more water than the spell covers.
    if not at_sea_alone(waters, sea):
        notes.append((1, 0))
        return False, notes  # One of the areas is not in the sea, or is named twice.
    if not side_by_side(waters):
        notes.append((2, 0))
        return False, notes  # The areas do not lie side by side.
    if (
        SPELL_CAST_RANGE[spell] is not None
        and not all(within_reach(stands_at(caster), a, present(SPELL_CAST_RANGE[spell], '')) for a in waters)
    ):
        notes.append((3, 0))
        return False, notes  # That is too far from the caster.
    return True, notes


def why_stormy(area: MapArea, world: World) -> tuple[bool, Notes]:
    """A storm lies over the area.

    `stormy` with its notes: pairs of an index of LABELS['stormy'] and what it moved.
    maelstrom "Spell #660 - Storm at Sea".
    """
    notes: Notes = []
    if not any(s.sea == MAP_AREA_SEA[area] and any(a == area for a in s.waters) for s in world.storms):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_storm_grounds(group: Group, area: MapArea, world: World) -> tuple[bool, Notes]:
    """No wings carry the group through the storm over the area.

    `storm_grounds` with its notes: pairs of an index of LABELS['storm_grounds'] and what it moved.
    maelstrom "Spell #660 - Storm at Sea".
    """
    notes: Notes = []
    if group.mist_borne:
        notes.append((0, 0))
        return False, notes  # ships of mist
    if not stormy(area, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_storm_bars(group: Group, area: MapArea, world: World) -> tuple[bool, Notes]:
    """A storm keeps the group out of the area.

    `storm_bars` with its notes: pairs of an index of LABELS['storm_bars'] and what it moved.
    maelstrom "Spell #660 - Storm at Sea".
    """
    notes: Notes = []
    if MAP_AREA_SEA[area] is not None and aboard_elite(group, present(MAP_AREA_SEA[area], ''), world):
        notes.append((0, 0))
        return False, notes  # an elite ship
    if not storm_grounds(group, area, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_beast_strength(spell: Spell, heads: int) -> tuple[int, Notes]:
    """How strong a beast of the deep is.

    `beast_strength` with its notes: pairs of an index of LABELS['beast_strength'] and what it moved.
    In plain numbers.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #658 - Summon Leviathan", "Spell #659 - Summon Kraken".
    """
    notes: Notes = []
    if SPELL_FLEET_QUALITY[spell] is None:
        notes.append((0, 0))
        value = 0
    elif SPELL_FLEET_QUALITY[spell] is not None:
        # as fleets of its quality
        value = heads * present(SPELL_FLEET_QUALITY[spell], '') * present(SPELL_FLEET_QUALITY[spell], '')
        notes.append((1, value))
    else:
        value = 0
    share_ = 100
    if SPELL_FLEET_BONUS[spell] is not None:
        points = present(SPELL_FLEET_BONUS[spell], '')
        notes.append((2, value * points))
        share_ += points  # as by a leader aboard
    if share_ < 0:
        raise TooMuchTaken('beast_strength')
    value *= share_
    before = value
    value = (value + 50) // 100
    notes.append((3, 100 * value - before))
    return value, notes


def why_heads_lost(heads: int, own: int, foe: int) -> tuple[int, Notes]:
    """What a beast of the deep loses in a battle.

    `heads_lost` with its notes: pairs of an index of LABELS['heads_lost'] and what it moved.
    In fleets.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Seapower".
    """
    notes: Notes = []
    value = 2 * heads  # against whoever is stronger by far
    notes.append((0, value))
    times = foe * foe
    notes.append((1, value * (times - 1)))
    value *= times  # by the squares of both strengths
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= max(1, own * own + foe * foe)  # by the squares of both strengths
    value = quotient(2 * value + 3 * divisor, 6 * divisor, 'heads_lost')
    if divider >= 0:
        notes.append((divider, 3 * value - before))
    else:
        notes.append((3, 3 * value - before))
    return value, notes


def why_preys_on(beast: SeaBeast, kingdom: Kingdom) -> tuple[bool, Notes]:
    """It preys on ships of the kingdom.

    `preys_on` with its notes: pairs of an index of LABELS['preys_on'] and what it moved.
    maelstrom "Spell #659 - Summon Kraken".
    """
    notes: Notes = []
    beast_kingdom = beast.kingdom
    if beast_kingdom is kingdom or kingdom in beast_kingdom.allies:
        notes.append((0, 0))
        return False, notes
    return True, notes
