"""Resolvers of watch.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARTIFACT_KNOWLEDGE_TOTEM, BUILDING_BAZAAR, BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORTRESS,
    BUILDING_GREATER_CASTLE, BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY, BUILDING_THIEVES_GUILD,
    BUILDING_WATCH_TOWERS, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE,
    EFFECT_DIRE_WOLF, HOST_SIZE_INACTIVE, HOST_STATE_PLAIN_SIGHT, MISSION_ASSASSINATE, MISSION_KIDNAP,
    MISSION_STEAL, MapArea, Mission, PRIVILEGE_WATCHFUL_VILLAGES, RANK_ARTIFACT, RANK_WARLORD, SORT_FANATIC,
    TRAIT_ORDER, TRAIT_TRACKERS,
)
from ._kinds import Agent, Group, Kingdom, Place, Target
from ._words import DEFENSE
from ._world import SHAPE, World
from .effects import unseen
from .map_ import knows_of, remember

_ANY_OF_1: Final = (
    1 << BUILDING_LEGENDARY_CASTLE | 1 << BUILDING_GREATER_CASTLE | 1 << BUILDING_FORTRESS
    | 1 << BUILDING_CITADEL | 1 << BUILDING_CASTLE | 1 << BUILDING_MOTTE_AND_BAILEY
)
_ANY_OF_2: Final = 1 << BUILDING_FORTRESS | 1 << BUILDING_CITADEL | 1 << BUILDING_CASTLE
_ARTIFACT_KNOWLEDGE_TOTEM_BIT: Final = 1 << ARTIFACT_KNOWLEDGE_TOTEM
_BUILDING_BAZAAR_BIT: Final = 1 << BUILDING_BAZAAR
_BUILDING_GREATER_CASTLE_BIT: Final = 1 << BUILDING_GREATER_CASTLE
_BUILDING_LEGENDARY_CASTLE_BIT: Final = 1 << BUILDING_LEGENDARY_CASTLE
_BUILDING_MOTTE_AND_BAILEY_BIT: Final = 1 << BUILDING_MOTTE_AND_BAILEY
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_BUILDING_WATCH_TOWERS_BIT: Final = 1 << BUILDING_WATCH_TOWERS
_EFFECT_DIRE_WOLF_BIT: Final = 1 << EFFECT_DIRE_WOLF
_PRIVILEGE_WATCHFUL_VILLAGES_BIT: Final = 1 << PRIVILEGE_WATCHFUL_VILLAGES
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_TRACKERS_BIT: Final = 1 << TRAIT_TRACKERS

_SAYS_SCOUTS_IN: Final = Message((
    'Scouts in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Place'), 'p'), ', ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', ', Hole(Holds("number", unit=DEFENSE), 'defense'),
    '.',
), 'process:look_out', 'place_seen')
_SAYS_SCOUTS_IN_OF: Final = Message((
    'Scouts in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Figure'), 'f'),
    ' of ', Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ', ',
    Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:look_out', 'scouts_in_of')
_SAYS_SCOUTS_IN_OF_OF: Final = Message((
    'Scouts in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Group'), 'g'),
    ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', of which nobody can say how large it is.',
), 'process:look_out', 'scouts_in_of_of')
_SAYS_SCOUTS_IN_OF_2: Final = Message((
    'Scouts in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Group'), 'g'),
    ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', ',
    Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:look_out', 'host_seen')
_SAYS_IN_OF_OF_WHICH: Final = Message((
    'In ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Group'), 'g'), ' of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', of which nobody can say how large it is.',
), 'process:meet_strangers', 'in_of_of_which')
_SAYS_IN_OF: Final = Message((
    'In ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Group'), 'g'), ' of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', ', Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:meet_strangers', 'host_seen')
_SAYS_IN_SOMEBODY_FEELS_THAT: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'g'), ' somebody feels that ',
    Hole(Holds("choice", 'MapArea'), 'here'), ' is not as empty as it looks.',
), 'process:keep_lookout', 'in_somebody_feels_that')


def cover(watcher: Agent, target: Target) -> int:
    """What a watcher takes from an intruder's chance.

    In points.
    maelstrom "Agents".
    """
    watcher_duty = watcher.duty
    if watcher_duty == DUTY_GUARD:
        value = 20  # guard
    elif watcher_duty == DUTY_COUNTER_ESPIONAGE:
        value = 5  # counter-espionage
    elif watcher_duty == DUTY_GUARD_PRISONERS:
        value = 10  # prison guard
    elif watcher_duty == DUTY_IDLE:
        value = 0  # off duty
    else:
        value = 0
    if watcher_duty != DUTY_IDLE:
        value += 5 * proficiency(watcher)  # experience
    if watcher.sort == SORT_FANATIC and watcher_duty != DUTY_IDLE:
        value += 10  # zeal
    if watcher_duty == DUTY_COUNTER_ESPIONAGE and watcher.place is not None and watcher.place is target.place:
        value += 10  # at home
    return value


def on_watch(watcher: Agent, mission: Mission, target: Target) -> bool:
    """The watcher stands in the way.

    maelstrom "Agents".
    """
    watcher_duty = watcher.duty
    if watcher_duty == DUTY_COUNTER_ESPIONAGE:
        return not asleep(watcher)  # counter-espionage; orders emissaries: asleep
    if watcher_duty == DUTY_GUARD and (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP):
        return not asleep(watcher)  # guard; orders emissaries: asleep
    return (
        watcher_duty == DUTY_GUARD
        and mission == MISSION_STEAL
        and target.rank == RANK_ARTIFACT
        and not asleep(watcher)
    )  # guard; orders emissaries: asleep


def watch(mission: Mission, target: Target) -> int:
    """What an intruder must get past.

    In points.
    maelstrom "Agents", "Buildings", "Fortifications".
    """
    value = 0
    target_place = target.place
    if target_place is not None:
        target_place_buildings = target_place.buildings
        if target_place_buildings & _BUILDING_BAZAAR_BIT:
            value -= 10  # Bazaar (building): crowd
        if target_place_buildings & _BUILDING_THIEVES_GUILD_BIT:
            value += 20  # Thieves Guild (building): guild
        target_place_kingdom = target_place.kingdom
        if target_place_kingdom is not None and target_place_kingdom.traits & _TRAIT_ORDER_BIT:
            value += 10  # Order (trait): law and order
    watchers = FLOOR
    for w in target.watchers:
        if on_watch(w, mission, target):
            amount = cover(w, target)
            if watchers < amount:
                watchers = amount  # watcher
    if target.effects & _EFFECT_DIRE_WOLF_BIT and watchers < 25:
        watchers = 25  # Dire Wolf Familiar (effect): dire wolf
    if watchers > FLOOR:
        value += watchers
    if target_place is not None and target_place.buildings & _ANY_OF_1:
        target_place_buildings_ = target_place.buildings
        if target_place_buildings_ & _BUILDING_LEGENDARY_CASTLE_BIT:
            value += 40  # Legendary Castle (building): legendary castle
        elif target_place_buildings_ & _BUILDING_GREATER_CASTLE_BIT:
            value += 30  # Greater Castle (building): greater castle
        elif target_place_buildings_ & _ANY_OF_2:
            # Fortress (building): fortress; Citadel (building): citadel; Castle (building): castle
            value += 20
        elif target_place_buildings_ & _BUILDING_MOTTE_AND_BAILEY_BIT:
            value += 10  # Motte and Bailey (building): motte and bailey
    if value < 0:
        value = 0  # no less than nothing
    return value


def watcher_death(watcher: Agent, target: Target) -> int:
    """Chance that a watcher dies when an intruder succeeds.

    In percent, 3% to 97%.
    maelstrom "Agents".
    """
    value = 30 if watcher.sort == SORT_FANATIC else 20
    value -= cover(watcher, target)  # vigilance
    if value < 3:
        value = 3
    elif value > 97:
        value = 97
    return value


def camp_eyes(group: Group, world: World) -> int:
    """How well a group sees what is around its camp.

    In levels.
    maelstrom "Trackers", "Movement", "Artifacts".
    """
    value = 0
    scouts = 0
    if group.kingdom.traits & _TRAIT_TRACKERS_BIT and scouts < 4:
        scouts = 4  # its people's skill
    if scouts < 1 and flying(group):
        scouts = 1  # wings
    if group.artifacts & _ARTIFACT_KNOWLEDGE_TOTEM_BIT and scouts < 4:
        scouts = 4  # Knowledge Totem
    for camp_wolf in world.camp_wolves:
        if camp_wolf.group is group and scouts < 4:
            scouts = 4  # camp wolves: a dire wolf
    return value + scouts


def town_eyes(place: Place) -> int:
    """How well a population center sees what comes near.

    In levels.
    maelstrom "Buildings", "Druid", "Halfling".
    """
    value = 0
    lookouts = 0
    if place.buildings & _BUILDING_WATCH_TOWERS_BIT and lookouts < 4:
        lookouts = 4  # towers
    place_kingdom = place.kingdom
    if (
        place_kingdom is not None
        and place_kingdom.privileges & _PRIVILEGE_WATCHFUL_VILLAGES_BIT
        and lookouts < 1
    ):
        lookouts = 1  # watchful people
    return value + lookouts


def finds_ambush(group: Group) -> bool:
    """The scouts of the group find an ambush.

    maelstrom "Trackers".
    """
    return group.kingdom.traits & _TRAIT_TRACKERS_BIT != 0


def feels_the_hidden(group: Group) -> bool:
    """Somebody in the group feels what hides.

    maelstrom "#730 - Set Ambush", "Groups".
    """
    if any(l_.rank == RANK_WARLORD for l_ in group.leaders):
        return True  # a Warlord
    return any(w.level >= 5 for w in group.wizards)  # a strong wizard


def sharpest_scout(kingdom: Kingdom, area: MapArea, world: World) -> Group | None:
    """Of a kingdom's groups in an area the one that sees most.

    maelstrom "Trackers", "Artifacts".
    """
    return min(
        (
            g
            for g in world.groups
            if g.kingdom is kingdom and g.area == area and host_size(g) > HOST_SIZE_INACTIVE
        ),
        key=lambda g: -camp_eyes(g, world), default=None,
    )


def look_out(kingdom: Kingdom, area: MapArea, grade: int, for_ambush: int, world: World) -> None:
    """Who camps around sees what is near.

    Raises OffTheTable (a table has no row).
    maelstrom "Trackers", "Buildings", "Movement".
    """
    for p in [p for p in world.places if p.area == area and p.kingdom is not kingdom and not p.hidden]:
        world.tell(kingdom, _SAYS_SCOUTS_IN.text((area, p, p.settlement, p.defense), SHAPE), p)
        remember(kingdom, p, world)
    for f in [
        f
        for f in world.figures
        if f.place is not None
            and f.place.area == area
            and f.kingdom is not kingdom
            and knows_of(kingdom, f.place, world)
            and not unseen(f, kingdom, grade)
    ]:
        world.tell(kingdom, _SAYS_SCOUTS_IN_OF.text((area, f, f.kingdom, f.rank), SHAPE), f)
    for g in [g for g in world.groups if shows_up(g, area, kingdom, max(grade, for_ambush), world)]:
        if shows_no_size(g, kingdom, grade):
            world.tell(kingdom, _SAYS_SCOUTS_IN_OF_OF.text((area, g, g.kingdom), SHAPE), g)
        else:
            world.tell(kingdom, _SAYS_SCOUTS_IN_OF_2.text((area, g, g.kingdom, host_size(g)), SHAPE), g)


def meet_strangers(kingdom: Kingdom, area: MapArea, world: World) -> None:
    """Groups that camp side by side see each other.

    Raises OffTheTable (a table has no row).
    maelstrom "Groups".
    """
    for g in [g for g in world.groups if shows_up(g, area, kingdom, 0, world)]:
        if shows_no_size(g, kingdom, 0):
            world.tell(kingdom, _SAYS_IN_OF_OF_WHICH.text((area, g, g.kingdom), SHAPE), g)
        else:
            world.tell(kingdom, _SAYS_IN_OF.text((area, g, g.kingdom, host_size(g)), SHAPE), g)


def keep_lookout(world: World) -> None:
    """Camps and towns look out.

    Raises OffTheTable (a table has no row).
    maelstrom "Trackers", "Buildings", "#730 - Set Ambush".
    """
    for g in [g for g in world.groups if host_size(g) > HOST_SIZE_INACTIVE]:
        here = g.area
        if here is not None:
            if camp_eyes(g, world) > 0 and sharpest_scout(g.kingdom, here, world) is g:
                look_out(g.kingdom, here, camp_eyes(g, world), 7 if finds_ambush(g) else 0, world)
            elif camp_eyes(g, world) == 0 and sharpest_scout(g.kingdom, here, world) is g:
                meet_strangers(g.kingdom, here, world)
            if (
                feels_the_hidden(g)
                and any(
                    other.area == here
                        and other.kingdom is not g.kingdom
                        and host_size(other) > HOST_SIZE_INACTIVE
                        and guise(other, world) != HOST_STATE_PLAIN_SIGHT
                    for other in world.groups
                )
            ):
                world.tell(g.kingdom, _SAYS_IN_SOMEBODY_FEELS_THAT.text((g, here), SHAPE), g)
    for p in list(world.places):
        lord = p.kingdom
        ground = p.area
        if lord is not None and ground is not None and town_eyes(p) > 0:
            look_out(lord, ground, town_eyes(p), 0, world)


# at the end, for these modules use each other
from .agents import proficiency  # noqa: E402
from .brigades import flying  # noqa: E402
from .casting_veils import shows_up  # noqa: E402
from .gates import asleep  # noqa: E402
from .marching import guise  # noqa: E402
from .movement import host_size, shows_no_size  # noqa: E402
