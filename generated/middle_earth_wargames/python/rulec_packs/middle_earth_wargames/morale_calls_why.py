"""The resolvers of morale_calls.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Facts, Label, Notes, ask_outside

from ._choices import (
    ALLEGIANCE_EVIL_WOOD, ALLEGIANCE_GOOD_WOOD, CHIEFTAIN_GANDALF_HIMSELF, MORALE_CLASS_O, MORALE_CLASS_T,
    RACE_ORC, RACE_URUK, SIDE_EVIL, SIDE_LAW, SKY_RAINFALL, WIND_QUARTER_FROM_EAST,
    WIND_QUARTER_FROM_NORTH_WEST, WIND_QUARTER_FROM_SOUTH_EAST, WIND_QUARTER_FROM_WEST,
)
from ._kinds import Unit
from ._tables import TROOP_CLASS, TROOP_RACE, TROOP_SIDE
from ._world import World
from .field import within
from .leaders import hero
from .morale_calls import (
    all_alone, enters_evil_wood, enters_magical_wood, friends_rout_nearby, shot_at_first, test_called_for,
    under_magic, wood_shied,
)
from .orc_morale import in_sunlight
from .other_morale import king_shadow, powder_breaches, powder_explodes, singed, wraith_shadow
from .skies import aloft
from .vision import is_a_wraith, is_the_king

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "hero_close": (
        Label('stated', 'Is a hero within 25 metres of the unit?'),
        Label('holds', ''),
    ),
    "gandalf_close": (
        Label('stated', 'Is Gandalf within 25 metres of the unit?'),
        Label('holds', ''),
    ),
    "shadow_grounded": (
        Label('stated', 'Is the bearer of the black shadow over the unit on foot or on horseback?'),
        Label('holds', ''),
    ),
    "enters_magical_wood": (
        Label('stated', 'Does the unit enter a magical wood in this move?'),
        Label('holds', ''),
    ),
    "enters_evil_wood": (
        Label('stated', 'Does the unit enter an evil magical wood in this move?'),
        Label('holds', ''),
    ),
    "wind_from_the_east": (
        Label('stated', 'Does the wind blow from the east or south-east?'),
        Label('holds', ''),
    ),
    "wind_from_the_west": (
        Label('stated', 'Does the wind blow from the west or north-west?'),
        Label('holds', ''),
    ),
    "raining": (
        Label('stated', 'Does it rain?'),
        Label('holds', ''),
    ),
    "shot_at_first": (
        Label('stated', 'Is the unit shot at for the first time in this battle?'),
        Label('holds', ''),
    ),
    "all_alone": (
        Label('stated', 'Is there no friendly unit within 400 metres of the unit?'),
        Label('holds', ''),
    ),
    "friends_rout_nearby": (
        Label('stated', 'Has a friendly unit within 150 metres of the unit routed in this move?'),
        Label('holds', ''),
    ),
    "test_called_for": (
        Label('stated', 'Does the opposing general ask for a test of the unit?'),
        Label('holds', ''),
    ),
    "under_magic": (
        Label('stated', 'Is the unit subjected to unfriendly magic in this move?'),
        Label('holds', ''),
    ),
    "wood_shied": (
        Label('stated', 'Do the horses of the unit come near a neutral wood in this move?'),
        Label('holds', ''),
    ),
    "must_test": (
        Label('yes', 'it is charged'),
        Label('yes', '20% of it or more are lost in this move'),
        Label('yes', 'orcs in sunlight'),
        Label('yes', 'shot at for the first time'),
        Label('yes', 'no friends near'),
        Label('yes', 'friends rout'),
        Label('yes', 'unfriendly magic'),
        Label('yes', 'the opposing general asks for it'),
        Label('yes', 'the black shadow', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "RINGWRAITHS AND THE WITCH-KING OF ANGMAR", lines 921-923'),
        Label('yes', 'gunpowder', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "GUNPOWDER", lines 1049-1053'),
        Label('yes', 'a magical wood', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "MAGICAL WOODS", line 1105'),
        Label('yes', 'an evil wood', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "EVIL WOODS.", line 1121'),
        Label('yes', 'horses before a neutral wood', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "NEUTRAL WOODS.", line 1127'),
        Label('yes', 'thrown fire', 1, 'MiddleEarth Wargames Rules, First Part: Mordor & the West (Skytrex, 1976), "4. CAUSE FIRE.", line 862'),
        Label('otherwise', ''),
    ),
}


def why_hero_close(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """A hero is with the unit.

    `hero_close` with its notes: pairs of an index of LABELS['hero_close'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    said = ask_outside(facts, 'hero_close', 'Is a hero within 25 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(
            f.chieftain is not None and hero(f.chieftain) and within(unit, f, 25)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_gandalf_close(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Gandalf is with the unit.

    `gandalf_close` with its notes: pairs of an index of LABELS['gandalf_close'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    said = ask_outside(facts, 'gandalf_close', 'Is Gandalf within 25 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if (
        not world.begun
        or not any(
            f.chieftain == CHIEFTAIN_GANDALF_HIMSELF and within(unit, f, 25)
            for f in unit.friends_around
        )
    ):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_shadow_grounded(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The shadow over the unit comes from the ground.

    `shadow_grounded` with its notes: pairs of an index of LABELS['shadow_grounded'] and what it moved.
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: Notes = []
    said = ask_outside(facts, 'shadow_grounded', 'Is the bearer of the black shadow over the unit on foot or on horseback?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or not all(not aloft(f) for f in unit.foes_around if is_a_wraith(f) or is_the_king(f)):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enters_magical_wood(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit enters a magical wood.

    `enters_magical_wood` with its notes: pairs of an index of LABELS['enters_magical_wood'] and what it
    moved.
    wargames "MAGICAL WOODS".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enters_magical_wood', 'Does the unit enter a magical wood in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('wood_was_entered', 'this', 0, unit, ALLEGIANCE_GOOD_WOOD):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_enters_evil_wood(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit enters an evil wood.

    `enters_evil_wood` with its notes: pairs of an index of LABELS['enters_evil_wood'] and what it
    moved.
    wargames "EVIL WOODS.".
    """
    notes: Notes = []
    said = ask_outside(facts, 'enters_evil_wood', 'Does the unit enter an evil magical wood in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('wood_was_entered', 'this', 0, unit, ALLEGIANCE_EVIL_WOOD):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_wind_from_the_east(facts: Facts, world: World) -> tuple[bool, Notes]:
    """The wind blows from the east or south-east.

    `wind_from_the_east` with its notes: pairs of an index of LABELS['wind_from_the_east'] and what it
    moved.
    wargames "WIND.".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wind_from_the_east', 'Does the wind blow from the east or south-east?')
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if world.wind_source != WIND_QUARTER_FROM_EAST and world.wind_source != WIND_QUARTER_FROM_SOUTH_EAST:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_wind_from_the_west(facts: Facts, world: World) -> tuple[bool, Notes]:
    """The wind blows from the west or north-west.

    `wind_from_the_west` with its notes: pairs of an index of LABELS['wind_from_the_west'] and what it
    moved.
    wargames "WIND.".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wind_from_the_west', 'Does the wind blow from the west or north-west?')
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if world.wind_source != WIND_QUARTER_FROM_WEST and world.wind_source != WIND_QUARTER_FROM_NORTH_WEST:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_raining(facts: Facts, world: World) -> tuple[bool, Notes]:
    """It rains.

    `raining` with its notes: pairs of an index of LABELS['raining'] and what it moved.
    wargames "WEATHER".
    """
    notes: Notes = []
    said = ask_outside(facts, 'raining', 'Does it rain?')
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if world.sky_now != SKY_RAINFALL or world.under_ground:
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_shot_at_first(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit is shot at for the first time.

    `shot_at_first` with its notes: pairs of an index of LABELS['shot_at_first'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    said = ask_outside(facts, 'shot_at_first', 'Is the unit shot at for the first time in this battle?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('was_shot_at', 'first', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_all_alone(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit has no friends near.

    `all_alone` with its notes: pairs of an index of LABELS['all_alone'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    said = ask_outside(facts, 'all_alone', 'Is there no friendly unit within 400 metres of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.begun or any(within(unit, f, 400) for f in unit.friends_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_friends_rout_nearby(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """Friends rout near the unit.

    `friends_rout_nearby` with its notes: pairs of an index of LABELS['friends_rout_nearby'] and what it
    moved.
    wargames "MORALE".
    """
    notes: Notes = []
    said = ask_outside(facts, 'friends_rout_nearby', 'Has a friendly unit within 150 metres of the unit routed in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not any(world.happened('has_routed', 'this', 0, f) and within(unit, f, 150) for f in unit.friends_around):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_test_called_for(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The opposing general asks for a test of the unit.

    `test_called_for` with its notes: pairs of an index of LABELS['test_called_for'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    said = ask_outside(facts, 'test_called_for', 'Does the opposing general ask for a test of the unit?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('test_was_called', 'this', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_under_magic(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit is under unfriendly magic.

    `under_magic` with its notes: pairs of an index of LABELS['under_magic'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    said = ask_outside(facts, 'under_magic', 'Is the unit subjected to unfriendly magic in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('was_bewitched', 'this', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_wood_shied(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The horses of the unit have come near a neutral wood.

    `wood_shied` with its notes: pairs of an index of LABELS['wood_shied'] and what it moved.
    wargames "NEUTRAL WOODS.".
    """
    notes: Notes = []
    said = ask_outside(facts, 'wood_shied', 'Do the horses of the unit come near a neutral wood in this move?', unit)
    if said is not None:
        notes.append((0, 0))
        return said, notes
    if not world.happened('wood_was_near', 'this', 0, unit):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_must_test(unit: Unit, facts: Facts, world: World) -> tuple[bool, Notes]:
    """The unit must test its morale.

    `must_test` with its notes: pairs of an index of LABELS['must_test'] and what it moved.
    wargames "MORALE".
    """
    notes: Notes = []
    if unit.charger is not None:
        notes.append((0, 0))
        return True, notes  # it is charged
    unit_men_lost = unit.men_lost
    if unit_men_lost > 0 and 5 * unit_men_lost >= unit.men + unit_men_lost:
        notes.append((1, 0))
        return True, notes  # 20% of it or more are lost in this move
    unit_troop = unit.troop
    if (
        (TROOP_RACE[unit_troop] == RACE_ORC or TROOP_RACE[unit_troop] == RACE_URUK)
        and in_sunlight(unit, facts, world)
    ):
        notes.append((2, 0))
        return True, notes  # orcs in sunlight
    if shot_at_first(unit, facts, world):
        notes.append((3, 0))
        return True, notes  # shot at for the first time
    if all_alone(unit, facts, world):
        notes.append((4, 0))
        return True, notes  # no friends near
    if friends_rout_nearby(unit, facts, world):
        notes.append((5, 0))
        return True, notes  # friends rout
    if under_magic(unit, facts, world):
        notes.append((6, 0))
        return True, notes  # unfriendly magic
    if test_called_for(unit, facts, world):
        notes.append((7, 0))
        return True, notes  # the opposing general asks for it
    if (
        TROOP_CLASS[unit_troop] != MORALE_CLASS_O
        and TROOP_CLASS[unit_troop] != MORALE_CLASS_T
        and (wraith_shadow(unit, facts, world) or king_shadow(unit, facts, world))
    ):
        notes.append((8, 0))
        return True, notes  # the black shadow
    if (
        TROOP_SIDE[unit_troop] == SIDE_LAW
        and (powder_explodes(unit, facts, world) or powder_breaches(unit, facts, world))
    ):
        notes.append((9, 0))
        return True, notes  # gunpowder
    if TROOP_SIDE[unit_troop] == SIDE_EVIL and enters_magical_wood(unit, facts, world):
        notes.append((10, 0))
        return True, notes  # a magical wood
    if TROOP_SIDE[unit_troop] == SIDE_LAW and enters_evil_wood(unit, facts, world):
        notes.append((11, 0))
        return True, notes  # an evil wood
    if wood_shied(unit, facts, world):
        notes.append((12, 0))
        return True, notes  # horses before a neutral wood
    if singed(unit, facts, world):
        notes.append((13, 0))
        return True, notes  # thrown fire
    notes.append((14, 0))
    return False, notes
