"""Resolvers of casting.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import EXPERIENCE_REGULAR, MapArea, RANK_AGENT, RANK_FANATIC, RANK_FOOL, RANK_PRIESTESS, Spell
from ._kinds import Group, Kingdom, Place, Target, Wizard
from ._tables import (
    SPELL_ADDS_CENSUS, SPELL_ADDS_DEFENSE, SPELL_ADDS_FOOD, SPELL_ADDS_GOLD, SPELL_BENT, SPELL_CAST_RANGE,
    SPELL_EFFECT_LAID, SPELL_FOLK, SPELL_FROZEN_OUT, SPELL_MOST_IN_GROUP, SPELL_OPENING_TURN, SPELL_SUMMONS,
)
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .map_ import seat, within_reach

_ONE_OF_1: Final = frozenset((RANK_FOOL, RANK_PRIESTESS, RANK_AGENT, RANK_FANATIC))
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_HAS_CAST: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'), '.',
), 'process:make_stores', 'cast')
_SAYS_HAS_CAST_UPON: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:improve_by_magic', 'cast')
_SAYS_HAS_CAST_BRIGADES_OF: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    '; brigades of ', Hole(Holds("choice", 'BrigadeType', optional=True), 'summons'), ' that come to ',
    Hole(Holds("thing", 'Group', optional=True), 'group'), ': ', Hole(Holds("number"), 'come'), '.',
), 'process:call_brigades', 'cast')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has not found ', Hole(Holds("thing", 'Target'), 'target'),
    '.',
), 'process:lay_magic', 'not_found')
_SAYS_HAS_CAST_UPON_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast ', Hole(Holds("choice", 'Spell'), 'spell'),
    ' upon ', Hole(Holds("thing", 'Target'), 'target'), '.',
), 'process:lay_magic', 'cast')


def least_power(spell: Spell, kingdom: Kingdom) -> int:
    """Least level at which wizards of a kingdom cast a spell.

    In levels.
    maelstrom "Magic", "Alchemist".
    """
    return casting_level(spell, kingdom.prowess, kingdom.early_spells >> spell & 1 != 0)


def knows(kingdom: Kingdom, spell: Spell) -> bool:
    """Wizards of the kingdom know the spell.

    maelstrom "Wizard Spells".
    """
    if sum(1 for k in members(SPELL_FOLK[spell])) == 0:
        return True  # open to all
    return any(kingdom.began_as == k for k in members(SPELL_FOLK[spell]))  # its own art


def can_cast(spell: Spell, caster: Wizard, kingdom: Kingdom, world: World) -> bool:
    """The caster can cast the spell.

    maelstrom "Wizard Spells", "Magic".
    """
    if in_irons(caster):
        return False  # the caster is a prisoner.
    if asleep(caster):
        return False  # the caster lies in a sleep from which nobody wakes.
    if caster.level < least_power(spell, kingdom):
        return False  # the caster is not powerful enough for the spell.
    if SPELL_FOLK[spell] != 0 and not knows(kingdom, spell):
        return False  # The wizards of the kingdom do not know the spell.
    if SPELL_BENT[spell] is not None and not kingdom.traits >> present(SPELL_BENT[spell], '') & 1:
        return False  # the spell is for kingdoms that are the spell's bent.
    if SPELL_OPENING_TURN[spell] is not None and world.month < present(SPELL_OPENING_TURN[spell], ''):
        return False  # the spell cannot be cast before turn the spell's opening turn.
    # ice age: Nobody casts the spell: the seas are frozen.
    return not world.variants & _VARIANT_ICE_AGE_BIT or not SPELL_FROZEN_OUT[spell]


def refusals_can_cast(spell: Spell, caster: Wizard, kingdom: Kingdom, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the caster can cast the spell.

    Indices of LABELS['refusals_can_cast']; empty where it holds.
    maelstrom "Wizard Spells", "Magic".
    """
    notes: list[int] = []
    if in_irons(caster):
        notes.append(0)
    if asleep(caster):
        notes.append(1)
    if caster.level < least_power(spell, kingdom):
        notes.append(2)
    if SPELL_FOLK[spell] != 0 and not knows(kingdom, spell):
        notes.append(3)
    if SPELL_BENT[spell] is not None and not kingdom.traits >> present(SPELL_BENT[spell], '') & 1:
        notes.append(4)
    if SPELL_OPENING_TURN[spell] is not None and world.month < present(SPELL_OPENING_TURN[spell], ''):
        notes.append(5)
    if world.variants & _VARIANT_ICE_AGE_BIT and SPELL_FROZEN_OUT[spell]:
        notes.append(6)
    return tuple(notes)


def is_at(caster: Wizard, place: Place) -> bool:
    """The caster is in the area of the place.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    caster_place = caster.place
    if caster_place is place:
        return True  # at home there
    caster_group = caster.group
    if caster_group is not None and caster_group.area is not None and caster_group.area == place.area:
        return True  # with a group
    return caster_place is not None and caster_place.area is not None and caster_place.area == place.area


def called_in(group: Group, spell: Spell, power: int) -> int:
    """Brigades of a spell that find room in a group.

    In plain numbers.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #860 - Summon Minotaurs", "Spell #861 - Summon Skeletons".
    """
    value = brigades_called(spell, power)
    if value < 0:
        value = 0
    if SPELL_MOST_IN_GROUP[spell] is not None and SPELL_SUMMONS[spell] is not None:
        limit = (
            present(SPELL_MOST_IN_GROUP[spell], '') - brigades_of(group, present(SPELL_SUMMONS[spell], ''))
        )
        if value > limit:
            value = limit  # as many as a group may have
    return value


def stands_at(caster: Wizard) -> MapArea | None:
    """Where a wizard is.

    maelstrom "Wizard Spells".
    """
    caster_group = caster.group
    if caster_group is not None:
        return caster_group.area
    return seat(caster)


def is_envoy(target: Target) -> bool:
    """The target is an emissary, priestess or agent.

    maelstrom "Sage Advice".
    """
    return target.rank in _ONE_OF_1 or political(target)  # rank; an emissary


def make_stores(caster: Wizard, kingdom: Kingdom, spell: Spell, power: int, world: World) -> None:
    """A wizard makes food or gold.

    maelstrom "Spell #208 - Create Food", "Spell #209 - Create Gold".
    """
    kingdom.food += conjured_food(spell, power)
    kingdom.gold += conjured_gold(spell, power)
    world.tell(kingdom, _SAYS_HAS_CAST.text((caster, spell), SHAPE), caster)


def improve_by_magic(caster: Wizard, kingdom: Kingdom, spell: Spell, world: World) -> None:
    """A wizard improves the population center of the area.

    maelstrom "Spell #601 - Strengthen Walls", "Spell #602 - Fertile Fields", "Spell #603 - Hidden Ore",
    "Spell #610 - Raise Population Center Census".
    """
    place = next(
        (place for place in world.places if is_at(caster, place) and place.sanctuary_of is None), None,
    )
    if place is not None:
        if SPELL_ADDS_DEFENSE[spell] is not None:
            world.keep(place, "defense")
            place.defense += present(SPELL_ADDS_DEFENSE[spell], '')
        if SPELL_ADDS_FOOD[spell] is not None:
            world.keep(place, "food_output")
            place.food_output += present(SPELL_ADDS_FOOD[spell], '')
        if SPELL_ADDS_GOLD[spell] is not None:
            world.keep(place, "gold_output")
            place.gold_output += present(SPELL_ADDS_GOLD[spell], '')
        if SPELL_ADDS_CENSUS[spell] is not None:
            world.keep(place, "census")
            place.census += present(SPELL_ADDS_CENSUS[spell], '')
        world.tell(kingdom, _SAYS_HAS_CAST_UPON.text((caster, spell, place), SHAPE), caster, place)


def call_brigades(caster: Wizard, kingdom: Kingdom, spell: Spell, power: int, world: World) -> None:
    """Brigades come to a wizard's call.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #860 - Summon Minotaurs".
    """
    if caster.group is not None and SPELL_SUMMONS[spell] is not None:
        come = called_in(caster.group, spell, power)
        raise_brigades(caster.group, present(SPELL_SUMMONS[spell], ''), EXPERIENCE_REGULAR, come, world)
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_BRIGADES_OF.text((caster, spell, SPELL_SUMMONS[spell], caster.group, come), SHAPE),
            caster,
            caster.group,
        )


def lay_magic(caster: Wizard, kingdom: Kingdom, spell: Spell, target: Target, world: World) -> None:
    """A wizard lays magic on a figure.

    maelstrom "Spell #301 - Ward", "Spell #305 - Sleep", "Spell #349 - Conceal Emissary".
    """
    if (
        SPELL_CAST_RANGE[spell] is not None
        and not within_reach(stands_at(caster), seat(target), present(SPELL_CAST_RANGE[spell], ''))
    ):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((caster, target), SHAPE), caster, target)
    else:
        if SPELL_EFFECT_LAID[spell] is not None:
            effect = present(SPELL_EFFECT_LAID[spell], '')
            world.keep(target, "effects")
            target.effects |= 1 << effect
            world.until('turn', target, "effects", effect, True)
        world.tell(kingdom, _SAYS_HAS_CAST_UPON_2.text((caster, spell, target), SHAPE), caster, target)


# at the end, for these modules use each other
from .brigades import brigades_of  # noqa: E402
from .gates import asleep, political  # noqa: E402
from .magic import brigades_called, casting_level, conjured_food, conjured_gold  # noqa: E402
from .politics import in_irons  # noqa: E402
from .setting_up import raise_brigades  # noqa: E402
