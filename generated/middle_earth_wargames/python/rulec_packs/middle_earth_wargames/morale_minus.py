"""Resolvers of morale_minus.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside
from rulec.runtime.ground.geometry import is_within

from ._choices import (
    RACE_ELEPHANT, RACE_WOLF, STANCE_RETIRING, STANCE_ROUTING, STRUCK_ELEPHANT, STRUCK_HEAVY_HORSE,
    STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE,
)
from ._kinds import Unit
from ._tables import TROOP_RACE
from ._world import World
from .morale import looks_down_on, mounted


def enemy_near(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is within 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'enemy_near', 'Is an enemy within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(within(unit, f, 100) for f in unit.foes_around)


def enemy_far(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is within 300 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'enemy_far', 'Is an enemy within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(within(unit, f, 300) for f in unit.foes_around)


def enemy_in_sight(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is in sight.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'enemy_in_sight', 'Can the unit see an enemy?', unit)
    if said is not None:
        return said
    return any(side_of(f) != side_of(unit) and sees(unit, f, world) for f in world.units)


def shot_at(unit: Unit, facts: Facts, world: World) -> bool:
    """At least 50% of its own number shoot at it.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'shot_at', 'Do shooters of at least 50% of the number of the unit shoot at it?', unit)
    if said is not None:
        return said
    return world.begun and unit.shot_by > 0 and 2 * unit.shot_by >= unit.men


def enemy_behind(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is behind flank or rear within reach of a charge.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'enemy_behind', 'Is an enemy behind the flank or rear of the unit, near enough to charge?', unit)
    if said is not None:
        return said
    return any(not in_front_of(unit, f) and charge_near(f, unit, world) for f in unit.foes_around)


def cavalry_behind(unit: Unit, facts: Facts, world: World) -> bool:
    """Enemy cavalry is behind flank or rear within reach of a charge.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'cavalry_behind', 'Is enemy cavalry behind the flank or rear of the unit, near enough to charge?', unit)
    if said is not None:
        return said
    return any(
        mounted(f) and not in_front_of(unit, f) and charge_near(f, unit, world)
        for f in unit.foes_around
    )


def enemy_above_near(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is higher up within 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'enemy_above_near', 'Is an enemy uphill of the unit within 100 metres?', unit)
    if said is not None:
        return said
    return any(within(unit, f, 100) and higher(f, unit, world) for f in unit.foes_around)


def enemy_above_far(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is higher up within 300 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'enemy_above_far', 'Is an enemy uphill of the unit within 300 metres?', unit)
    if said is not None:
        return said
    return any(within(unit, f, 300) and higher(f, unit, world) for f in unit.foes_around)


def friend_retiring_near(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend retires within 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'friend_retiring_near', 'Is a friendly unit retiring within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(f.stance == STANCE_RETIRING and within(unit, f, 100) for f in unit.friends_around)
    )


def friend_retiring_far(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend retires within 300 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'friend_retiring_far', 'Is a friendly unit retiring within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(f.stance == STANCE_RETIRING and within(unit, f, 300) for f in unit.friends_around)
    )


def friend_routing_near(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend routs within 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'friend_routing_near', 'Is a friendly unit routing within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(f.stance == STANCE_ROUTING and within(unit, f, 100) for f in unit.friends_around)
    )


def friend_routing_far(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend routs within 300 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'friend_routing_far', 'Is a friendly unit routing within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(f.stance == STANCE_ROUTING and within(unit, f, 300) for f in unit.friends_around)
    )


def unfriendly_cover(unit: Unit, facts: Facts, world: World) -> bool:
    """Unfriendly cover is within 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'unfriendly_cover', 'Is there cover that an enemy may hold within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return any(
        is_within(unit.footing, t.tract_edge, 100) and unfriendly_cover_in(unit, t)
        for t in world.tracts
    )


def animals_by_fire(unit: Unit, facts: Facts, world: World) -> bool:
    """Its animals are within 100 metres of a fire.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'animals_by_fire', 'Are animals of the unit within 100 metres of a fire?', unit)
    if said is not None:
        return said
    return (
        (
            mounted(unit)
            or TROOP_RACE[unit.troop] == RACE_WOLF
            or TROOP_RACE[unit.troop] == RACE_ELEPHANT
            or unit.struck_as == STRUCK_ELEPHANT
        )
        and any(t.on_fire and is_within(unit.footing, t.tract_edge, 100) for t in world.tracts)
    )


def surprised(unit: Unit, facts: Facts, world: World) -> bool:
    """It is taken by surprise.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'surprised', 'Is the unit taken by surprise?', unit)
    if said is not None:
        return said
    return world.begun and unit.taken_aback


def horses_by_elephants(unit: Unit, facts: Facts, world: World) -> bool:
    """Its horses are within 100 metres of elephants.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'horses_by_elephants', 'Are horses of the unit within 100 metres of elephants?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and (
            unit.struck_as == STRUCK_LIGHT_HORSE
            or unit.struck_as == STRUCK_MEDIUM_HORSE
            or unit.struck_as == STRUCK_HEAVY_HORSE
        )
        and (
            any(f.struck_as == STRUCK_ELEPHANT and within(unit, f, 100) for f in unit.foes_around)
            or any(f.struck_as == STRUCK_ELEPHANT and within(unit, f, 100) for f in unit.friends_around)
        )
    )


def betters_routing(unit: Unit, facts: Facts, world: World) -> bool:
    """Its betters rout within 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'betters_routing', 'Is a friendly unit that the unit looks up to routing within 100 metres?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(
            f.stance == STANCE_ROUTING and looks_down_on(f, unit) and within(unit, f, 100)
            for f in unit.friends_around
        )
    )


def split(unit: Unit, facts: Facts, world: World) -> bool:
    """Its parts are split by 100 metres.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'split', 'Are parts of the unit split by 100 metres or more?', unit)
    if said is not None:
        return said
    return world.begun and unit.split_by >= 100


def lost_melee(unit: Unit, facts: Facts, world: World) -> bool:
    """A melee was lost lately.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'lost_melee', 'Has the unit lost a melee lately, this move included?', unit)
    if said is not None:
        return said
    return world.happened('melee_was_lost', 'within', 3, unit)


def hero_killed(unit: Unit, facts: Facts, world: World) -> bool:
    """A hero was killed in sight.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'hero_killed', 'Has the unit seen a hero of its side die?', unit)
    if said is not None:
        return said
    return world.happened('hero_seen_to_die', 'within', 3, unit)


def leader_not_in_front(unit: Unit, facts: Facts, world: World) -> bool:
    """Its leader is not in the front rank.

    wargames "MORALE FACTORS MINUS".
    """
    said = ask_outside(facts, 'leader_not_in_front', 'Is the leader of the unit away from the front rank?', unit)
    if said is not None:
        return said
    return world.begun and unit.leader_behind and not unit.leaderless


# at the end, for these modules use each other
from .field import charge_near, higher, in_front_of, sees, side_of, within  # noqa: E402
from .vision import unfriendly_cover_in  # noqa: E402
