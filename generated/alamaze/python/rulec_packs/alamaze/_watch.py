"""Resolvers of watch.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR

from ._choices import (
    BUILDING_BAZAAR, BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORTRESS, BUILDING_GREATER_CASTLE,
    BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY, BUILDING_THIEVES_GUILD, DUTY_COUNTER_ESPIONAGE,
    DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE, EFFECT_DIRE_WOLF, MISSION_ASSASSINATE, MISSION_KIDNAP,
    MISSION_STEAL, Mission, RANK_ARTIFACT, SORT_FANATIC, TRAIT_ORDER,
)
from ._kinds import Agent, Target

_ANY_OF_1: Final = (
    1 << BUILDING_LEGENDARY_CASTLE | 1 << BUILDING_GREATER_CASTLE | 1 << BUILDING_FORTRESS
    | 1 << BUILDING_CITADEL | 1 << BUILDING_CASTLE | 1 << BUILDING_MOTTE_AND_BAILEY
)
_ANY_OF_2: Final = 1 << BUILDING_FORTRESS | 1 << BUILDING_CITADEL | 1 << BUILDING_CASTLE
_BUILDING_BAZAAR_BIT: Final = 1 << BUILDING_BAZAAR
_BUILDING_GREATER_CASTLE_BIT: Final = 1 << BUILDING_GREATER_CASTLE
_BUILDING_LEGENDARY_CASTLE_BIT: Final = 1 << BUILDING_LEGENDARY_CASTLE
_BUILDING_MOTTE_AND_BAILEY_BIT: Final = 1 << BUILDING_MOTTE_AND_BAILEY
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_EFFECT_DIRE_WOLF_BIT: Final = 1 << EFFECT_DIRE_WOLF
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER


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
        return True  # counter-espionage
    if watcher_duty == DUTY_GUARD and (mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP):
        return True  # guard
    return watcher_duty == DUTY_GUARD and mission == MISSION_STEAL and target.rank == RANK_ARTIFACT  # guard


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


# at the end, for these modules use each other
from .agents import proficiency  # noqa: E402
