"""The resolvers of clerks.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import (
    AlchemistItem, Award, Building, CampaignVariant, ClosetSkeleton, CustomItem, Lookout, MagicalItem,
    OBJECTIVE_CLASS_TERRITORIAL, Objective, Order, Privilege, TRAIT_DEVOUT, Triumph, VIGOR_WEARY, Vigor,
)
from ._kinds import Kingdom
from ._tables import (
    ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_WORKSHOP,
    AWARD_MERIT_POINTS, BUILDING_OWNERS, CAMPAIGN_VARIANT_TEAMS, CAMPAIGN_VARIANT_TEAM_KINGDOMS,
    CLOSET_SKELETON_INFLUENCE, CUSTOM_ITEM_MOST_CHOICES, CUSTOM_ITEM_PICK_COST, LOOKOUT_FINDS_HIDDEN,
    LOOKOUT_HIDDEN_LEVEL, MAGICAL_ITEM_MITHRIL_PRICE, OBJECTIVE_GOAL_CLASS, OBJECTIVE_MERIT_POINTS,
    ORDER_NOT_OPEN_TO, ORDER_RESTRICTED_TO, PRIVILEGE_ORDER, TRIUMPH_REGIONS, VIGOR_EXHAUSTING,
)
from .clerks import awards_worth, goals_worth, picks_spent
from .realm import controls

_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "goals_worth": (
        Label('base', ''),
    ),
    "goals_allowed": (
        Label('needs', 'They are worth neither award.'),
        Label('needs', 'A territory has to be among them.'),
        Label('needs', 'Each category gives a single goal.'),
    ),
    "refusals_goals_allowed": (
        Label('needs', 'They are worth neither award.'),
        Label('needs', 'A territory has to be among them.'),
        Label('needs', 'Each category gives a single goal.'),
    ),
    "awards_worth": (
        Label('base', ''),
    ),
    "awards_allowed": (
        Label('needs', 'They cost more than the goals were worth.'),
        Label('needs', 'Nothing is given more than two times.'),
    ),
    "refusals_awards_allowed": (
        Label('needs', 'They cost more than the goals were worth.'),
        Label('needs', 'Nothing is given more than two times.'),
    ),
    "picks_spent": (
        Label('base', ''),
    ),
    "customs_allowed": (
        Label('needs', 'It costs more than 10 customization points.'),
        Label('needs', 'Something is chosen too often.'),
    ),
    "refusals_customs_allowed": (
        Label('needs', 'It costs more than 10 customization points.'),
        Label('needs', 'Something is chosen too often.'),
    ),
    "may_craft": (
        Label('needs', 'The craft takes a greater wizard.'),
        Label('needs', "It takes the item's mithril price; at hand: the kingdom's mithril."),
    ),
    "refusals_may_craft": (
        Label('needs', 'The craft takes a greater wizard.'),
        Label('needs', "It takes the item's mithril price; at hand: the kingdom's mithril."),
    ),
    "may_brew": (
        Label('needs', 'Nobody else knows how.'),
        Label('needs', 'The building that it takes is missing.'),
        Label('needs', 'There is not enough food.'),
        Label('needs', 'There is not enough gold.'),
    ),
    "refusals_may_brew": (
        Label('needs', 'Nobody else knows how.'),
        Label('needs', 'The building that it takes is missing.'),
        Label('needs', 'There is not enough food.'),
        Label('needs', 'There is not enough gold.'),
    ),
    "skeleton_toll": (
        Label('base', '', 100),
    ),
    "exhaustion_chance": (
        Label('base', ''),
        Label('base', ''),
        Label('set to', 'faith carries her', 1, '', 'Devout (trait)'),
    ),
    "finds_hidden": (
        Label('yes', 'nothing stays hidden'),
        Label('yes', 'sharp eyes'),
        Label('otherwise', ''),
    ),
    "thrones": (
        Label('base', ''),
        Label('base', ''),
    ),
    "partners": (
        Label('base', ''),
        Label('base', ''),
    ),
    "has_won": (
        Label('no', 'nothing that a ruler could count'),
        Label('yes', 'enough regions'),
        Label('otherwise', ''),
    ),
    "order_open": (
        Label('no', 'barred from it'),
        Label('yes', 'a special rule of its own'),
        Label('yes', 'open to all'),
        Label('yes', 'its own art'),
        Label('otherwise', ''),
    ),
    "building_open": (
        Label('yes', 'open to all'),
        Label('yes', 'its own art'),
        Label('otherwise', ''),
    ),
}


def why_goals_worth(goals: Sequence[Objective]) -> tuple[int, Notes]:
    """What a ruler's goals are worth together.

    `goals_worth` with its notes: pairs of an index of LABELS['goals_worth'] and what it moved.
    In objective points.
    maelstrom "Early Strategic Objective (ESO)", "#991 - Set ESO Conditions".
    """
    notes: Notes = []
    value = sum(OBJECTIVE_MERIT_POINTS[g] for g in goals)
    notes.append((0, value))
    return value, notes


def why_goals_allowed(goals: Sequence[Objective]) -> tuple[bool, Notes]:
    """The goals may be set.

    `goals_allowed` with its notes: pairs of an index of LABELS['goals_allowed'] and what it moved.
    maelstrom "Early Strategic Objective (ESO)", "#991 - Set ESO Conditions".
    """
    notes: Notes = []
    if goals_worth(goals) != 3 and goals_worth(goals) != 5:
        notes.append((0, 0))
        return False, notes  # They are worth neither award.
    if not any(OBJECTIVE_GOAL_CLASS[g] == OBJECTIVE_CLASS_TERRITORIAL for g in goals):
        notes.append((1, 0))
        return False, notes  # A territory has to be among them.
    if not all(
        sum(1 for goal in goals if OBJECTIVE_GOAL_CLASS[goal] == OBJECTIVE_GOAL_CLASS[g]) == 1
        for g in goals
    ):
        notes.append((2, 0))
        return False, notes  # Each category gives a single goal.
    return True, notes


def why_awards_worth(awards: Sequence[Award]) -> tuple[int, Notes]:
    """What the awards cost together.

    `awards_worth` with its notes: pairs of an index of LABELS['awards_worth'] and what it moved.
    In objective points.
    maelstrom "The Awards", "#992 - Receive ESO Awards".
    """
    notes: Notes = []
    value = sum(AWARD_MERIT_POINTS[a] for a in awards)
    notes.append((0, value))
    return value, notes


def why_awards_allowed(awards: Sequence[Award], goals: Sequence[Objective]) -> tuple[bool, Notes]:
    """The awards may be claimed.

    `awards_allowed` with its notes: pairs of an index of LABELS['awards_allowed'] and what it moved.
    maelstrom "The Awards", "#992 - Receive ESO Awards".
    """
    notes: Notes = []
    if awards_worth(awards) > goals_worth(goals):
        notes.append((0, 0))
        return False, notes  # They cost more than the goals were worth.
    if not all(sum(1 for gift in awards if gift == a) <= 2 for a in awards):
        notes.append((1, 0))
        return False, notes  # Nothing is given more than two times.
    return True, notes


def why_picks_spent(items: Sequence[CustomItem]) -> tuple[int, Notes]:
    """What a ruler spends on customization.

    `picks_spent` with its notes: pairs of an index of LABELS['picks_spent'] and what it moved.
    In customization points.
    maelstrom "Kingdom Customization", "#993 - Kingdom Customization".
    """
    notes: Notes = []
    value = sum(CUSTOM_ITEM_PICK_COST[i] for i in items)
    notes.append((0, value))
    return value, notes


def why_customs_allowed(items: Sequence[CustomItem]) -> tuple[bool, Notes]:
    """The choice is valid.

    `customs_allowed` with its notes: pairs of an index of LABELS['customs_allowed'] and what it moved.
    maelstrom "Kingdom Customization", "#993 - Kingdom Customization".
    """
    notes: Notes = []
    if picks_spent(items) > 10:
        notes.append((0, 0))
        return False, notes  # It costs more than 10 customization points.
    if not all(
        sum(1 for choice in items if choice == i) <= present(CUSTOM_ITEM_MOST_CHOICES[i], '')
        for i in items
        if CUSTOM_ITEM_MOST_CHOICES[i] is not None
    ):
        notes.append((1, 0))
        return False, notes  # Something is chosen too often.
    return True, notes


def why_may_craft(item: MagicalItem, power: int, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The wizard may craft it.

    `may_craft` with its notes: pairs of an index of LABELS['may_craft'] and what it moved.
    maelstrom "Magic", "Spell #525 - Create Magical Item".
    """
    notes: Notes = []
    if power < 5:
        notes.append((0, 0))
        return False, notes  # The craft takes a greater wizard.
    if kingdom.mithril < MAGICAL_ITEM_MITHRIL_PRICE[item]:
        notes.append((1, 0))
        return False, notes  # It takes the item's mithril price; at hand: the kingdom's mithril.
    return True, notes


def why_may_brew(item: AlchemistItem, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The Alchemist may make it.

    `may_brew` with its notes: pairs of an index of LABELS['may_brew'] and what it moved.
    maelstrom "Alchemist", "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: Notes = []
    if kingdom.began_as != ALCHEMIST_ITEM_FOLK[item]:
        notes.append((0, 0))
        return False, notes  # Nobody else knows how.
    if not any(
        any(b == ALCHEMIST_ITEM_WORKSHOP[item] for b in map(Building, members(p.buildings)))
        for p in kingdom.places
    ):
        notes.append((1, 0))
        return False, notes  # The building that it takes is missing.
    if ALCHEMIST_ITEM_BREAD[item] is not None and kingdom.food < present(ALCHEMIST_ITEM_BREAD[item], ''):
        notes.append((2, 0))
        return False, notes  # There is not enough food.
    if ALCHEMIST_ITEM_COIN[item] is not None and kingdom.gold < present(ALCHEMIST_ITEM_COIN[item], ''):
        notes.append((3, 0))
        return False, notes  # There is not enough gold.
    return True, notes


def why_skeleton_toll(skeleton: ClosetSkeleton) -> tuple[int, Notes]:
    """What a secret costs when it is out.

    `skeleton_toll` with its notes: pairs of an index of LABELS['skeleton_toll'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "Skeletons In The Closet".
    """
    notes: Notes = []
    value = -1 * CLOSET_SKELETON_INFLUENCE[skeleton]
    notes.append((0, value))
    return value, notes


def why_exhaustion_chance(vigor: Vigor, kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that acting exhausts a High Priestess.

    `exhaustion_chance` with its notes: pairs of an index of LABELS['exhaustion_chance'] and what it
    moved.
    In percent.
    maelstrom "High Priestess".
    """
    notes: Notes = []
    if VIGOR_EXHAUSTING[vigor] is None:
        notes.append((0, 0))
        value = 0
    elif VIGOR_EXHAUSTING[vigor] is not None:
        value = present(VIGOR_EXHAUSTING[vigor], '')
        notes.append((1, value))
    else:
        value = 0
    if kingdom.traits & _TRAIT_DEVOUT_BIT and vigor == VIGOR_WEARY:
        notes.append((2, 25 - value))
        value = 25  # Devout (trait): faith carries her
    return value, notes


def why_finds_hidden(lookout: Lookout, grade: int) -> tuple[bool, Notes]:
    """A hidden population center is found so.

    `finds_hidden` with its notes: pairs of an index of LABELS['finds_hidden'] and what it moved.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    if LOOKOUT_FINDS_HIDDEN[lookout]:
        notes.append((0, 0))
        return True, notes  # nothing stays hidden
    if LOOKOUT_HIDDEN_LEVEL[lookout] is not None and grade >= present(LOOKOUT_HIDDEN_LEVEL[lookout], ''):
        notes.append((1, 0))
        return True, notes  # sharp eyes
    notes.append((2, 0))
    return False, notes


def why_thrones(variant_played: CampaignVariant) -> tuple[int, Notes]:
    """Kingdoms on the map of a team game.

    `thrones` with its notes: pairs of an index of LABELS['thrones'] and what it moved.
    In plain numbers.
    maelstrom "Magic-Alliance".
    """
    notes: Notes = []
    if (
        CAMPAIGN_VARIANT_TEAMS[variant_played] is None
        or CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] is None
    ):
        notes.append((0, 0))
        value = 0
    elif (
        CAMPAIGN_VARIANT_TEAMS[variant_played] is not None
        and CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] is not None
    ):
        value = (
            present(CAMPAIGN_VARIANT_TEAMS[variant_played], '') * present(
                CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], '',
            )
        )
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_partners(variant_played: CampaignVariant) -> tuple[int, Notes]:
    """Other kingdoms with which a kingdom wins together.

    `partners` with its notes: pairs of an index of LABELS['partners'] and what it moved.
    In plain numbers.
    maelstrom "Magic-Alliance", "Confederation".
    """
    notes: Notes = []
    if CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] is None:
        notes.append((0, 0))
        value = 0
    elif CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] is not None:
        value = present(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], '') - 1
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_has_won(kingdom: Kingdom, triumph: Triumph) -> tuple[bool, Notes]:
    """The kingdom has won so.

    `has_won` with its notes: pairs of an index of LABELS['has_won'] and what it moved.
    maelstrom "How To Play", "#996 - Rex Victory Check".
    """
    notes: Notes = []
    if TRIUMPH_REGIONS[triumph] is None:
        notes.append((0, 0))
        return False, notes  # nothing that a ruler could count
    if (
        TRIUMPH_REGIONS[triumph] is not None
        and sum(
            1
            for s in kingdom.standings
            if controls(kingdom, s.region)
        ) >= present(TRIUMPH_REGIONS[triumph], '')
    ):
        notes.append((1, 0))
        return True, notes  # enough regions
    notes.append((2, 0))
    return False, notes


def why_order_open(order: Order, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The kingdom may give the command.

    `order_open` with its notes: pairs of an index of LABELS['order_open'] and what it moved.
    maelstrom "Commands".
    """
    notes: Notes = []
    if any(kingdom.began_as == k for k in members(ORDER_NOT_OPEN_TO[order])):
        notes.append((0, 0))
        return False, notes  # barred from it
    if any(PRIVILEGE_ORDER[p] == order for p in map(Privilege, members(kingdom.privileges))):
        notes.append((1, 0))
        return True, notes  # a special rule of its own
    if sum(1 for k in members(ORDER_RESTRICTED_TO[order])) == 0:
        notes.append((2, 0))
        return True, notes  # open to all
    if any(kingdom.began_as == k for k in members(ORDER_RESTRICTED_TO[order])):
        notes.append((3, 0))
        return True, notes  # its own art
    notes.append((4, 0))
    return False, notes


def why_building_open(building: Building, kingdom: Kingdom) -> tuple[bool, Notes]:
    """The kingdom may build it.

    `building_open` with its notes: pairs of an index of LABELS['building_open'] and what it moved.
    maelstrom "Buildings".
    """
    notes: Notes = []
    if sum(1 for k in members(BUILDING_OWNERS[building])) == 0:
        notes.append((0, 0))
        return True, notes  # open to all
    if any(kingdom.began_as == k for k in members(BUILDING_OWNERS[building])):
        notes.append((1, 0))
        return True, notes  # its own art
    notes.append((2, 0))
    return False, notes
