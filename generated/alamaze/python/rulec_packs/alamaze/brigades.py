"""Resolvers of brigades.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, TooMuchTaken

from ._choices import (
    ARM_CHARGE, ARM_COMBINED, ARM_FIRST_MELEE, ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SECOND_MELEE,
    ARM_SHORT_RANGE, ARM_STORM, ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES, ARTIFACT_GREEN_DRAGON_MATES,
    ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS, Arm, BRIGADE_TYPE_GIANT_EAGLES, BRIGADE_TYPE_ROCS,
    BRIGADE_TYPE_SWAMPMEN, BrigadeType, EXPERIENCE_ELITE, EXPERIENCE_GREEN, EXPERIENCE_REGULAR,
    EXPERIENCE_VETERAN, Experience, HOST_SIZE_PATROL, PRIVILEGE_LYCAN_REGENERATION, RATING_ABSENT, Rating,
    TERRAIN_FOREST, TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_SEA, TRAIT_ARCHERS, Terrain,
)
from ._kinds import Brigade, Group, Kingdom
from ._tables import (
    BRIGADE_TYPE_FLYER, EXPERIENCE_EFFECTS_EFFECT, RATING_VALUES_STRENGTH, TERRAIN_EFFECTS_ARCHERS,
    TERRAIN_EFFECTS_CAVALRY, TERRAIN_EFFECTS_INFANTRY, ratings_charge, ratings_combined,
    ratings_first_melee, ratings_long_range, ratings_second_melee, ratings_short_range, ratings_storm,
    terrain_adeptness_bonus, terrain_effects_archers_cell, terrain_effects_cavalry_cell,
    terrain_effects_infantry_cell,
)
from ._world import World

_ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES_BIT: Final = 1 << ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES
_ARTIFACT_GREEN_DRAGON_MATES_BIT: Final = 1 << ARTIFACT_GREEN_DRAGON_MATES
_ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS_BIT: Final = 1 << ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS
_BRIGADE_TYPE_GIANT_EAGLES_BIT: Final = 1 << BRIGADE_TYPE_GIANT_EAGLES
_BRIGADE_TYPE_ROCS_BIT: Final = 1 << BRIGADE_TYPE_ROCS
_BRIGADE_TYPE_SWAMPMEN_BIT: Final = 1 << BRIGADE_TYPE_SWAMPMEN
_ONE_OF_1: Final = frozenset((ARM_FIRST_MELEE, ARM_SECOND_MELEE, ARM_COMBINED, ARM_STORM))
_PRIVILEGE_LYCAN_REGENERATION_BIT: Final = 1 << PRIVILEGE_LYCAN_REGENERATION
_TRAIT_ARCHERS_BIT: Final = 1 << TRAIT_ARCHERS


def rating(breed: BrigadeType, arm: Arm) -> Rating:
    """How good a brigade is at a way of fighting.

    Raises OffTheTable (a table has no row).
    maelstrom "Brigade Combat Ratings".
    """
    if arm == ARM_LONG_RANGE:
        return ratings_long_range(breed)
    if arm == ARM_SHORT_RANGE:
        return ratings_short_range(breed)
    if arm == ARM_CHARGE:
        return ratings_charge(breed)
    if arm == ARM_FIRST_MELEE:
        return ratings_first_melee(breed)
    if arm == ARM_SECOND_MELEE:
        return ratings_second_melee(breed)
    if arm == ARM_COMBINED:
        return ratings_combined(breed)
    if arm == ARM_STORM:
        return ratings_storm(breed)
    return RATING_ABSENT  # nobody fights


def rated_strength(rating_: Rating) -> int:
    """What a rating is worth.

    In strength.
    maelstrom "Brigade Combat Ratings".
    """
    return RATING_VALUES_STRENGTH[rating_]


def brigade_strength(brigade: Brigade, arm: Arm) -> int:
    """What a brigade adds in a way of fighting.

    In strength.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting".
    """
    value = rated_strength(rating(brigade.breed, arm))  # rating
    share_ = 100
    share_ -= brigade.attrition  # losses
    if share_ < 0:
        raise TooMuchTaken('brigade_strength')
    value *= share_
    value *= EXPERIENCE_EFFECTS_EFFECT[brigade.experience]  # experience
    return (value + 5000) // 10000  # whole points


def ground_effect(group: Group, arm: Arm) -> int:
    """What the ground leaves of a way of fighting.

    In percent.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "Recruiting".
    """
    group_terrain = group.terrain
    if group_terrain == TERRAIN_SEA and arm != ARM_NO_TROOPS:
        value = 100  # wings above the water
    elif (
        (arm == ARM_LONG_RANGE or arm == ARM_SHORT_RANGE)
        and group_terrain != TERRAIN_SEA
        and not long_shot(group_terrain, arm)
    ):
        value = TERRAIN_EFFECTS_ARCHERS[group_terrain]  # archers
        if value < FLOOR:
            value = terrain_effects_archers_cell(value)
    elif group_terrain == TERRAIN_FOREST and arm == ARM_LONG_RANGE:
        value = 0  # long shots among trees
    elif group_terrain == TERRAIN_MOUNTAIN and arm == ARM_LONG_RANGE:
        value = 25  # long shots among cliffs
    elif arm == ARM_CHARGE and group_terrain != TERRAIN_SEA:
        value = TERRAIN_EFFECTS_CAVALRY[group_terrain]  # cavalry
        if value < FLOOR:
            value = terrain_effects_cavalry_cell(value)
    elif arm == ARM_NO_TROOPS:
        value = 100  # nobody to hinder
    elif group_terrain != TERRAIN_SEA and arm in _ONE_OF_1:
        value = TERRAIN_EFFECTS_INFANTRY[group_terrain]  # infantry
        if value < FLOOR:
            value = terrain_effects_infantry_cell(value)
    else:
        value = 0
    group_kingdom = group.kingdom
    group_kingdom_traits = group_kingdom.traits
    if group_kingdom_traits & _TRAIT_ARCHERS_BIT:
        if group_terrain == TERRAIN_FOREST and (arm == ARM_LONG_RANGE or arm == ARM_SHORT_RANGE):
            value += 50  # Archers (trait): marksmen
        if group_terrain == TERRAIN_MOUNTAIN and (arm == ARM_LONG_RANGE or arm == ARM_SHORT_RANGE):
            value += 25  # Archers (trait): marksmen
    return value


def long_shot(terrain: Terrain, arm: Arm) -> bool:
    """The ground is too close for long shots.

    maelstrom "Archers".
    """
    # close ground
    return arm == ARM_LONG_RANGE and (terrain == TERRAIN_FOREST or terrain == TERRAIN_MOUNTAIN)


def troop_value(group: Group, arm: Arm) -> int:
    """What a group's brigades are worth in a way of fighting.

    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting".
    """
    group_brigades = group.brigades
    value = sum(brigade_strength(b, arm) for b in group_brigades)  # brigades
    value *= 4
    if group.types & _BRIGADE_TYPE_SWAMPMEN_BIT and group.terrain == TERRAIN_MARSH:
        # Swampmen (brigade type): at home in the mud
        value += sum(brigade_strength(b, arm) for b in group_brigades if b.breed == BRIGADE_TYPE_SWAMPMEN)
    value *= ground_effect(group, arm)  # ground
    return (value + 200) // 400  # whole points


def group_value(group: Group) -> int:
    """What a group is worth altogether.

    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    value = troop_value(group, ARM_LONG_RANGE)  # long-range missiles
    value += troop_value(group, ARM_SHORT_RANGE)  # short-range missiles
    value += troop_value(group, ARM_CHARGE)  # charge
    value += troop_value(group, ARM_FIRST_MELEE)  # first melee
    value += troop_value(group, ARM_SECOND_MELEE)  # second melee
    return value + troop_value(group, ARM_COMBINED)  # combined


def flying(group: Group) -> bool:
    """The group flies.

    maelstrom "Movement".
    """
    group_brigades = group.brigades
    if len(group_brigades) <= 0:
        return False  # troops
    return (
        all(BRIGADE_TYPE_FLYER[b.breed] for b in group_brigades)
        or (
            group.artifacts & _ARTIFACT_GREEN_DRAGON_MATES_BIT != 0
            and len(group_brigades) <= 0
            and host_size(group) == HOST_SIZE_PATROL
        )
        or (
            group.artifacts & _ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES_BIT != 0
            and len(group_brigades) <= 5
        )
        or (group.artifacts & _ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS_BIT != 0 and len(group_brigades) <= 5)
        or (group.types & _BRIGADE_TYPE_GIANT_EAGLES_BIT != 0 and len(group_brigades) <= 5)
        or (group.types & _BRIGADE_TYPE_ROCS_BIT != 0 and len(group_brigades) <= 5)
    )  # Somebody in it has to walk.


def refusals_flying(group: Group) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group flies.

    Indices of LABELS['refusals_flying']; empty where it holds.
    maelstrom "Movement".
    """
    notes: list[int] = []
    group_brigades = group.brigades
    if len(group_brigades) <= 0:
        notes.append(0)
    if (
        not all(BRIGADE_TYPE_FLYER[b.breed] for b in group_brigades)
        and (
            not group.artifacts & _ARTIFACT_GREEN_DRAGON_MATES_BIT
            or len(group_brigades) > 0
            or host_size(group) != HOST_SIZE_PATROL
        )
        and (not group.artifacts & _ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES_BIT or len(group_brigades) > 5)
        and (not group.artifacts & _ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS_BIT or len(group_brigades) > 5)
        and (not group.types & _BRIGADE_TYPE_GIANT_EAGLES_BIT or len(group_brigades) > 5)
        and (not group.types & _BRIGADE_TYPE_ROCS_BIT or len(group_brigades) > 5)
    ):
        notes.append(1)
    return tuple(notes)


def adeptness(group: Group) -> int:
    """What a kingdom's feeling for the ground is worth.

    In points.
    Raises OffTheTable (a table has no row).
    maelstrom "Terrain Adeptness".
    """
    return terrain_adeptness_bonus(feeling(group.kingdom, group.terrain))  # its feeling for the ground


def brigades_of(group: Group, breed: BrigadeType) -> int:
    """How many brigades of a kind a group has.

    In plain numbers.
    maelstrom "Groups".
    """
    return sum(1 for b in group.brigades if b.breed == breed)


def worn(brigade: Brigade, casualties_: int) -> int:
    """A brigade's attrition after casualties.

    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    brigade_attrition = brigade.attrition
    value = brigade_attrition  # attrition before
    value *= 100
    value += (100 - brigade_attrition) * casualties_  # casualties among those who were left
    value = (value + 50) // 100  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def broken(attrition: int) -> bool:
    """The brigade is gone.

    maelstrom "Recruiting".
    """
    return attrition >= 70  # worn out


def battle_attrition(kingdom: Kingdom, suffered_: int) -> int:
    """Attrition that a battle leaves on a kingdom's own brigade.

    In points.
    maelstrom "Recruiting", "Lycans".
    """
    value = suffered_
    if kingdom.privileges & _PRIVILEGE_LYCAN_REGENERATION_BIT:
        value -= 5  # Lycan Regeneration (privilege): they mend
    if value < 0:
        value = 0
    return value


def drilled(experience: Experience) -> Experience:
    """What a turn of training makes of a brigade.

    maelstrom "#550 - Train Troops".
    """
    if experience == EXPERIENCE_GREEN:
        return EXPERIENCE_REGULAR
    if experience == EXPERIENCE_REGULAR:
        return EXPERIENCE_REGULAR
    if experience == EXPERIENCE_VETERAN:
        return EXPERIENCE_VETERAN
    return EXPERIENCE_ELITE


def marches_with(brigade: Brigade, world: World) -> Group | None:
    """The group in which a brigade marches.

    maelstrom "Recruiting".
    """
    return min((g for g in world.groups if brigade in g.brigades), key=lambda g: 1, default=None)


# at the end, for these modules use each other
from .movement import feeling, host_size  # noqa: E402
