"""Resolvers of morale_plus.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside
from rulec.runtime.ground.geometry import is_within

from ._choices import STANCE_CHARGING, STANCE_RETIRING, STANCE_ROUTING, STANCE_STEADY
from ._kinds import Unit
from ._world import World


def strong_friend_near(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend with more than 50% of its strength is within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'strong_friend_near', 'Is a friendly unit with more than 50% of its strength within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(2 * f.men > f.began_with and within(unit, f, 100) for f in unit.friends_around)


def strong_friend_far(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend with more than 50% of its strength is within 300 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'strong_friend_far', 'Is a friendly unit with more than 50% of its strength within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(2 * f.men > f.began_with and within(unit, f, 300) for f in unit.friends_around)


def friend_in_sight(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend is in sight.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'friend_in_sight', 'Can the unit see a friendly unit?', unit)
    if said is not None:
        return said
    return any(f is not unit and side_of(f) == side_of(unit) and sees(unit, f, world) for f in world.units)


def friend_advancing(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend advances within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'friend_advancing', 'Is a friendly unit advancing within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(
            f.marched_now and f.stance == STANCE_STEADY and within(unit, f, 100)
            for f in unit.friends_around
        )
    )


def friend_charging(unit: Unit, facts: Facts, world: World) -> bool:
    """A friend charges within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'friend_charging', 'Is a friendly unit charging within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(f.stance == STANCE_CHARGING and within(unit, f, 100) for f in unit.friends_around)
    )


def support_behind(unit: Unit, facts: Facts, world: World) -> bool:
    """Support stands to its rear.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'support_behind', 'Does a friendly unit support the unit from behind?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(
            (f.stance == STANCE_STEADY or f.stance == STANCE_CHARGING)
                and behind_of(unit, f)
                and within(unit, f, 100)
            for f in unit.friends_around
        )
    )


def enemy_retiring_near(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy retires within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_retiring_near', 'Is an enemy retiring within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(f.stance == STANCE_RETIRING and within(unit, f, 100) for f in unit.foes_around)


def enemy_retiring_far(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy retires within 300 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_retiring_far', 'Is an enemy retiring within 300 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(f.stance == STANCE_RETIRING and within(unit, f, 300) for f in unit.foes_around)


def enemy_open_near(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy shows flank or rear within reach of a charge.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_open_near', 'Does an enemy show the unit its flank or rear, near enough to charge?', unit)
    if said is not None:
        return said
    return any(
        not in_front_of(f, unit) and sees(unit, f, world) and charge_near(unit, f, world)
        for f in unit.foes_around
    )


def enemy_open_far(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy shows flank or rear beyond reach of a charge.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_open_far', 'Does an enemy show the unit its flank or rear, too far off to charge?', unit)
    if said is not None:
        return said
    return any(
        not in_front_of(f, unit) and sees(unit, f, world) and not charge_near(unit, f, world)
        for f in unit.foes_around
    )


def enemy_below_near(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is lower down within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_below_near', 'Is an enemy downhill of the unit within 100 metres?', unit)
    if said is not None:
        return said
    return any(within(unit, f, 100) and higher(unit, f, world) for f in unit.foes_around)


def enemy_below_far(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy is lower down within 200 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_below_far', 'Is an enemy downhill of the unit within 200 metres?', unit)
    if said is not None:
        return said
    return any(within(unit, f, 200) and higher(unit, f, world) for f in unit.foes_around)


def friendly_cover(unit: Unit, facts: Facts, world: World) -> bool:
    """Friendly cover is within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'friendly_cover', 'Is there friendly cover within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return any(
        is_within(unit.footing, t.tract_edge, 100) and friendly_cover_in(unit, t)
        for t in world.tracts
    )


def enemy_routing(unit: Unit, facts: Facts, world: World) -> bool:
    """An enemy routs within 100 metres.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'enemy_routing', 'Is an enemy routing within 100 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and any(f.stance == STANCE_ROUTING and within(unit, f, 100) for f in unit.foes_around)


def won_melee(unit: Unit, facts: Facts, world: World) -> bool:
    """A melee was won lately.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'won_melee', 'Has the unit won a melee lately, this move included?', unit)
    if said is not None:
        return said
    return world.happened('melee_was_won', 'within', 3, unit)


def special_leader(unit: Unit, facts: Facts, world: World) -> bool:
    """A special leader is with it.

    wargames "MORALE FACTORS PLUS".
    """
    said = ask_outside(facts, 'special_leader', 'Is a special leader with the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(
            f.chieftain is not None and f.held_by is None and within(unit, f, 25)
            for f in unit.friends_around
        )
    )


# at the end, for these modules use each other
from .field import behind_of, charge_near, higher, in_front_of, sees, side_of, within  # noqa: E402
from .vision import friendly_cover_in  # noqa: E402
