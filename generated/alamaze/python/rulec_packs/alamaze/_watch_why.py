"""The resolvers of watch.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes

from ._choices import (
    ARTIFACT_KNOWLEDGE_TOTEM, BUILDING_BAZAAR, BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORTRESS,
    BUILDING_GREATER_CASTLE, BUILDING_LEGENDARY_CASTLE, BUILDING_MOTTE_AND_BAILEY, BUILDING_THIEVES_GUILD,
    BUILDING_WATCH_TOWERS, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, DUTY_IDLE,
    EFFECT_DIRE_WOLF, HOST_SIZE_INACTIVE, MISSION_ASSASSINATE, MISSION_KIDNAP, MISSION_STEAL, MapArea,
    Mission, PRIVILEGE_WATCHFUL_VILLAGES, RANK_ARTIFACT, RANK_WARLORD, SORT_FANATIC, TRAIT_ORDER,
    TRAIT_TRACKERS,
)
from ._kinds import Agent, Group, Kingdom, Place, Target
from ._world import World
from ._watch import camp_eyes, cover, on_watch
from .agents import proficiency
from .brigades import flying
from .gates import asleep
from .movement import host_size

_ANY_OF_1: Final = (
    1 << BUILDING_MOTTE_AND_BAILEY | 1 << BUILDING_FORTRESS | 1 << BUILDING_CITADEL | 1 << BUILDING_CASTLE
    | 1 << BUILDING_GREATER_CASTLE | 1 << BUILDING_LEGENDARY_CASTLE
)
_ARTIFACT_KNOWLEDGE_TOTEM_BIT: Final = 1 << ARTIFACT_KNOWLEDGE_TOTEM
_BUILDING_BAZAAR_BIT: Final = 1 << BUILDING_BAZAAR
_BUILDING_CASTLE_BIT: Final = 1 << BUILDING_CASTLE
_BUILDING_CITADEL_BIT: Final = 1 << BUILDING_CITADEL
_BUILDING_FORTRESS_BIT: Final = 1 << BUILDING_FORTRESS
_BUILDING_GREATER_CASTLE_BIT: Final = 1 << BUILDING_GREATER_CASTLE
_BUILDING_LEGENDARY_CASTLE_BIT: Final = 1 << BUILDING_LEGENDARY_CASTLE
_BUILDING_MOTTE_AND_BAILEY_BIT: Final = 1 << BUILDING_MOTTE_AND_BAILEY
_BUILDING_THIEVES_GUILD_BIT: Final = 1 << BUILDING_THIEVES_GUILD
_BUILDING_WATCH_TOWERS_BIT: Final = 1 << BUILDING_WATCH_TOWERS
_EFFECT_DIRE_WOLF_BIT: Final = 1 << EFFECT_DIRE_WOLF
_PRIVILEGE_WATCHFUL_VILLAGES_BIT: Final = 1 << PRIVILEGE_WATCHFUL_VILLAGES
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_TRACKERS_BIT: Final = 1 << TRAIT_TRACKERS

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
        Label('no', 'asleep', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400', 'orders emissaries'),
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
    "camp_eyes": (
        Label('base', ''),
        Label('add', "its people's skill", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trackers", line 3981'),
        Label('add', 'wings', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1987; "Flight", line 3887'),
        Label('add', 'Knowledge Totem', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5823'),
        Label('add', 'a dire wolf', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #211 \u2013 Dire Wolf Familiar", line 5392', 'camp wolves'),
    ),
    "town_eyes": (
        Label('base', ''),
        Label('add', 'towers', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1133'),
        Label('add', 'watchful people', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Druid", line 2995; "Halfling", line 3338'),
    ),
    "finds_ambush": (
        Label('holds', ''),
    ),
    "feels_the_hidden": (
        Label('yes', 'a Warlord'),
        Label('yes', 'a strong wizard'),
        Label('otherwise', ''),
    ),
    "sharpest_scout": (
        Label('otherwise', ''),
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
    if asleep(watcher):
        notes.append((0, 0))
        return False, notes  # orders emissaries: asleep
    watcher_duty = watcher.duty
    if watcher_duty == DUTY_COUNTER_ESPIONAGE:
        notes.append((1, 0))
        return True, notes  # counter-espionage
    if watcher_duty == DUTY_GUARD:
        if mission == MISSION_ASSASSINATE or mission == MISSION_KIDNAP:
            notes.append((2, 0))
            return True, notes  # guard
        if mission == MISSION_STEAL and target.rank == RANK_ARTIFACT:
            notes.append((3, 0))
            return True, notes  # guard
    notes.append((4, 0))
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


def why_camp_eyes(group: Group, world: World) -> tuple[int, Notes]:
    """How well a group sees what is around its camp.

    `camp_eyes` with its notes: pairs of an index of LABELS['camp_eyes'] and what it moved.
    In levels.
    maelstrom "Trackers", "Movement", "Artifacts".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    scouts = 0
    leader = -1
    if group.kingdom.traits & _TRAIT_TRACKERS_BIT:
        if scouts < 4:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            scouts = 4  # its people's skill
            leader = 1
        else:
            notes.append((-2, 0))
    if flying(group):
        if scouts < 1:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            scouts = 1  # wings
            leader = 2
        else:
            notes.append((-3, 0))
    if group.artifacts & _ARTIFACT_KNOWLEDGE_TOTEM_BIT:
        if scouts < 4:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            scouts = 4  # Knowledge Totem
            leader = 3
        else:
            notes.append((-4, 0))
    for camp_wolf in world.camp_wolves:
        if camp_wolf.group is group:
            if scouts < 4:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                scouts = 4  # camp wolves: a dire wolf
                leader = 4
            else:
                notes.append((-5, 0))
    if leader >= 0:
        notes.append((leader, scouts))
    value += scouts
    return value, notes


def why_town_eyes(place: Place) -> tuple[int, Notes]:
    """How well a population center sees what comes near.

    `town_eyes` with its notes: pairs of an index of LABELS['town_eyes'] and what it moved.
    In levels.
    maelstrom "Buildings", "Druid", "Halfling".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    lookouts = 0
    leader = -1
    if place.buildings & _BUILDING_WATCH_TOWERS_BIT:
        if lookouts < 4:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            lookouts = 4  # towers
            leader = 1
        else:
            notes.append((-2, 0))
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.privileges & _PRIVILEGE_WATCHFUL_VILLAGES_BIT:
        if lookouts < 1:
            if leader >= 0:
                notes.append((-1 - leader, 0))
            lookouts = 1  # watchful people
            leader = 2
        else:
            notes.append((-3, 0))
    if leader >= 0:
        notes.append((leader, lookouts))
    value += lookouts
    return value, notes


def why_finds_ambush(group: Group) -> tuple[bool, Notes]:
    """The scouts of the group find an ambush.

    `finds_ambush` with its notes: pairs of an index of LABELS['finds_ambush'] and what it moved.
    maelstrom "Trackers".
    """
    notes: Notes = []
    if not group.kingdom.traits & _TRAIT_TRACKERS_BIT:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_feels_the_hidden(group: Group) -> tuple[bool, Notes]:
    """Somebody in the group feels what hides.

    `feels_the_hidden` with its notes: pairs of an index of LABELS['feels_the_hidden'] and what it
    moved.
    maelstrom "#730 - Set Ambush", "Groups".
    """
    notes: Notes = []
    if any(l_.rank == RANK_WARLORD for l_ in group.leaders):
        notes.append((0, 0))
        return True, notes  # a Warlord
    if any(w.level >= 5 for w in group.wizards):
        notes.append((1, 0))
        return True, notes  # a strong wizard
    notes.append((2, 0))
    return False, notes


def why_sharpest_scout(kingdom: Kingdom, area: MapArea, world: World) -> tuple[Group | None, Notes]:
    """Of a kingdom's groups in an area the one that sees most.

    `sharpest_scout` with its notes: pairs of an index of LABELS['sharpest_scout'] and what it moved.
    maelstrom "Trackers", "Artifacts".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (
            g
            for g in world.groups
            if g.kingdom is kingdom and g.area == area and host_size(g) > HOST_SIZE_INACTIVE
        ),
        key=lambda g: -camp_eyes(g, world), default=None,
    ), notes
