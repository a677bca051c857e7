"""The resolvers of victory.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    Artifact, BUILDING_CASTLE, BUILDING_CITADEL, BUILDING_FORTRESS, BUILDING_GREATER_CASTLE,
    BUILDING_GREAT_MAGE_TOWER, BUILDING_GREAT_TEMPLE, BUILDING_LEGENDARY_CASTLE, BUILDING_WIZARD_TOWER,
    Building, EVERY_ARTIFACT, EVERY_REGION, EXPERIENCE_ELITE, HOLD_CONTROL, HOLD_SIGNIFICANT,
    HOLD_SUBSTANTIAL, HOLD_TIGHT_CONTROL, QUALITY_EXCELLENT, QUALITY_FINE, QUALITY_SUPERIOR, RANK_AGENT,
    RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FOOL,
    RANK_GOVERNOR, RANK_KING, RANK_MARSHAL, RANK_PRINCE, RANK_QUEEN, RANK_REGENT, RANK_WARLORD, Rank,
    STATUS_ITEM_AGENT_EIGHT, STATUS_ITEM_AGENT_ELEVEN, STATUS_ITEM_AGENT_PRISONER,
    STATUS_ITEM_ALLY_OF_SOMEBODY, STATUS_ITEM_AMBASSADOR_PRISONER, STATUS_ITEM_BARON_PRISONER,
    STATUS_ITEM_CONTROLLED_REGION, STATUS_ITEM_COUNT_PRISONER, STATUS_ITEM_DEMON_PRISONER,
    STATUS_ITEM_DUKE_PRISONER, STATUS_ITEM_ELITE_BRIGADE, STATUS_ITEM_ENEMY_OF_SOMEBODY,
    STATUS_ITEM_EXCELLENT_ARTIFACT, STATUS_ITEM_FINE_ARTIFACT, STATUS_ITEM_FOOL_PRISONER,
    STATUS_ITEM_GOVERNOR_PRISONER, STATUS_ITEM_GREAT_HOST, STATUS_ITEM_HAS_CASTLE, STATUS_ITEM_HAS_CITADEL,
    STATUS_ITEM_HAS_FORTRESS, STATUS_ITEM_HAS_GREATER_CASTLE, STATUS_ITEM_HAS_GREAT_TEMPLE,
    STATUS_ITEM_HAS_LEGENDARY_CASTLE, STATUS_ITEM_HAS_MAGE_TOWER, STATUS_ITEM_HAS_MARSHAL,
    STATUS_ITEM_HAS_PRINCE, STATUS_ITEM_HAS_WARLORD, STATUS_ITEM_HAS_WIZARD_TOWER,
    STATUS_ITEM_HIGHEST_CENSUS, STATUS_ITEM_HIGHEST_FOOD, STATUS_ITEM_HIGHEST_GOLD,
    STATUS_ITEM_INFLUENCE_SEVENTEEN, STATUS_ITEM_INFLUENCE_TWENTY, STATUS_ITEM_NAVAL_MIGHT,
    STATUS_ITEM_ON_THE_COUNCIL, STATUS_ITEM_PRINCE_PRISONER, STATUS_ITEM_QUEST_OR_SUPERIOR,
    STATUS_ITEM_REX_VICTORY, STATUS_ITEM_RULER_PRISONER, STATUS_ITEM_SIGNIFICANT_REGION,
    STATUS_ITEM_STRONG_HOST, STATUS_ITEM_SUBSTANTIAL_REGION, STATUS_ITEM_SURVIVED_ALL,
    STATUS_ITEM_TEAM_VICTORY, STATUS_ITEM_TIGHT_REGION, STATUS_ITEM_UNTIL_EIGHTEEN,
    STATUS_ITEM_UNTIL_THIRTY, STATUS_ITEM_UNTIL_TWELVE, STATUS_ITEM_UNTIL_TWENTY_FOUR,
    STATUS_ITEM_WIZARD_FIVE, STATUS_ITEM_WIZARD_SEVEN, StatusItem,
)
from ._kinds import Figure, Kingdom
from ._tables import ARTIFACT_QUALITY, STATUS_POINTS_BY_UNIT
from ._world import World
from ._turn import food_produced, gold_produced
from .politics import in_irons
from .realm import controls, hold, reach
from .sieges import wall_worth
from .status import final_status, interim_status
from .victory import (
    captives_of, earned, fit_to_rule, harvest_of, holds_artifact, mint_of, of_power, people_of, regions_of,
    survived, team_regions, vacant, works_of,
)

_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_ONE_OF_2: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))
_ONE_OF_3: Final = frozenset((
    STATUS_ITEM_UNTIL_TWELVE, STATUS_ITEM_UNTIL_EIGHTEEN, STATUS_ITEM_UNTIL_TWENTY_FOUR,
    STATUS_ITEM_UNTIL_THIRTY,
))

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "fit_to_rule": (
        Label('holds', ''),
    ),
    "is_lost": (
        Label('yes', 'no population center, and no sanctuary'),
        Label('yes', 'nobody to sit on the throne'),
        Label('otherwise', ''),
    ),
    "vacant": (
        Label('holds', ''),
    ),
    "regions_of": (
        Label('base', ''),
    ),
    "harvest_of": (
        Label('base', ''),
    ),
    "mint_of": (
        Label('base', ''),
    ),
    "people_of": (
        Label('base', ''),
    ),
    "holds_artifact": (
        Label('holds', ''),
    ),
    "works_of": (
        Label('base', ''),
    ),
    "captives_of": (
        Label('base', ''),
    ),
    "of_power": (
        Label('holds', ''),
    ),
    "earned": (
        Label('base', ''),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5874'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5875'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5876'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5877'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5878'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5879'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5880'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5881'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5882'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5883'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5884'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5885'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5886'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5887'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5888'),
        Label('add', '', 1, 'ruling "Who is counted for the highest production when several have the same"'),
        Label('add', '', 1, 'ruling "Who is counted for the highest production when several have the same"'),
        Label('add', '', 1, 'ruling "Who is counted for the highest production when several have the same"'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5892'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5893'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5894'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5895'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5896'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5897'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5898'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5899'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5900'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5901'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5902'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5903'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5904'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5906'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5907'),
        Label('add', 'fleets, by their quality', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5908'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5909'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5910'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5911'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5912'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5913'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5914'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5915'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5916'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5917'),
        Label('add', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5918'),
    ),
    "survived": (
        Label('base', ''),
        Label('base', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5919'),
        Label('base', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5920'),
        Label('base', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5921'),
        Label('base', '', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5922'),
    ),
    "part_earned": (
        Label('base', ''),
        Label('base', ''),
        Label('add', 'the turn is reached', 1, 'ruling "When the points for having survived until a turn are awarded between times"'),
    ),
    "whole_earned": (
        Label('base', ''),
        Label('base', ''),
        Label('add', 'survived until then'),
        Label('add', 'survived until the end', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5923'),
        Label('add', 'Rex', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5924'),
        Label('add', 'with its partners', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Status Points", line 5925'),
    ),
    "team_regions": (
        Label('base', ''),
    ),
    "team_wins": (
        Label('needs', 'There are no partners.'),
        Label('needs', 'A partner is silent.'),
        Label('needs', 'A region is missing.'),
    ),
    "refusals_team_wins": (
        Label('needs', 'There are no partners.'),
        Label('needs', 'A partner is silent.'),
        Label('needs', 'A region is missing.'),
    ),
    "decided": (
        Label('yes', 'a Rex'),
        Label('yes', 'a team'),
        Label('yes', 'the last turn'),
        Label('yes', 'nobody is left to fight', 1, 'ruling "What happens when one ruler alone, or one team, is left"'),
        Label('otherwise', ''),
    ),
    "best_remembered": (
        Label('holds', ''),
    ),
}


def why_fit_to_rule(figure: Figure) -> tuple[bool, Notes]:
    """The figure can sit on a throne.

    `fit_to_rule` with its notes: pairs of an index of LABELS['fit_to_rule'] and what it moved.
    maelstrom "#455 - Create Sanctuary".
    """
    notes: Notes = []
    if in_irons(figure) or figure.rank not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_is_lost(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom cannot go on.

    `is_lost` with its notes: pairs of an index of LABELS['is_lost'] and what it moved.
    maelstrom "#455 - Create Sanctuary", "Population Centers".
    """
    notes: Notes = []
    if kingdom.sanctuary is None and all(p.kingdom is not kingdom for p in world.places):
        notes.append((0, 0))
        return True, notes  # no population center, and no sanctuary
    if all(f.kingdom is not kingdom or not fit_to_rule(f) for f in world.figures):
        notes.append((1, 0))
        return True, notes  # nobody to sit on the throne
    notes.append((2, 0))
    return False, notes


def why_vacant(kingdom: Kingdom) -> tuple[bool, Notes]:
    """The kingdom has no player.

    `vacant` with its notes: pairs of an index of LABELS['vacant'] and what it moved.
    maelstrom "How To Play".
    """
    notes: Notes = []
    if kingdom.silence < 3:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_regions_of(kingdom: Kingdom) -> tuple[int, Notes]:
    """Regions that a kingdom controls.

    `regions_of` with its notes: pairs of an index of LABELS['regions_of'] and what it moved.
    In plain numbers.
    maelstrom "Regions".
    """
    notes: Notes = []
    value = sum(1 for r in EVERY_REGION if controls(kingdom, r))
    notes.append((0, value))
    return value, notes


def why_harvest_of(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Food that a kingdom's population centers produce.

    `harvest_of` with its notes: pairs of an index of LABELS['harvest_of'] and what it moved.
    In food.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    notes: Notes = []
    value = sum(food_produced(p, world) for p in world.places if p.kingdom is kingdom)
    notes.append((0, value))
    return value, notes


def why_mint_of(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Gold that a kingdom's population centers produce.

    `mint_of` with its notes: pairs of an index of LABELS['mint_of'] and what it moved.
    In gold.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    notes: Notes = []
    value = sum(gold_produced(p, world) for p in world.places if p.kingdom is kingdom)
    notes.append((0, value))
    return value, notes


def why_people_of(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Census of a kingdom's population centers.

    `people_of` with its notes: pairs of an index of LABELS['people_of'] and what it moved.
    In census.
    maelstrom "Status Points".
    """
    notes: Notes = []
    value = sum(p.census for p in world.places if p.kingdom is kingdom)
    notes.append((0, value))
    return value, notes


def why_holds_artifact(kingdom: Kingdom, artifact: Artifact, world: World) -> tuple[bool, Notes]:
    """The kingdom has the artifact.

    `holds_artifact` with its notes: pairs of an index of LABELS['holds_artifact'] and what it moved.
    maelstrom "Status Points".
    """
    notes: Notes = []
    if (
        not kingdom.regalia >> artifact & 1
        and not any(t.kingdom is kingdom and t.artifacts >> artifact & 1 for t in world.targets)
        and not any(g.kingdom is kingdom and g.artifacts >> artifact & 1 for g in world.groups)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_works_of(kingdom: Kingdom, building: Building, world: World) -> tuple[int, Notes]:
    """How many buildings of a kind a kingdom has.

    `works_of` with its notes: pairs of an index of LABELS['works_of'] and what it moved.
    In plain numbers.
    maelstrom "Status Points".
    """
    notes: Notes = []
    value = sum(1 for p in world.places if p.kingdom is kingdom and p.buildings >> building & 1)
    notes.append((0, value))
    return value, notes


def why_captives_of(kingdom: Kingdom, rank: Rank, world: World) -> tuple[int, Notes]:
    """How many of a rank a kingdom holds prisoner.

    `captives_of` with its notes: pairs of an index of LABELS['captives_of'] and what it moved.
    In plain numbers.
    maelstrom "Status Points".
    """
    notes: Notes = []
    value = sum(1 for f in world.figures if f.captor is kingdom and f.rank == rank)
    notes.append((0, value))
    return value, notes


def why_of_power(figure: Figure, least_level: int, most_level: int) -> tuple[bool, Notes]:
    """The figure is of these levels.

    `of_power` with its notes: pairs of an index of LABELS['of_power'] and what it moved.
    maelstrom "Status Points".
    """
    notes: Notes = []
    figure_level = figure.level
    if figure_level < least_level or figure_level > most_level:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_earned(kingdom: Kingdom, item: StatusItem, world: World) -> tuple[int, Notes]:
    """How often a kingdom earns status points for something.

    `earned` with its notes: pairs of an index of LABELS['earned'] and what it moved.
    In plain numbers.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if item == STATUS_ITEM_QUEST_OR_SUPERIOR:
        amount = sum(
            1
            for a in EVERY_ARTIFACT
            if ARTIFACT_QUALITY[a] >= QUALITY_SUPERIOR and holds_artifact(kingdom, a, world)
        )
        notes.append((1, amount))
        value += amount
    if item == STATUS_ITEM_EXCELLENT_ARTIFACT:
        amount_ = sum(
            1
            for a in EVERY_ARTIFACT
            if ARTIFACT_QUALITY[a] == QUALITY_EXCELLENT and holds_artifact(kingdom, a, world)
        )
        notes.append((2, amount_))
        value += amount_
    if item == STATUS_ITEM_FINE_ARTIFACT:
        amount_2 = sum(
            1
            for a in EVERY_ARTIFACT
            if ARTIFACT_QUALITY[a] == QUALITY_FINE and holds_artifact(kingdom, a, world)
        )
        notes.append((3, amount_2))
        value += amount_2
    if item == STATUS_ITEM_AGENT_ELEVEN:
        amount_3 = sum(1 for a in world.agents if a.kingdom is kingdom and a.captor is None and a.level >= 11)
        notes.append((4, amount_3))
        value += amount_3
    if item == STATUS_ITEM_AGENT_EIGHT:
        amount_4 = sum(
            1
            for a in world.agents
            if a.kingdom is kingdom and a.captor is None and of_power(a, 8, 10)
        )
        notes.append((5, amount_4))
        value += amount_4
    if item == STATUS_ITEM_RULER_PRISONER:
        amount_5 = sum(1 for f in world.figures if f.captor is kingdom and f.rank in _ONE_OF_2)
        notes.append((6, amount_5))
        value += amount_5
    if item == STATUS_ITEM_DEMON_PRISONER:
        amount_6 = captives_of(kingdom, RANK_DEMON_PRINCE, world)
        notes.append((7, amount_6))
        value += amount_6
    if item == STATUS_ITEM_PRINCE_PRISONER:
        amount_7 = captives_of(kingdom, RANK_PRINCE, world)
        notes.append((8, amount_7))
        value += amount_7
    if item == STATUS_ITEM_DUKE_PRISONER:
        amount_8 = captives_of(kingdom, RANK_DUKE, world)
        notes.append((9, amount_8))
        value += amount_8
    if item == STATUS_ITEM_COUNT_PRISONER:
        amount_9 = captives_of(kingdom, RANK_COUNT, world)
        notes.append((10, amount_9))
        value += amount_9
    if item == STATUS_ITEM_BARON_PRISONER:
        amount_10 = captives_of(kingdom, RANK_BARON, world)
        notes.append((11, amount_10))
        value += amount_10
    if item == STATUS_ITEM_GOVERNOR_PRISONER:
        amount_11 = captives_of(kingdom, RANK_GOVERNOR, world)
        notes.append((12, amount_11))
        value += amount_11
    if item == STATUS_ITEM_AMBASSADOR_PRISONER:
        amount_12 = captives_of(kingdom, RANK_AMBASSADOR, world)
        notes.append((13, amount_12))
        value += amount_12
    if item == STATUS_ITEM_FOOL_PRISONER:
        amount_13 = captives_of(kingdom, RANK_FOOL, world)
        notes.append((14, amount_13))
        value += amount_13
    if item == STATUS_ITEM_AGENT_PRISONER:
        amount_14 = sum(f.level for f in world.figures if f.captor is kingdom and f.rank == RANK_AGENT)
        notes.append((15, amount_14))
        value += amount_14
    if (
        item == STATUS_ITEM_HIGHEST_FOOD
        and harvest_of(kingdom, world) > 0
        and all(harvest_of(k, world) <= harvest_of(kingdom, world) for k in world.kingdoms)
    ):
        notes.append((16, 1))
        value += 1
    if (
        item == STATUS_ITEM_HIGHEST_GOLD
        and mint_of(kingdom, world) > 0
        and all(mint_of(k, world) <= mint_of(kingdom, world) for k in world.kingdoms)
    ):
        notes.append((17, 1))
        value += 1
    if (
        item == STATUS_ITEM_HIGHEST_CENSUS
        and people_of(kingdom, world) > 0
        and all(people_of(k, world) <= people_of(kingdom, world) for k in world.kingdoms)
    ):
        notes.append((18, 1))
        value += 1
    if item == STATUS_ITEM_HAS_LEGENDARY_CASTLE:
        amount_15 = works_of(kingdom, BUILDING_LEGENDARY_CASTLE, world)
        notes.append((19, amount_15))
        value += amount_15
    if item == STATUS_ITEM_HAS_GREATER_CASTLE:
        amount_16 = works_of(kingdom, BUILDING_GREATER_CASTLE, world)
        notes.append((20, amount_16))
        value += amount_16
    if item == STATUS_ITEM_HAS_CASTLE:
        amount_17 = works_of(kingdom, BUILDING_CASTLE, world)
        notes.append((21, amount_17))
        value += amount_17
    if item == STATUS_ITEM_HAS_CITADEL:
        amount_18 = works_of(kingdom, BUILDING_CITADEL, world)
        notes.append((22, amount_18))
        value += amount_18
    if item == STATUS_ITEM_HAS_FORTRESS:
        amount_19 = works_of(kingdom, BUILDING_FORTRESS, world)
        notes.append((23, amount_19))
        value += amount_19
    if item == STATUS_ITEM_HAS_GREAT_TEMPLE:
        amount_20 = works_of(kingdom, BUILDING_GREAT_TEMPLE, world)
        notes.append((24, amount_20))
        value += amount_20
    if item == STATUS_ITEM_HAS_WIZARD_TOWER:
        amount_21 = works_of(kingdom, BUILDING_WIZARD_TOWER, world)
        notes.append((25, amount_21))
        value += amount_21
    if item == STATUS_ITEM_HAS_MAGE_TOWER:
        amount_22 = works_of(kingdom, BUILDING_GREAT_MAGE_TOWER, world)
        notes.append((26, amount_22))
        value += amount_22
    if (
        item == STATUS_ITEM_WIZARD_SEVEN
        and any(w.kingdom is kingdom and w.captor is None and w.level >= 7 for w in world.wizards)
    ):
        notes.append((27, 1))
        value += 1
    if (
        item == STATUS_ITEM_WIZARD_FIVE
        and any(w.kingdom is kingdom and w.captor is None and of_power(w, 5, 6) for w in world.wizards)
    ):
        notes.append((28, 1))
        value += 1
    if (
        item == STATUS_ITEM_HAS_WARLORD
        and any(
            l_.kingdom is kingdom and l_.captor is None and l_.rank == RANK_WARLORD
            for l_ in world.leaders
        )
    ):
        notes.append((29, 1))
        value += 1
    if (
        item == STATUS_ITEM_HAS_MARSHAL
        and any(
            l_.kingdom is kingdom and l_.captor is None and l_.rank == RANK_MARSHAL
            for l_ in world.leaders
        )
    ):
        notes.append((30, 1))
        value += 1
    if (
        item == STATUS_ITEM_ELITE_BRIGADE
        and any(
            g.kingdom is kingdom and any(b.experience == EXPERIENCE_ELITE for b in g.brigades)
            for g in world.groups
        )
    ):
        notes.append((31, 1))
        value += 1
    if item == STATUS_ITEM_GREAT_HOST:
        amount_23 = sum(1 for g in world.groups if g.kingdom is kingdom and wall_worth(g) > 100000)
        notes.append((32, amount_23))
        value += amount_23
    if item == STATUS_ITEM_STRONG_HOST:
        amount_24 = sum(
            1
            for g in world.groups
            if g.kingdom is kingdom and wall_worth(g) > 70000 and wall_worth(g) <= 100000
        )
        notes.append((33, amount_24))
        value += amount_24
    if item == STATUS_ITEM_NAVAL_MIGHT:
        amount_25 = sum(n.fleets * n.quality for n in world.navies if n.kingdom is kingdom) // 10
        notes.append((34, amount_25))
        value += amount_25  # fleets, by their quality
    if item == STATUS_ITEM_INFLUENCE_TWENTY and reach(kingdom) >= 2000:
        notes.append((35, 1))
        value += 1
    if item == STATUS_ITEM_INFLUENCE_SEVENTEEN and reach(kingdom) >= 1700 and reach(kingdom) < 2000:
        notes.append((36, 1))
        value += 1
    if item == STATUS_ITEM_ON_THE_COUNCIL and kingdom.councillor:
        notes.append((37, 1))
        value += 1
    if item == STATUS_ITEM_ENEMY_OF_SOMEBODY:
        amount_26 = len(kingdom.foes)
        notes.append((38, amount_26))
        value += amount_26
    if item == STATUS_ITEM_ALLY_OF_SOMEBODY:
        amount_27 = len(kingdom.allies)
        notes.append((39, amount_27))
        value += amount_27
    if (
        item == STATUS_ITEM_HAS_PRINCE
        and any(f.kingdom is kingdom and f.captor is None and f.rank == RANK_PRINCE for f in world.figures)
    ):
        notes.append((40, 1))
        value += 1
    if item == STATUS_ITEM_TIGHT_REGION:
        amount_28 = sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_TIGHT_CONTROL)
        notes.append((41, amount_28))
        value += amount_28
    if item == STATUS_ITEM_CONTROLLED_REGION:
        amount_29 = sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_CONTROL)
        notes.append((42, amount_29))
        value += amount_29
    if item == STATUS_ITEM_SUBSTANTIAL_REGION:
        amount_30 = sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_SUBSTANTIAL)
        notes.append((43, amount_30))
        value += amount_30
    if item == STATUS_ITEM_SIGNIFICANT_REGION:
        amount_31 = sum(1 for r in EVERY_REGION if hold(kingdom, r) == HOLD_SIGNIFICANT)
        notes.append((44, amount_31))
        value += amount_31
    return value, notes


def why_survived(item: StatusItem) -> tuple[int, Notes]:
    """Turn until which one has survived for the points of it.

    `survived` with its notes: pairs of an index of LABELS['survived'] and what it moved.
    In plain numbers.
    maelstrom "Status Points".
    """
    notes: Notes = []
    if item not in _ONE_OF_3:
        notes.append((0, 0))
        value = 0
    elif item == STATUS_ITEM_UNTIL_TWELVE:
        notes.append((1, 12))
        value = 12
    elif item == STATUS_ITEM_UNTIL_EIGHTEEN:
        notes.append((2, 18))
        value = 18
    elif item == STATUS_ITEM_UNTIL_TWENTY_FOUR:
        notes.append((3, 24))
        value = 24
    elif item == STATUS_ITEM_UNTIL_THIRTY:
        notes.append((4, 30))
        value = 30
    else:
        value = 0
    return value, notes


def why_part_earned(kingdom: Kingdom, item: StatusItem, world: World) -> tuple[int, Notes]:
    """What something earns between times.

    `part_earned` with its notes: pairs of an index of LABELS['part_earned'] and what it moved.
    In status points.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    notes: Notes = []
    if STATUS_POINTS_BY_UNIT[item]:
        value = interim_status(item, earned(kingdom, item, world))
        notes.append((0, value))
    elif not STATUS_POINTS_BY_UNIT[item]:
        value = earned(kingdom, item, world) * interim_status(item, 1)
        notes.append((1, value))
    else:
        value = 0
    if survived(item) > 0 and survived(item) == world.month:
        amount = interim_status(item, 1)
        notes.append((2, amount))
        value += amount  # the turn is reached
    return value, notes


def why_whole_earned(kingdom: Kingdom, item: StatusItem, world: World) -> tuple[int, Notes]:
    """What something earns when the campaign ends.

    `whole_earned` with its notes: pairs of an index of LABELS['whole_earned'] and what it moved.
    In status points.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Status Points".
    """
    notes: Notes = []
    if STATUS_POINTS_BY_UNIT[item]:
        value = final_status(item, earned(kingdom, item, world))
        notes.append((0, value))
    elif not STATUS_POINTS_BY_UNIT[item]:
        value = earned(kingdom, item, world) * final_status(item, 1)
        notes.append((1, value))
    else:
        value = 0
    if survived(item) > 0 and survived(item) <= world.month:
        amount = final_status(item, 1)
        notes.append((2, amount))
        value += amount  # survived until then
    if item == STATUS_ITEM_SURVIVED_ALL:
        amount_ = final_status(item, 1)
        notes.append((3, amount_))
        value += amount_  # survived until the end
    if item == STATUS_ITEM_REX_VICTORY and world.happened('victorious', 'this', 0, kingdom):
        amount_2 = final_status(item, 1)
        notes.append((4, amount_2))
        value += amount_2  # Rex
    if item == STATUS_ITEM_TEAM_VICTORY and world.happened('won_together', 'this', 0, kingdom):
        amount_3 = final_status(item, 1)
        notes.append((5, amount_3))
        value += amount_3  # with its partners
    return value, notes


def why_team_regions(team: int, world: World) -> tuple[int, Notes]:
    """Regions that the kingdoms of a team control.

    `team_regions` with its notes: pairs of an index of LABELS['team_regions'] and what it moved.
    In plain numbers.
    maelstrom "#997 - Team Victory Check".
    """
    notes: Notes = []
    value = sum(regions_of(k) for k in world.kingdoms if k.team == team)
    notes.append((0, value))
    return value, notes


def why_team_wins(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The partners have won.

    `team_wins` with its notes: pairs of an index of LABELS['team_wins'] and what it moved.
    maelstrom "#997 - Team Victory Check".
    """
    notes: Notes = []
    kingdom_team = kingdom.team
    if kingdom_team <= 0:
        notes.append((0, 0))
        return False, notes  # There are no partners.
    if not all(
        k.team != kingdom_team or k.struck_off or vacant(k) or world.happened('spoken_for', 'this', 0, k)
        for k in world.kingdoms
    ):
        notes.append((1, 0))
        return False, notes  # A partner is silent.
    if team_regions(kingdom_team, world) < 5:
        notes.append((2, 0))
        return False, notes  # A region is missing.
    return True, notes


def why_decided(world: World) -> tuple[bool, Notes]:
    """The campaign is decided.

    `decided` with its notes: pairs of an index of LABELS['decided'] and what it moved.
    maelstrom "How To Play".
    """
    notes: Notes = []
    if any(world.happened('victorious', 'this', 0, k) for k in world.kingdoms):
        notes.append((0, 0))
        return True, notes  # a Rex
    if any(world.happened('won_together', 'this', 0, k) for k in world.kingdoms):
        notes.append((1, 0))
        return True, notes  # a team
    if world.month >= world.last_turn:
        notes.append((2, 0))
        return True, notes  # the last turn
    if (
        any(k.struck_off for k in world.kingdoms)
        and all(
            all(
                k.struck_off or o.struck_off or k is o or (k.team == o.team and k.team > 0)
                for o in world.kingdoms
            )
            for k in world.kingdoms
        )
    ):
        notes.append((3, 0))
        return True, notes  # nobody is left to fight
    notes.append((4, 0))
    return False, notes


def why_best_remembered(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom has the most status points.

    `best_remembered` with its notes: pairs of an index of LABELS['best_remembered'] and what it moved.
    maelstrom "How To Play".
    """
    notes: Notes = []
    if (
        kingdom.struck_off
        or vacant(kingdom)
        or not all(k.struck_off or vacant(k) or k.fame <= kingdom.fame for k in world.kingdoms)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
