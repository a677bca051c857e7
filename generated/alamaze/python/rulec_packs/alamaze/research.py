"""Resolvers of research.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    ARTIFACT_STONE_OF_ALL_MINDS, BUILDING_GREAT_MAGE_TOWER, BUILDING_WIZARD_TOWER, TRAIT_DEVOUT,
    TRAIT_ORDER,
)
from ._kinds import Place, Wizard
from ._tables import PROWESS_ASSURED, PROWESS_COST, PROWESS_RITE
from ._world import World

_ARTIFACT_STONE_OF_ALL_MINDS_BIT: Final = 1 << ARTIFACT_STONE_OF_ALL_MINDS
_BUILDING_GREAT_MAGE_TOWER_BIT: Final = 1 << BUILDING_GREAT_MAGE_TOWER
_BUILDING_WIZARD_TOWER_BIT: Final = 1 << BUILDING_WIZARD_TOWER
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER


def studies_at(caster: Wizard, place: Place) -> bool:
    """The caster may study in the place.

    maelstrom "Magic", "Spell #799 - Magic Research".
    """
    caster_kingdom = caster.kingdom
    if caster_kingdom is None or place.kingdom is not caster_kingdom:
        return False  # not a place of its kingdom
    if caster.place is place:
        return True  # at home there
    caster_group = caster.group
    # its group stands there
    return caster_group is not None and caster_group.area is not None and caster_group.area == place.area


def next_level(caster: Wizard) -> int:
    """Level that a wizard tries to reach.

    In levels.
    maelstrom "#799 - Magical Research", "Spell #799 - Magic Research".
    """
    value = caster.level
    return value + 1  # step by step


def research_cost(caster: Wizard, world: World) -> int:
    """What a wizard's next level costs.

    In gold.
    maelstrom "Magic", "Magical Prowess", "Charts", "Spell #799 - Magic Research".
    """
    caster_kingdom = caster.kingdom
    if caster_kingdom is None:
        value = 0  # a wizard without a kingdom has nobody to pay for
    else:
        value = PROWESS_COST[caster_kingdom.prowess] * next_level(caster)  # study
    caster_group = caster.group
    if caster_group is not None and caster_group.artifacts & _ARTIFACT_STONE_OF_ALL_MINDS_BIT:
        value -= 2000 * next_level(caster)  # Stone of All Minds (artifact): stone
    if caster_kingdom is not None:
        caster_kingdom_traits = caster_kingdom.traits
        if caster_kingdom_traits & _TRAIT_DEVOUT_BIT:
            value += 1000 * next_level(caster)  # Devout (trait): scruples
        if caster_kingdom_traits & _TRAIT_ORDER_BIT:
            value += 1000 * next_level(caster)  # Order (trait): permits
    next_level_ = next_level(caster)
    if next_level_ == 3:
        value += 10000  # the costly step
    if next_level_ == 5:
        value += 30000  # fifth level
    if next_level_ == 7:
        value += 60000  # seventh level
    share_ = 10
    if next_level_ <= 5 and has_tower(caster, world):
        share_ -= 1  # research: tower
    value *= share_
    return (value + 5) // 10  # whole coins


def assured_level(caster: Wizard) -> int:
    """Level up to which research never fails.

    In levels.
    maelstrom "Magic".
    """
    caster_kingdom = caster.kingdom
    if caster_kingdom is None:
        value = 0
    else:
        value = PROWESS_ASSURED[caster_kingdom.prowess]
    if caster_kingdom is not None and caster_kingdom.undying != 0:
        value += 2  # an Immortal's presence
    return value


def research_chance(caster: Wizard) -> int:
    """Chance that research succeeds.

    In percent.
    maelstrom "Magic".
    """
    value = 100  # assured
    next_level_ = next_level(caster)
    assured_level_ = assured_level(caster)
    if next_level_ > assured_level_:
        value //= 2  # beyond what is assured
    if next_level_ > assured_level_ + 1:
        value //= 2  # further beyond
    if next_level_ <= assured_level_ + 2:
        value *= 2  # unless and further
    if next_level_ <= assured_level_ + 3:
        value *= 2  # unless where few have been
    if next_level_ <= assured_level_ + 4:
        value *= 2  # unless where nobody has been
    return (value + 4) // 8  # whole points


def rite_chance(caster: Wizard) -> int:
    """Chance that an adept becomes a wizard.

    In percent.
    maelstrom "Magical Prowess", "#800 - Rite Of The Magi".
    """
    caster_kingdom = caster.kingdom
    if caster_kingdom is None:
        value = 0
    else:
        value = PROWESS_RITE[caster_kingdom.prowess]  # trial by fire
    return value


def has_tower(caster: Wizard, world: World) -> bool:
    """The caster has a Wizard Tower to study in.

    maelstrom "Buildings", "Magic".
    """
    return any(
        (p.buildings & _BUILDING_WIZARD_TOWER_BIT or p.buildings & _BUILDING_GREAT_MAGE_TOWER_BIT)
            and studies_at(caster, p)
        for p in world.places
    )


def may_research(caster: Wizard, world: World) -> bool:
    """The caster may do magical research.

    maelstrom "#799 - Magical Research", "Spell #799 - Magic Research".
    """
    if caster.undead and (caster.study_limit is None or caster.level >= caster.study_limit):
        return False  # the caster has given up growth with life.
    caster_level = caster.level
    if caster_level < 1:
        return False  # the caster must first pass the Rite of the Magi.
    if not any(studies_at(caster, p) for p in world.places):
        return False  # the caster needs a population center of the caster's kingdom to study in.
    return caster_level < 5 or has_tower(caster, world)  # the caster needs a Wizard Tower for higher studies.


def refusals_may_research(caster: Wizard, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the caster may do magical research.

    Indices of LABELS['refusals_may_research']; empty where it holds.
    maelstrom "#799 - Magical Research", "Spell #799 - Magic Research".
    """
    notes: list[int] = []
    if caster.undead and (caster.study_limit is None or caster.level >= caster.study_limit):
        notes.append(0)
    caster_level = caster.level
    if caster_level < 1:
        notes.append(1)
    if not any(studies_at(caster, p) for p in world.places):
        notes.append(2)
    if caster_level >= 5 and not has_tower(caster, world):
        notes.append(3)
    return tuple(notes)


def may_undergo_rite(caster: Wizard) -> bool:
    """The caster may undergo the Rite of the Magi.

    maelstrom "Magic", "#800 - Rite Of The Magi".
    """
    return caster.level == 0  # Only adepts undergo the rite.


def refusals_may_undergo_rite(caster: Wizard) -> tuple[int, ...]:
    """What is lacking where this does not hold: the caster may undergo the Rite of the Magi.

    Indices of LABELS['refusals_may_undergo_rite']; empty where it holds.
    maelstrom "Magic", "#800 - Rite Of The Magi".
    """
    notes: list[int] = []
    if caster.level != 0:
        notes.append(0)
    return tuple(notes)
