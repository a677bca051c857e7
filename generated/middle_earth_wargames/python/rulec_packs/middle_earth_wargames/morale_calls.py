"""Resolvers of morale_calls.rules."""

from __future__ import annotations

from rulec.runtime import Facts, ask_outside

from ._choices import (
    ALLEGIANCE_EVIL_WOOD, ALLEGIANCE_GOOD_WOOD, CHIEFTAIN_GANDALF_HIMSELF, MORALE_CLASS_O, MORALE_CLASS_T,
    RACE_ORC, RACE_URUK, SIDE_EVIL, SIDE_LAW, SKY_RAINFALL, WIND_QUARTER_FROM_EAST,
    WIND_QUARTER_FROM_NORTH_WEST, WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_WEST,
)
from ._kinds import Unit
from ._tables import TROOP_CLASS, TROOP_RACE, TROOP_SIDE
from ._world import World
from .leaders import hero


def hero_close(unit: Unit, facts: Facts, world: World) -> bool:
    """A hero is with the unit.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    said = ask_outside(facts, 'hero_close', 'Is a hero within 25 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(
            f.chieftain is not None and hero(f.chieftain) and within(unit, f, 25)
            for f in unit.friends_around
        )
    )


def gandalf_close(unit: Unit, facts: Facts, world: World) -> bool:
    """Gandalf is with the unit.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    said = ask_outside(facts, 'gandalf_close', 'Is Gandalf within 25 metres of the unit?', unit)
    if said is not None:
        return said
    return (
        world.begun
        and any(f.chieftain == CHIEFTAIN_GANDALF_HIMSELF and within(unit, f, 25) for f in unit.friends_around)
    )


def shadow_grounded(unit: Unit, facts: Facts, world: World) -> bool:
    """The shadow over the unit comes from the ground.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    said = ask_outside(facts, 'shadow_grounded', 'Is the bearer of the black shadow over the unit on foot or on horseback?', unit)
    if said is not None:
        return said
    return world.begun and all(not aloft(f) for f in unit.foes_around if is_a_wraith(f) or is_the_king(f))


def enters_magical_wood(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit enters a magical wood.

    wargames "MAGICAL WOODS".
    """
    said = ask_outside(facts, 'enters_magical_wood', 'Does the unit enter a magical wood in this move?', unit)
    if said is not None:
        return said
    return world.happened('wood_was_entered', 'this', 0, unit, ALLEGIANCE_GOOD_WOOD)


def enters_evil_wood(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit enters an evil wood.

    wargames "EVIL WOODS.".
    """
    said = ask_outside(facts, 'enters_evil_wood', 'Does the unit enter an evil magical wood in this move?', unit)
    if said is not None:
        return said
    return world.happened('wood_was_entered', 'this', 0, unit, ALLEGIANCE_EVIL_WOOD)


def wind_from_the_east(facts: Facts, world: World) -> bool:
    """The wind blows from the east or south-east.

    wargames "WIND.".
    """
    said = ask_outside(facts, 'wind_from_the_east', 'Does the wind blow from the east or south-east?')
    if said is not None:
        return said
    return world.wind_source == WIND_QUARTER_FROM_EAST or world.wind_source == WIND_QUARTER_FROM_SOUTH_EAST


def wind_from_the_west(facts: Facts, world: World) -> bool:
    """The wind blows from the west or north-west.

    wargames "WIND.".
    """
    said = ask_outside(facts, 'wind_from_the_west', 'Does the wind blow from the west or north-west?')
    if said is not None:
        return said
    return world.wind_source == WIND_QUARTER_FROM_WEST or world.wind_source == WIND_QUARTER_FROM_NORTH_WEST


def raining(facts: Facts, world: World) -> bool:
    """It rains.

    wargames "WEATHER".
    """
    said = ask_outside(facts, 'raining', 'Does it rain?')
    if said is not None:
        return said
    return world.sky_now == SKY_RAINFALL and not world.under_ground


def shot_at_first(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit is shot at for the first time.

    wargames "MORALE".
    """
    said = ask_outside(facts, 'shot_at_first', 'Is the unit shot at for the first time in this battle?', unit)
    if said is not None:
        return said
    return world.happened('was_shot_at', 'first', 0, unit)


def all_alone(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit has no friends near.

    wargames "MORALE".
    """
    said = ask_outside(facts, 'all_alone', 'Is there no friendly unit within 400 metres of the unit?', unit)
    if said is not None:
        return said
    return world.begun and not any(within(unit, f, 400) for f in unit.friends_around)


def friends_rout_nearby(unit: Unit, facts: Facts, world: World) -> bool:
    """Friends rout near the unit.

    wargames "MORALE".
    """
    said = ask_outside(facts, 'friends_rout_nearby', 'Has a friendly unit within 150 metres of the unit routed in this move?', unit)
    if said is not None:
        return said
    return any(world.happened('has_routed', 'this', 0, f) and within(unit, f, 150) for f in unit.friends_around)


def test_called_for(unit: Unit, facts: Facts, world: World) -> bool:
    """The opposing general asks for a test of the unit.

    wargames "MORALE".
    """
    said = ask_outside(facts, 'test_called_for', 'Does the opposing general ask for a test of the unit?', unit)
    if said is not None:
        return said
    return world.happened('test_was_called', 'this', 0, unit)


def under_magic(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit is under unfriendly magic.

    wargames "MORALE".
    """
    said = ask_outside(facts, 'under_magic', 'Is the unit subjected to unfriendly magic in this move?', unit)
    if said is not None:
        return said
    return world.happened('was_bewitched', 'this', 0, unit)


def wood_shied(unit: Unit, facts: Facts, world: World) -> bool:
    """The horses of the unit have come near a neutral wood.

    wargames "NEUTRAL WOODS.".
    """
    said = ask_outside(facts, 'wood_shied', 'Do the horses of the unit come near a neutral wood in this move?', unit)
    if said is not None:
        return said
    return world.happened('wood_was_near', 'this', 0, unit)


def must_test(unit: Unit, facts: Facts, world: World) -> bool:
    """The unit must test its morale.

    wargames "MORALE".
    """
    if unit.charger is not None:
        return True  # it is charged
    unit_men_lost = unit.men_lost
    if unit_men_lost > 0 and 5 * unit_men_lost >= unit.men + unit_men_lost:
        return True  # 20% of it or more are lost in this move
    unit_troop = unit.troop
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and in_sunlight(unit, facts, world)
    ):
        return True  # orcs in sunlight
    if shot_at_first(unit, facts, world):
        return True  # shot at for the first time
    if all_alone(unit, facts, world):
        return True  # no friends near
    if friends_rout_nearby(unit, facts, world):
        return True  # friends rout
    if under_magic(unit, facts, world):
        return True  # unfriendly magic
    if test_called_for(unit, facts, world):
        return True  # the opposing general asks for it
    if (
        TROOP_CLASS[unit_troop] != MORALE_CLASS_O
        and TROOP_CLASS[unit_troop] != MORALE_CLASS_T
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
    ):
        return True  # the black shadow
    if (
        TROOP_SIDE[unit_troop] == SIDE_LAW
        and (powder_explodes(unit, facts, world) or powder_breaches(unit, facts, world))
    ):
        return True  # gunpowder
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and enters_magical_wood(unit, facts, world):
        return True  # a magical wood
    if TROOP_SIDE[unit_troop] == SIDE_LAW and enters_evil_wood(unit, facts, world):
        return True  # an evil wood
    if wood_shied(unit, facts, world):
        return True  # horses before a neutral wood
    return singed(unit, facts, world)  # thrown fire


# at the end, for these modules use each other
from .field import within  # noqa: E402
from .orc_morale import in_sunlight  # noqa: E402
from .other_morale import king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow  # noqa: E402
from .skies import aloft  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
