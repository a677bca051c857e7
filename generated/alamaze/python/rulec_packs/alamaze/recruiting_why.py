"""The resolvers of recruiting.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, present

from ._choices import (
    BRIGADE_TYPE_KNIGHTS_OF_STYX, BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_SKELETONS, BrigadeType,
    EXPERIENCE_GREEN, Experience, ORIGIN_COMPANION, TRAIT_EVIL,
)
from ._kinds import Group, Kingdom, Place
from ._tables import (
    BRIGADE_TYPE_GROUNDS, BRIGADE_TYPE_HAUNTS, BRIGADE_TYPE_ORIGIN, REGION_COMPANION_DISCOUNT,
    REGION_RECRUITS, SETTLEMENT_RECRUITING,
)
from ._world import World
from .court import mustered
from .marching import kinds_in

_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "levy_gold": (
        Label('base', ''),
        Label('reduce by', 'beasts that come cheaply', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "The Savage Regions", line 1364'),
        Label('round', 'whole coins', 100, 'ruling "What happens to fractions"'),
    ),
    "levy_food": (
        Label('base', ''),
        Label('reduce by', 'beasts that come cheaply', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "The Savage Regions", line 1364'),
        Label('round', 'whole sacks', 100, 'ruling "What happens to fractions"'),
    ),
    "musters_at": (
        Label('needs', 'It is no place of its kingdom where it stands.'),
        Label('needs', 'Villages give nobody.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 1996'),
        Label('needs', 'Nobody can be spared there.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2000'),
        Label('needs', 'The capital has given all that it gives in a turn.', 1, 'ruling "What a brigade too many does at a capital"'),
    ),
    "refusals_musters_at": (
        Label('needs', 'It is no place of its kingdom where it stands.'),
        Label('needs', 'Villages give nobody.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 1996'),
        Label('needs', 'Nobody can be spared there.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2000'),
        Label('needs', 'The capital has given all that it gives in a turn.', 1, 'ruling "What a brigade too many does at a capital"'),
    ),
    "enlists": (
        Label('no', 'not for the wicked', 1, 'ruling "Who recruits Paladins and who Knights of Styx"'),
        Label('no', 'for nobody but the wicked', 1, 'ruling "Who recruits Paladins and who Knights of Styx"'),
        Label('holds', 'people of the region'),
    ),
    "recruit_level": (
        Label('case', 'a warlike people'),
        Label('case', 'like everybody'),
    ),
    "has_ranks_for": (
        Label('yes', 'there are some already'),
        Label('holds', 'room for another kind'),
    ),
    "at_home_in": (
        Label('yes', 'a haunt of theirs', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Black Dragon", line 2817'),
        Label('holds', 'their ground'),
    ),
    "companions_called": (
        Label('base', ''),
    ),
    "at_the_capital": (
        Label('holds', ''),
    ),
    "fallen_mustered": (
        Label('base', ''),
        Label('at most', 'as many as a group holds'),
        Label('at least', ''),
    ),
}


def why_levy_gold(group: Group, breed: BrigadeType) -> tuple[int, Notes]:
    """Gold that a recruited brigade takes.

    `levy_gold` with its notes: pairs of an index of LABELS['levy_gold'] and what it moved.
    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "The Savage Regions".
    """
    notes: Notes = []
    notes.append((0, 3000))
    value = 3000
    share_ = 100
    if (
        BRIGADE_TYPE_ORIGIN[breed] == ORIGIN_COMPANION
        and group.region is not None
        and REGION_COMPANION_DISCOUNT[group.region] is not None
    ):
        points = present(REGION_COMPANION_DISCOUNT[group.region], '')
        notes.append((1, value * (-1 * points)))
        share_ -= points  # beasts that come cheaply
    if share_ < 0:
        raise TooMuchTaken('levy_gold')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole coins
    notes.append((2, 100 * value - before))
    return value, notes


def why_levy_food(group: Group, breed: BrigadeType) -> tuple[int, Notes]:
    """Food that a recruited brigade takes.

    `levy_food` with its notes: pairs of an index of LABELS['levy_food'] and what it moved.
    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "The Savage Regions".
    """
    notes: Notes = []
    notes.append((0, 2000))
    value = 2000
    share_ = 100
    if (
        BRIGADE_TYPE_ORIGIN[breed] == ORIGIN_COMPANION
        and group.region is not None
        and REGION_COMPANION_DISCOUNT[group.region] is not None
    ):
        points = present(REGION_COMPANION_DISCOUNT[group.region], '')
        notes.append((1, value * (-1 * points)))
        share_ -= points  # beasts that come cheaply
    if share_ < 0:
        raise TooMuchTaken('levy_food')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole sacks
    notes.append((2, 100 * value - before))
    return value, notes


def why_musters_at(group: Group, place: Place) -> tuple[bool, Notes]:
    """The place gives the group troops.

    `musters_at` with its notes: pairs of an index of LABELS['musters_at'] and what it moved.
    maelstrom "Recruiting", "#560 - Recruit Troops (Popcenter)".
    """
    notes: Notes = []
    group_kingdom = group.kingdom
    if place.kingdom is not group_kingdom or group.area is None or place.area != group.area:
        notes.append((0, 0))
        return False, notes  # It is no place of its kingdom where it stands.
    place_settlement = place.settlement
    if SETTLEMENT_RECRUITING[place_settlement] is None or not SETTLEMENT_RECRUITING[place_settlement]:
        notes.append((1, 0))
        return False, notes  # Villages give nobody.
    if place.census < 13000:
        notes.append((2, 0))
        return False, notes  # Nobody can be spared there.
    if place.levied + 1 >= 3 and place is group_kingdom.capital:
        notes.append((3, 0))
        return False, notes  # The capital has given all that it gives in a turn.
    return True, notes


def why_enlists(kingdom: Kingdom, breed: BrigadeType, place: Place) -> tuple[bool, Notes]:
    """The breed enlist in the place.

    `enlists` with its notes: pairs of an index of LABELS['enlists'] and what it moved.
    maelstrom "Regions", "Recruiting".
    """
    notes: Notes = []
    if breed == BRIGADE_TYPE_PALADINS and kingdom.traits & _TRAIT_EVIL_BIT:
        notes.append((0, 0))
        return False, notes  # not for the wicked
    if breed == BRIGADE_TYPE_KNIGHTS_OF_STYX and not kingdom.traits & _TRAIT_EVIL_BIT:
        notes.append((1, 0))
        return False, notes  # for nobody but the wicked
    place_region = place.region
    if place_region is None or not REGION_RECRUITS[place_region] >> breed & 1:
        notes.append((2, 0))
        return False, notes  # people of the region
    return True, notes


def why_recruit_level(kingdom: Kingdom) -> tuple[Experience, Notes]:
    """What people of a town have learned when they enlist.

    `recruit_level` with its notes: pairs of an index of LABELS['recruit_level'] and what it moved.
    maelstrom "Recruiting", "Cimmerians".
    """
    notes: Notes = []
    kingdom_recruit_experience = kingdom.recruit_experience
    if kingdom_recruit_experience is not None:
        notes.append((0, 0))
        return kingdom_recruit_experience, notes  # a warlike people
    notes.append((1, 0))
    return EXPERIENCE_GREEN, notes  # like everybody


def why_has_ranks_for(group: Group, breed: BrigadeType) -> tuple[bool, Notes]:
    """The group has room for the breed.

    `has_ranks_for` with its notes: pairs of an index of LABELS['has_ranks_for'] and what it moved.
    maelstrom "#740 - Combine Groups".
    """
    notes: Notes = []
    if group.types >> breed & 1:
        notes.append((0, 0))
        return True, notes  # there are some already
    if kinds_in(group) >= 10:
        notes.append((1, 0))
        return False, notes  # room for another kind
    return True, notes


def why_at_home_in(breed: BrigadeType, group: Group) -> tuple[bool, Notes]:
    """The breed live where the group stands.

    `at_home_in` with its notes: pairs of an index of LABELS['at_home_in'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    group_area = group.area
    if group_area is not None and BRIGADE_TYPE_HAUNTS[breed] >> group_area & 1:
        notes.append((0, 0))
        return True, notes  # a haunt of theirs
    if not BRIGADE_TYPE_GROUNDS[breed] >> group.terrain & 1:
        notes.append((1, 0))
        return False, notes  # their ground
    return True, notes


def why_companions_called(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Companions that a kingdom has called in the turn.

    `companions_called` with its notes: pairs of an index of LABELS['companions_called'] and what it
    moved.
    In plain numbers.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    value = sum(g.companions_now for g in world.groups if g.kingdom is kingdom)
    notes.append((0, value))
    return value, notes


def why_at_the_capital(group: Group) -> tuple[bool, Notes]:
    """The group is at the capital.

    `at_the_capital` with its notes: pairs of an index of LABELS['at_the_capital'] and what it moved.
    maelstrom "Recruiting", "Groups".
    """
    notes: Notes = []
    group_kingdom = group.kingdom
    group_kingdom_capital = group_kingdom.capital
    if group_kingdom_capital is None or group.area is None or group.area != group_kingdom_capital.area:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_fallen_mustered(group: Group, world: World) -> tuple[int, Notes]:
    """Brigades of the fallen that join a group.

    `fallen_mustered` with its notes: pairs of an index of LABELS['fallen_mustered'] and what it moved.
    In plain numbers.
    maelstrom "Deathknights", "#564 - Muster The Fallen (Deathknights only)".
    """
    notes: Notes = []
    value = mustered(world.month)
    notes.append((0, value))
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    limit = 20 - sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_SKELETONS)
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # as many as a group holds
    return value, notes
