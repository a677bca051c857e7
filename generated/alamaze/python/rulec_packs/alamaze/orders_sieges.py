"""Resolvers of orders_sieges.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import HOST_SIZE_PATROL, SEIZURE_PLUNDER_ORDER, SEIZURE_STORM_ORDER, Tactic
from ._kinds import Group, Kingdom, Place
from ._tables import TACTIC_ATTACK, leader_bonuses_bonus
from ._world import SHAPE, World

_SAYS_IS_FOR_DEFENDERS: Final = Message((
    Hole(Holds("choice", 'Tactic'), 'plan'), ' is for defenders.',
), 'order:150', 'attack', ('plan',))
_SAYS_NOBODY_IN_HAS_LEARNED: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' has learned this: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '.',
), 'order:150', 'art', ('plan',))
_SAYS_IS_YOURS_ALREADY: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is yours already.',
), 'order:150', 'foreign')
_SAYS_IS_NOWHERE_NEAR: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:150', 'near')
_SAYS_HAS_TRIED_ITS_LUCK: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has tried its luck this turn.',
), 'order:150', 'fresh')
_SAYS_HAS_FALLEN_BACK_AND: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back, and goes before no walls any more.',
), 'order:150', 'ground')
_SAYS_STANDS_ON_THE_DEFENSIVE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stands on the defensive this turn.',
), 'order:150', 'forward')
_SAYS_BEFORE_STANDS_A_HOST: Final = Message((
    'Before ', Hole(Holds("thing", 'Place'), 'place'), ' stands a host of those who hold it.',
), 'order:150', 'open')
_SAYS_HAS_NO_TROOPS_TO: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to attack with.',
), 'order:150', 'troops')
_SAYS_IS_FOR_DEFENDERS_2: Final = Message((
    Hole(Holds("choice", 'Tactic'), 'plan'), ' is for defenders.',
), 'order:160', 'attack', ('plan',))
_SAYS_NOBODY_IN_HAS_LEARNED_2: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' has learned this: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '.',
), 'order:160', 'art', ('plan',))
_SAYS_IS_YOURS_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is yours already.',
), 'order:160', 'foreign')
_SAYS_IS_NOWHERE_NEAR_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:160', 'near')
_SAYS_HAS_TRIED_ITS_LUCK_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has tried its luck this turn.',
), 'order:160', 'fresh')
_SAYS_HAS_FALLEN_BACK_AND_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back, and goes before no walls any more.',
), 'order:160', 'ground')
_SAYS_STANDS_ON_THE_DEFENSIVE_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stands on the defensive this turn.',
), 'order:160', 'forward')
_SAYS_BEFORE_STANDS_A_HOST_2: Final = Message((
    'Before ', Hole(Holds("thing", 'Place'), 'place'), ' stands a host of those who hold it.',
), 'order:160', 'open')
_SAYS_HAS_NO_TROOPS_TO_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to plunder with.',
), 'order:160', 'troops')
_SAYS_IS_YOURS_ALREADY_3: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is yours already.',
), 'order:170', 'foreign')
_SAYS_IS_NOWHERE_NEAR_3: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:170', 'near')
_SAYS_HAS_TRIED_ITS_LUCK_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has tried its luck this turn.',
), 'order:170', 'fresh')
_SAYS_HAS_FALLEN_BACK_AND_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back, and goes before no walls any more.',
), 'order:170', 'ground')
_SAYS_STANDS_ON_THE_DEFENSIVE_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stands on the defensive this turn.',
), 'order:170', 'forward')
_SAYS_BEFORE_STANDS_A_HOST_3: Final = Message((
    'Before ', Hole(Holds("thing", 'Place'), 'place'), ' stands a host of those who hold it.',
), 'order:170', 'open')
_SAYS_HAS_NO_TROOPS_TO_3: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to impress anybody with.',
), 'order:170', 'troops')
_SAYS_IT_TAKES_A_LEADER: Final = Message((
    'It takes a leader of some rank to be heard.',
), 'order:170', 'rank')
_SAYS_LISTENS_TO_NOBODY_NEITHER: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'),
    ' listens to nobody: neither capitals nor walls out of legend do.',
), 'order:170', 'listeners')
_SAYS_IS_FOR_DEFENDERS_3: Final = Message((
    Hole(Holds("choice", 'Tactic'), 'plan'), ' is for defenders.',
), 'order:180', 'attack', ('plan',))
_SAYS_NOBODY_IN_HAS_LEARNED_3: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group'), 'group'), ' has learned this: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '.',
), 'order:180', 'art', ('plan',))
_SAYS_IS_YOURS_ALREADY_4: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is yours already.',
), 'order:180', 'foreign')
_SAYS_IS_NOWHERE_NEAR_4: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:180', 'near')
_SAYS_HAS_TRIED_ITS_LUCK_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has tried its luck this turn.',
), 'order:180', 'fresh')
_SAYS_HAS_FALLEN_BACK_AND_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back, and goes before no walls any more.',
), 'order:180', 'ground')
_SAYS_STANDS_ON_THE_DEFENSIVE_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stands on the defensive this turn.',
), 'order:180', 'forward')
_SAYS_BEFORE_STANDS_A_HOST_4: Final = Message((
    'Before ', Hole(Holds("thing", 'Place'), 'place'), ' stands a host of those who hold it.',
), 'order:180', 'open')
_SAYS_HAS_NO_TROOPS_TO_4: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to frighten anybody with.',
), 'order:180', 'troops')
_SAYS_IS_YOURS_ALREADY_5: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is yours already.',
), 'order:190', 'foreign')
_SAYS_IS_NOWHERE_NEAR_5: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'order:190', 'near')
_SAYS_HAS_TRIED_ITS_LUCK_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has tried its luck this turn.',
), 'order:190', 'fresh')
_SAYS_HAS_FALLEN_BACK_AND_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back, and goes before no walls any more.',
), 'order:190', 'ground')
_SAYS_STANDS_ON_THE_DEFENSIVE_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stands on the defensive this turn.',
), 'order:190', 'forward')
_SAYS_BEFORE_STANDS_A_HOST_5: Final = Message((
    'Before ', Hole(Holds("thing", 'Place'), 'place'), ' stands a host of those who hold it.',
), 'order:190', 'open')
_SAYS_HAS_NO_TROOPS_TO_5: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has no troops to close a ring with.',
), 'order:190', 'troops')
_SAYS_ANOTHER_HOST_LIES_AROUND: Final = Message((
    'Another host lies around ', Hole(Holds("thing", 'Place'), 'place'), ' already.',
), 'order:190', 'alone')
_SAYS_IS_NOT_STRONG_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is not strong enough to close a ring around ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'order:190', 'strong')


def may_approach(group: Group, place: Place, kingdom: Kingdom, world: World) -> bool:
    """The group may try its luck before the place.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    if place.kingdom is kingdom:
        return False  # the place is yours already.
    if not before_the_gates(group, place, kingdom, world):
        return False  # the place is nowhere near the group.
    if had_its_turn(group, world):
        return False  # the group has tried its luck this turn.
    if world.happened('retreated', 'this', 0, group):
        return False  # the group has fallen back, and goes before no walls any more.
    if world.happened('stood_ready', 'this', 0, group):
        return False  # the group stands on the defensive this turn.
    # Before the place stands a host of those who hold it.
    return not any(bars_the_gates(g, place, kingdom, world) for g in world.groups)


def refusals_may_approach(group: Group, place: Place, kingdom: Kingdom, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may try its luck before the place.

    Indices of LABELS['refusals_may_approach']; empty where it holds.
    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    notes: list[int] = []
    if place.kingdom is kingdom:
        notes.append(0)
    if not before_the_gates(group, place, kingdom, world):
        notes.append(1)
    if had_its_turn(group, world):
        notes.append(2)
    if world.happened('retreated', 'this', 0, group):
        notes.append(3)
    if world.happened('stood_ready', 'this', 0, group):
        notes.append(4)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        notes.append(5)
    return tuple(notes)


def may_storm_by(group: Group, plan: Tactic) -> bool:
    """The group may attack by this plan.

    maelstrom "#110 - Attack Group", "Tactical Maneuver Selections (TAC)".
    """
    if not TACTIC_ATTACK[plan]:
        return False  # the plan is for defenders.
    return knows_plan(group, plan)  # Nobody in the group has learned this: the plan.


def refusals_may_storm_by(group: Group, plan: Tactic) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may attack by this plan.

    Indices of LABELS['refusals_may_storm_by']; empty where it holds.
    maelstrom "#110 - Attack Group", "Tactical Maneuver Selections (TAC)".
    """
    notes: list[int] = []
    if not TACTIC_ATTACK[plan]:
        notes.append(0)
    if not knows_plan(group, plan):
        notes.append(1)
    return tuple(notes)


def go_to_the_gates(group: Group, world: World) -> None:
    """A group goes before the gates.

    maelstrom "#150 - Attack Popcenter".
    """
    world.note('busy', group)
    world.note('approached', group)
    world.keep(group, "lying_low")
    group.lying_low = False


def domain_order_150_place(group: Group, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    return world.places


def needs_order_150(group: Group, kingdom: Kingdom, place: Place, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED.text((group, plan), SHAPE)
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR.text((place, group), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE.text((group,), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST.text((place,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    return None


def needs_order_150_of(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED.text((group, plan), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    return None


def early_order_150_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO.text((group,), SHAPE)
    return None


def early_order_150_place(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Attack Popcenter.

    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR.text((place, group), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST.text((place,), SHAPE)
    return None


def does_order_150(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Attack Popcenter.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "Combat".
    """
    go_to_the_gates(group, world)
    storm_walls(group, place, SEIZURE_STORM_ORDER, plan, world, dice)


def domain_order_160_place(group: Group, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Plunder Popcenter.

    maelstrom "#160 - Plunder Popcenter", "Combat".
    """
    return world.places


def needs_order_160(group: Group, kingdom: Kingdom, place: Place, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Plunder Popcenter.

    maelstrom "#160 - Plunder Popcenter", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS_2.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_2.text((group, plan), SHAPE)
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY_2.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR_2.text((place, group), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_2.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_2.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_2.text((group,), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST_2.text((place,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_2.text((group,), SHAPE)
    return None


def needs_order_160_of(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Plunder Popcenter.

    maelstrom "#160 - Plunder Popcenter", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS_2.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_2.text((group, plan), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_2.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_2.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_2.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_2.text((group,), SHAPE)
    return None


def early_order_160_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Plunder Popcenter.

    maelstrom "#160 - Plunder Popcenter", "Combat".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_2.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_2.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_2.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_2.text((group,), SHAPE)
    return None


def early_order_160_place(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Plunder Popcenter.

    maelstrom "#160 - Plunder Popcenter", "Combat".
    """
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY_2.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR_2.text((place, group), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST_2.text((place,), SHAPE)
    return None


def does_order_160(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Plunder Popcenter.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#160 - Plunder Popcenter", "Combat".
    """
    go_to_the_gates(group, world)
    spread_word(kingdom, place, world)
    storm_walls(group, place, SEIZURE_PLUNDER_ORDER, plan, world, dice)


def domain_order_170_place(group: Group, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Parley Popcenter.

    maelstrom "#170 - Parley Popcenter", "Combat", "Fortifications".
    """
    return world.places


def needs_order_170(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Parley Popcenter.

    Raises OffTheTable (a table has no row).
    maelstrom "#170 - Parley Popcenter", "Combat", "Fortifications".
    """
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY_3.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR_3.text((place, group), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_3.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_3.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_3.text((group,), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST_3.text((place,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_3.text((group,), SHAPE)
    if not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in group.leaders):
        return _SAYS_IT_TAKES_A_LEADER.text((), SHAPE)
    if not open_to_talk(place):
        return _SAYS_LISTENS_TO_NOBODY_NEITHER.text((place,), SHAPE)
    return None


def needs_order_170_of(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Parley Popcenter.

    Raises OffTheTable (a table has no row).
    maelstrom "#170 - Parley Popcenter", "Combat", "Fortifications".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_3.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_3.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_3.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_3.text((group,), SHAPE)
    if not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in group.leaders):
        return _SAYS_IT_TAKES_A_LEADER.text((), SHAPE)
    return None


def early_order_170_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Parley Popcenter.

    Raises OffTheTable (a table has no row).
    maelstrom "#170 - Parley Popcenter", "Combat", "Fortifications".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_3.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_3.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_3.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_3.text((group,), SHAPE)
    if not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in group.leaders):
        return _SAYS_IT_TAKES_A_LEADER.text((), SHAPE)
    return None


def does_order_170(group: Group, kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Parley Popcenter.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter", "Combat", "Fortifications".
    """
    go_to_the_gates(group, world)
    hail(group, place, world, dice)


def domain_order_180_place(group: Group, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Threaten Popcenter.

    maelstrom "#180 - Threaten Popcenter", "Combat".
    """
    return world.places


def needs_order_180(group: Group, kingdom: Kingdom, place: Place, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Threaten Popcenter.

    maelstrom "#180 - Threaten Popcenter", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS_3.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_3.text((group, plan), SHAPE)
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY_4.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR_4.text((place, group), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_4.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_4.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_4.text((group,), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST_4.text((place,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_4.text((group,), SHAPE)
    return None


def needs_order_180_of(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Threaten Popcenter.

    maelstrom "#180 - Threaten Popcenter", "Combat".
    """
    if not TACTIC_ATTACK[plan]:
        return _SAYS_IS_FOR_DEFENDERS_3.text((plan,), SHAPE)
    if not knows_plan(group, plan):
        return _SAYS_NOBODY_IN_HAS_LEARNED_3.text((group, plan), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_4.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_4.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_4.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_4.text((group,), SHAPE)
    return None


def early_order_180_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Threaten Popcenter.

    maelstrom "#180 - Threaten Popcenter", "Combat".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_4.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_4.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_4.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_4.text((group,), SHAPE)
    return None


def early_order_180_place(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Threaten Popcenter.

    maelstrom "#180 - Threaten Popcenter", "Combat".
    """
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY_4.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR_4.text((place, group), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST_4.text((place,), SHAPE)
    return None


def does_order_180(
    group: Group,
    kingdom: Kingdom,
    place: Place,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Threaten Popcenter.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#180 - Threaten Popcenter", "Combat".
    """
    go_to_the_gates(group, world)
    menace(group, place, plan, world, dice)


def domain_order_190_place(group: Group, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Siege Popcenter.

    maelstrom "#190 - Siege Popcenter", "Combat", "Sage Advice".
    """
    return world.places


def needs_order_190(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Siege Popcenter.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#190 - Siege Popcenter", "Combat", "Sage Advice".
    """
    if place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY_5.text((place,), SHAPE)
    if not before_the_gates(group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR_5.text((place, group), SHAPE)
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_5.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_5.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_5.text((group,), SHAPE)
    if any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST_5.text((place,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_5.text((group,), SHAPE)
    if any(s.place is place and s.group is not group for s in world.sieges):
        return _SAYS_ANOTHER_HOST_LIES_AROUND.text((place,), SHAPE)
    if not could_besiege(group, place, world):
        return _SAYS_IS_NOT_STRONG_ENOUGH.text((group, place), SHAPE)
    return None


def needs_order_190_of(group: Group, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Siege Popcenter.

    maelstrom "#190 - Siege Popcenter", "Combat", "Sage Advice".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_5.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_5.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_5.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_5.text((group,), SHAPE)
    return None


def early_order_190_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Siege Popcenter.

    maelstrom "#190 - Siege Popcenter", "Combat", "Sage Advice".
    """
    if had_its_turn(group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK_5.text((group,), SHAPE)
    if world.happened('retreated', 'this', 0, group):
        return _SAYS_HAS_FALLEN_BACK_AND_5.text((group,), SHAPE)
    if world.happened('stood_ready', 'this', 0, group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE_5.text((group,), SHAPE)
    if host_size(group) <= HOST_SIZE_PATROL:
        return _SAYS_HAS_NO_TROOPS_TO_5.text((group,), SHAPE)
    return None


def does_order_190(group: Group, kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Siege Popcenter.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#190 - Siege Popcenter", "Combat", "Sage Advice".
    """
    go_to_the_gates(group, world)
    besiege(group, place, world, dice)


# at the end, for these modules use each other
from .conquest import bars_the_gates, before_the_gates, storm_walls  # noqa: E402
from .movement import host_size  # noqa: E402
from .politics import open_to_talk  # noqa: E402
from .sieges import besiege, could_besiege, had_its_turn, hail, menace, spread_word  # noqa: E402
from .tactics import knows_plan  # noqa: E402
