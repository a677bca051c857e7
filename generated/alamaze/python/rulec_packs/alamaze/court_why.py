"""The resolvers of court.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import (
    Artifact, BUILDING_BAZAAR, KINGDOM_ANCIENT_ONES, KINGDOM_DEATHKNIGHTS, KINGDOM_DEMON_PRINCES,
    KINGDOM_FORGOTTEN, KINGDOM_GIANTS, KINGDOM_HALFLING, KINGDOM_ILLUSIONIST, KINGDOM_TYRANT,
    KINGDOM_UNDERWORLD, RANK_AGENT, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE,
    RANK_DUKE, RANK_FANATIC, RANK_GOVERNOR, RANK_KING, RANK_PRINCE, RANK_QUEEN, RANK_REGENT, Rank, Region,
    TRAIT_CHARISMA, TRAIT_DEVOUT, TRAIT_DYNASTY, TRAIT_EVIL, TRAIT_FEUDAL, TRAIT_ORATORY, TRAIT_ORDER,
    TRAIT_RIDERS,
)
from ._kinds import Agent, Figure, Kingdom, Place, Target
from ._tables import ARTIFACT_MISSION_RANGE, ARTIFACT_MOVES_RANGE, REGION_OPENING_INFLUENCE
from ._world import VARIANT_ICE_AGE, World
from .court import figure_range, ore_factor
from .realm import controls

_ANY_OF_1: Final = (
    1 << TRAIT_CHARISMA | 1 << TRAIT_DYNASTY | 1 << TRAIT_FEUDAL | 1 << TRAIT_ORATORY | 1 << TRAIT_ORDER
)
_BUILDING_BAZAAR_BIT: Final = 1 << BUILDING_BAZAAR
_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON,
))
_ONE_OF_2: Final = frozenset((RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR))
_TRAIT_CHARISMA_BIT: Final = 1 << TRAIT_CHARISMA
_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT
_TRAIT_DYNASTY_BIT: Final = 1 << TRAIT_DYNASTY
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL
_TRAIT_FEUDAL_BIT: Final = 1 << TRAIT_FEUDAL
_TRAIT_ORATORY_BIT: Final = 1 << TRAIT_ORATORY
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "group_slots": (
        Label('base', ''),
        Label('set to', 'a larger host', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Deathknights", line 2921', 'Deathknights (kingdom)'),
        Label('set to', 'a larger host', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Giants", line 3266', 'Giants (kingdom)'),
        Label('set to', 'a larger host', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Tyrant", line 3702', 'Tyrant (kingdom)'),
    ),
    "skeletons_kept": (
        Label('base', ''),
        Label('times', 'nothing to hide', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ancient Ones", line 2758', 'Ancient Ones (kingdom)'),
        Label('times', 'nothing to hide', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2960', 'Demon Princes (kingdom)'),
        Label('times', 'nothing to hide', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "The Forgotten", line 3185', 'The Forgotten (kingdom)'),
        Label('subtract', 'a clear conscience, nearly', 1, '', 'Devout (trait)'),
    ),
    "opening_influence": (
        Label('base', ''),
        Label('add', 'the old capitals, and Pellinor', 100),
        Label('add', 'charm', 100, '', 'Charisma (trait)'),
        Label('add', 'an old house', 100, '', 'Dynasty (trait)'),
        Label('add', 'many vassals', 100, '', 'Feudal (trait)'),
        Label('add', 'a golden tongue', 100, '', 'Oratory (trait)'),
        Label('add', 'law and order', 100, '', 'Order (trait)'),
    ),
    "figure_range": (
        Label('base', ''),
        Label('add', 'wings'),
        Label('subtract', 'deep snow', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Special Option: Ice Age", line 830', 'ice age'),
        Label('add', 'in the saddle', 1, '', 'Riders (trait)'),
    ),
    "journey_range": (
        Label('base', ''),
        Label('at least', 'a mount'),
    ),
    "errand_range": (
        Label('base', ''),
        Label('at least', 'a mount'),
    ),
    "miners_range": (
        Label('base', ''),
        Label('set to', 'deep snow', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Mithril", line 1236; "#352 \u2013 Move Mithril Miners", line 4419', 'ice age'),
    ),
    "ore_factor": (
        Label('base', ''),
        Label('set to', 'what lies under the ice', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Mithril", line 1236', 'ice age'),
    ),
    "rush_chance": (
        Label('base', ''),
        Label('times', 'prospectors are eager at first'),
    ),
    "ore_mined": (
        Label('base', ''),
        Label('times', 'an Ice Age'),
    ),
    "entry_seen": (
        Label('base', 'chance that a rival learns of the arrival of somebody below a Baron'),
        Label('set to', 'a Baron or higher does not travel alone'),
        Label('set to', 'nobody notices a spy'),
        Label('at least', 'unseen'),
        Label('subtract', 'crowd', 1, '', 'Bazaar (building)'),
        Label('subtract', 'who was that?', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Illusionist", line 3370', 'Illusionist (kingdom)'),
    ),
    "fall_capture": (
        Label('base', ''),
        Label('set to', 'Consuls slip away', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ancient Ones", line 2746', 'Ancient Ones (kingdom)'),
        Label('set to', 'Demon Princes vanish', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2958', 'Demon Princes (kingdom)'),
        Label('set to', 'small and quick', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Halfling", line 3333', 'Halfling (kingdom)'),
        Label('set to', 'back doors', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Underworld", line 3737', 'Underworld (kingdom)'),
    ),
    "may_reign": (
        Label('holds', ''),
    ),
    "succession_loss": (
        Label('case', 'born to it'),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "law_share": (
        Label('base', ''),
        Label('set to', 'no law, no bill', 1, '', 'Evil (trait)'),
    ),
    "supported_defense": (
        Label('base', ''),
        Label('increase by', 'regional support', 10),
        Label('round', 'whole points', 10, 'ruling "What happens to fractions"'),
    ),
    "mustered": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "gift_chance": (
        Label('base', ''),
        Label('add', 'faith', 1, '', 'Devout (trait)'),
    ),
}


def why_group_slots(kingdom: Kingdom) -> tuple[int, Notes]:
    """Groups that a kingdom may have.

    `group_slots` with its notes: pairs of an index of LABELS['group_slots'] and what it moved.
    In plain numbers.
    maelstrom "Groups".
    """
    notes: Notes = []
    notes.append((0, 4))
    value = 4
    kingdom_began_as = kingdom.began_as
    if kingdom_began_as == KINGDOM_DEATHKNIGHTS:
        notes.append((1, 5 - value))
        value = 5  # Deathknights (kingdom): a larger host
    if kingdom_began_as == KINGDOM_GIANTS:
        notes.append((2, 5 - value))
        value = 5  # Giants (kingdom): a larger host
    if kingdom_began_as == KINGDOM_TYRANT:
        notes.append((3, 6 - value))
        value = 6  # Tyrant (kingdom): a larger host
    return value, notes


def why_skeletons_kept(kingdom: Kingdom) -> tuple[int, Notes]:
    """Skeletons in a kingdom's closet when the campaign begins.

    `skeletons_kept` with its notes: pairs of an index of LABELS['skeletons_kept'] and what it moved.
    In plain numbers.
    maelstrom "Skeletons In The Closet".
    """
    notes: Notes = []
    notes.append((0, 3))
    value = 3
    if kingdom.traits & _TRAIT_DEVOUT_BIT:
        notes.append((4, -1))
        value -= 1  # Devout (trait): a clear conscience, nearly
    kingdom_began_as = kingdom.began_as
    if kingdom_began_as == KINGDOM_ANCIENT_ONES:
        notes.append((1, -1 * value))
        value = 0  # Ancient Ones (kingdom): nothing to hide
    if kingdom_began_as == KINGDOM_DEMON_PRINCES:
        notes.append((2, -1 * value))
        value = 0  # Demon Princes (kingdom): nothing to hide
    if kingdom_began_as == KINGDOM_FORGOTTEN:
        notes.append((3, -1 * value))
        value = 0  # The Forgotten (kingdom): nothing to hide
    return value, notes


def why_opening_influence(kingdom: Kingdom, home: Region) -> tuple[int, Notes]:
    """A ruler's influence when the campaign begins.

    `opening_influence` with its notes: pairs of an index of LABELS['opening_influence'] and what it
    moved.
    In steps of 1/100 influence.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 12))
    value = 1200
    amount = REGION_OPENING_INFLUENCE[home]
    notes.append((1, amount))
    value += amount  # the old capitals, and Pellinor
    kingdom_traits = kingdom.traits
    if kingdom_traits & _ANY_OF_1:
        if kingdom_traits & _TRAIT_CHARISMA_BIT:
            notes.append((2, 100))
            value += 100  # Charisma (trait): charm
        if kingdom_traits & _TRAIT_DYNASTY_BIT:
            notes.append((3, 100))
            value += 100  # Dynasty (trait): an old house
        if kingdom_traits & _TRAIT_FEUDAL_BIT:
            notes.append((4, 100))
            value += 100  # Feudal (trait): many vassals
        if kingdom_traits & _TRAIT_ORATORY_BIT:
            notes.append((5, 100))
            value += 100  # Oratory (trait): a golden tongue
        if kingdom_traits & _TRAIT_ORDER_BIT:
            notes.append((6, 200))
            value += 200  # Order (trait): law and order
    return value, notes


def why_figure_range(kingdom: Kingdom, world: World) -> tuple[int, Notes]:
    """Areas that an emissary, an agent or a priestess may travel.

    `figure_range` with its notes: pairs of an index of LABELS['figure_range'] and what it moved.
    In areas.
    maelstrom "Political Emissaries", "#350 - Move Emissary".
    """
    notes: Notes = []
    notes.append((0, 7))
    value = 7
    if kingdom.winged:
        notes.append((1, 2))
        value += 2  # wings
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((2, -2))
        value -= 2  # ice age: deep snow
    if kingdom.traits & _TRAIT_RIDERS_BIT:
        notes.append((3, 1))
        value += 1  # Riders (trait): in the saddle
    return value, notes


def why_journey_range(kingdom: Kingdom, figure: Target, world: World) -> tuple[int, Notes]:
    """Areas that a figure may travel with what it owns.

    `journey_range` with its notes: pairs of an index of LABELS['journey_range'] and what it moved.
    In areas.
    maelstrom "#350 - Move Emissary", "Political Emissaries", "Artifacts".
    """
    notes: Notes = []
    value = figure_range(kingdom, world)
    notes.append((0, value))
    limit = max([
        0,
        *[
            present(ARTIFACT_MOVES_RANGE[a], '')
            for a in map(Artifact, members(figure.artifacts))
            if ARTIFACT_MOVES_RANGE[a] is not None
        ],
    ])
    if value < limit:
        notes.append((1, limit - value))
        value = limit  # a mount
    return value, notes


def why_errand_range(kingdom: Kingdom, agent: Agent, world: World) -> tuple[int, Notes]:
    """Areas within which an agent carries out missions.

    `errand_range` with its notes: pairs of an index of LABELS['errand_range'] and what it moved.
    In areas.
    maelstrom "Agents", "Artifacts".
    """
    notes: Notes = []
    value = figure_range(kingdom, world)
    notes.append((0, value))
    limit = max([
        0,
        *[
            present(ARTIFACT_MISSION_RANGE[a], '')
            for a in map(Artifact, members(agent.artifacts))
            if ARTIFACT_MISSION_RANGE[a] is not None
        ],
    ])
    if value < limit:
        notes.append((1, limit - value))
        value = limit  # a mount
    return value, notes


def why_miners_range(world: World) -> tuple[int, Notes]:
    """Areas that miners may travel in a turn.

    `miners_range` with its notes: pairs of an index of LABELS['miners_range'] and what it moved.
    In areas.
    maelstrom "Mithril", "#352 - Move Mithril Miners".
    """
    notes: Notes = []
    notes.append((0, 10))
    value = 10
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((1, 5 - value))
        value = 5  # ice age: deep snow
    return value, notes


def why_ore_factor(world: World) -> tuple[int, Notes]:
    """Times the usual mithril that miners bring home.

    `ore_factor` with its notes: pairs of an index of LABELS['ore_factor'] and what it moved.
    In plain numbers.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    if world.variants & _VARIANT_ICE_AGE_BIT:
        notes.append((1, 2 - value))
        value = 2  # ice age: what lies under the ice
    return value, notes


def why_rush_chance(turns: int) -> tuple[int, Notes]:
    """Chance that prospectors find ore in a turn.

    `rush_chance` with its notes: pairs of an index of LABELS['rush_chance'] and what it moved.
    In percent.
    maelstrom "Mithril".
    """
    notes: Notes = []
    notes.append((0, 10))
    value = 10
    if turns <= 5:
        notes.append((1, value))
        value *= 2  # prospectors are eager at first
    return value, notes


def why_ore_mined(miners: int, world: World) -> tuple[int, Notes]:
    """Mithril that miners bring home in a turn.

    `ore_mined` with its notes: pairs of an index of LABELS['ore_mined'] and what it moved.
    In mithril.
    maelstrom "Mithril".
    """
    notes: Notes = []
    value = miners
    notes.append((0, value))
    times = ore_factor(world)
    notes.append((1, value * (times - 1)))
    value *= times  # an Ice Age
    return value, notes


def why_entry_seen(figure: Figure, place: Place) -> tuple[int, Notes]:
    """Chance that a ruler learns of an emissary who comes to town.

    `entry_seen` with its notes: pairs of an index of LABELS['entry_seen'] and what it moved.
    In percent.
    maelstrom "#350 - Move Emissary".
    """
    notes: Notes = []
    notes.append((0, 25))
    value = 25  # chance that a rival learns of the arrival of somebody below a Baron
    figure_rank = figure.rank
    if figure_rank in _ONE_OF_1:
        notes.append((1, 50 - value))
        value = 50  # a Baron or higher does not travel alone
    if figure_rank == RANK_AGENT or figure_rank == RANK_FANATIC:
        notes.append((2, -1 * value))
        value = 0  # nobody notices a spy
    if place.buildings & _BUILDING_BAZAAR_BIT:
        notes.append((4, -20))
        value -= 20  # Bazaar (building): crowd
    figure_kingdom = figure.kingdom
    if figure_kingdom is not None and figure_kingdom.began_as == KINGDOM_ILLUSIONIST:
        notes.append((5, -20))
        value -= 20  # Illusionist (kingdom): who was that?
    if value < 0:
        notes.append((3, -1 * value))
        value = 0  # unseen
    return value, notes


def why_fall_capture(target: Target) -> tuple[int, Notes]:
    """Chance that a figure is captured when a population center falls.

    `fall_capture` with its notes: pairs of an index of LABELS['fall_capture'] and what it moved.
    In percent.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    notes.append((0, 50))
    value = 50
    target_kingdom = target.kingdom
    if target_kingdom is not None:
        target_kingdom_began_as = target_kingdom.began_as
        if target_kingdom_began_as == KINGDOM_ANCIENT_ONES and target.rank == RANK_CONSUL:
            notes.append((1, 25 - value))
            value = 25  # Ancient Ones (kingdom): Consuls slip away
        if target_kingdom_began_as == KINGDOM_DEMON_PRINCES and target.rank == RANK_DEMON_PRINCE:
            notes.append((2, 25 - value))
            value = 25  # Demon Princes (kingdom): Demon Princes vanish
        if target_kingdom_began_as == KINGDOM_HALFLING:
            notes.append((3, 25 - value))
            value = 25  # Halfling (kingdom): small and quick
        if target_kingdom_began_as == KINGDOM_UNDERWORLD:
            notes.append((4, 25 - value))
            value = 25  # Underworld (kingdom): back doors
    return value, notes


def why_may_reign(rank: Rank) -> tuple[bool, Notes]:
    """Somebody of the rank may become Regent.

    `may_reign` with its notes: pairs of an index of LABELS['may_reign'] and what it moved.
    maelstrom "Royal Succession (Regent)", "Political Emissaries".
    """
    notes: Notes = []
    if rank not in _ONE_OF_2:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_succession_loss(rank: Rank) -> tuple[int, Notes]:
    """Influence that is lost when an emissary becomes Regent.

    `succession_loss` with its notes: pairs of an index of LABELS['succession_loss'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "Royal Succession (Regent)".
    """
    notes: Notes = []
    if rank == RANK_PRINCE or rank == RANK_DEMON_PRINCE:
        notes.append((0, 0))
        return 100, notes  # born to it
    if rank == RANK_DUKE:
        notes.append((1, 0))
        return 150, notes
    if rank == RANK_COUNT:
        notes.append((2, 0))
        return 200, notes
    if rank == RANK_BARON:
        notes.append((3, 0))
        return 250, notes
    notes.append((4, 0))
    return 300, notes


def why_law_share(kingdom: Kingdom) -> tuple[int, Notes]:
    """Share of its production that the Rule of Law costs in a region under control.

    `law_share` with its notes: pairs of an index of LABELS['law_share'] and what it moved.
    In percent.
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 10))
    value = 10
    if kingdom.traits & _TRAIT_EVIL_BIT:
        notes.append((1, -1 * value))
        value = 0  # Evil (trait): no law, no bill
    return value, notes


def why_supported_defense(place: Place) -> tuple[int, Notes]:
    """A population center's defense with its region behind it.

    `supported_defense` with its notes: pairs of an index of LABELS['supported_defense'] and what it
    moved.
    In defense.
    maelstrom "Regions".
    """
    notes: Notes = []
    value = place.defense
    notes.append((0, value))
    place_kingdom = place.kingdom
    if place_kingdom is not None and place.region is not None and controls(place_kingdom, place.region):
        notes.append((1, value))
        value *= 11  # regional support
    else:
        value *= 10
    before = value
    value = (value + 5) // 10  # whole points
    notes.append((2, 10 * value - before))
    return value, notes


def why_mustered(turns: int) -> tuple[int, Notes]:
    """Brigades of Skeletons that the Deathknights muster.

    `mustered` with its notes: pairs of an index of LABELS['mustered'] and what it moved.
    In plain numbers.
    maelstrom "Deathknights", "#564 - Muster The Fallen (Deathknights only)".
    """
    notes: Notes = []
    if turns <= 0:
        notes.append((0, 0))
        return 0, notes
    if 1 <= turns <= 10:
        notes.append((1, 0))
        return 2, notes
    if 11 <= turns <= 20:
        notes.append((2, 0))
        return 4, notes
    if 21 <= turns <= 30:
        notes.append((3, 0))
        return 6, notes
    notes.append((4, 0))
    return 10, notes


def why_gift_chance(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that a Noble Maiden has the gift.

    `gift_chance` with its notes: pairs of an index of LABELS['gift_chance'] and what it moved.
    In percent.
    maelstrom "#509 - Test For The Gift".
    """
    notes: Notes = []
    notes.append((0, 70))
    value = 70
    if kingdom.traits & _TRAIT_DEVOUT_BIT:
        notes.append((1, 15))
        value += 15  # Devout (trait): faith
    return value, notes
