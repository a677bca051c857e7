"""The resolvers of tactics.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

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
from .brigades import flying
from .tactics import (
    commanded, in_earnest, may_fight_to_the_last, may_flank, may_stomp, may_strike_by_night, rides_around,
    stance, valid_tactic, veteran_core,
)

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

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "valid_tactic": (
        Label('case', 'no way around'),
        Label('case', 'no cover of night'),
        Label('case', 'nothing to batter', 1, 'ruling "What a barrage is worth against a group"'),
        Label('case', 'no Warlord to lead it', 1, 'ruling "What becomes of a stomp that nobody may lead"'),
        Label('case', 'not made for it', 1, 'ruling "What becomes of a last stand that is not allowed"'),
        Label('otherwise', ''),
    ),
    "stance": (
        Label('case', 'cut off', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Amazons", line 2714'),
        Label('case', 'entrenched', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#121 \u2013 Entrenchment", line 4229'),
        Label('otherwise', ''),
    ),
    "lured": (
        Label('holds', 'a determined attack on a withdrawal'),
    ),
    "in_earnest": (
        Label('holds', 'more than a probe'),
    ),
    "commanded": (
        Label('holds', 'a Marshal or better'),
    ),
    "veteran_core": (
        Label('holds', "veterans of the kingdom's own"),
    ),
    "rides_around": (
        Label('needs', 'Only riders get around an army.'),
    ),
    "refusals_rides_around": (
        Label('needs', 'Only riders get around an army.'),
    ),
    "knows_plan": (
        Label('yes', "everybody's plan"),
        Label('yes', 'an art of its people'),
        Label('yes', 'riders'),
        Label('otherwise', ''),
    ),
    "may_flank": (
        Label('needs', 'Only riders get around an army.'),
        Label('needs', 'There is no room to ride around.'),
        Label('needs', "Nobody of a Marshal's skill leads it."),
        Label('needs', 'What flies has no flank.'),
        Label('needs', 'Riders are not outridden.'),
        Label('needs', 'A Warlord sees it coming.'),
    ),
    "refusals_may_flank": (
        Label('needs', 'Only riders get around an army.'),
        Label('needs', 'There is no room to ride around.'),
        Label('needs', "Nobody of a Marshal's skill leads it."),
        Label('needs', 'What flies has no flank.'),
        Label('needs', 'Riders are not outridden.'),
        Label('needs', 'A Warlord sees it coming.'),
    ),
    "may_strike_by_night": (
        Label('needs', 'Nobody in that army fights in the dark.'),
        Label('needs', "Nobody of a Marshal's skill leads it."),
        Label('needs', "There are too few veterans of the kingdom's own."),
        Label('needs', 'Summer nights are too short.'),
        Label('needs', 'The enemy is up and on the march.'),
    ),
    "refusals_may_strike_by_night": (
        Label('needs', 'Nobody in that army fights in the dark.'),
        Label('needs', "Nobody of a Marshal's skill leads it."),
        Label('needs', "There are too few veterans of the kingdom's own."),
        Label('needs', 'Summer nights are too short.'),
        Label('needs', 'The enemy is up and on the march.'),
    ),
    "may_fight_to_the_last": (
        Label('needs', 'Nobody in that army dies so willingly.'),
        Label('needs', 'It takes a stalwart people.'),
        Label('needs', 'Green brigades run.'),
        Label('needs', "There are too few veterans of the kingdom's own."),
        Label('needs', "Nobody of a Marshal's skill leads it."),
    ),
    "refusals_may_fight_to_the_last": (
        Label('needs', 'Nobody in that army dies so willingly.'),
        Label('needs', 'It takes a stalwart people.'),
        Label('needs', 'Green brigades run.'),
        Label('needs', "There are too few veterans of the kingdom's own."),
        Label('needs', "Nobody of a Marshal's skill leads it."),
    ),
    "may_stomp": (
        Label('needs', 'Only Giants are heavy enough.'),
        Label('needs', 'Giants stomp for nobody less than a Warlord.'),
    ),
    "refusals_may_stomp": (
        Label('needs', 'Only Giants are heavy enough.'),
        Label('needs', 'Giants stomp for nobody less than a Warlord.'),
    ),
}


def why_valid_tactic(side: Side, enemy: Side) -> tuple[Tactic, Notes]:
    """What an ordered plan turns into.

    `valid_tactic` with its notes: pairs of an index of LABELS['valid_tactic'] and what it moved.
    maelstrom "Amazons", "Cimmerians".
    """
    notes: Notes = []
    side_ordered = side.ordered
    if side_ordered == TACTIC_FLANKING and not may_flank(side, enemy):
        notes.append((0, 0))
        return TACTIC_STANDARD_PLAN, notes  # no way around
    if side_ordered == TACTIC_NIGHT and not may_strike_by_night(side, enemy):
        notes.append((1, 0))
        return TACTIC_STANDARD_PLAN, notes  # no cover of night
    if side_ordered == TACTIC_BARRAGE:
        notes.append((2, 0))
        return TACTIC_STANDARD_PLAN, notes  # nothing to batter
    if side_ordered == TACTIC_STOMP and not may_stomp(side):
        notes.append((3, 0))
        return TACTIC_DETERMINED, notes  # no Warlord to lead it
    if side_ordered == TACTIC_FIGHT_TO_THE_LAST and not may_fight_to_the_last(side):
        notes.append((4, 0))
        return TACTIC_STAND_AND_DEFEND, notes  # not made for it
    notes.append((5, 0))
    return side_ordered, notes


def why_stance(side: Side, enemy: Side) -> tuple[Tactic, Notes]:
    """The plan that a side fights by.

    `stance` with its notes: pairs of an index of LABELS['stance'] and what it moved.
    maelstrom "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    if (
        valid_tactic(side, enemy) == TACTIC_ORGANIZED_WITHDRAWAL
        and valid_tactic(enemy, side) == TACTIC_FLANKING
    ):
        notes.append((0, 0))
        return TACTIC_STAND_AND_DEFEND, notes  # cut off
    if side.entrenched:
        notes.append((1, 0))
        return TACTIC_STAND_AND_DEFEND, notes  # entrenched
    notes.append((2, 0))
    return valid_tactic(side, enemy), notes


def why_lured(side: Side, enemy: Side) -> tuple[bool, Notes]:
    """The side presses on behind the enemy.

    `lured` with its notes: pairs of an index of LABELS['lured'] and what it moved.
    maelstrom "Dwarven".
    """
    notes: Notes = []
    if stance(side, enemy) != TACTIC_DETERMINED or enemy.ordered != TACTIC_ORGANIZED_WITHDRAWAL:
        notes.append((0, 0))
        return False, notes  # a determined attack on a withdrawal
    return True, notes


def why_in_earnest(side: Side) -> tuple[bool, Notes]:
    """The side attacks in earnest.

    `in_earnest` with its notes: pairs of an index of LABELS['in_earnest'] and what it moved.
    maelstrom "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    if not side.attacking or side.ordered == TACTIC_NO_ORDERS or side.ordered == TACTIC_PROBING:
        notes.append((0, 0))
        return False, notes  # more than a probe
    return True, notes


def why_commanded(group: Group) -> tuple[bool, Notes]:
    """A Marshal or better commands the group.

    `commanded` with its notes: pairs of an index of LABELS['commanded'] and what it moved.
    maelstrom "Amazons", "Cimmerians".
    """
    notes: Notes = []
    if not any(l_.rank in _ONE_OF_1 and not l_.stunned for l_ in group.leaders):
        notes.append((0, 0))
        return False, notes  # a Marshal or better
    return True, notes


def why_veteran_core(group: Group) -> tuple[bool, Notes]:
    """The group has a core of veterans.

    `veteran_core` with its notes: pairs of an index of LABELS['veteran_core'] and what it moved.
    maelstrom "Cimmerians".
    """
    notes: Notes = []
    if sum(
        1
        for b in group.brigades
        if BRIGADE_TYPE_ORIGIN[b.breed] == ORIGIN_KINGDOM_BRIGADE and b.experience >= EXPERIENCE_VETERAN
    ) < 2:
        notes.append((0, 0))
        return False, notes  # veterans of the kingdom's own
    return True, notes


def why_rides_around(group: Group) -> tuple[bool, Notes]:
    """The group can ride around an army.

    `rides_around` with its notes: pairs of an index of LABELS['rides_around'] and what it moved.
    maelstrom "Tactical Maneuver Selections (TAC)", "Amazons".
    """
    notes: Notes = []
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
        notes.append((0, 0))
        return False, notes  # Only riders get around an army.
    return True, notes


def why_knows_plan(group: Group, plan: Tactic) -> tuple[bool, Notes]:
    """The group knows the plan.

    `knows_plan` with its notes: pairs of an index of LABELS['knows_plan'] and what it moved.
    maelstrom "Tactical Maneuver Selections (TAC)", "#110 - Attack Group".
    """
    notes: Notes = []
    if plan not in _ONE_OF_2:
        notes.append((0, 0))
        return True, notes  # everybody's plan
    if group.kingdom.arts >> plan & 1:
        notes.append((1, 0))
        return True, notes  # an art of its people
    if plan == TACTIC_FLANKING and rides_around(group):
        notes.append((2, 0))
        return True, notes  # riders
    notes.append((3, 0))
    return False, notes


def why_may_flank(side: Side, enemy: Side) -> tuple[bool, Notes]:
    """The side may flank the enemy.

    `may_flank` with its notes: pairs of an index of LABELS['may_flank'] and what it moved.
    maelstrom "Amazons".
    """
    notes: Notes = []
    side_group = side.group
    if not rides_around(side_group):
        notes.append((0, 0))
        return False, notes  # Only riders get around an army.
    side_group_terrain = side_group.terrain
    if side_group_terrain != TERRAIN_PLAINS and side_group_terrain != TERRAIN_DESERT:
        notes.append((1, 0))
        return False, notes  # There is no room to ride around.
    if not commanded(side_group):
        notes.append((2, 0))
        return False, notes  # Nobody of a Marshal's skill leads it.
    enemy_group = enemy.group
    if flying(enemy_group):
        notes.append((3, 0))
        return False, notes  # What flies has no flank.
    if enemy_group.kingdom.traits & _TRAIT_RIDERS_BIT:
        notes.append((4, 0))
        return False, notes  # Riders are not outridden.
    if any(l_.rank == RANK_WARLORD and not l_.stunned for l_ in enemy_group.leaders):
        notes.append((5, 0))
        return False, notes  # A Warlord sees it coming.
    return True, notes


def why_may_strike_by_night(side: Side, enemy: Side) -> tuple[bool, Notes]:
    """The side may strike the enemy by night.

    `may_strike_by_night` with its notes: pairs of an index of LABELS['may_strike_by_night'] and what it
    moved.
    maelstrom "Cimmerians", "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    side_group = side.group
    if not side_group.kingdom.arts & _TACTIC_NIGHT_BIT:
        notes.append((0, 0))
        return False, notes  # Nobody in that army fights in the dark.
    if not commanded(side_group):
        notes.append((1, 0))
        return False, notes  # Nobody of a Marshal's skill leads it.
    if not veteran_core(side_group):
        notes.append((2, 0))
        return False, notes  # There are too few veterans of the kingdom's own.
    if side.season == SEASON_SUMMER:
        notes.append((3, 0))
        return False, notes  # Summer nights are too short.
    if in_earnest(enemy):
        notes.append((4, 0))
        return False, notes  # The enemy is up and on the march.
    return True, notes


def why_may_fight_to_the_last(side: Side) -> tuple[bool, Notes]:
    """The side may fight to the last.

    `may_fight_to_the_last` with its notes: pairs of an index of LABELS['may_fight_to_the_last'] and
    what it moved.
    maelstrom "Cimmerians", "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    side_group = side.group
    side_group_kingdom = side_group.kingdom
    if not side_group_kingdom.arts & _TACTIC_FIGHT_TO_THE_LAST_BIT:
        notes.append((0, 0))
        return False, notes  # Nobody in that army dies so willingly.
    if not side_group_kingdom.traits & _TRAIT_STALWART_BIT:
        notes.append((1, 0))
        return False, notes  # It takes a stalwart people.
    if not all(b.experience > EXPERIENCE_GREEN for b in side_group.brigades):
        notes.append((2, 0))
        return False, notes  # Green brigades run.
    if not veteran_core(side_group):
        notes.append((3, 0))
        return False, notes  # There are too few veterans of the kingdom's own.
    if not commanded(side_group):
        notes.append((4, 0))
        return False, notes  # Nobody of a Marshal's skill leads it.
    return True, notes


def why_may_stomp(side: Side) -> tuple[bool, Notes]:
    """The side may stomp.

    `may_stomp` with its notes: pairs of an index of LABELS['may_stomp'] and what it moved.
    maelstrom "Giants".
    """
    notes: Notes = []
    side_group = side.group
    if not side_group.kingdom.arts & _TACTIC_STOMP_BIT:
        notes.append((0, 0))
        return False, notes  # Only Giants are heavy enough.
    if not any(l_.rank == RANK_WARLORD for l_ in side_group.leaders):
        notes.append((1, 0))
        return False, notes  # Giants stomp for nobody less than a Warlord.
    return True, notes
