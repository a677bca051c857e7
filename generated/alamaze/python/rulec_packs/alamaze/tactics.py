"""Resolvers of tactics.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    BRIGADE_TYPE_CENTAURS, BRIGADE_TYPE_ROHIRRIM, BRIGADE_TYPE_WARG_RIDERS, EXPERIENCE_GREEN,
    EXPERIENCE_VETERAN, KINGDOM_BLACK_DRAGON, KINGDOM_RED_DRAGON, ORIGIN_KINGDOM_BRIGADE,
    RANK_GRAND_MARSHAL, RANK_LORD_COMMANDER, RANK_MARSHAL, RANK_WARLORD, SEASON_SUMMER, TACTIC_BARRAGE,
    TACTIC_DETERMINED, TACTIC_FIGHT_TO_THE_LAST, TACTIC_FLANKING, TACTIC_NIGHT, TACTIC_NO_ORDERS,
    TACTIC_ORGANIZED_WITHDRAWAL, TACTIC_PROBING, TACTIC_STANDARD_PLAN, TACTIC_STAND_AND_DEFEND,
    TACTIC_STOMP, TERRAIN_DESERT, TERRAIN_PLAINS, TRAIT_RIDERS, TRAIT_STALWART, Tactic,
)
from ._kinds import Group, Side
from ._tables import BRIGADE_TYPE_ORIGIN

_BRIGADE_TYPE_CENTAURS_BIT: Final = 1 << BRIGADE_TYPE_CENTAURS
_BRIGADE_TYPE_ROHIRRIM_BIT: Final = 1 << BRIGADE_TYPE_ROHIRRIM
_BRIGADE_TYPE_WARG_RIDERS_BIT: Final = 1 << BRIGADE_TYPE_WARG_RIDERS
_ONE_OF_1: Final = frozenset((RANK_MARSHAL, RANK_GRAND_MARSHAL, RANK_LORD_COMMANDER, RANK_WARLORD))
_ONE_OF_2: Final = frozenset((
    TACTIC_FLANKING, TACTIC_NIGHT, TACTIC_BARRAGE, TACTIC_STOMP, TACTIC_FIGHT_TO_THE_LAST,
))
_TACTIC_FIGHT_TO_THE_LAST_BIT: Final = 1 << TACTIC_FIGHT_TO_THE_LAST
_TACTIC_NIGHT_BIT: Final = 1 << TACTIC_NIGHT
_TACTIC_STOMP_BIT: Final = 1 << TACTIC_STOMP
_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART


def valid_tactic(side: Side, enemy: Side) -> Tactic:
    """What an ordered plan turns into.

    maelstrom "Amazons", "Cimmerians".
    """
    side_ordered = side.ordered
    if side_ordered == TACTIC_FLANKING and not may_flank(side, enemy):
        return TACTIC_STANDARD_PLAN  # no way around
    if side_ordered == TACTIC_NIGHT and not may_strike_by_night(side, enemy):
        return TACTIC_STANDARD_PLAN  # no cover of night
    if side_ordered == TACTIC_BARRAGE:
        return TACTIC_STANDARD_PLAN  # nothing to batter
    if side_ordered == TACTIC_STOMP and not may_stomp(side):
        return TACTIC_DETERMINED  # no Warlord to lead it
    if side_ordered == TACTIC_FIGHT_TO_THE_LAST and not may_fight_to_the_last(side):
        return TACTIC_STAND_AND_DEFEND  # not made for it
    return side_ordered


def stance(side: Side, enemy: Side) -> Tactic:
    """The plan that a side fights by.

    maelstrom "Tactical Maneuver Selections (TAC)".
    """
    tactic = valid_tactic(side, enemy)
    if tactic == TACTIC_ORGANIZED_WITHDRAWAL and valid_tactic(enemy, side) == TACTIC_FLANKING:
        return TACTIC_STAND_AND_DEFEND  # cut off
    if side.entrenched:
        return TACTIC_STAND_AND_DEFEND  # entrenched
    return tactic


def lured(side: Side, enemy: Side) -> bool:
    """The side presses on behind the enemy.

    maelstrom "Dwarven".
    """
    # a determined attack on a withdrawal
    return enemy.ordered == TACTIC_ORGANIZED_WITHDRAWAL and stance(side, enemy) == TACTIC_DETERMINED


def in_earnest(side: Side) -> bool:
    """The side attacks in earnest.

    maelstrom "Tactical Maneuver Selections (TAC)".
    """
    # more than a probe
    return side.attacking and side.ordered != TACTIC_NO_ORDERS and side.ordered != TACTIC_PROBING


def commanded(group: Group) -> bool:
    """A Marshal or better commands the group.

    maelstrom "Amazons", "Cimmerians".
    """
    return any(l_.rank in _ONE_OF_1 and not l_.stunned for l_ in group.leaders)  # a Marshal or better


def veteran_core(group: Group) -> bool:
    """The group has a core of veterans.

    maelstrom "Cimmerians".
    """
    # veterans of the kingdom's own
    return sum(
        1
        for b in group.brigades
        if BRIGADE_TYPE_ORIGIN[b.breed] == ORIGIN_KINGDOM_BRIGADE and b.experience >= EXPERIENCE_VETERAN
    ) >= 2


def rides_around(group: Group) -> bool:
    """The group can ride around an army.

    maelstrom "Tactical Maneuver Selections (TAC)", "Amazons".
    """
    group_kingdom = group.kingdom
    return (
        group_kingdom.traits & _TRAIT_RIDERS_BIT != 0
        or (
            group.types & _BRIGADE_TYPE_CENTAURS_BIT != 0
            and sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_CENTAURS) >= 2
        )
        or (
            group.types & _BRIGADE_TYPE_ROHIRRIM_BIT != 0
            and sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_ROHIRRIM) >= 2
        )
        or (
            group.types & _BRIGADE_TYPE_WARG_RIDERS_BIT != 0
            and sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_WARG_RIDERS) >= 3
        )
        or group_kingdom.began_as == KINGDOM_BLACK_DRAGON
        or group_kingdom.began_as == KINGDOM_RED_DRAGON
    )  # Only riders get around an army.


def refusals_rides_around(group: Group) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group can ride around an army.

    Indices of LABELS['refusals_rides_around']; empty where it holds.
    maelstrom "Tactical Maneuver Selections (TAC)", "Amazons".
    """
    notes: list[int] = []
    group_kingdom = group.kingdom
    if (
        not group_kingdom.traits & _TRAIT_RIDERS_BIT
        and (
            not group.types & _BRIGADE_TYPE_CENTAURS_BIT
            or sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_CENTAURS) < 2
        )
        and (
            not group.types & _BRIGADE_TYPE_ROHIRRIM_BIT
            or sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_ROHIRRIM) < 2
        )
        and (
            not group.types & _BRIGADE_TYPE_WARG_RIDERS_BIT
            or sum(1 for b in group.brigades if b.breed == BRIGADE_TYPE_WARG_RIDERS) < 3
        )
        and group_kingdom.began_as != KINGDOM_BLACK_DRAGON
        and group_kingdom.began_as != KINGDOM_RED_DRAGON
    ):
        notes.append(0)
    return tuple(notes)


def knows_plan(group: Group, plan: Tactic) -> bool:
    """The group knows the plan.

    maelstrom "Tactical Maneuver Selections (TAC)", "#110 - Attack Group".
    """
    if plan not in _ONE_OF_2:
        return True  # everybody's plan
    if group.kingdom.arts >> plan & 1:
        return True  # an art of its people
    return plan == TACTIC_FLANKING and rides_around(group)  # riders


def may_flank(side: Side, enemy: Side) -> bool:
    """The side may flank the enemy.

    maelstrom "Amazons".
    """
    side_group = side.group
    if not rides_around(side_group):
        return False  # Only riders get around an army.
    side_group_terrain = side_group.terrain
    if side_group_terrain != TERRAIN_PLAINS and side_group_terrain != TERRAIN_DESERT:
        return False  # There is no room to ride around.
    if not commanded(side_group):
        return False  # Nobody of a Marshal's skill leads it.
    enemy_group = enemy.group
    if flying(enemy_group):
        return False  # What flies has no flank.
    if enemy_group.kingdom.traits & _TRAIT_RIDERS_BIT:
        return False  # Riders are not outridden.
    # A Warlord sees it coming.
    return not any(l_.rank == RANK_WARLORD and not l_.stunned for l_ in enemy_group.leaders)


def refusals_may_flank(side: Side, enemy: Side) -> tuple[int, ...]:
    """What is lacking where this does not hold: the side may flank the enemy.

    Indices of LABELS['refusals_may_flank']; empty where it holds.
    maelstrom "Amazons".
    """
    notes: list[int] = []
    side_group = side.group
    if not rides_around(side_group):
        notes.append(0)
    side_group_terrain = side_group.terrain
    if side_group_terrain != TERRAIN_PLAINS and side_group_terrain != TERRAIN_DESERT:
        notes.append(1)
    if not commanded(side_group):
        notes.append(2)
    enemy_group = enemy.group
    if flying(enemy_group):
        notes.append(3)
    if enemy_group.kingdom.traits & _TRAIT_RIDERS_BIT:
        notes.append(4)
    if any(l_.rank == RANK_WARLORD and not l_.stunned for l_ in enemy_group.leaders):
        notes.append(5)
    return tuple(notes)


def may_strike_by_night(side: Side, enemy: Side) -> bool:
    """The side may strike the enemy by night.

    maelstrom "Cimmerians", "Tactical Maneuver Selections (TAC)".
    """
    side_group = side.group
    if not side_group.kingdom.arts & _TACTIC_NIGHT_BIT:
        return False  # Nobody in that army fights in the dark.
    if not commanded(side_group):
        return False  # Nobody of a Marshal's skill leads it.
    if not veteran_core(side_group):
        return False  # There are too few veterans of the kingdom's own.
    if side.season == SEASON_SUMMER:
        return False  # Summer nights are too short.
    return not in_earnest(enemy)  # The enemy is up and on the march.


def refusals_may_strike_by_night(side: Side, enemy: Side) -> tuple[int, ...]:
    """What is lacking where this does not hold: the side may strike the enemy by night.

    Indices of LABELS['refusals_may_strike_by_night']; empty where it holds.
    maelstrom "Cimmerians", "Tactical Maneuver Selections (TAC)".
    """
    notes: list[int] = []
    side_group = side.group
    if not side_group.kingdom.arts & _TACTIC_NIGHT_BIT:
        notes.append(0)
    if not commanded(side_group):
        notes.append(1)
    if not veteran_core(side_group):
        notes.append(2)
    if side.season == SEASON_SUMMER:
        notes.append(3)
    if in_earnest(enemy):
        notes.append(4)
    return tuple(notes)


def may_fight_to_the_last(side: Side) -> bool:
    """The side may fight to the last.

    maelstrom "Cimmerians", "Tactical Maneuver Selections (TAC)".
    """
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    if not side_group_kingdom.arts & _TACTIC_FIGHT_TO_THE_LAST_BIT:
        return False  # Nobody in that army dies so willingly.
    if not side_group_kingdom.traits & _TRAIT_STALWART_BIT:
        return False  # It takes a stalwart people.
    if not all(b.experience > EXPERIENCE_GREEN for b in side_group.brigades):
        return False  # Green brigades run.
    if not veteran_core(side_group):
        return False  # There are too few veterans of the kingdom's own.
    return commanded(side_group)  # Nobody of a Marshal's skill leads it.


def refusals_may_fight_to_the_last(side: Side) -> tuple[int, ...]:
    """What is lacking where this does not hold: the side may fight to the last.

    Indices of LABELS['refusals_may_fight_to_the_last']; empty where it holds.
    maelstrom "Cimmerians", "Tactical Maneuver Selections (TAC)".
    """
    notes: list[int] = []
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    if not side_group_kingdom.arts & _TACTIC_FIGHT_TO_THE_LAST_BIT:
        notes.append(0)
    if not side_group_kingdom.traits & _TRAIT_STALWART_BIT:
        notes.append(1)
    if not all(b.experience > EXPERIENCE_GREEN for b in side_group.brigades):
        notes.append(2)
    if not veteran_core(side_group):
        notes.append(3)
    if not commanded(side_group):
        notes.append(4)
    return tuple(notes)


def may_stomp(side: Side) -> bool:
    """The side may stomp.

    maelstrom "Giants".
    """
    side_group = side.group
    if not side_group.kingdom.arts & _TACTIC_STOMP_BIT:
        return False  # Only Giants are heavy enough.
    # Giants stomp for nobody less than a Warlord.
    return any(l_.rank == RANK_WARLORD for l_ in side_group.leaders)


def refusals_may_stomp(side: Side) -> tuple[int, ...]:
    """What is lacking where this does not hold: the side may stomp.

    Indices of LABELS['refusals_may_stomp']; empty where it holds.
    maelstrom "Giants".
    """
    notes: list[int] = []
    side_group = side.group
    if not side_group.kingdom.arts & _TACTIC_STOMP_BIT:
        notes.append(0)
    if not any(l_.rank == RANK_WARLORD for l_ in side_group.leaders):
        notes.append(1)
    return tuple(notes)


# at the end, for these modules use each other
from .brigades import flying  # noqa: E402
