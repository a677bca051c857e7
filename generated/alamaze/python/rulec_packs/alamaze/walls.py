"""Resolvers of walls.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, members, present, quotient

from ._choices import (
    Artifact, BRIGADE_TYPE_TROLLS, BRIGADE_TYPE_WAR_MACHINES, Building, EVERY_ARTIFACT, Seizure, Surge,
    TRAIT_CUNNING, TRAIT_MILITARY_TRADITION, TRAIT_SIEGE_ENGINEERING, TRAIT_STALWART,
)
from ._kinds import Group, Kingdom, Place
from ._tables import ARTIFACT_ADDS_DEFENSE, BUILDING_TOUGHNESS, SURGE_RIPOSTE, seizures_defense
from ._world import World
from .realm import controls

_ANY_OF_1: Final = (
    1 << TRAIT_STALWART | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_CUNNING
)
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_MILITARY_TRADITION_BIT: Final = 1 << TRAIT_MILITARY_TRADITION
_TRAIT_SIEGE_ENGINEERING_BIT: Final = 1 << TRAIT_SIEGE_ENGINEERING
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART


def lies_in(artifact: Artifact, place: Place, world: World) -> bool:
    """The artifact lies in the place.

    maelstrom "Artifacts".
    """
    if any(k.capital is place and k.regalia >> artifact & 1 for k in world.kingdoms):
        return True  # at the ruler's court
    # with somebody who stays there
    return any(t.place is place and t.artifacts >> artifact & 1 for t in world.targets)


def manned_walls(place: Place, world: World) -> int:
    """A center's defense, with all who help to hold it.

    In defense.
    maelstrom "#150 - Attack Popcenter", "Population Centers".
    """
    value = place.defense  # its defense
    for a in EVERY_ARTIFACT:
        if ARTIFACT_ADDS_DEFENSE[a] is not None and lies_in(a, place, world):
            value += present(ARTIFACT_ADDS_DEFENSE[a], '')  # a horn on the wall
    share_ = 20
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_traits = place_kingdom.traits
        if place_kingdom_traits & _ANY_OF_1:
            if place_kingdom_traits & _TRAIT_STALWART_BIT:
                share_ += 2  # Stalwart
            if place_kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
                share_ += 2  # Military Tradition
            if place_kingdom_traits & _TRAIT_SIEGE_ENGINEERING_BIT:
                share_ += 2  # Siege Engineering
            if place_kingdom_traits & _TRAIT_CUNNING_BIT:
                share_ += 2  # Cunning
        place_region = place.region
        if place_region is not None and controls(place_kingdom, place_region):
            share_ += 2  # control of the region
        if place_kingdom.capital is place:
            share_ += 5  # the capital
    value *= share_
    return (value + 10) // 20  # whole points


def walls_value(place: Place, seizure: Seizure, world: World) -> int:
    """What a center brings against an attack.

    In defense.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#150 - Attack Popcenter".
    """
    value = manned_walls(place, world)  # its walls and who holds them
    value *= seizures_defense(seizure)  # what they have to lose
    return (value + 50) // 100  # whole points


def walls_riposte(place: Place, seizure: Seizure, surge: Surge, world: World) -> int:
    """What a center strikes back with in a stage.

    In strength.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "Combat Stages".
    """
    value = walls_value(place, seizure, world)
    value *= SURGE_RIPOSTE[surge]  # the stage's share
    return (value + 50) // 100  # whole points


def walls_shelter(place: Place) -> int:
    """What damage to a center is divided by.

    In steps of 1/100 toughness.
    maelstrom "Population Centers", "Fortifications".
    """
    value = 150  # walls, as a rule
    forts = FLOOR
    for b in map(Building, members(place.buildings)):
        if BUILDING_TOUGHNESS[b] is not None:
            amount = present(BUILDING_TOUGHNESS[b], '')
            if forts < amount:
                forts = amount  # its fortification
    if forts > FLOOR:
        value += forts
    return value


def damage_taken(damage: int, shelter: int) -> int:
    """Damage that gets through.

    In strength.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Population Centers".
    """
    value = damage
    divisor = 1
    if shelter > 0:
        divisor *= shelter  # the loss divider
        value *= 100
    return quotient(2 * value + divisor, 2 * divisor, 'damage_taken')  # whole points


def walls_luck() -> int:
    """How far the readiness of a center may differ from its stated defense.

    In points.
    maelstrom "Population Centers".
    """
    return 15


def storming_gain(group: Group) -> int:
    """What a group gains against a population center.

    In points.
    maelstrom "Movement".
    """
    value = 0
    if flying(group):
        value += 20  # over the walls
    group_brigades = group.brigades
    value += 10 * sum(1 for b in group_brigades if b.breed == BRIGADE_TYPE_TROLLS)  # trolls
    if (
        group.kingdom.traits & _TRAIT_SIEGE_ENGINEERING_BIT
        and any(b.breed == BRIGADE_TYPE_WAR_MACHINES for b in group_brigades)
    ):
        value += 15  # Siege Engineering (trait): engines of war
    return value


def siege_length(besieger: Kingdom, town: bool) -> int:
    """For how many turns in a row a siege must succeed.

    In plain numbers.
    maelstrom "Siege".
    """
    if besieger.traits & _TRAIT_SIEGE_ENGINEERING_BIT and town:
        return 2  # Siege Engineering (trait): engineers before a town
    return 3


def siege_captives(besieger: Kingdom, fallen: bool) -> int:
    """Chance that a siege captures an emissary.

    In percent.
    maelstrom "Political Emissaries", "#190 - Siege Popcenter", "Siege Engineering".
    """
    value = 30
    if fallen:
        value = 50  # the siege has succeeded
    if besieger.traits & _TRAIT_SIEGE_ENGINEERING_BIT:
        value += 20  # Siege Engineering (trait): engineers
    return value


# at the end, for these modules use each other
from .brigades import flying  # noqa: E402
