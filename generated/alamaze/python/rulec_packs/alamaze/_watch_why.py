"""The resolvers of watch.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

from ._choices import (
    BUILDING_BAZAAR, BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORTRESS, BUILDING_GREATER_CASTLE,
    BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY, BUILDING_THIEVES_GUILD, DUTY_COUNTER_ESPIONAGE,
    DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE, EFFECT_DIRE_WOLF, MISSION_ASSASSINATE, MISSION_KIDNAP,
    MISSION_STEAL, Mission, RANK_ARTIFACT, SORT_FANATIC, TRAIT_ORDER,
)
from ._kinds import Agent, Target
from ._watch import cover, on_watch
from .agents import proficiency

_ANY_OF_1: Final = (
    1 << BUILDING_MOTTE_AND_BAILEY | 1 << BUILDING_FORTRESS | 1 << BUILDING_CITADEL | 1 << BUILDING_CASTLE
    | 1 << BUILDING_GREATER_CASTLE | 1 << BUILDING_LEGENDARY_CASTLE
)
_BUILDING_BAZAAR_BIT: Final = 1 << BUILDING_BAZAAR
_BUILDING_CASTLE_BIT: Final = 1 << BUILDING_CASTLE
_BUILDING_CITADEL_BIT: Final = 1 << BUILDING_CITADEL
_BUILDING_FORTRESS_BIT: Final = 1 << BUILDING_FORTRESS
_BUILDING_GREATER_CASTLE_BIT: Final = 1 << BUILDING_GREATER_CASTLE
_BUILDING_LEGENDARY_CASTLE_BIT: Final = 1 << BUILDING_LEGENDARY_CASTLE
_BUILDING_MOTTE_AND_BAILEY_BIT: Final = 1 << BUILDING_MOTTE_AND_BAILEY
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_EFFECT_DIRE_WOLF_BIT: Final = 1 << EFFECT_DIRE_WOLF
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "cover": (
        Label('base', 'guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 \u2013 Guard", line 4173'),
        Label('base', 'counter-espionage'),
        Label('base', 'prison guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 \u2013 Guard Prisoners", line 4369'),
        Label('base', 'off duty'),
        Label('add', 'experience', 1, 'ruling "Whether the Ring of Invisibility helps a watcher"'),
        Label('add', 'zeal', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Sage Advice", line 1781'),
        Label('add', 'at home', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1669; "# 54 \u2013 Counter-Espionage", line 4181'),
    ),
    "on_watch": (
        Label('yes', 'counter-espionage', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 54 \u2013 Counter-Espionage", line 4177'),
        Label('yes', 'guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 \u2013 Guard", line 4173'),
        Label('yes', 'guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 \u2013 Guard", line 4173'),
        Label('otherwise', ''),
    ),
    "watch": (
        Label('add', 'watcher', 1, 'ruling "What several watchers are worth together"'),
        Label('at least', 'no less than nothing', 1, 'ruling "Whether a bazaar can help an intruder"'),
        Label('subtract', 'crowd', 1, '', 'Bazaar (building)'),
        Label('add', 'guild', 1, '', 'Thieves Guild (building)'),
        Label('add', 'motte and bailey', 1, '', 'Motte and Bailey (building)'),
        Label('add', 'fortress', 1, '', 'Fortress (building)'),
        Label('add', 'citadel', 1, '', 'Citadel (building)'),
        Label('add', 'castle', 1, '', 'Castle (building)'),
        Label('add', 'greater castle', 1, '', 'Greater Castle (building)'),
        Label('add', 'legendary castle', 1, '', 'Legendary Castle (building)'),
        Label('add', 'dire wolf', 1, '', 'Dire Wolf Familiar (effect)'),
        Label('add', 'law and order', 1, 'ruling "Whether a place watches without any agent"', 'Order (trait)'),
    ),
    "watcher_death": (
        Label('base', ''),
        Label('subtract', 'vigilance', 1, 'ruling "Whether vigilance keeps a watcher alive"'),
        Label('bounds', ''),
    ),
}


def why_cover(watcher: Agent, target: Target) -> tuple[int, Notes]:
    """What a watcher takes from an intruder's chance.

    `cover` with its notes: pairs of an index of LABELS['cover'] and what it moved.
    In points.
    maelstrom "Agents".
    """
    notes: Notes = []
    watcher_duty = watcher.duty
    if watcher_duty == DUTY_GUARD:
        notes.append((0, 20))
        value = 20  # guard
    elif watcher_duty == DUTY_COUNTER_ESPIONAGE:
        notes.append((1, 5))
        value = 5  # counter-espionage
    elif watcher_duty == DUTY_GUARD_PRISONERS:
        notes.append((2, 10))
        value = 10  # prison guard
    elif watcher_duty == DUTY_IDLE:
        notes.append((3, 0))
        value = 0  # off duty
    else:
        value = 0
    if watcher_duty != DUTY_IDLE:
        amount = 5 * proficiency(watcher)
        notes.append((4, amount))
        value += amount  # experience
    if watcher.sort == SORT_FANATIC and watcher_duty != DUTY_IDLE:
        notes.append((5, 10))
        value += 10  # zeal
    if watcher_duty == DUTY_COUNTER_ESPIONAGE and watcher.place is not None and watcher.place is target.place:
        notes.append((6, 10))
        value += 10  # at home
    return value, notes


def why_on_watch(watcher: Agent, mission: Mission, target: Target) -> tuple[bool, Notes]:
    """The watcher stands in the way.

    `on_watch` with its notes: pairs of an index of LABELS['on_watch'] and what it moved.
    maelstrom "Agents".
    """
    notes: Notes = []
    watcher_duty = watcher.duty
    if watcher_duty == DUTY_COUNTER_ESPIONAGE:
        notes.append((0, 0))
        return True, notes  # counter-espionage
    if watcher_duty == DUTY_GUARD:
        if mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP:
            notes.append((1, 0))
            return True, notes  # guard
        if mission == MISSION_STEAL and target.rank == RANK_ARTIFACT:
            notes.append((2, 0))
            return True, notes  # guard
    notes.append((3, 0))
    return False, notes


def why_watch(mission: Mission, target: Target) -> tuple[int, Notes]:
    """What an intruder must get past.

    `watch` with its notes: pairs of an index of LABELS['watch'] and what it moved.
    In points.
    maelstrom "Agents", "Buildings", "Fortifications".
    """
    notes: Notes = []
    value = 0
    target_place = target.place
    if target_place is not None:
        target_place_buildings = target_place.buildings
        if target_place_buildings & _BUILDING_BAZAAR_BIT:
            notes.append((2, -10))
            value -= 10  # Bazaar (building): crowd
        if target_place_buildings & _BUILDING_THIEVES_GUILD_BIT:
            notes.append((3, 20))
            value += 20  # Thieves Guild (building): guild
        target_place_kingdom = target_place.kingdom
        if target_place_kingdom is not None and target_place_kingdom.traits & _TRAIT_ORDER_BIT:
            notes.append((11, 10))
            value += 10  # Order (trait): law and order
    watchers = FLOOR
    leader = -1
    for w in target.watchers:
        if on_watch(w, mission, target):
            amount = cover(w, target)
            if watchers < amount:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                watchers = amount  # watcher
                leader = 0
            else:
                notes.append((-1, 0))
    if target.effects & _EFFECT_DIRE_WOLF_BIT:
        if watchers < 25:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            watchers = 25  # Dire Wolf Familiar (effect): dire wolf
            leader = 10
        else:
            notes.append((-11, 0))
    if watchers > FLOOR:
        if leader >= 0:
            notes.append((leader, watchers))
        value += watchers
    walls = 0
    leader_ = -1
    if target_place is not None and target_place.buildings & _ANY_OF_1:
        target_place_buildings_ = target_place.buildings
        if target_place_buildings_ & _BUILDING_MOTTE_AND_BAILEY_BIT:
            if walls < 10:
                if leader_ >= 0:
                    notes.append((-1 - leader_, 0))
                walls = 10  # Motte and Bailey (building): motte and bailey
                leader_ = 4
            else:
                notes.append((-5, 0))
        if target_place_buildings_ & _BUILDING_FORTRESS_BIT:
            if walls < 20:
                if leader_ >= 0:
                    notes.append((-1 - leader_, 0))
                walls = 20  # Fortress (building): fortress
                leader_ = 5
            else:
                notes.append((-6, 0))
        if target_place_buildings_ & _BUILDING_CITADEL_BIT:
            if walls < 20:
                if leader_ >= 0:
                    notes.append((-1 - leader_, 0))
                walls = 20  # Citadel (building): citadel
                leader_ = 6
            else:
                notes.append((-7, 0))
        if target_place_buildings_ & _BUILDING_CASTLE_BIT:
            if walls < 20:
                if leader_ >= 0:
                    notes.append((-1 - leader_, 0))
                walls = 20  # Castle (building): castle
                leader_ = 7
            else:
                notes.append((-8, 0))
        if target_place_buildings_ & _BUILDING_GREATER_CASTLE_BIT:
            if walls < 30:
                if leader_ >= 0:
                    notes.append((-1 - leader_, 0))
                walls = 30  # Greater Castle (building): greater castle
                leader_ = 8
            else:
                notes.append((-9, 0))
        if target_place_buildings_ & _BUILDING_LEGENDARY_CASTLE_BIT:
            if walls < 40:
                if leader_ >= 0:
                    notes.append((-1 - leader_, 0))
                walls = 40  # Legendary Castle (building): legendary castle
                leader_ = 9
            else:
                notes.append((-10, 0))
    if leader_ >= 0:
        notes.append((leader_, walls))
    value += walls
    if value < 0:
        notes.append((1, -1 * value))
        value = 0  # no less than nothing
    return value, notes


def why_watcher_death(watcher: Agent, target: Target) -> tuple[int, Notes]:
    """Chance that a watcher dies when an intruder succeeds.

    `watcher_death` with its notes: pairs of an index of LABELS['watcher_death'] and what it moved.
    In percent, 3% to 97%.
    maelstrom "Agents".
    """
    notes: Notes = []
    value = 30 if watcher.sort == SORT_FANATIC else 20
    notes.append((0, value))
    amount = cover(watcher, target)
    notes.append((1, -1 * amount))
    value -= amount  # vigilance
    if value < 3:
        notes.append((2, 3 - value))
        value = 3
    elif value > 97:
        notes.append((2, 97 - value))
        value = 97
    return value, notes
