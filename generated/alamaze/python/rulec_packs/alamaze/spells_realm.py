"""Resolvers of spells_realm.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    SPELL_CREATE_FOOD, SPELL_CREATE_GOLD, SPELL_FERTILE_FIELDS, SPELL_HIDDEN_ORE,
    SPELL_RAISE_POPULATION_CENTER_CENSUS, SPELL_STRENGTHEN_WALLS,
)
from ._kinds import Kingdom, Wizard
from ._world import SHAPE, World
from .casting import improve_by_magic, is_at, least_power, make_stores
from .gates import asleep
from .politics import in_irons

_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Create Food.',
), 'spell:208', 'too_weak')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:208', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:208', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Create Gold.',
), 'spell:209', 'too_weak')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:209', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:209', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Strengthen Walls.',
), 'spell:601', 'too_weak')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:601', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:601', 'awake')
_SAYS_STRENGTHEN_WALLS_NEEDS_A: Final = Message((
    'Strengthen Walls needs a population center, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is in none.',
), 'spell:601', 'town')
_SAYS_IS_NOT_POWERFUL_ENOUGH_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Fertile Fields.',
), 'spell:602', 'too_weak')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:602', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:602', 'awake')
_SAYS_FERTILE_FIELDS_NEEDS_A: Final = Message((
    'Fertile Fields needs a population center, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is in none.',
), 'spell:602', 'town')
_SAYS_IS_NOT_POWERFUL_ENOUGH_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Hidden Ore.',
), 'spell:603', 'too_weak')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:603', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:603', 'awake')
_SAYS_HIDDEN_ORE_NEEDS_A: Final = Message((
    'Hidden Ore needs a population center, and ', Hole(Holds("thing", 'Wizard'), 'caster'), ' is in none.',
), 'spell:603', 'town')
_SAYS_IS_NOT_POWERFUL_ENOUGH_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Raise Population Center Census.',
), 'spell:610', 'too_weak')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:610', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:610', 'awake')
_SAYS_RAISE_POPULATION_CENTER_CENSUS: Final = Message((
    'Raise Population Center Census needs a population center, and ',
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in none.',
), 'spell:610', 'town')


def domain_spell_208_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    return (min(least_power(SPELL_CREATE_FOOD, kingdom), caster.level), caster.level)


def default_spell_208_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Create Food.

    In levels.
    maelstrom "Spell #208 - Create Food".
    """
    return caster.level


def open_spell_208(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    if caster.level < least_power(SPELL_CREATE_FOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def needs_spell_208(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    return None


def early_spell_208_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    if caster.level < least_power(SPELL_CREATE_FOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    return None


def does_spell_208(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    make_stores(caster, kingdom, SPELL_CREATE_FOOD, power, world)


def domain_spell_209_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    return (min(least_power(SPELL_CREATE_GOLD, kingdom), caster.level), caster.level)


def default_spell_209_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Create Gold.

    In levels.
    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    return caster.level


def open_spell_209(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    if caster.level < least_power(SPELL_CREATE_GOLD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    return None


def needs_spell_209(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    return None


def early_spell_209_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    if caster.level < least_power(SPELL_CREATE_GOLD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    return None


def does_spell_209(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    make_stores(caster, kingdom, SPELL_CREATE_GOLD, power, world)


def domain_spell_601_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    return (min(least_power(SPELL_STRENGTHEN_WALLS, kingdom), caster.level), caster.level)


def default_spell_601_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Strengthen Walls.

    In levels.
    maelstrom "Spell #601 - Strengthen Walls".
    """
    return caster.level


def open_spell_601(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    if caster.level < least_power(SPELL_STRENGTHEN_WALLS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    return None


def needs_spell_601(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_STRENGTHEN_WALLS_NEEDS_A.text((caster,), SHAPE)
    return None


def early_spell_601_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    if caster.level < least_power(SPELL_STRENGTHEN_WALLS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_STRENGTHEN_WALLS_NEEDS_A.text((caster,), SHAPE)
    return None


def does_spell_601(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    improve_by_magic(caster, kingdom, SPELL_STRENGTHEN_WALLS, world)


def domain_spell_602_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    return (min(least_power(SPELL_FERTILE_FIELDS, kingdom), caster.level), caster.level)


def default_spell_602_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Fertile Fields.

    In levels.
    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    return caster.level


def open_spell_602(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    if caster.level < least_power(SPELL_FERTILE_FIELDS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    return None


def needs_spell_602(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_FERTILE_FIELDS_NEEDS_A.text((caster,), SHAPE)
    return None


def early_spell_602_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    if caster.level < least_power(SPELL_FERTILE_FIELDS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_FERTILE_FIELDS_NEEDS_A.text((caster,), SHAPE)
    return None


def does_spell_602(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    improve_by_magic(caster, kingdom, SPELL_FERTILE_FIELDS, world)


def domain_spell_603_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    return (min(least_power(SPELL_HIDDEN_ORE, kingdom), caster.level), caster.level)


def default_spell_603_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Hidden Ore.

    In levels.
    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    return caster.level


def open_spell_603(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    if caster.level < least_power(SPELL_HIDDEN_ORE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    return None


def needs_spell_603(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_HIDDEN_ORE_NEEDS_A.text((caster,), SHAPE)
    return None


def early_spell_603_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    if caster.level < least_power(SPELL_HIDDEN_ORE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_HIDDEN_ORE_NEEDS_A.text((caster,), SHAPE)
    return None


def does_spell_603(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    improve_by_magic(caster, kingdom, SPELL_HIDDEN_ORE, world)


def domain_spell_610_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    return (min(least_power(SPELL_RAISE_POPULATION_CENTER_CENSUS, kingdom), caster.level), caster.level)


def default_spell_610_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Raise Population Center Census.

    In levels.
    maelstrom "Spell #610 - Raise Population Center Census".
    """
    return caster.level


def open_spell_610(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is handed in: Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    if caster.level < least_power(SPELL_RAISE_POPULATION_CENTER_CENSUS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    return None


def needs_spell_610(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_RAISE_POPULATION_CENTER_CENSUS.text((caster,), SHAPE)
    return None


def early_spell_610_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    if caster.level < least_power(SPELL_RAISE_POPULATION_CENTER_CENSUS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_RAISE_POPULATION_CENTER_CENSUS.text((caster,), SHAPE)
    return None


def does_spell_610(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    improve_by_magic(caster, kingdom, SPELL_RAISE_POPULATION_CENTER_CENSUS, world)
