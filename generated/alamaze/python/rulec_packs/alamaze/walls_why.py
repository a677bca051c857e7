"""The resolvers of walls.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, members, present, quotient

from ._choices import (
    Artifact, BRIGADE_TYPE_TROLLS, BRIGADE_TYPE_WAR_MACHINES, Building, EVERY_ARTIFACT, Seizure, Surge,
    TRAIT_CUNNING, TRAIT_MILITARY_TRADITION, TRAIT_SIEGE_ENGINEERING, TRAIT_STALWART,
)
from ._kinds import Group, Kingdom, Place
from ._tables import (
    ARTIFACT_ADDS_DEFENSE, BUILDING_TOUGHNESS, SEIZURES_DEFENSE, SURGE_RIPOSTE, seizures_defense_cell,
)
from ._world import World
from .brigades import flying
from .realm import controls
from .walls import lies_in, manned_walls, walls_value

_ANY_OF_1: Final = (
    1 << TRAIT_STALWART | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_CUNNING
)
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_MILITARY_TRADITION_BIT: Final = 1 << TRAIT_MILITARY_TRADITION
_TRAIT_SIEGE_ENGINEERING_BIT: Final = 1 << TRAIT_SIEGE_ENGINEERING
_TRAIT_STALWART_BIT: Final = 1 << TRAIT_STALWART

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "lies_in": (
        Label('yes', "at the ruler's court"),
        Label('holds', 'with somebody who stays there'),
    ),
    "manned_walls": (
        Label('base', 'its defense'),
        Label('add', 'a horn on the wall', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5818'),
        Label('increase by', 'Stalwart', 20),
        Label('increase by', 'Military Tradition', 20),
        Label('increase by', 'Siege Engineering', 20),
        Label('increase by', 'Cunning', 20),
        Label('increase by', 'control of the region', 20),
        Label('increase by', 'the capital', 20),
        Label('round', 'whole points', 20, 'ruling "What happens to fractions"'),
    ),
    "walls_value": (
        Label('base', 'its walls and who holds them'),
        Label('times', 'what they have to lose', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "walls_riposte": (
        Label('base', ''),
        Label('times', "the stage's share", 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "walls_shelter": (
        Label('base', 'walls, as a rule', 2),
        Label('add', 'its fortification', 100, 'ruling "Whether fortifications add to the loss divider"'),
    ),
    "damage_taken": (
        Label('base', ''),
        Label('divide by', 'the loss divider'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
    "walls_luck": (
        Label('base', ''),
    ),
    "storming_gain": (
        Label('base', ''),
        Label('add', 'over the walls', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Movement", line 1983'),
        Label('add', 'trolls', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", line 4039'),
        Label('add', 'engines of war', 1, '', 'Siege Engineering (trait)'),
    ),
    "siege_length": (
        Label('otherwise', 'engineers before a town', 1, '', 'Siege Engineering (trait)'),
        Label('otherwise', ''),
    ),
    "siege_captives": (
        Label('base', ''),
        Label('set to', 'the siege has succeeded'),
        Label('add', 'engineers', 1, '', 'Siege Engineering (trait)'),
    ),
}


def why_lies_in(artifact: Artifact, place: Place, world: World) -> tuple[bool, Notes]:
    """The artifact lies in the place.

    `lies_in` with its notes: pairs of an index of LABELS['lies_in'] and what it moved.
    maelstrom "Artifacts".
    """
    notes: Notes = []
    if any(k.capital is place and k.regalia >> artifact & 1 for k in world.kingdoms):
        notes.append((0, 0))
        return True, notes  # at the ruler's court
    if not any(t.place is place and t.artifacts >> artifact & 1 for t in world.targets):
        notes.append((1, 0))
        return False, notes  # with somebody who stays there
    return True, notes


def why_manned_walls(place: Place, world: World) -> tuple[int, Notes]:
    """A center's defense, with all who help to hold it.

    `manned_walls` with its notes: pairs of an index of LABELS['manned_walls'] and what it moved.
    In defense.
    maelstrom "#150 - Attack Popcenter", "Population Centers".
    """
    notes: Notes = []
    value = place.defense  # its defense
    notes.append((0, value))
    for a in EVERY_ARTIFACT:
        if ARTIFACT_ADDS_DEFENSE[a] is not None and lies_in(a, place, world):
            amount = present(ARTIFACT_ADDS_DEFENSE[a], '')
            notes.append((1, amount))
            value += amount  # a horn on the wall
    share_ = 20
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_traits = place_kingdom.traits
        if place_kingdom_traits & _ANY_OF_1:
            if place_kingdom_traits & _TRAIT_STALWART_BIT:
                notes.append((2, 2 * value))
                share_ += 2  # Stalwart
            if place_kingdom_traits & _TRAIT_MILITARY_TRADITION_BIT:
                notes.append((3, 2 * value))
                share_ += 2  # Military Tradition
            if place_kingdom_traits & _TRAIT_SIEGE_ENGINEERING_BIT:
                notes.append((4, 2 * value))
                share_ += 2  # Siege Engineering
            if place_kingdom_traits & _TRAIT_CUNNING_BIT:
                notes.append((5, 2 * value))
                share_ += 2  # Cunning
        place_region = place.region
        if place_region is not None and controls(place_kingdom, place_region):
            notes.append((6, 2 * value))
            share_ += 2  # control of the region
        if place_kingdom.capital is place:
            notes.append((7, 5 * value))
            share_ += 5  # the capital
    value *= share_
    before = value
    value = (value + 10) // 20  # whole points
    notes.append((8, 20 * value - before))
    return value, notes


def why_walls_value(place: Place, seizure: Seizure, world: World) -> tuple[int, Notes]:
    """What a center brings against an attack.

    `walls_value` with its notes: pairs of an index of LABELS['walls_value'] and what it moved.
    In defense.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#150 - Attack Popcenter".
    """
    notes: Notes = []
    value = manned_walls(place, world)  # its walls and who holds them
    notes.append((0, value))
    times = SEIZURES_DEFENSE[seizure]
    if times < FLOOR:
        times = seizures_defense_cell(times)
    notes.append((1, value * (times - 100)))
    value *= times  # what they have to lose
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((2, 100 * value - before))
    return value, notes


def why_walls_riposte(place: Place, seizure: Seizure, surge: Surge, world: World) -> tuple[int, Notes]:
    """What a center strikes back with in a stage.

    `walls_riposte` with its notes: pairs of an index of LABELS['walls_riposte'] and what it moved.
    In strength.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    value = walls_value(place, seizure, world)
    notes.append((0, value))
    times = SURGE_RIPOSTE[surge]
    notes.append((1, value * (times - 100)))
    value *= times  # the stage's share
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((2, 100 * value - before))
    return value, notes


def why_walls_shelter(place: Place) -> tuple[int, Notes]:
    """What damage to a center is divided by.

    `walls_shelter` with its notes: pairs of an index of LABELS['walls_shelter'] and what it moved.
    In steps of 1/100 toughness.
    maelstrom "Population Centers", "Fortifications".
    """
    notes: Notes = []
    notes.append((0, 3))
    value = 150  # walls, as a rule
    forts = FLOOR
    leader = -1
    for b in map(Building, members(place.buildings)):
        if BUILDING_TOUGHNESS[b] is not None:
            amount = present(BUILDING_TOUGHNESS[b], '')
            if forts < amount:
                if leader >= 0:
                    notes.append((-1 - leader, 0))
                forts = amount  # its fortification
                leader = 1
            else:
                notes.append((-2, 0))
    if forts > FLOOR:
        if leader >= 0:
            notes.append((leader, forts))
        value += forts
    return value, notes


def why_damage_taken(damage: int, shelter: int) -> tuple[int, Notes]:
    """Damage that gets through.

    `damage_taken` with its notes: pairs of an index of LABELS['damage_taken'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Population Centers".
    """
    notes: Notes = []
    value = damage
    notes.append((0, value))
    before = value
    divider = -1
    divisor = 1
    if shelter > 0:
        divider = 1
        divisor *= shelter  # the loss divider
        value *= 100
    value = quotient(2 * value + divisor, 2 * divisor, 'damage_taken')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((2, value - before))
    return value, notes


def why_walls_luck() -> tuple[int, Notes]:
    """How far the readiness of a center may differ from its stated defense.

    `walls_luck` with its notes: pairs of an index of LABELS['walls_luck'] and what it moved.
    In points.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    notes.append((0, 15))
    value = 15
    return value, notes


def why_storming_gain(group: Group) -> tuple[int, Notes]:
    """What a group gains against a population center.

    `storming_gain` with its notes: pairs of an index of LABELS['storming_gain'] and what it moved.
    In points.
    maelstrom "Movement".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if flying(group):
        notes.append((1, 20))
        value += 20  # over the walls
    group_brigades = group.brigades
    amount = 10 * sum(1 for b in group_brigades if b.breed == BRIGADE_TYPE_TROLLS)
    notes.append((2, amount))
    value += amount  # trolls
    if (
        group.kingdom.traits & _TRAIT_SIEGE_ENGINEERING_BIT
        and any(b.breed == BRIGADE_TYPE_WAR_MACHINES for b in group_brigades)
    ):
        notes.append((3, 15))
        value += 15  # Siege Engineering (trait): engines of war
    return value, notes


def why_siege_length(besieger: Kingdom, town: bool) -> tuple[int, Notes]:
    """For how many turns in a row a siege must succeed.

    `siege_length` with its notes: pairs of an index of LABELS['siege_length'] and what it moved.
    In plain numbers.
    maelstrom "Siege".
    """
    notes: Notes = []
    if besieger.traits & _TRAIT_SIEGE_ENGINEERING_BIT and town:
        notes.append((0, 0))
        return 2, notes  # Siege Engineering (trait): engineers before a town
    notes.append((1, 0))
    return 3, notes


def why_siege_captives(besieger: Kingdom, fallen: bool) -> tuple[int, Notes]:
    """Chance that a siege captures an emissary.

    `siege_captives` with its notes: pairs of an index of LABELS['siege_captives'] and what it moved.
    In percent.
    maelstrom "Political Emissaries", "#190 - Siege Popcenter", "Siege Engineering".
    """
    notes: Notes = []
    notes.append((0, 30))
    value = 30
    if fallen:
        notes.append((1, 50 - value))
        value = 50  # the siege has succeeded
    if besieger.traits & _TRAIT_SIEGE_ENGINEERING_BIT:
        notes.append((2, 20))
        value += 20  # Siege Engineering (trait): engineers
    return value, notes
