"""The resolvers of brigades.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, TooMuchTaken

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
    BRIGADE_TYPE_FLYER, EXPERIENCE_EFFECTS_EFFECT, RATING_VALUES_STRENGTH, TERRAIN_ADEPTNESS_BONUS,
    TERRAIN_EFFECTS_ARCHERS, TERRAIN_EFFECTS_CAVALRY, TERRAIN_EFFECTS_INFANTRY, ratings_charge,
    ratings_combined, ratings_first_melee, ratings_long_range, ratings_second_melee, ratings_short_range,
    ratings_storm, terrain_adeptness_bonus_cell, terrain_effects_archers_cell, terrain_effects_cavalry_cell,
    terrain_effects_infantry_cell,
)
from ._world import World
from .brigades import brigade_strength, ground_effect, long_shot, rated_strength, rating, troop_value
from .movement import feeling, host_size

_ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES_BIT: Final = 1 << ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES
_ARTIFACT_GREEN_DRAGON_MATES_BIT: Final = 1 << ARTIFACT_GREEN_DRAGON_MATES
_ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS_BIT: Final = 1 << ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS
_BRIGADE_TYPE_GIANT_EAGLES_BIT: Final = 1 << BRIGADE_TYPE_GIANT_EAGLES
_BRIGADE_TYPE_ROCS_BIT: Final = 1 << BRIGADE_TYPE_ROCS
_BRIGADE_TYPE_SWAMPMEN_BIT: Final = 1 << BRIGADE_TYPE_SWAMPMEN
_ONE_OF_1: Final = frozenset((ARM_FIRST_MELEE, ARM_SECOND_MELEE, ARM_COMBINED, ARM_STORM))
_PRIVILEGE_LYCAN_REGENERATION_BIT: Final = 1 << PRIVILEGE_LYCAN_REGENERATION
_TRAIT_ARCHERS_BIT: Final = 1 << TRAIT_ARCHERS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "rating": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', 'nobody fights'),
    ),
    "rated_strength": (
        Label('base', ''),
    ),
    "brigade_strength": (
        Label('base', 'rating'),
        Label('times', 'experience', 10000),
        Label('reduce by', 'losses', 100),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
    ),
    "ground_effect": (
        Label('base', 'wings above the water', 1, 'ruling "What a host is worth that is above the sea"'),
        Label('base', 'archers'),
        Label('base', 'long shots among trees'),
        Label('base', 'long shots among cliffs'),
        Label('base', 'cavalry'),
        Label('base', 'nobody to hinder'),
        Label('base', 'infantry'),
        Label('add', 'marksmen', 1, '', 'Archers (trait)'),
        Label('add', 'marksmen', 1, '', 'Archers (trait)'),
    ),
    "long_shot": (
        Label('holds', 'close ground'),
    ),
    "troop_value": (
        Label('base', 'brigades'),
        Label('times', 'ground', 400),
        Label('add', 'at home in the mud', 4, '', 'Swampmen (brigade type)'),
        Label('round', 'whole points', 400, 'ruling "What happens to fractions"'),
    ),
    "group_value": (
        Label('base', 'long-range missiles'),
        Label('add', 'short-range missiles'),
        Label('add', 'charge'),
        Label('add', 'first melee'),
        Label('add', 'second melee'),
        Label('add', 'combined'),
    ),
    "flying": (
        Label('holds', 'troops'),
        Label('needs', 'Somebody in it has to walk.'),
    ),
    "refusals_flying": (
        Label('holds', 'troops'),
        Label('needs', 'Somebody in it has to walk.'),
    ),
    "adeptness": (
        Label('base', 'its feeling for the ground'),
    ),
    "brigades_of": (
        Label('base', ''),
    ),
    "worn": (
        Label('base', 'attrition before'),
        Label('add', 'casualties among those who were left', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "broken": (
        Label('holds', 'worn out'),
    ),
    "battle_attrition": (
        Label('base', ''),
        Label('at least', ''),
        Label('subtract', 'they mend', 1, '', 'Lycan Regeneration (privilege)'),
    ),
    "drilled": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "marches_with": (
        Label('otherwise', ''),
    ),
}


def why_rating(breed: BrigadeType, arm: Arm) -> tuple[Rating, Notes]:
    """How good a brigade is at a way of fighting.

    `rating` with its notes: pairs of an index of LABELS['rating'] and what it moved.
    Raises OffTheTable (a table has no row).
    maelstrom "Brigade Combat Ratings".
    """
    notes: Notes = []
    if arm == ARM_LONG_RANGE:
        notes.append((0, 0))
        return ratings_long_range(breed), notes
    if arm == ARM_SHORT_RANGE:
        notes.append((1, 0))
        return ratings_short_range(breed), notes
    if arm == ARM_CHARGE:
        notes.append((2, 0))
        return ratings_charge(breed), notes
    if arm == ARM_FIRST_MELEE:
        notes.append((3, 0))
        return ratings_first_melee(breed), notes
    if arm == ARM_SECOND_MELEE:
        notes.append((4, 0))
        return ratings_second_melee(breed), notes
    if arm == ARM_COMBINED:
        notes.append((5, 0))
        return ratings_combined(breed), notes
    if arm == ARM_STORM:
        notes.append((6, 0))
        return ratings_storm(breed), notes
    notes.append((7, 0))
    return RATING_ABSENT, notes  # nobody fights


def why_rated_strength(rating_: Rating) -> tuple[int, Notes]:
    """What a rating is worth.

    `rated_strength` with its notes: pairs of an index of LABELS['rated_strength'] and what it moved.
    In strength.
    maelstrom "Brigade Combat Ratings".
    """
    notes: Notes = []
    value = RATING_VALUES_STRENGTH[rating_]
    notes.append((0, value))
    return value, notes


def why_brigade_strength(brigade: Brigade, arm: Arm) -> tuple[int, Notes]:
    """What a brigade adds in a way of fighting.

    `brigade_strength` with its notes: pairs of an index of LABELS['brigade_strength'] and what it
    moved.
    In strength.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    value = rated_strength(rating(brigade.breed, arm))  # rating
    notes.append((0, value))
    share_ = 100
    points = brigade.attrition
    notes.append((2, value * (-1 * points)))
    share_ -= points  # losses
    if share_ < 0:
        raise TooMuchTaken('brigade_strength')
    value *= share_
    times = EXPERIENCE_EFFECTS_EFFECT[brigade.experience]
    notes.append((1, value * (times - 100)))
    value *= times  # experience
    before = value
    value = (value + 5000) // 10000  # whole points
    notes.append((3, 10000 * value - before))
    return value, notes


def why_ground_effect(group: Group, arm: Arm) -> tuple[int, Notes]:
    """What the ground leaves of a way of fighting.

    `ground_effect` with its notes: pairs of an index of LABELS['ground_effect'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    group_terrain = group.terrain
    if group_terrain == TERRAIN_SEA and arm != ARM_NO_TROOPS:
        notes.append((0, 100))
        value = 100  # wings above the water
    elif (
        group_terrain != TERRAIN_SEA
        and (arm == ARM_LONG_RANGE or arm == ARM_SHORT_RANGE)
        and not long_shot(group_terrain, arm)
    ):
        value = TERRAIN_EFFECTS_ARCHERS[group_terrain]  # archers
        if value < FLOOR:
            value = terrain_effects_archers_cell(value)
        notes.append((1, value))
    elif group_terrain == TERRAIN_FOREST and arm == ARM_LONG_RANGE:
        notes.append((2, 0))
        value = 0  # long shots among trees
    elif group_terrain == TERRAIN_MOUNTAIN and arm == ARM_LONG_RANGE:
        notes.append((3, 25))
        value = 25  # long shots among cliffs
    elif group_terrain != TERRAIN_SEA and arm == ARM_CHARGE:
        value = TERRAIN_EFFECTS_CAVALRY[group_terrain]  # cavalry
        if value < FLOOR:
            value = terrain_effects_cavalry_cell(value)
        notes.append((4, value))
    elif arm == ARM_NO_TROOPS:
        notes.append((5, 100))
        value = 100  # nobody to hinder
    elif group_terrain != TERRAIN_SEA and arm in _ONE_OF_1:
        value = TERRAIN_EFFECTS_INFANTRY[group_terrain]  # infantry
        if value < FLOOR:
            value = terrain_effects_infantry_cell(value)
        notes.append((6, value))
    else:
        value = 0
    group_kingdom = group.kingdom
    group_kingdom_traits = group_kingdom.traits
    if group_kingdom_traits & _TRAIT_ARCHERS_BIT:
        if group_terrain == TERRAIN_FOREST and (arm == ARM_LONG_RANGE or arm == ARM_SHORT_RANGE):
            notes.append((7, 50))
            value += 50  # Archers (trait): marksmen
        if group_terrain == TERRAIN_MOUNTAIN and (arm == ARM_LONG_RANGE or arm == ARM_SHORT_RANGE):
            notes.append((8, 25))
            value += 25  # Archers (trait): marksmen
    return value, notes


def why_long_shot(terrain: Terrain, arm: Arm) -> tuple[bool, Notes]:
    """The ground is too close for long shots.

    `long_shot` with its notes: pairs of an index of LABELS['long_shot'] and what it moved.
    maelstrom "Archers".
    """
    notes: Notes = []
    if arm != ARM_LONG_RANGE or (terrain != TERRAIN_FOREST and terrain != TERRAIN_MOUNTAIN):
        notes.append((0, 0))
        return False, notes  # close ground
    return True, notes


def why_troop_value(group: Group, arm: Arm) -> tuple[int, Notes]:
    """What a group's brigades are worth in a way of fighting.

    `troop_value` with its notes: pairs of an index of LABELS['troop_value'] and what it moved.
    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting".
    """
    notes: Notes = []
    group_brigades = group.brigades
    value = sum(brigade_strength(b, arm) for b in group_brigades)  # brigades
    notes.append((0, value))
    value *= 4
    if group.types & _BRIGADE_TYPE_SWAMPMEN_BIT and group.terrain == TERRAIN_MARSH:
        amount = sum(brigade_strength(b, arm) for b in group_brigades if b.breed == BRIGADE_TYPE_SWAMPMEN)
        notes.append((2, amount))
        value += amount  # Swampmen (brigade type): at home in the mud
    times = ground_effect(group, arm)
    notes.append((1, value * (times - 100)))
    value *= times  # ground
    before = value
    value = (value + 200) // 400  # whole points
    notes.append((3, 400 * value - before))
    return value, notes


def why_group_value(group: Group) -> tuple[int, Notes]:
    """What a group is worth altogether.

    `group_value` with its notes: pairs of an index of LABELS['group_value'] and what it moved.
    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    value = troop_value(group, ARM_LONG_RANGE)  # long-range missiles
    notes.append((0, value))
    amount = troop_value(group, ARM_SHORT_RANGE)
    notes.append((1, amount))
    value += amount  # short-range missiles
    amount_ = troop_value(group, ARM_CHARGE)
    notes.append((2, amount_))
    value += amount_  # charge
    amount_2 = troop_value(group, ARM_FIRST_MELEE)
    notes.append((3, amount_2))
    value += amount_2  # first melee
    amount_3 = troop_value(group, ARM_SECOND_MELEE)
    notes.append((4, amount_3))
    value += amount_3  # second melee
    amount_4 = troop_value(group, ARM_COMBINED)
    notes.append((5, amount_4))
    value += amount_4  # combined
    return value, notes


def why_flying(group: Group) -> tuple[bool, Notes]:
    """The group flies.

    `flying` with its notes: pairs of an index of LABELS['flying'] and what it moved.
    maelstrom "Movement".
    """
    notes: Notes = []
    group_brigades = group.brigades
    if len(group_brigades) <= 0:
        notes.append((0, 0))
        return False, notes  # troops
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
        notes.append((1, 0))
        return False, notes  # Somebody in it has to walk.
    return True, notes


def why_adeptness(group: Group) -> tuple[int, Notes]:
    """What a kingdom's feeling for the ground is worth.

    `adeptness` with its notes: pairs of an index of LABELS['adeptness'] and what it moved.
    In points.
    Raises OffTheTable (a table has no row).
    maelstrom "Terrain Adeptness".
    """
    notes: Notes = []
    value = TERRAIN_ADEPTNESS_BONUS[feeling(group.kingdom, group.terrain)]  # its feeling for the ground
    if value < FLOOR:
        value = terrain_adeptness_bonus_cell(value)
    notes.append((0, value))
    return value, notes


def why_brigades_of(group: Group, breed: BrigadeType) -> tuple[int, Notes]:
    """How many brigades of a kind a group has.

    `brigades_of` with its notes: pairs of an index of LABELS['brigades_of'] and what it moved.
    In plain numbers.
    maelstrom "Groups".
    """
    notes: Notes = []
    value = sum(1 for b in group.brigades if b.breed == breed)
    notes.append((0, value))
    return value, notes


def why_worn(brigade: Brigade, casualties_: int) -> tuple[int, Notes]:
    """A brigade's attrition after casualties.

    `worn` with its notes: pairs of an index of LABELS['worn'] and what it moved.
    In percent, 0% to 100%.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    brigade_attrition = brigade.attrition
    value = brigade_attrition  # attrition before
    notes.append((0, value))
    value *= 100
    amount = (100 - brigade_attrition) * casualties_
    notes.append((1, amount))
    value += amount  # casualties among those who were left
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((2, 100 * value - before))
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    elif value > 100:
        notes.append((3, 100 - value))
        value = 100
    return value, notes


def why_broken(attrition: int) -> tuple[bool, Notes]:
    """The brigade is gone.

    `broken` with its notes: pairs of an index of LABELS['broken'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if attrition < 70:
        notes.append((0, 0))
        return False, notes  # worn out
    return True, notes


def why_battle_attrition(kingdom: Kingdom, suffered_: int) -> tuple[int, Notes]:
    """Attrition that a battle leaves on a kingdom's own brigade.

    `battle_attrition` with its notes: pairs of an index of LABELS['battle_attrition'] and what it
    moved.
    In points.
    maelstrom "Recruiting", "Lycans".
    """
    notes: Notes = []
    value = suffered_
    notes.append((0, value))
    if kingdom.privileges & _PRIVILEGE_LYCAN_REGENERATION_BIT:
        notes.append((2, -5))
        value -= 5  # Lycan Regeneration (privilege): they mend
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    return value, notes


def why_drilled(experience: Experience) -> tuple[Experience, Notes]:
    """What a turn of training makes of a brigade.

    `drilled` with its notes: pairs of an index of LABELS['drilled'] and what it moved.
    maelstrom "#550 - Train Troops".
    """
    notes: Notes = []
    if experience == EXPERIENCE_GREEN:
        notes.append((0, 0))
        return EXPERIENCE_REGULAR, notes
    if experience == EXPERIENCE_REGULAR:
        notes.append((1, 0))
        return EXPERIENCE_REGULAR, notes
    if experience == EXPERIENCE_VETERAN:
        notes.append((2, 0))
        return EXPERIENCE_VETERAN, notes
    notes.append((3, 0))
    return EXPERIENCE_ELITE, notes


def why_marches_with(brigade: Brigade, world: World) -> tuple[Group | None, Notes]:
    """The group in which a brigade marches.

    `marches_with` with its notes: pairs of an index of LABELS['marches_with'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min((g for g in world.groups if brigade in g.brigades), key=lambda g: 1, default=None), notes
