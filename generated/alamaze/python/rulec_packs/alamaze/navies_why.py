"""The resolvers of navies.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import EVERY_MAP_AREA, MapArea, PRIVILEGE_NO_NAVY, REGION_GROUP_TRADING_COASTS, Sea, Trait
from ._kinds import Agent, Kingdom, Navy
from ._tables import (
    MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_SEA, REGION_HARBORS, REGION_REGIONAL_CHARACTER,
    SEA_MORE_FLEETS, SEA_MORE_QUALITY, TRAIT_FLEETS, TRAIT_NAVAL_QUALITY,
)
from ._world import World
from .map_ import seat, within_reach
from .navies import has_port, home_fleets, of_the_coasts, on_shore

_PRIVILEGE_NO_NAVY_BIT: Final = 1 << PRIVILEGE_NO_NAVY

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "on_shore": (
        Label('yes', 'in its water'),
        Label('yes', 'beside its water'),
        Label('yes', 'its harbors open on it', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1374'),
        Label('otherwise', ''),
    ),
    "has_port": (
        Label('holds', ''),
    ),
    "navy_of": (
        Label('otherwise', ''),
    ),
    "of_the_coasts": (
        Label('holds', ''),
    ),
    "own_quality": (
        Label('base', ''),
        Label('add', 'born sailors', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seafaring", line 3961'),
        Label('add', 'old ports', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1352'),
        Label('bounds', '', 10),
    ),
    "home_fleets": (
        Label('base', 'a shore of its own'),
        Label('base', 'it has no ships', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Black Dragon", line 2820'),
        Label('base', 'no shore of its own'),
        Label('add', 'old hands', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Free Traders", line 3227'),
        Label('at least', 'in every sea', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Pirates", line 3536'),
    ),
    "launched": (
        Label('base', ''),
        Label('add', 'old ports', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1352'),
        Label('add', 'born sailors', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Seafaring", line 3961'),
        Label('at most', ''),
    ),
    "sea_in_range": (
        Label('yes', 'nowhere on the map'),
        Label('holds', ''),
    ),
}


def why_on_shore(area: MapArea, sea: Sea) -> tuple[bool, Notes]:
    """The area lies on the sea.

    `on_shore` with its notes: pairs of an index of LABELS['on_shore'] and what it moved.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    if MAP_AREA_SEA[area] == sea:
        notes.append((0, 0))
        return True, notes  # in its water
    if any(MAP_AREA_SEA[beside_] == sea for beside_ in map(MapArea, members(MAP_AREA_NEAR[area]))):
        notes.append((1, 0))
        return True, notes  # beside its water
    if MAP_AREA_REGION[area] is not None and REGION_HARBORS[present(MAP_AREA_REGION[area], '')] >> sea & 1:
        notes.append((2, 0))
        return True, notes  # its harbors open on it
    notes.append((3, 0))
    return False, notes


def why_has_port(kingdom: Kingdom, sea: Sea) -> tuple[bool, Notes]:
    """The kingdom has a population center on the sea.

    `has_port` with its notes: pairs of an index of LABELS['has_port'] and what it moved.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    if not any(p.area is not None and on_shore(p.area, sea) for p in kingdom.places):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_navy_of(kingdom: Kingdom, sea: Sea, world: World) -> tuple[Navy | None, Notes]:
    """The navy of a kingdom in a sea.

    `navy_of` with its notes: pairs of an index of LABELS['navy_of'] and what it moved.
    maelstrom "Seapower".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((n for n in world.navies if n.kingdom is kingdom and n.sea == sea), None), notes


def why_of_the_coasts(kingdom: Kingdom) -> tuple[bool, Notes]:
    """The kingdom began on the Trading Coasts.

    `of_the_coasts` with its notes: pairs of an index of LABELS['of_the_coasts'] and what it moved.
    maelstrom "Regions".
    """
    notes: Notes = []
    kingdom_homeland = kingdom.homeland
    if kingdom_homeland is None or REGION_REGIONAL_CHARACTER[kingdom_homeland] != REGION_GROUP_TRADING_COASTS:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_own_quality(kingdom: Kingdom, sea: Sea) -> tuple[int, Notes]:
    """The naval quality of a people in a sea.

    `own_quality` with its notes: pairs of an index of LABELS['own_quality'] and what it moved.
    In steps of 1/10 naval quality, 4 naval quality to 16 naval quality.
    maelstrom "#748 - Increase Seapower".
    """
    notes: Notes = []
    notes.append((0, 10))
    value = 10
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_NAVAL_QUALITY[t] is not None:
            amount = present(TRAIT_NAVAL_QUALITY[t], '')
            notes.append((1, amount))
            value += amount  # born sailors
    if of_the_coasts(kingdom) and SEA_MORE_QUALITY[sea] is not None:
        amount_ = present(SEA_MORE_QUALITY[sea], '')
        notes.append((2, amount_))
        value += amount_  # old ports
    value *= 10
    if value < 40:
        notes.append((3, 40 - value))
        value = 40
    elif value > 160:
        notes.append((3, 160 - value))
        value = 160
    return value, notes


def why_home_fleets(kingdom: Kingdom, sea: Sea) -> tuple[int, Notes]:
    """Fleets that a kingdom has at home.

    `home_fleets` with its notes: pairs of an index of LABELS['home_fleets'] and what it moved.
    In fleets.
    maelstrom "Seapower".
    """
    notes: Notes = []
    if has_port(kingdom, sea) and not kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        notes.append((0, 2))
        value = 2  # a shore of its own
    else:
        kingdom_privileges = kingdom.privileges
        if kingdom_privileges & _PRIVILEGE_NO_NAVY_BIT:
            notes.append((1, 0))
            value = 0  # it has no ships
        elif not has_port(kingdom, sea) and not kingdom_privileges & _PRIVILEGE_NO_NAVY_BIT:
            notes.append((2, 0))
            value = 0  # no shore of its own
        else:
            value = 0
    kingdom_fleets = kingdom.fleets
    if kingdom_fleets is not None:
        amount = kingdom_fleets
        notes.append((3, amount))
        value += amount  # old hands
    kingdom_least_fleets = kingdom.least_fleets
    if kingdom_least_fleets is not None:
        limit = kingdom_least_fleets
        if value < limit:
            notes.append((4, limit - value))
            value = limit  # in every sea
    return value, notes


def why_launched(kingdom: Kingdom, sea: Sea) -> tuple[int, Notes]:
    """Fleets that a kingdom begins with.

    `launched` with its notes: pairs of an index of LABELS['launched'] and what it moved.
    In fleets.
    maelstrom "Seapower".
    """
    notes: Notes = []
    value = home_fleets(kingdom, sea)
    notes.append((0, value))
    if home_fleets(kingdom, sea) > 0:
        if of_the_coasts(kingdom) and SEA_MORE_FLEETS[sea] is not None:
            amount = present(SEA_MORE_FLEETS[sea], '')
            notes.append((1, amount))
            value += amount  # old ports
        for t in map(Trait, members(kingdom.traits)):
            if TRAIT_FLEETS[t] is not None:
                amount_ = present(TRAIT_FLEETS[t], '')
                notes.append((2, amount_))
                value += amount_  # born sailors
    if value > 12:
        notes.append((3, 12 - value))
        value = 12
    return value, notes


def why_sea_in_range(agent: Agent, sea: Sea, reach_: int) -> tuple[bool, Notes]:
    """The sea is not too far from the agent.

    `sea_in_range` with its notes: pairs of an index of LABELS['sea_in_range'] and what it moved.
    maelstrom "#975 - Recon Seapower".
    """
    notes: Notes = []
    agent_place = agent.place
    if agent_place is None or agent_place.area is None:
        notes.append((0, 0))
        return True, notes  # nowhere on the map
    if not any(MAP_AREA_SEA[a] == sea and within_reach(seat(agent), a, reach_) for a in EVERY_MAP_AREA):
        notes.append((1, 0))
        return False, notes
    return True, notes
