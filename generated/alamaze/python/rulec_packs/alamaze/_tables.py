"""The tables of the rules, a nested tuple a column, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rulec.runtime import (DoesNotApply, FLOOR, OffTheTable, UnknownCell)

from ._kinds import (
    Arm, Artifact, ArtifactClass, BrigadeType, Building, Climate, Crafting, Effect, ItemHeading, Kingdom,
    Lasting, Mission, Nearness, Origin, Quality, Rank, Rating, RoyalAct, SightingFinder, Spell, SpellRepeat,
    StageOrigin, Tactic, Target, Terrain, Trait, TurnStep,
)

# cells that are no plain value: worked out, unknown, not applicable, or off the table
_X1: Final = FLOOR - 1
_X2: Final = FLOOR - 2
_X3: Final = FLOOR - 3
_X4: Final = FLOOR - 4
_X5: Final = FLOOR - 5
_X6: Final = FLOOR - 6
_X7: Final = FLOOR - 7
_X8: Final = FLOOR - 8

# AlchemistItem.bread
ALCHEMIST_ITEM_BREAD: Final[tuple[int | None, ...]] = (None, 5000, 1000, 5000, 1000)

# AlchemistItem.breaks_walls
ALCHEMIST_ITEM_BREAKS_WALLS: Final[tuple[int | None, ...]] = (1000, None, None, None, None)

# AlchemistItem.brewed_by
ALCHEMIST_ITEM_BREWED_BY: Final[tuple[int, ...]] = (585, 585, 585, 585, 585)

# AlchemistItem.coin
ALCHEMIST_ITEM_COIN: Final[tuple[int | None, ...]] = (None, 5000, 1000, 5000, 1000)

# AlchemistItem.drunk_by
ALCHEMIST_ITEM_DRUNK_BY: Final[tuple[int | None, ...]] = (930, 586, 615, 586, 586)

# AlchemistItem.folk
ALCHEMIST_ITEM_FOLK: Final = cast("tuple[Kingdom, ...]", (0, 0, 0, 0, 0))

# AlchemistItem.heals_all
ALCHEMIST_ITEM_HEALS_ALL: Final[tuple[int | None, ...]] = (None, 5, None, None, None)

# AlchemistItem.keeps_food
ALCHEMIST_ITEM_KEEPS_FOOD: Final[tuple[bool, ...]] = (False, False, False, True, False)

# AlchemistItem.poisons
ALCHEMIST_ITEM_POISONS: Final[tuple[int | None, ...]] = (None, None, 10, None, None)

# AlchemistItem.powder
ALCHEMIST_ITEM_POWDER: Final[tuple[int | None, ...]] = (250, None, None, None, None)

# AlchemistItem.restores_priestess
ALCHEMIST_ITEM_RESTORES_PRIESTESS: Final[tuple[bool, ...]] = (False, False, False, False, True)

# AlchemistItem.workshop
ALCHEMIST_ITEM_WORKSHOP: Final = cast("tuple[Building, ...]", (6, 0, 0, 0, 0))

# Artifact.adds_defense
ARTIFACT_ADDS_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 4000, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.bane
ARTIFACT_BANE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 30, 30, 30, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.bane_of
ARTIFACT_BANE_OF: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 8, 16, 16, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.bane_of_undead
ARTIFACT_BANE_OF_UNDEAD: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, True, True, True, True, True,
    True, False, True, True, True, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.besides_own_act
ARTIFACT_BESIDES_OWN_ACT: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.beyond_assured
ARTIFACT_BEYOND_ASSURED: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.boundless
ARTIFACT_BOUNDLESS: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, True, True, True, True, False, False,
    False, False, True, False, False, False, False,
)

# Artifact.breathes
ARTIFACT_BREATHES: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.coin_worth
ARTIFACT_COIN_WORTH: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 20000, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.combat_gain
ARTIFACT_COMBAT_GAIN: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 10, 10, 25, 10, 15, 0, 15, 15, 25, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0,
)

# Artifact.deadlier
ARTIFACT_DEADLIER: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, True, True, True, True, True,
    True, False, True, True, True, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.defense_share
ARTIFACT_DEFENSE_SHARE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.divines
ARTIFACT_DIVINES: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.encounter_gain
ARTIFACT_ENCOUNTER_GAIN: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 10, 10, 25, 10, 15, 15, 15, 15, 25, 0, 0, 10, 0, 0, 0, 0, 20, 20, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    12, 0, 0,
)

# Artifact.ends_artifacts
ARTIFACT_ENDS_ARTIFACTS: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.every_battle
ARTIFACT_EVERY_BATTLE: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.flies_brigades
ARTIFACT_FLIES_BRIGADES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 0, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 5, None, None, None, None, None, None, 5, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.food_times
ARTIFACT_FOOD_TIMES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 2, None, None, None, None, None, None, None, None,
)

# Artifact.gate_range
ARTIFACT_GATE_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 7,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.held_by
ARTIFACT_HELD_BY: Final[tuple[int, ...]] = (
    4, 4, 4, 12, 8, 16, 8, 8, 8, 8, 40, 40, 40, 40, 40, 40, 32, 40, 40, 40, 32, 32, 40, 2, 2, 2, 16, 16, 16,
    32, 1, 1, 32, 32, 32, 12, 1, 1, 0, 16, 1, 32, 64, 32, 32, 32, 32, 36, 32, 1, 1, 12, 1, 1, 1, 1, 1, 1,
    64, 1, 12, 16, 1, 32, 32, 1, 32,
)

# Artifact.influence_gain
ARTIFACT_INFLUENCE_GAIN: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.joins_as
ARTIFACT_JOINS_AS: Final[tuple[Sequence[Rank], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (27, 27), (), (), (), (), (), (), (26,), (), (), (), (), (), (), (), (), (), (), (),
    (19,), (26,), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (26,), (),
)

# Artifact.joins_level
ARTIFACT_JOINS_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 0, None, None, None, None,
    None, None, 2, None, None, None, None, None, None, None, None, None, None, None, None, 3, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 2, None,
)

# Artifact.kidnap_cut
ARTIFACT_KIDNAP_CUT: Final[tuple[int | None, ...]] = (
    50, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.lent_price
ARTIFACT_LENT_PRICE: Final[tuple[int | None, ...]] = (
    None, None, None, None, 2000, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.levels_lent
ARTIFACT_LEVELS_LENT: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.like_level
ARTIFACT_LIKE_LEVEL: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.like_spell
ARTIFACT_LIKE_SPELL: Final = cast("tuple[Spell | None, ...]", (
    None, None, 45, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 30, None, None, None, None, None, None, 25, 3, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
))

# Artifact.magic_cut
ARTIFACT_MAGIC_CUT: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.mission_range
ARTIFACT_MISSION_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 10, None, None, None, None, None, None,
)

# Artifact.morale_gain
ARTIFACT_MORALE_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.moves_range
ARTIFACT_MOVES_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 10, None, None, None, None, None, None,
)

# Artifact.murder_cut
ARTIFACT_MURDER_CUT: Final[tuple[int | None, ...]] = (
    50, 20, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.named_chance
ARTIFACT_NAMED_CHANCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 25, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.natural_commands
ARTIFACT_NATURAL_COMMANDS: Final[tuple[Sequence[int], ...]] = (
    (), (), (), (), (), (799, 800, 870, 871), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (801,), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (799, 800, 870, 871), (), (), (), (), (),
)

# Artifact.opens_commands
ARTIFACT_OPENS_COMMANDS: Final[tuple[Sequence[int], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (476,),
    (471,), (801,), (), (), (), (), (791, 794), (), (982,), (), (), (973,), (), (963,), (729,), (), (), (),
    (), (), (), (), (), (), (), (), (351,), (791, 794), (972,), (972,), (972,), (972,), (972,), (), (), (),
    (), (972,), (), (), (), (),
)

# Artifact.pace_gain
ARTIFACT_PACE_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 2000,
)

# Artifact.parley_gain
ARTIFACT_PARLEY_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 15,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.patrol_pace
ARTIFACT_PATROL_PACE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    7000, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.power_gain
ARTIFACT_POWER_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, 2, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
)

# Artifact.promotes_bearer
ARTIFACT_PROMOTES_BEARER: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, True, True, True, True, True,
    True, False, True, True, True, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.quality
ARTIFACT_QUALITY: Final = cast("tuple[Quality, ...]", (
    1, 1, 2, 1, 2, 4, 1, 1, 1, 2, 3, 1, 1, 4, 1, 2, 2, 2, 2, 3, 1, 1, 1, 3, 2, 4, 3, 1, 1, 3, 2, 2, 1, 1, 1,
    1, 2, 0, 0, 4, 1, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3, 2, 2, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 1, 1, 0, 1,
))

# Artifact.reaction_steps
ARTIFACT_REACTION_STEPS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None,
)

# Artifact.retreat_cut
ARTIFACT_RETREAT_CUT: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.safer
ARTIFACT_SAFER: Final[tuple[bool, ...]] = (
    False, False, False, False, False, True, False, False, False, False, True, True, True, True, True, True,
    False, True, True, True, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False,
)

# Artifact.saving_chance
ARTIFACT_SAVING_CHANCE: Final[tuple[int, ...]] = (
    0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.sees_areas
ARTIFACT_SEES_AREAS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None,
    None, 3, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None, 1,
    1, 1, 1, 1, None, None, None, None, 1, None, None, None, None,
)

# Artifact.sees_as
ARTIFACT_SEES_AS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10,
    None, None, 1, None, None, None, None, None, None, None, None, None, None, 4, None, None, None, None,
    None, 1, 1, 1, 1, 1, None, None, None, None, 1, None, None, None, None,
)

# Artifact.sees_hidden
ARTIFACT_SEES_HIDDEN: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.sight_range
ARTIFACT_SIGHT_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.sleep_proof
ARTIFACT_SLEEP_PROOF: Final[tuple[int | None, ...]] = (
    50, 50, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.sort
ARTIFACT_SORT: Final = cast("tuple[ArtifactClass, ...]", (
    0, 0, 2, 0, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 1, 0, 0, 0,
    1, 1, 5, 5, 2, 0, 0, 0, 4, 4, 4, 4, 2, 0, 0, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 1, 0, 0, 5, 0,
))

# Artifact.stab
ARTIFACT_STAB: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.stacks
ARTIFACT_STACKS: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.study_saving
ARTIFACT_STUDY_SAVING: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Artifact.teleport_range
ARTIFACT_TELEPORT_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 10, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.unharmed
ARTIFACT_UNHARMED: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False,
)

# Artifact.unlocks
ARTIFACT_UNLOCKS: Final = cast("tuple[Artifact | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 39, 5, 13, 25, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None,
))

# Artifact.unnoticed
ARTIFACT_UNNOTICED: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Artifact.use_chance
ARTIFACT_USE_CHANCE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 75, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.use_price
ARTIFACT_USE_PRICE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 10000, 10000, None, None, None, None, None, 7000, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, 7000, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.uses_a_turn
ARTIFACT_USES_A_TURN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 1, 2, None, None, None, None, None, 1, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None,
)

# Artifact.wielder
ARTIFACT_WIELDER: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# BrigadeType.code
BRIGADE_TYPE_CODE: Final[tuple[str, ...]] = (
    'AP', 'CE', 'CO', 'GH', 'GO', 'IG', 'MI', 'OR', 'RG', 'RO', 'SC', 'SW', 'UC', 'WR', 'ZA', 'AL', 'AM',
    'AN', 'AT', 'BH', 'BL', 'CH', 'CI', 'CM', 'CY', 'DA', 'DE', 'DK', 'DM', 'DU', 'DW', 'EA', 'EE', 'EF',
    'EL', 'EM', 'EN', 'ET', 'EW', 'FF', 'FO', 'FT', 'GA', 'GC', 'GE', 'GF', 'GI', 'GL', 'GN', 'GR', 'HA',
    'HH', 'HI', 'IL', 'KS', 'LI', 'LY', 'MA', 'MC', 'MP', 'MU', 'MY', 'NE', 'NM', 'NO', 'NY', 'OG', 'OW',
    'PA', 'PF', 'PH', 'PI', 'PM', 'PT', 'PX', 'RA', 'RC', 'RD', 'SA', 'SK', 'SM', 'SO', 'SP', 'SR', 'ST',
    'SU', 'TG', 'TR', 'TY', 'UH', 'UN', 'UR', 'VI', 'WA', 'WE', 'WL', 'WM', 'WO', 'WT', 'WY', 'ZE', 'ZO',
)

# BrigadeType.flyer
BRIGADE_TYPE_FLYER: Final[tuple[bool, ...]] = (
    False, False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, True, False, False, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, True, False, False, True, False, True,
    True, False, False, False, True, False, False, False, False, False, False, False, False, True, True,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False, True,
    False, True, True, False, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False,
)

# BrigadeType.origin
BRIGADE_TYPE_ORIGIN: Final = cast("tuple[Origin, ...]", (
    1, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 3, 3, 3, 0,
    0, 1, 3, 3, 0, 0, 0, 3, 3, 1, 1, 0, 3, 0, 1, 0, 1, 1, 0, 2, 0, 0, 1, 3, 1, 3, 2, 0, 2, 0, 2, 1, 3, 2, 3,
    1, 0, 3, 3, 1, 0, 1, 0, 0, 3, 3, 0, 3, 1, 2, 1, 3, 1, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 3, 1, 1, 3,
))

# BrigadeType.stalwart
BRIGADE_TYPE_STALWART: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False,
)

# BrigadeType.undead
BRIGADE_TYPE_UNDEAD: Final[tuple[bool, ...]] = (
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, True,
)

# MagicalItem.adds_walls
MAGICAL_ITEM_ADDS_WALLS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, 5000, None, None, None, None, None,
)

# MagicalItem.harvest_loss
MAGICAL_ITEM_HARVEST_LOSS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None, None,
)

# MagicalItem.heals_all
MAGICAL_ITEM_HEALS_ALL: Final[tuple[int | None, ...]] = (
    None, None, None, 5, None, None, None, None, 15, None, None, None, None, None, None, None, None,
)

# MagicalItem.immortal
MAGICAL_ITEM_IMMORTAL: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False,
)

# MagicalItem.item_heading
MAGICAL_ITEM_ITEM_HEADING: Final = cast("tuple[ItemHeading, ...]", (
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3,
))

# MagicalItem.left_to_luck
MAGICAL_ITEM_LEFT_TO_LUCK: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True,
)

# MagicalItem.mithril_price
MAGICAL_ITEM_MITHRIL_PRICE: Final[tuple[int, ...]] = (
    800, 1000, 1000, 250, 1000, 1000, 2000, 2000, 700, 500, 3500, 1500, 1500, 1200, 2000, 5000, 500,
)

# MagicalItem.raises_works
MAGICAL_ITEM_RAISES_WORKS: Final = cast("tuple[Building | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 15, None, None,
))

# MagicalItem.reads_aloud
MAGICAL_ITEM_READS_ALOUD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0)

# MagicalItem.relic
MAGICAL_ITEM_RELIC: Final = cast("tuple[Artifact | None, ...]", (
    35, 1, 27, None, 3, 28, 36, 2, None, None, 58, None, None, None, None, None, None,
))

# MagicalItem.scroll
MAGICAL_ITEM_SCROLL: Final[tuple[bool, ...]] = (
    False, False, False, True, False, False, False, False, True, True, False, True, True, True, True, True,
    True,
)

# MagicalItem.shields
MAGICAL_ITEM_SHIELDS: Final = cast("tuple[Effect | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, 6, None, None, None, None,
))

# MagicalItem.spoils
MAGICAL_ITEM_SPOILS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, 0, None, None, None, None, None, None, None,
)

# Mission.grade
MISSION_GRADE: Final[tuple[int, ...]] = (1, 1, 4, 1, 1, 1, 1, 3, 1, 1, 4, 4, 4, 7, 5, 1)

# Mission.number
MISSION_NUMBER: Final[tuple[int, ...]] = (
    940, 955, 900, 950, 930, 965, 970, 971, 691, 975, 976, 977, 978, 979, 615, 692,
)

# Mission.other_number
MISSION_OTHER_NUMBER: Final[tuple[int | None, ...]] = (
    945, 295, None, 290, 935, 960, None, None, None, None, None, None, None, None, None, None,
)

# Order.free
ORDER_FREE: Final[tuple[bool, ...]] = (
    True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
)

# Order.lasting
ORDER_LASTING: Final[tuple[bool, ...]] = (
    False, True, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
)

# Order.number
ORDER_NUMBER: Final[tuple[int, ...]] = (
    50, 53, 54, 299, 500, 501, 900, 930, 935, 940, 945, 950, 955, 290, 295, 965, 960, 970, 691, 971, 975,
    615, 692, 110, 111, 120, 121, 385, 430, 440, 410, 194, 225, 230, 745, 996, 302, 780, 799, 800, 465, 470,
    471, 475, 476, 478, 480, 483, 490, 200, 201, 202, 203, 204, 205, 206, 212, 215, 216, 217,
)

# Region.climate
REGION_CLIMATE: Final = cast("tuple[Climate, ...]", (0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1))

# Region.number
REGION_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)

# Spell.adds_census
SPELL_ADDS_CENSUS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, 2500, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.adds_defense
SPELL_ADDS_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 2000, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.adds_food
SPELL_ADDS_FOOD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 2500, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.adds_gold
SPELL_ADDS_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, 2500, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.aims
SPELL_AIMS: Final[tuple[int, ...]] = (
    1, 4, 1, 80, 16, 16, 80, 80, 80, 80, 80, 18, 16, 2, 80, 16, 2, 2, 16, 16, 80, 16, 16, 2, 16400, 80, 80,
    80, 16, 80, 2, 18, 16, 64, 16384, 16384, 64, 64, 16384, 16384, 64, 64, 32768, 32768, 2, 128, 128, 128,
    128, 256, 256, 256, 512, 512, 256, 256, 8192, 64, 64, 64, 64, 1024, 1024, 1024, 1024, 2, 2, 512, 2, 512,
    512, 512, 512, 512, 512, 512, 512, 8192, 1, 1, 2, 2, 2, 1, 4, 2050, 2, 2, 2, 2, 2050, 2050, 2050, 2050,
    144, 512, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 8, 8, 2048, 2048, 2048, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 128, 128, 160, 2048, 4096,
)

# Spell.areas_seen
SPELL_AREAS_SEEN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 4, 1, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.as_agent
SPELL_AS_AGENT: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 14, 12, 0, 0,
)

# Spell.attrition_added
SPELL_ATTRITION_ADDED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 10, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.barred_by
SPELL_BARRED_BY: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    745, None, None, None, None, 745, 745, 745, 745, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.base_loss
SPELL_BASE_LOSS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.bent
SPELL_BENT: Final = cast("tuple[Trait | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 7, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 7, 7, 7, 7, None, 7, None, None, None,
    7, 7, None, None, None, 7, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None,
))

# Spell.biggest_group
SPELL_BIGGEST_GROUP: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None, None, None, 0, 0,
    2, 5, 10, 2, 5, 10, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None,
)

# Spell.braved_by
SPELL_BRAVED_BY: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.breeds_healed
SPELL_BREEDS_HEALED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.called_up
SPELL_CALLED_UP: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)

# Spell.carried_per_level
SPELL_CARRIED_PER_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.cast_range
SPELL_CAST_RANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 10, 10, None, 3, None, None, None,
    None, None, None, None, None, None, None, None, None, 8, 8, 8, 3, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 3, 10, 10, None, None, None, None, None, None, None, None,
    None, None, 8, None, 10, None, None,
)

# Spell.census_share
SPELL_CENSUS_SHARE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, -20, None, None, 20, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.countered
SPELL_COUNTERED: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 131072, 131072, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 137438953472, 0, 0, 0, 8589934592, 0, 0, 0, 0, 0, 35184372088832, 35184372088832, 0, 0,
    35184372088832, 35184372088832, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18446744073709551616, 0, 0, 0, 0, 0, 0,
    885443715538058477568, 885443715538058477568, 885443715538058477568, 590295810358705651712,
    590295810358705651712, 590295810358705651712, 590295810358705651712, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 35184372088832, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 35184372088832, 35184372088832, 35184372088832, 0, 0,
)

# Spell.damage
SPELL_DAMAGE: Final[tuple[int, ...]] = (
    0, 0, 0, 1000, 0, 0, 3000, 3500, 4000, 4500, 5000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 600, 1400,
    1800, 2200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0,
)

# Spell.deathless
SPELL_DEATHLESS: Final[tuple[bool, ...]] = (
    False, False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.dispellable
SPELL_DISPELLABLE: Final[tuple[bool, ...]] = (
    False, False, False, False, False, True, True, True, True, True, True, False, True, False, True, True,
    False, True, True, True, True, True, False, True, True, True, True, True, True, True, True, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False,
)

# Spell.encounter_share
SPELL_ENCOUNTER_SHARE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 50, None, None, None, None, None, None, None, None, None, 100,
    100, None, None, 100, 100, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.envoys_die
SPELL_ENVOYS_DIE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 50, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.evaded
SPELL_EVADED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 25, 25, 25, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.extras
SPELL_EXTRAS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 128, 0, 0, 0, 0, 256, 256, 256, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1024, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2048, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.fade
SPELL_FADE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0,
    0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.fells
SPELL_FELLS: Final[tuple[Sequence[BrigadeType], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (79, 101, 3), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (),
)

# Spell.fire
SPELL_FIRE: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.fleet_bonus
SPELL_FLEET_BONUS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 15, 10, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.fleet_leader
SPELL_FLEET_LEADER: Final = cast("tuple[Rank | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 19, 22, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
))

# Spell.fleet_quality
SPELL_FLEET_QUALITY: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 14, 13, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.fleets
SPELL_FLEETS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 12, 8, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.foe_charge
SPELL_FOE_CHARGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 75, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 25, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.foe_missiles
SPELL_FOE_MISSILES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 25, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 10, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.folk
SPELL_FOLK: Final[tuple[Sequence[Kingdom], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (2,), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (12,), (12,), (), (), (12,), (12,), (), (), (), (), (), (0, 9, 12, 13, 19, 31),
    (0, 9, 12, 13, 19, 31), (0, 9, 12, 13, 19, 31), (0, 9, 12, 13, 19, 31), (0, 9, 12, 13, 19, 31),
    (0, 9, 12, 13, 19, 31), (0, 9, 12, 13, 19, 31), (0, 9, 12, 13, 19, 31), (0, 9, 12, 13, 19, 31), (7,),
    (), (), (), (), (),
)

# Spell.food_made
SPELL_FOOD_MADE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.food_share
SPELL_FOOD_SHARE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, -20, 10, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.frozen_out
SPELL_FROZEN_OUT: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, True, True, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.gold_made
SPELL_GOLD_MADE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.group_defense
SPELL_GROUP_DEFENSE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 10, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.group_strength
SPELL_GROUP_STRENGTH: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 10, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.halved_by
SPELL_HALVED_BY: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 131072, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.heals
SPELL_HEALS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 15, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.heals_second
SPELL_HEALS_SECOND: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 9, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.home_morale
SPELL_HOME_MORALE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 10, 10, None, None, 10, 10, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.in_battle
SPELL_IN_BATTLE: Final[tuple[bool, ...]] = (
    True, False, False, True, False, True, True, True, True, True, True, False, True, False, False, False,
    False, False, True, False, False, False, False, False, True, True, True, True, True, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False,
)

# Spell.in_the_wild
SPELL_IN_THE_WILD: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False, True, True, True, True, True, True, True, True,
    False, False, True, True, False, False, False, False, False, True, True, True, True, True, True, True,
    True, True, True, False, False, False, False, False,
)

# Spell.influence_gain
SPELL_INFLUENCE_GAIN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 10, 10, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.influence_lost
SPELL_INFLUENCE_LOST: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    10, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.instead_of_moving
SPELL_INSTEAD_OF_MOVING: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    True, True, True, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.intrinsic
SPELL_INTRINSIC: Final[tuple[bool, ...]] = (
    True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, True, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False,
)

# Spell.keep_food
SPELL_KEEP_FOOD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 0, None, None, 0, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 500, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 2300, 0, 500, 500, 500, 500, 1000, 3000,
    800, 1500, None, None, 950, 1000, None, None, None, None, None, 500, 650, 750, 850, 950, 1200, 1500,
    1750, 2000, 2300, None, None, None, None, None,
)

# Spell.keep_gold
SPELL_KEEP_GOLD: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 0, None, None, 0, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 300, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 2500, 300, 700, 1000, 1000, 1500, 2000,
    3000, 1500, 2500, None, None, 2000, 2250, None, None, None, None, None, 500, 650, 750, 850, 950, 1200,
    1500, 1750, 2000, 2300, None, None, None, None, None,
)

# Spell.killed_per_level
SPELL_KILLED_PER_LEVEL: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.kills_undead
SPELL_KILLS_UNDEAD: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.lasts
SPELL_LASTS: Final = cast("tuple[Lasting | None, ...]", (
    2, 5, 2, None, None, 1, None, None, None, None, None, 1, None, 3, 1, 1, 3, 3, 1, None, None, 3, None, 1,
    None, None, None, None, 1, 1, 1, None, None, 3, None, None, 3, None, None, None, 5, None, 5, 5, 3, 3, 3,
    5, 3, None, None, None, None, None, None, None, 5, 5, 5, 5, 5, None, None, 3, None, 3, 3, None, 3, None,
    5, 5, 5, 5, 5, 5, 5, None, None, None, None, 3, 3, 4, 5, None, 3, 3, 3, 3, None, None, None, None, None,
    None, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, None, None, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 0,
    0, 3, 0,
))

# Spell.learns_like
SPELL_LEARNS_LIKE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 365, None,
    None, None, None, 480, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.least_killed
SPELL_LEAST_KILLED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 2, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.level_cost
SPELL_LEVEL_COST: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.level_limit
SPELL_LEVEL_LIMIT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 5, 7, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.levels_over
SPELL_LEVELS_OVER: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.loss_per_level
SPELL_LOSS_PER_LEVEL: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 3000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.losses
SPELL_LOSSES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, 25, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 25, None, None, None, None, None,
)

# Spell.misfire
SPELL_MISFIRE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 25, 25, 25, 25, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.morale_gain
SPELL_MORALE_GAIN: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.morale_limit
SPELL_MORALE_LIMIT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, 25, 25, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.morale_loss
SPELL_MORALE_LOSS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.morale_lost
SPELL_MORALE_LOST: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 15, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 10, 10, 10, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5, 25,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.more_of_an_army
SPELL_MORE_OF_AN_ARMY: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.most_areas
SPELL_MOST_AREAS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 8, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.most_in_group
SPELL_MOST_IN_GROUP: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None, None, 5, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 20, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 5, 20, 5, 7, 7, 5, 5, 1, 5, 5, None, None,
    5, 5, None, None, None, None, None, 10, 10, 5, 5, 5, 3, 3, 3, 3, 3, None, None, None, None, None,
)

# Spell.most_killed
SPELL_MOST_KILLED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 4, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.natural_level
SPELL_NATURAL_LEVEL: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.nearness
SPELL_NEARNESS: Final = cast("tuple[Nearness | None, ...]", (
    None, 4, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None, 0, None,
    1, None, None, 1, None, None, None, None, None, None, None, None, 4, None, 2, None, None, 2, 2, None,
    None, 1, 1, None, None, 0, None, None, 2, None, 4, None, 4, 2, 2, None, 1, None, 1, 1, 1, 1, None, None,
    None, None, None, None, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 4, 0, None, None, None, 4, 4, None, None,
    None, None, 4, 4, 4, 4, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, None, None, 0, 0, 0, 0, None, None, None, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, None, None, None, 1, 4,
))

# Spell.number
SPELL_NUMBER: Final[tuple[int, ...]] = (
    0, 71, 73, 75, 77, 79, 80, 81, 82, 83, 84, 85, 87, 88, 89, 90, 93, 94, 95, 96, 97, 98, 99, 100, 101,
    103, 104, 105, 106, 107, 108, 109, 112, 130, 132, 133, 135, 136, 138, 139, 155, 171, 208, 209, 211, 301,
    305, 308, 349, 370, 381, 386, 472, 477, 481, 482, 525, 601, 602, 603, 610, 658, 659, 660, 661, 708, 718,
    751, 778, 779, 781, 782, 783, 784, 785, 786, 788, 796, 799, 800, 815, 821, 822, 825, 830, 836, 843, 845,
    846, 847, 850, 851, 852, 853, 855, 858, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872,
    873, 875, 877, 882, 887, 888, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 933, 941, 942, 966, 985,
)

# Spell.only_spell
SPELL_ONLY_SPELL: Final[tuple[bool, ...]] = (
    False, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True,
)

# Spell.opening_turn
SPELL_OPENING_TURN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 4, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 4, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 5, 4, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None,
)

# Spell.opens_sightings
SPELL_OPENS_SIGHTINGS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
    12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.own_charge
SPELL_OWN_CHARGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 75, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.own_missiles
SPELL_OWN_MISSILES: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.per_levels
SPELL_PER_LEVELS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None, 2, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 2, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.phase
SPELL_PHASE: Final = cast("tuple[TurnStep, ...]", (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11,
    11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 15, 15, 15, 15, 15,
))

# Spell.protection
SPELL_PROTECTION: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 20, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.quickens
SPELL_QUICKENS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2500, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.raises_ranks
SPELL_RAISES_RANKS: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.reaction_change
SPELL_REACTION_CHANGE: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, -1, None, None, None, None, None, None, None, None, None, None,
    None, 1, -1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.regional
SPELL_REGIONAL: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, True, True, True, True,
    True, True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.repeats_within
SPELL_REPEATS_WITHIN: Final = cast("tuple[SpellRepeat | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 0,
    None, None, None, None, None, None, None, None, None, 3, 3, 3, None, None, None, None, None, None, 2, 2,
    2, 1, 1, 1, 1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, 4,
))

# Spell.rider_pace
SPELL_RIDER_PACE: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.risk_divider
SPELL_RISK_DIVIDER: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)

# Spell.rounds_up
SPELL_ROUNDS_UP: Final[tuple[bool, ...]] = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spell.sea_span
SPELL_SEA_SPAN: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 7, 7, 7, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.seen_through_at
SPELL_SEEN_THROUGH_AT: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 10, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None,
)

# Spell.shunned
SPELL_SHUNNED: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.shuts_out
SPELL_SHUTS_OUT: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.singular_spell
SPELL_SINGULAR_SPELL: Final[tuple[bool, ...]] = (
    False, False, False, True, False, False, True, True, True, True, True, False, True, False, False, False,
    False, False, False, False, False, False, True, True, False, True, True, True, False, True, True, False,
    False, False, False, False, False, False, False, False, True, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False,
)

# Spell.spares
SPELL_SPARES: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0, 1, 48, 24, 0, 0, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 256, 768, 0, 0, 0,
    0, 0, 0, 192, 192, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.spell_cap
SPELL_SPELL_CAP: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 5, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None,
)

# Spell.summons
SPELL_SUMMONS: Final = cast("tuple[BrigadeType | None, ...]", (
    None, None, None, None, None, None, None, None, None, None, None, None, None, 72, None, None, 73, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 101, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, 6, 79, 3, 98, 82, 8, 60, 5, 31, 32, None,
    None, 33, 38, None, None, None, None, None, 86, 47, 67, 42, 58, 37, 89, 43, 80, 69, None, None, None,
    None, None,
))

# Spell.surety
SPELL_SURETY: Final[tuple[int | None, ...]] = (
    None, None, None, None, 100, 100, None, None, None, None, None, None, None, None, None, None, None, 100,
    100, 50, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 75, 75, 66, 67, 75,
    100, None, None, None, None, None, None, None, None, 100, None, None, None, None, 100, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None,
)

# Spell.terrains
SPELL_TERRAINS: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 127, 18, 4, 31, 4,
    8, 4, 1, 4, 0, 0, 8, 16, 0, 0, 0, 0, 0, 63, 63, 63, 63, 63, 63, 63, 63, 63, 4, 0, 0, 0, 0, 0,
)

# Spell.troops_needed
SPELL_TROOPS_NEEDED: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, 1, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, 1, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.wards_off
SPELL_WARDS_OFF: Final[tuple[int | None, ...]] = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, 1, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None,
)

# Spell.weaker_on
SPELL_WEAKER_ON: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 524288, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Spell.wizards_there
SPELL_WIZARDS_THERE: Final[tuple[int | None, ...]] = (
    None, 2, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 2, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None,
)

# Spell.works_like
SPELL_WORKS_LIKE: Final[tuple[int, ...]] = (
    8388616, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 872415232, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)

# Stage.arm
STAGE_ARM: Final = cast("tuple[Arm, ...]", (7, 0, 1, 7, 7, 2, 2, 7, 3, 4, 5, 5))

# Stage.number
STAGE_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)

# Stage.origin
STAGE_ORIGIN: Final = cast("tuple[StageOrigin, ...]", (0, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1))

# Stage.share
STAGE_SHARE: Final[tuple[int, ...]] = (100, 100, 100, 70, 100, 70, 30, 30, 40, 60, 50, 60)

# Tactic.attack
TACTIC_ATTACK: Final[tuple[bool, ...]] = (
    False, True, True, True, True, True, True, True, False, False, False, False,
)

# Tactic.number
TACTIC_NUMBER: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 8, 1, 2, 3, 7)

# Tactic.retreat
TACTIC_RETREAT: Final[tuple[int, ...]] = (30, 15, 33, 55, 33, 33, 33, 55, 15, 30, 50, 90)

# Trait.spies
TRAIT_SPIES: Final[tuple[Sequence[int], ...]] = (
    (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (),
    (), (), (4,), (), (6, 3), (), (), (),
)

# TurnStep.chart
TURN_STEP_CHART: Final[tuple[int | None, ...]] = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, None, None, None,
)

# TurnStep.number
TURN_STEP_NUMBER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)

# Bargains and Their Commands: order
BARGAINS_ORDER: Final[tuple[int, ...]] = (201, 202, 203, 204, 205, 206, 216, 217)

# Bribes: price
BRIBES_PRICE: Final[tuple[int, ...]] = (
    10000, 10000, 10000, 10000, 6000, 6000, 5000, 4000, 3000, 2000, 1000, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def bribes_price(key_1: Rank) -> int:
    """The cell of Bribes, column price."""
    cell = BRIBES_PRICE[key_1]
    if cell < FLOOR:
        return bribes_price_cell(cell)
    return cell


def bribes_price_cell(cell: int) -> int:
    """The cells of Bribes, column price, that are no plain value."""
    raise OffTheTable('bribes', 'price')

# What a Defense Is Worth: toughness
DEFENSE_VALUES_TOUGHNESS: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, 100, 120, 140, 160, 180, 200, 220, _X1, _X1, _X1,
)


def defense_values_toughness(key_1: Rating) -> int:
    """The cell of What a Defense Is Worth, column toughness."""
    cell = DEFENSE_VALUES_TOUGHNESS[key_1]
    if cell < FLOOR:
        return defense_values_toughness_cell(cell)
    return cell


def defense_values_toughness_cell(cell: int) -> int:
    """The cells of What a Defense Is Worth, column toughness, that are no plain value."""
    raise OffTheTable('defense_values', 'toughness')

# Emissaries' Power and Cost: gold
EMISSARIES_GOLD: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, 6000, 6000, 5000, 4000, 3000, 2000, 1000, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def emissaries_gold(key_1: Rank) -> int:
    """The cell of Emissaries' Power and Cost, column gold."""
    cell = EMISSARIES_GOLD[key_1]
    if cell < FLOOR:
        return emissaries_gold_cell(cell)
    return cell


def emissaries_gold_cell(cell: int) -> int:
    """The cells of Emissaries' Power and Cost, column gold, that are no plain value."""
    raise OffTheTable('emissaries', 'gold')

# Emissaries' Power and Cost: power
EMISSARIES_POWER: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, 80, 80, 70, 60, 50, 30, 20, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def emissaries_power(key_1: Rank) -> int:
    """The cell of Emissaries' Power and Cost, column power."""
    cell = EMISSARIES_POWER[key_1]
    if cell < FLOOR:
        return emissaries_power_cell(cell)
    return cell


def emissaries_power_cell(cell: int) -> int:
    """The cells of Emissaries' Power and Cost, column power, that are no plain value."""
    raise OffTheTable('emissaries', 'power')

# The Categories of Encounters: guarded
ENCOUNTER_CLASSES_GUARDED: Final[tuple[bool, ...]] = (False, True, True, True, True)

# The Categories of Encounters: lit_by_bridge
ENCOUNTER_CLASSES_LIT_BY_BRIDGE: Final[tuple[bool, ...]] = (False, False, True, True, False)

# The Categories of Encounters: lit_by_star
ENCOUNTER_CLASSES_LIT_BY_STAR: Final[tuple[bool, ...]] = (False, False, True, False, False)

# The Categories of Encounters: locked
ENCOUNTER_CLASSES_LOCKED: Final[tuple[bool, ...]] = (False, False, False, False, True)

# The Categories of Encounters: mortal
ENCOUNTER_CLASSES_MORTAL: Final[tuple[bool, ...]] = (False, True, True, True, True)

# The Categories of Encounters: walled
ENCOUNTER_CLASSES_WALLED: Final[tuple[bool, ...]] = (False, False, True, True, False)

# Who Finds Encounters: command
ENCOUNTER_FINDERS_COMMAND: Final[tuple[int, ...]] = (970, 978, 979, 888, 887, 790, 795, _X1)


def encounter_finders_command(key_1: SightingFinder) -> int:
    """The cell of Who Finds Encounters, column command."""
    cell = ENCOUNTER_FINDERS_COMMAND[key_1]
    if cell < FLOOR:
        return encounter_finders_command_cell(cell)
    return cell


def encounter_finders_command_cell(cell: int) -> int:
    """The cells of Who Finds Encounters, column command, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('encounter_finders', 'wandering_group', 'command', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2630')
    raise OffTheTable('encounter_finders', 'command')

# Who Finds Encounters: covers
ENCOUNTER_FINDERS_COVERS: Final[tuple[int, ...]] = (1, 4, 4, 1, 4, _X1, _X2, 1)


def encounter_finders_covers(key_1: SightingFinder) -> int:
    """The cell of Who Finds Encounters, column covers."""
    cell = ENCOUNTER_FINDERS_COVERS[key_1]
    if cell < FLOOR:
        return encounter_finders_covers_cell(cell)
    return cell


def encounter_finders_covers_cell(cell: int) -> int:
    """The cells of Who Finds Encounters, column covers, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('encounter_finders', 'diviner_of_names', 'covers', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2629')
    if cell == _X2:
        raise DoesNotApply('encounter_finders', 'diviner_of_places', 'covers', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2629')
    raise OffTheTable('encounter_finders', 'covers')

# Who Finds Encounters: grade
ENCOUNTER_FINDERS_GRADE: Final[tuple[int, ...]] = (1, 4, 7, _X1, _X2, _X3, _X4, _X5)


def encounter_finders_grade(key_1: SightingFinder) -> int:
    """The cell of Who Finds Encounters, column grade."""
    cell = ENCOUNTER_FINDERS_GRADE[key_1]
    if cell < FLOOR:
        return encounter_finders_grade_cell(cell)
    return cell


def encounter_finders_grade_cell(cell: int) -> int:
    """The cells of Who Finds Encounters, column grade, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('encounter_finders', 'raven', 'grade', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2627')
    if cell == _X2:
        raise DoesNotApply('encounter_finders', 'eagle', 'grade', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2628')
    if cell == _X3:
        raise DoesNotApply('encounter_finders', 'diviner_of_names', 'grade', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2629')
    if cell == _X4:
        raise DoesNotApply('encounter_finders', 'diviner_of_places', 'grade', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2629')
    if cell == _X5:
        raise DoesNotApply('encounter_finders', 'wandering_group', 'grade', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2630')
    raise OffTheTable('encounter_finders', 'grade')

# Success, Failure and Death in Encounters: risk_shift
ENCOUNTER_RISKS_RISK_SHIFT: Final[tuple[int, ...]] = (-25, 25)

# Tactics in Encounters: group_share
ENCOUNTER_TACTICS_GROUP_SHARE: Final[tuple[int, ...]] = (
    _X1, -25, 0, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def encounter_tactics_group_share(key_1: Tactic) -> int:
    """The cell of Tactics in Encounters, column group_share."""
    cell = ENCOUNTER_TACTICS_GROUP_SHARE[key_1]
    if cell < FLOOR:
        return encounter_tactics_group_share_cell(cell)
    return cell


def encounter_tactics_group_share_cell(cell: int) -> int:
    """The cells of Tactics in Encounters, column group_share, that are no plain value."""
    raise OffTheTable('encounter_tactics', 'group_share')

# Expected Agent Effectiveness Under Various Missions: expert_caught
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_2 = (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
)
_EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
)
EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (_X1, 40, _X1, _X1, 55, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    (
        (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, 25, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_5,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT_4,
)


def expected_effectiveness_expert_caught(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column expert_caught."""
    cell = EXPECTED_EFFECTIVENESS_EXPERT_CAUGHT[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_expert_caught_cell(cell)
    return cell


def expected_effectiveness_expert_caught_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column expert_caught, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'expert_caught')

# Expected Agent Effectiveness Under Various Missions: expert_success
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_2 = (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_3 = (45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_4 = (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5 = (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6 = (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_7 = (97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
)
_EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9 = (
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
)
EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 50, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (_X1, 20, _X1, _X1, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    (
        (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 60, _X1, _X1, _X1, _X1, _X1, 30, _X1),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_6,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        (5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS_8,
)


def expected_effectiveness_expert_success(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column expert_success."""
    cell = EXPECTED_EFFECTIVENESS_EXPERT_SUCCESS[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_expert_success_cell(cell)
    return cell


def expected_effectiveness_expert_success_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column expert_success, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'expert_success')

# Expected Agent Effectiveness Under Various Missions: master_caught
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3 = (
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
)
_EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4 = (
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
)
EXPECTED_EFFECTIVENESS_MASTER_CAUGHT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (_X1, 15, _X1, _X1, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    (
        (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, 3, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    (
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
    _EXPECTED_EFFECTIVENESS_MASTER_CAUGHT_3,
)


def expected_effectiveness_master_caught(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column master_caught."""
    cell = EXPECTED_EFFECTIVENESS_MASTER_CAUGHT[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_master_caught_cell(cell)
    return cell


def expected_effectiveness_master_caught_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column master_caught, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'master_caught')

# Expected Agent Effectiveness Under Various Missions: master_success
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_2 = (50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_3 = (70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_4 = (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5 = (60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6 = (65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_7 = (97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8 = (
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
)
_EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9 = (
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_7,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
)
EXPECTED_EFFECTIVENESS_MASTER_SUCCESS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 75, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (_X1, 45, _X1, _X1, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    (
        (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (_X1, _X1, _X1, _X1, 85, _X1, _X1, _X1, _X1, _X1, 55, _X1),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    (
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_6,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_1,
    ),
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_MASTER_SUCCESS_8,
)


def expected_effectiveness_master_success(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column master_success."""
    cell = EXPECTED_EFFECTIVENESS_MASTER_SUCCESS[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_master_success_cell(cell)
    return cell


def expected_effectiveness_master_success_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column master_success, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'master_success')

# Expected Agent Effectiveness Under Various Missions: novice_caught
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_2 = (30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_3 = (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5 = (15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
)
_EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
)
EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        (85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 25, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (_X1, 60, _X1, _X1, 75, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    (
        (75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        (_X1, _X1, _X1, _X1, 15, _X1, _X1, _X1, _X1, _X1, 45, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_4,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_1,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_7,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
    _EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT_6,
)


def expected_effectiveness_novice_caught(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column novice_caught."""
    cell = EXPECTED_EFFECTIVENESS_NOVICE_CAUGHT[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_novice_caught_cell(cell)
    return cell


def expected_effectiveness_novice_caught_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column novice_caught, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'novice_caught')

# Expected Agent Effectiveness Under Various Missions: novice_success
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1 = (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2 = (_X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_3 = (5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_4 = (25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_5 = (10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6 = (15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7 = (20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_8 = (95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
)
_EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10 = (
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_8,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
)
EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_3,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (_X1, _X1, _X1, _X1, 30, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_4,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (_X1, 3, _X1, _X1, 3, _X1, _X1, _X1, _X1, _X1, _X1, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_5,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        (_X1, _X1, _X1, _X1, 40, _X1, _X1, _X1, _X1, _X1, 10, _X1),
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_7,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    (
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_6,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_1,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
        _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_2,
    ),
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_10,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
    _EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS_9,
)


def expected_effectiveness_novice_success(key_1: Mission, key_2: Rank, key_3: int) -> int:
    """The cell of Expected Agent Effectiveness Under Various Missions, column novice_success."""
    cell = EXPECTED_EFFECTIVENESS_NOVICE_SUCCESS[key_1][key_2][min(max(key_3, 0), 11)]
    if cell < FLOOR:
        return expected_effectiveness_novice_success_cell(cell)
    return cell


def expected_effectiveness_novice_success_cell(cell: int) -> int:
    """The cells of Expected Agent Effectiveness Under Various Missions, column novice_success, that are no

    plain value.
    """
    raise OffTheTable('expected_effectiveness', 'novice_success')

# Brigade Experience: effect
EXPERIENCE_EFFECTS_EFFECT: Final[tuple[int, ...]] = (75, 100, 125, 175)

# The Gem of Planes: most
GEM_HOSTS_MOST: Final[tuple[int, ...]] = (_X1, 2, 5, 10, _X2)


def gem_hosts_most(key_1: int) -> int:
    """The cell of The Gem of Planes, column most."""
    cell = GEM_HOSTS_MOST[min(max(key_1 + 1, 0), 4)]
    if cell < FLOOR:
        return gem_hosts_most_cell(cell)
    return cell


def gem_hosts_most_cell(cell: int) -> int:
    """The cells of The Gem of Planes, column most, that are no plain value."""
    if cell == _X2:
        raise DoesNotApply('gem_hosts', '3 or more', 'most', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 5807')
    raise OffTheTable('gem_hosts', 'most')

# Hiring New Figures: gold
HIRES_GOLD: Final[tuple[int, ...]] = (
    5000, 3000, 6000, 15000, 6000, 8000, 5000, 10000, 20000, 100000, 100000, 100000,
)

# Hiring New Figures: influence
HIRES_INFLUENCE: Final[tuple[int, ...]] = (1, 1, 2, 5, 2, 2, 0, 1, 5, 0, 0, 0)

# Hiring New Figures: order
HIRES_ORDER: Final[tuple[int, ...]] = (510, 510, 510, 510, 510, 510, 510, 511, 511, 512, 512, 512)

# What Moves a Ruler's Influence: change
INFLUENCE_CHANGES_CHANGE: Final[tuple[int, ...]] = (
    10, -10, 10, -10, -10, 10, -10, -3, -3, -10, -5, -10, 10, 10, 10, 3, 10, 5, 1, 5, 10, 3, 10, 10,
)

# Leaders: bonus
LEADER_BONUSES_BONUS: Final[tuple[int, ...]] = (
    _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, 25, 17, 16, 15, 12, 11,
    10, 7, 6, 5, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1, _X1,
)


def leader_bonuses_bonus(key_1: Rank) -> int:
    """The cell of Leaders, column bonus."""
    cell = LEADER_BONUSES_BONUS[key_1]
    if cell < FLOOR:
        return leader_bonuses_bonus_cell(cell)
    return cell


def leader_bonuses_bonus_cell(cell: int) -> int:
    """The cells of Leaders, column bonus, that are no plain value."""
    raise OffTheTable('leader_bonuses', 'bonus')

# Base Success/Capture Rates: capture
_MISSIONS_CAPTURE_1 = (
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X6, _X4, _X4, _X4, -5, -5, _X7,
)
MISSIONS_CAPTURE: Final[tuple[tuple[int, ...], ...]] = (
    (
        90, 90, 90, 90, 90, 75, 65, 50, 45, 40, 35, 70, 70, 55, _X1, _X2, 75, 72, 70, 65, 60, 55, 50, 45,
        40, 35, _X3, 45, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        80, 80, 80, 80, 80, 65, 55, 40, 35, 30, 25, 60, 60, 50, _X5, _X2, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        50, 50, 50, 50, 45, 45, 40, 35, 30, 25, 20, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        5, 5, 5, 5,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 20, _X4, 20, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 20, 20, _X4, 25, 35, 50, _X4, _X4, _X4,
    ),
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    _MISSIONS_CAPTURE_1,
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 40, _X4, _X4, _X4, _X4, _X4, _X4, 40, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 35, _X4,
    ),
)


def missions_capture(key_1: Mission, key_2: Rank, victim: Target) -> int:
    """The cell of Base Success/Capture Rates, column capture."""
    cell = MISSIONS_CAPTURE[key_1][key_2]
    if cell < FLOOR:
        return missions_capture_cell(cell, victim)
    return cell


def missions_capture_cell(cell: int, victim: Target) -> int:
    """The cells of Base Success/Capture Rates, column capture, that are no plain value."""
    if cell == _X1:
        return 10 + 5 * victim.level
    if cell == _X2:
        return 5 + 5 * victim.level
    if cell == _X3:
        return 60 + 5 * victim.level
    if cell == _X5:
        return 5 * victim.level
    if cell == _X6:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea', 'capture', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768')
    if cell == _X7:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search', 'capture', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769')
    raise OffTheTable('missions', 'capture')

# Base Success/Capture Rates: danger
_MISSIONS_DANGER_1 = (
    _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
    _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X3, _X2, _X2, _X2, False, False, _X4,
)
MISSIONS_DANGER: Final[tuple[tuple[int, ...], ...]] = (
    (
        True, True, True, True, True, True, False, False, False, False, False, False, False, False, False,
        False, True, False, False, False, False, False, False, False, False, False, _X1, False, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2,
    ),
    (
        True, True, True, True, True, True, False, False, False, False, False, False, False, False, False,
        False, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2,
    ),
    (
        False, False, False, False, False, False, False, False, False, False, False, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2,
    ),
    (
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False, False,
    ),
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2, False, _X2, _X2, _X2, _X2, _X2, _X2,
    ),
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, False, _X2, False, False, False, _X2, _X2, _X2,
    ),
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    _MISSIONS_DANGER_1,
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2,
    ),
    (
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2,
        _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, _X2, False, _X2,
    ),
)


def missions_danger(key_1: Mission, key_2: Rank, victim: Target) -> bool:
    """The cell of Base Success/Capture Rates, column danger."""
    cell = MISSIONS_DANGER[key_1][key_2]
    if cell < FLOOR:
        return missions_danger_cell(cell, victim)
    return bool(cell)


def missions_danger_cell(cell: int, victim: Target) -> bool:
    """The cells of Base Success/Capture Rates, column danger, that are no plain value."""
    if cell == _X1:
        return victim.level >= 5
    if cell == _X3:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea', 'danger', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768')
    if cell == _X4:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search', 'danger', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769')
    raise OffTheTable('missions', 'danger')

# Base Success/Capture Rates: success
_MISSIONS_SUCCESS_1 = (
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X7, _X4, _X4, _X4, 90, 90, _X8,
)
MISSIONS_SUCCESS: Final[tuple[tuple[int, ...], ...]] = (
    (
        -25, -25, -25, -25, -25, -20, -10, -5, 0, 15, 20, 10, 0, 15, _X1, _X2, 5, 10, 15, 15, 20, 20, 20,
        30, 30, 30, _X3, 5, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        -15, -15, -15, -15, -15, -10, 0, 5, 10, 25, 30, 15, 5, 20, _X5, _X6, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 10, _X4, 10, _X4, _X4, _X4, _X4, _X4, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 10, 10, _X4, -20, -30, -45, _X4, _X4, _X4,
    ),
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    _MISSIONS_SUCCESS_1,
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 0, _X4, _X4, _X4, _X4, _X4, _X4, 0, _X4,
    ),
    (
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4,
        _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, _X4, 15, _X4,
    ),
)


def missions_success(key_1: Mission, key_2: Rank, victim: Target) -> int:
    """The cell of Base Success/Capture Rates, column success."""
    cell = MISSIONS_SUCCESS[key_1][key_2]
    if cell < FLOOR:
        return missions_success_cell(cell, victim)
    return cell


def missions_success_cell(cell: int, victim: Target) -> int:
    """The cells of Base Success/Capture Rates, column success, that are no plain value."""
    if cell == _X1:
        return 45 - 5 * victim.level
    if cell == _X2:
        return 40 - 5 * victim.level
    if cell == _X3:
        return -5 * victim.level
    if cell == _X5:
        return 55 - 5 * victim.level
    if cell == _X6:
        return 50 - 5 * victim.level
    if cell == _X7:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea', 'success', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768')
    if cell == _X8:
        raise DoesNotApply('missions', '{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search', 'success', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769')
    raise OffTheTable('missions', 'success')

# What Moves a Group's Morale: ceiling
MORALE_CHANGES_CEILING: Final[tuple[int, ...]] = (
    160, 160, 125, 125, 125, 120, 120, 120, 120, 160, 160, 160, 160, 160, 160,
)

# What Moves a Group's Morale: change
MORALE_CHANGES_CHANGE: Final[tuple[int, ...]] = (-10, -6, 5, 4, 7, 5, 7, 8, 8, -7, -5, -3, -5, -3, -7)

# A Scroll of Pot Luck: bread
POT_LUCK_BREAD: Final[tuple[int, ...]] = (_X1, 40000, _X2, _X3)


def pot_luck_bread(key_1: Crafting) -> int:
    """The cell of A Scroll of Pot Luck, column bread."""
    cell = POT_LUCK_BREAD[key_1]
    if cell < FLOOR:
        return pot_luck_bread_cell(cell)
    return cell


def pot_luck_bread_cell(cell: int) -> int:
    """The cells of A Scroll of Pot Luck, column bread, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('pot_luck', 'coins', 'bread', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X2:
        raise DoesNotApply('pot_luck', 'ingots', 'bread', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X3:
        raise DoesNotApply('pot_luck', 'standing_at_court', 'bread', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    raise OffTheTable('pot_luck', 'bread')

# A Scroll of Pot Luck: coin
POT_LUCK_COIN: Final[tuple[int, ...]] = (20000, _X1, _X2, _X3)


def pot_luck_coin(key_1: Crafting) -> int:
    """The cell of A Scroll of Pot Luck, column coin."""
    cell = POT_LUCK_COIN[key_1]
    if cell < FLOOR:
        return pot_luck_coin_cell(cell)
    return cell


def pot_luck_coin_cell(cell: int) -> int:
    """The cells of A Scroll of Pot Luck, column coin, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('pot_luck', 'grain_store', 'coin', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X2:
        raise DoesNotApply('pot_luck', 'ingots', 'coin', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X3:
        raise DoesNotApply('pot_luck', 'standing_at_court', 'coin', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    raise OffTheTable('pot_luck', 'coin')

# A Scroll of Pot Luck: likelihood
POT_LUCK_LIKELIHOOD: Final[tuple[int, ...]] = (25, 25, 25, 25)

# A Scroll of Pot Luck: ore
POT_LUCK_ORE: Final[tuple[int, ...]] = (_X1, _X2, 1500, _X3)


def pot_luck_ore(key_1: Crafting) -> int:
    """The cell of A Scroll of Pot Luck, column ore."""
    cell = POT_LUCK_ORE[key_1]
    if cell < FLOOR:
        return pot_luck_ore_cell(cell)
    return cell


def pot_luck_ore_cell(cell: int) -> int:
    """The cells of A Scroll of Pot Luck, column ore, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('pot_luck', 'coins', 'ore', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X2:
        raise DoesNotApply('pot_luck', 'grain_store', 'ore', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X3:
        raise DoesNotApply('pot_luck', 'standing_at_court', 'ore', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    raise OffTheTable('pot_luck', 'ore')

# A Scroll of Pot Luck: standing_gain
POT_LUCK_STANDING_GAIN: Final[tuple[int, ...]] = (_X1, _X2, _X3, 10)


def pot_luck_standing_gain(key_1: Crafting) -> int:
    """The cell of A Scroll of Pot Luck, column standing_gain."""
    cell = POT_LUCK_STANDING_GAIN[key_1]
    if cell < FLOOR:
        return pot_luck_standing_gain_cell(cell)
    return cell


def pot_luck_standing_gain_cell(cell: int) -> int:
    """The cells of A Scroll of Pot Luck, column standing_gain, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('pot_luck', 'coins', 'standing_gain', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X2:
        raise DoesNotApply('pot_luck', 'grain_store', 'standing_gain', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    if cell == _X3:
        raise DoesNotApply('pot_luck', 'ingots', 'standing_gain', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2389')
    raise OffTheTable('pot_luck', 'standing_gain')

# Magical Prowess: adepts
PROWESS_ADEPTS: Final[tuple[int, ...]] = (1, 1, 2, 1, 2, 2, 3)

# Magical Prowess: assured
PROWESS_ASSURED: Final[tuple[int, ...]] = (9, 7, 7, 6, 6, 5, 5)

# Magical Prowess: cost
PROWESS_COST: Final[tuple[int, ...]] = (7000, 8000, 9000, 10000, 11000, 12000, 13000)

# Magical Prowess: power_1
PROWESS_POWER_1: Final[tuple[int, ...]] = (1, 2, 1, 2, 2, 2, 1)

# Magical Prowess: power_2
PROWESS_POWER_2: Final[tuple[int, ...]] = (3, 2, 2, 1, 0, 0, 0)

# Magical Prowess: power_3
PROWESS_POWER_3: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0)

# Magical Prowess: rite
PROWESS_RITE: Final[tuple[int, ...]] = (100, 90, 80, 70, 60, 50, 40)

# What a Rating Is Worth: strength
RATING_VALUES_STRENGTH: Final[tuple[int, ...]] = (
    0, 100, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500,
)

# Brigade Combat Ratings: charge
RATINGS_CHARGE: Final = cast("tuple[Rating, ...]", (
    5, 5, 4, 3, 2, 12, 7, 4, 2, 6, 4, 3, 5, 5, 4, 4, 7, 4, 4, 2, 8, 4, 8, 8, 8, 6, 5, 6, 3, 5, 6, 5, 5, 5,
    5, 4, 4, 5, 5, 2, 6, 1, 5, 5, 6, 6, 12, 5, 2, 4, 1, 3, 6, 3, 10, 5, 8, 8, 5, 2, 7, 4, 4, 5, 6, 6, 5, 5,
    10, 8, 8, 3, 4, 4, 2, 6, 8, 12, 11, 2, 5, 2, 4, 2, 7, 7, 5, 5, 6, 5, 2, 5, 6, 4, 5, 5, 0, 3, 5, 6, 3, 3,
))

# Brigade Combat Ratings: combined
RATINGS_COMBINED: Final = cast("tuple[Rating, ...]", (
    5, 4, 5, 4, 3, 8, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 5, 5, 5, 3, 5, 4, 6, 6, 6, 5, 4, 6, 4, 4, 6, 5, 5, 5, 5,
    4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 8, 5, 4, 4, 3, 4, 6, 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 5, 5, 5, 6, 5,
    6, 4, 4, 4, 3, 5, 6, 8, 6, 3, 5, 3, 4, 3, 8, 5, 5, 6, 5, 5, 4, 6, 5, 4, 4, 5, 2, 5, 5, 5, 4, 4,
))

# Brigade Combat Ratings: defense
RATINGS_DEFENSE: Final = cast("tuple[Rating, ...]", (
    4, 5, 6, 5, 3, 9, 6, 4, 6, 5, 6, 4, 5, 5, 4, 4, 4, 5, 5, 3, 6, 4, 5, 8, 8, 5, 4, 5, 3, 4, 5, 5, 5, 5, 5,
    4, 7, 5, 5, 3, 5, 5, 5, 5, 5, 5, 9, 5, 4, 4, 5, 5, 8, 4, 8, 4, 5, 8, 5, 3, 8, 6, 4, 5, 4, 5, 5, 5, 8, 6,
    8, 4, 4, 4, 3, 6, 8, 9, 7, 3, 5, 3, 4, 3, 8, 5, 5, 7, 4, 5, 3, 5, 6, 4, 5, 4, 3, 4, 5, 5, 3, 3,
))

# Brigade Combat Ratings: first_melee
RATINGS_FIRST_MELEE: Final = cast("tuple[Rating, ...]", (
    5, 4, 6, 4, 4, 6, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 6, 6, 6, 5, 4, 6, 3, 4, 6, 5, 5, 5, 5,
    5, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 3, 3, 4, 6, 4, 5, 5, 6, 6, 5, 4, 5, 4, 4, 5, 4, 4, 6, 5, 5, 4,
    6, 4, 4, 4, 4, 5, 6, 6, 6, 4, 5, 4, 4, 4, 6, 5, 5, 6, 4, 5, 4, 5, 8, 5, 4, 5, 1, 4, 5, 5, 4, 4,
))

# Brigade Combat Ratings: long_range
RATINGS_LONG_RANGE: Final = cast("tuple[Rating, ...]", (
    2, 6, 2, 2, 6, 6, 3, 4, 3, 5, 2, 4, 2, 4, 5, 4, 6, 6, 7, 6, 5, 4, 2, 6, 6, 10, 4, 6, 3, 4, 6, 11, 11,
    11, 11, 4, 3, 11, 11, 5, 6, 4, 11, 11, 4, 4, 6, 11, 4, 2, 4, 2, 6, 6, 4, 3, 2, 6, 11, 6, 6, 6, 4, 4, 6,
    4, 3, 11, 4, 5, 6, 6, 3, 3, 6, 8, 6, 6, 6, 3, 11, 3, 3, 6, 8, 2, 11, 3, 5, 11, 5, 5, 5, 4, 4, 3, 12, 7,
    2, 4, 4, 2,
))

# Brigade Combat Ratings: second_melee
RATINGS_SECOND_MELEE: Final = cast("tuple[Rating, ...]", (
    5, 4, 6, 4, 3, 6, 5, 5, 5, 4, 6, 5, 5, 4, 5, 4, 5, 5, 5, 3, 5, 5, 6, 5, 5, 4, 4, 6, 4, 5, 6, 5, 5, 5, 5,
    4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 4, 3, 4, 7, 4, 5, 5, 6, 5, 5, 3, 5, 4, 4, 5, 4, 4, 6, 5, 5, 5,
    5, 4, 4, 4, 3, 5, 5, 6, 5, 4, 5, 4, 4, 3, 5, 6, 5, 7, 5, 5, 4, 6, 6, 4, 5, 6, 0, 5, 5, 5, 4, 4,
))

# Brigade Combat Ratings: short_range
RATINGS_SHORT_RANGE: Final = cast("tuple[Rating, ...]", (
    3, 5, 4, 3, 5, 8, 3, 5, 3, 4, 4, 4, 3, 5, 6, 4, 6, 5, 5, 5, 6, 4, 4, 5, 5, 6, 4, 5, 3, 5, 5, 7, 7, 7, 7,
    4, 4, 7, 7, 4, 5, 5, 7, 7, 4, 4, 8, 7, 4, 3, 5, 3, 5, 5, 3, 5, 4, 5, 7, 5, 4, 7, 4, 4, 6, 4, 4, 7, 3, 6,
    5, 5, 4, 4, 5, 5, 5, 8, 5, 3, 7, 4, 4, 5, 6, 5, 7, 4, 5, 7, 4, 6, 5, 4, 4, 4, 6, 6, 3, 4, 4, 2,
))

# Brigade Combat Ratings: storm
RATINGS_STORM: Final = cast("tuple[Rating, ...]", (
    4, 4, 5, 4, 3, 10, 5, 4, 5, 5, 5, 4, 5, 4, 4, 4, 5, 5, 4, 3, 6, 4, 6, 6, 6, 5, 4, 5, 3, 4, 5, 5, 5, 5,
    5, 4, 7, 5, 5, 4, 5, 3, 5, 5, 5, 5, 10, 5, 4, 4, 3, 4, 7, 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 4, 5, 5,
    6, 6, 6, 4, 5, 5, 3, 5, 6, 10, 5, 3, 5, 3, 5, 3, 7, 6, 5, 7, 4, 5, 4, 5, 6, 4, 4, 5, 6, 4, 5, 5, 3, 4,
))

# The Ruler's Acts: chance
RULER_ACTS_CHANCE: Final[tuple[int, ...]] = (100, 76, 100, _X1, _X2, 75, 100, _X3, 100)


def ruler_acts_chance(key_1: RoyalAct) -> int:
    """The cell of The Ruler's Acts, column chance."""
    cell = RULER_ACTS_CHANCE[key_1]
    if cell < FLOOR:
        return ruler_acts_chance_cell(cell)
    return cell


def ruler_acts_chance_cell(cell: int) -> int:
    """The cells of The Ruler's Acts, column chance, that are no plain value."""
    if cell == _X1:
        raise DoesNotApply('ruler_acts', 'denigrate', 'chance', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4523')
    if cell == _X2:
        raise DoesNotApply('ruler_acts', 'consul_denigrate', 'chance', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2748')
    if cell == _X3:
        raise DoesNotApply('ruler_acts', 'entertain', 'chance', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4545')
    raise OffTheTable('ruler_acts', 'chance')

# The Ruler's Acts: cost
RULER_ACTS_COST: Final[tuple[int, ...]] = (16000, 8000, 10000, 12000, 6000, 10000, 10000, 0, 0)

# The Ruler's Acts: order
RULER_ACTS_ORDER: Final[tuple[int, ...]] = (470, 465, 471, 475, 478, 476, 480, 483, 490)

# The Ruler's Acts: sole
RULER_ACTS_SOLE: Final[tuple[bool, ...]] = (True, True, False, True, True, False, True, True, True)

# The Ruler's Acts: uses
RULER_ACTS_USES: Final[tuple[int, ...]] = (1, 1, 2, 1, 1, 1, 1, 1, 1)

# Spells by Level: fixed
SPELL_LEVELS_FIXED: Final[tuple[bool, ...]] = (
    True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False,
)

# Spells by Level: least
SPELL_LEVELS_LEAST: Final[tuple[int, ...]] = (
    3, 7, 2, 1, 2, 6, 5, 6, 7, 8, 9, 6, 3, 3, 2, 3, 4, 2, 1, 1, 7, 4, 6, 1, 1, 2, 3, 4, 3, 2, 2, 5, 4, 3, 2,
    3, 6, 5, 2, 1, 5, 2, 1, 1, 3, 2, 3, 4, 4, 2, 4, 4, 5, 5, 4, 5, 5, 2, 2, 3, 3, 6, 4, 4, 4, 3, 2, 3, 2, 5,
    4, 4, 6, 5, 5, 5, 4, 1, 1, 0, 2, 2, 4, 4, 4, 2, 2, 3, 4, 6, 3, 4, 5, 7, 3, 3, 4, 2, 3, 4, 5, 4, 5, 6, 4,
    4, 6, 7, 4, 4, 5, 6, 4, 2, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 3, 5, 6, 4, 8,
)

# Spells by Prowess: later
SPELL_TIERS_LATER: Final[tuple[int, ...]] = (-1, -1, 0, 0, 0, 1, 1)

# Terrain Effects: archers
TERRAIN_EFFECTS_ARCHERS: Final[tuple[int, ...]] = (100, 50, 50, 100, 100, _X1, 100)


def terrain_effects_archers(key_1: Terrain) -> int:
    """The cell of Terrain Effects, column archers."""
    cell = TERRAIN_EFFECTS_ARCHERS[key_1]
    if cell < FLOOR:
        return terrain_effects_archers_cell(cell)
    return cell


def terrain_effects_archers_cell(cell: int) -> int:
    """The cells of Terrain Effects, column archers, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('terrain_effects', 'sea', 'archers', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029')
    raise OffTheTable('terrain_effects', 'archers')

# Terrain Effects: cavalry
TERRAIN_EFFECTS_CAVALRY: Final[tuple[int, ...]] = (100, 50, 25, 100, 50, _X1, 50)


def terrain_effects_cavalry(key_1: Terrain) -> int:
    """The cell of Terrain Effects, column cavalry."""
    cell = TERRAIN_EFFECTS_CAVALRY[key_1]
    if cell < FLOOR:
        return terrain_effects_cavalry_cell(cell)
    return cell


def terrain_effects_cavalry_cell(cell: int) -> int:
    """The cells of Terrain Effects, column cavalry, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('terrain_effects', 'sea', 'cavalry', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029')
    raise OffTheTable('terrain_effects', 'cavalry')

# Terrain Effects: infantry
TERRAIN_EFFECTS_INFANTRY: Final[tuple[int, ...]] = (100, 100, 100, 100, 100, _X1, 100)


def terrain_effects_infantry(key_1: Terrain) -> int:
    """The cell of Terrain Effects, column infantry."""
    cell = TERRAIN_EFFECTS_INFANTRY[key_1]
    if cell < FLOOR:
        return terrain_effects_infantry_cell(cell)
    return cell


def terrain_effects_infantry_cell(cell: int) -> int:
    """The cells of Terrain Effects, column infantry, that are no plain value."""
    if cell == _X1:
        raise UnknownCell('terrain_effects', 'sea', 'infantry', 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029')
    raise OffTheTable('terrain_effects', 'infantry')
