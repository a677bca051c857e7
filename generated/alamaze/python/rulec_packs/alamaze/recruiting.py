"""Resolvers of recruiting.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import TooMuchTaken, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BRIGADE_TYPE_KNIGHTS_OF_STYX, BRIGADE_TYPE_PALADINS, BRIGADE_TYPE_SKELETONS, BrigadeType,
    EXPERIENCE_GREEN, Experience, ORIGIN_COMPANION, TRAIT_EVIL,
)
from ._kinds import Group, Kingdom, Place
from ._tables import (
    BRIGADE_TYPE_GROUNDS, BRIGADE_TYPE_HAUNTS, BRIGADE_TYPE_ORIGIN, REGION_COMPANION_DISCOUNT,
    REGION_RECRUITS, SETTLEMENT_RECRUITING,
)
from ._world import SHAPE, World
from .court import mustered

_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

_SAYS_HAS_HAD_ENOUGH_AND: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has had enough, and belongs to nobody.',
), 'process:cast_off', 'has_had_enough_and')
_SAYS_A_BRIGADE_OF_FROM: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' from ',
    Hole(Holds("thing", 'Place'), 'place'), ' joins ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'process:levy', 'a_brigade_of_from')


def levy_gold(group: Group, breed: BrigadeType) -> int:
    """Gold that a recruited brigade takes.

    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "The Savage Regions".
    """
    value = 3000
    share_ = 100
    if (
        BRIGADE_TYPE_ORIGIN[breed] == ORIGIN_COMPANION
        and group.region is not None
        and REGION_COMPANION_DISCOUNT[group.region] is not None
    ):
        share_ -= present(REGION_COMPANION_DISCOUNT[group.region], '')  # beasts that come cheaply
    if share_ < 0:
        raise TooMuchTaken('levy_gold')
    value *= share_
    return (value + 50) // 100  # whole coins


def levy_food(group: Group, breed: BrigadeType) -> int:
    """Food that a recruited brigade takes.

    In food.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "The Savage Regions".
    """
    value = 2000
    share_ = 100
    if (
        BRIGADE_TYPE_ORIGIN[breed] == ORIGIN_COMPANION
        and group.region is not None
        and REGION_COMPANION_DISCOUNT[group.region] is not None
    ):
        share_ -= present(REGION_COMPANION_DISCOUNT[group.region], '')  # beasts that come cheaply
    if share_ < 0:
        raise TooMuchTaken('levy_food')
    value *= share_
    return (value + 50) // 100  # whole sacks


def musters_at(group: Group, place: Place) -> bool:
    """The place gives the group troops.

    maelstrom "Recruiting", "#560 - Recruit Troops (Popcenter)".
    """
    group_kingdom = group.kingdom
    if place.kingdom is not group_kingdom or group.area is None or place.area != group.area:
        return False  # It is no place of its kingdom where it stands.
    place_settlement = place.settlement
    if SETTLEMENT_RECRUITING[place_settlement] is None or not SETTLEMENT_RECRUITING[place_settlement]:
        return False  # Villages give nobody.
    if place.census < 13000:
        return False  # Nobody can be spared there.
    # The capital has given all that it gives in a turn.
    return place.levied + 1 < 3 or place is not group_kingdom.capital


def refusals_musters_at(group: Group, place: Place) -> tuple[int, ...]:
    """What is lacking where this does not hold: the place gives the group troops.

    Indices of LABELS['refusals_musters_at']; empty where it holds.
    maelstrom "Recruiting", "#560 - Recruit Troops (Popcenter)".
    """
    notes: list[int] = []
    group_kingdom = group.kingdom
    if place.kingdom is not group_kingdom or group.area is None or place.area != group.area:
        notes.append(0)
    place_settlement = place.settlement
    if SETTLEMENT_RECRUITING[place_settlement] is None or not SETTLEMENT_RECRUITING[place_settlement]:
        notes.append(1)
    if place.census < 13000:
        notes.append(2)
    if place.levied + 1 >= 3 and place is group_kingdom.capital:
        notes.append(3)
    return tuple(notes)


def enlists(kingdom: Kingdom, breed: BrigadeType, place: Place) -> bool:
    """The breed enlist in the place.

    maelstrom "Regions", "Recruiting".
    """
    if breed == BRIGADE_TYPE_PALADINS and kingdom.traits & _TRAIT_EVIL_BIT:
        return False  # not for the wicked
    if breed == BRIGADE_TYPE_KNIGHTS_OF_STYX and not kingdom.traits & _TRAIT_EVIL_BIT:
        return False  # for nobody but the wicked
    place_region = place.region
    # people of the region
    return place_region is not None and REGION_RECRUITS[place_region] >> breed & 1 != 0


def recruit_level(kingdom: Kingdom) -> Experience:
    """What people of a town have learned when they enlist.

    maelstrom "Recruiting", "Cimmerians".
    """
    kingdom_recruit_experience = kingdom.recruit_experience
    if kingdom_recruit_experience is not None:
        return kingdom_recruit_experience  # a warlike people
    return EXPERIENCE_GREEN  # like everybody


def has_ranks_for(group: Group, breed: BrigadeType) -> bool:
    """The group has room for the breed.

    maelstrom "#740 - Combine Groups".
    """
    if group.types >> breed & 1:
        return True  # there are some already
    return kinds_in(group) < 10  # room for another kind


def at_home_in(breed: BrigadeType, group: Group) -> bool:
    """The breed live where the group stands.

    maelstrom "Recruiting".
    """
    group_area = group.area
    if group_area is not None and BRIGADE_TYPE_HAUNTS[breed] >> group_area & 1:
        return True  # a haunt of theirs
    return BRIGADE_TYPE_GROUNDS[breed] >> group.terrain & 1 != 0  # their ground


def companions_called(kingdom: Kingdom, world: World) -> int:
    """Companions that a kingdom has called in the turn.

    In plain numbers.
    maelstrom "Recruiting".
    """
    return sum(g.companions_now for g in world.groups if g.kingdom is kingdom)


def at_the_capital(group: Group) -> bool:
    """The group is at the capital.

    maelstrom "Recruiting", "Groups".
    """
    group_kingdom = group.kingdom
    group_kingdom_capital = group_kingdom.capital
    return (
        group_kingdom_capital is not None
        and group.area is not None
        and group.area == group_kingdom_capital.area
    )


def fallen_mustered(group: Group, world: World) -> int:
    """Brigades of the fallen that join a group.

    In plain numbers.
    maelstrom "Deathknights", "#564 - Muster The Fallen (Deathknights only)".
    """
    value = mustered(world.month)
    if value < 0:
        value = 0
    limit = 20 - sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_SKELETONS)
    if value > limit:
        value = limit  # as many as a group holds
    return value


def cast_off(place: Place, world: World) -> None:
    """A population center goes its own way.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Recruiting", "Population Centers", "Buildings".
    """
    lord = place.kingdom
    shake_off(place, world)
    if lord is not None:
        world.tell(lord, _SAYS_HAS_HAD_ENOUGH_AND.text((place,), SHAPE), place)


def levy(group: Group, place: Place, breed: BrigadeType, world: World) -> None:
    """People of a town join a group.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Recruiting", "#560 - Recruit Troops (Popcenter)".
    """
    raise_brigades(group, breed, recruit_level(group.kingdom), 1, world)
    world.keep(place, "levied")
    place.levied += 1
    world.keep(place, "census")
    place.census = max(place.census - 3000, min(place.census, 0))
    world.note('busy', group)
    world.tell(group.kingdom, _SAYS_A_BRIGADE_OF_FROM.text((breed, place, group), SHAPE), place, group)
    if place.levied >= 3:
        cast_off(place, world)


def close_levies(world: World) -> None:
    """The sergeants go home.

    maelstrom "Recruiting".
    """
    for p in list(world.places):
        p.levied = 0
    for g in list(world.groups):
        g.companions_now = 0


# at the end, for these modules use each other
from .marching import kinds_in  # noqa: E402
from .politics import shake_off  # noqa: E402
from .setting_up import raise_brigades  # noqa: E402
