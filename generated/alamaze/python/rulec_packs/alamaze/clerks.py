"""Resolvers of clerks.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import members, present

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
from .realm import controls

_TRAIT_DEVOUT_BIT: Final = 1 << TRAIT_DEVOUT


def goals_worth(goals: Sequence[Objective]) -> int:
    """What a ruler's goals are worth together.

    In objective points.
    maelstrom "Early Strategic Objective (ESO)", "#991 - Set ESO Conditions".
    """
    return sum(OBJECTIVE_MERIT_POINTS[g] for g in goals)


def goals_allowed(goals: Sequence[Objective]) -> bool:
    """The goals may be set.

    maelstrom "Early Strategic Objective (ESO)", "#991 - Set ESO Conditions".
    """
    goals_worth_ = goals_worth(goals)
    if goals_worth_ != 3 and goals_worth_ != 5:
        return False  # They are worth neither award.
    if not any(OBJECTIVE_GOAL_CLASS[g] == OBJECTIVE_CLASS_TERRITORIAL for g in goals):
        return False  # A territory has to be among them.
    # Each category gives a single goal.
    return all(
        sum(1 for goal in goals if OBJECTIVE_GOAL_CLASS[goal] == OBJECTIVE_GOAL_CLASS[g]) == 1
        for g in goals
    )


def refusals_goals_allowed(goals: Sequence[Objective]) -> tuple[int, ...]:
    """What is lacking where this does not hold: the goals may be set.

    Indices of LABELS['refusals_goals_allowed']; empty where it holds.
    maelstrom "Early Strategic Objective (ESO)", "#991 - Set ESO Conditions".
    """
    notes: list[int] = []
    if goals_worth(goals) != 3 and goals_worth(goals) != 5:
        notes.append(0)
    if not any(OBJECTIVE_GOAL_CLASS[g] == OBJECTIVE_CLASS_TERRITORIAL for g in goals):
        notes.append(1)
    if not all(
        sum(1 for goal in goals if OBJECTIVE_GOAL_CLASS[goal] == OBJECTIVE_GOAL_CLASS[g]) == 1
        for g in goals
    ):
        notes.append(2)
    return tuple(notes)


def awards_worth(awards: Sequence[Award]) -> int:
    """What the awards cost together.

    In objective points.
    maelstrom "The Awards", "#992 - Receive ESO Awards".
    """
    return sum(AWARD_MERIT_POINTS[a] for a in awards)


def awards_allowed(awards: Sequence[Award], goals: Sequence[Objective]) -> bool:
    """The awards may be claimed.

    maelstrom "The Awards", "#992 - Receive ESO Awards".
    """
    if awards_worth(awards) > goals_worth(goals):
        return False  # They cost more than the goals were worth.
    # Nothing is given more than two times.
    return all(sum(1 for gift in awards if gift == a) <= 2 for a in awards)


def refusals_awards_allowed(awards: Sequence[Award], goals: Sequence[Objective]) -> tuple[int, ...]:
    """What is lacking where this does not hold: the awards may be claimed.

    Indices of LABELS['refusals_awards_allowed']; empty where it holds.
    maelstrom "The Awards", "#992 - Receive ESO Awards".
    """
    notes: list[int] = []
    if awards_worth(awards) > goals_worth(goals):
        notes.append(0)
    if not all(sum(1 for gift in awards if gift == a) <= 2 for a in awards):
        notes.append(1)
    return tuple(notes)


def picks_spent(items: Sequence[CustomItem]) -> int:
    """What a ruler spends on customization.

    In customization points.
    maelstrom "Kingdom Customization", "#993 - Kingdom Customization".
    """
    return sum(CUSTOM_ITEM_PICK_COST[i] for i in items)


def customs_allowed(items: Sequence[CustomItem]) -> bool:
    """The choice is valid.

    maelstrom "Kingdom Customization", "#993 - Kingdom Customization".
    """
    if picks_spent(items) > 10:
        return False  # It costs more than 10 customization points.
    # Something is chosen too often.
    return all(
        sum(1 for choice in items if choice == i) <= present(CUSTOM_ITEM_MOST_CHOICES[i], '')
        for i in items
        if CUSTOM_ITEM_MOST_CHOICES[i] is not None
    )


def refusals_customs_allowed(items: Sequence[CustomItem]) -> tuple[int, ...]:
    """What is lacking where this does not hold: the choice is valid.

    Indices of LABELS['refusals_customs_allowed']; empty where it holds.
    maelstrom "Kingdom Customization", "#993 - Kingdom Customization".
    """
    notes: list[int] = []
    if picks_spent(items) > 10:
        notes.append(0)
    if not all(
        sum(1 for choice in items if choice == i) <= present(CUSTOM_ITEM_MOST_CHOICES[i], '')
        for i in items
        if CUSTOM_ITEM_MOST_CHOICES[i] is not None
    ):
        notes.append(1)
    return tuple(notes)


def may_craft(item: MagicalItem, power: int, kingdom: Kingdom) -> bool:
    """The wizard may craft it.

    maelstrom "Magic", "Spell #525 - Create Magical Item".
    """
    if power < 5:
        return False  # The craft takes a greater wizard.
    # It takes the item's mithril price; at hand: the kingdom's mithril.
    return kingdom.mithril >= MAGICAL_ITEM_MITHRIL_PRICE[item]


def refusals_may_craft(item: MagicalItem, power: int, kingdom: Kingdom) -> tuple[int, ...]:
    """What is lacking where this does not hold: the wizard may craft it.

    Indices of LABELS['refusals_may_craft']; empty where it holds.
    maelstrom "Magic", "Spell #525 - Create Magical Item".
    """
    notes: list[int] = []
    if power < 5:
        notes.append(0)
    if kingdom.mithril < MAGICAL_ITEM_MITHRIL_PRICE[item]:
        notes.append(1)
    return tuple(notes)


def may_brew(item: AlchemistItem, kingdom: Kingdom) -> bool:
    """The Alchemist may make it.

    maelstrom "Alchemist", "#585 - Create Alchemist Item (Alchemist only)".
    """
    if kingdom.began_as != ALCHEMIST_ITEM_FOLK[item]:
        return False  # Nobody else knows how.
    if not any(
        any(b == ALCHEMIST_ITEM_WORKSHOP[item] for b in map(Building, members(p.buildings)))
        for p in kingdom.places
    ):
        return False  # The building that it takes is missing.
    if ALCHEMIST_ITEM_BREAD[item] is not None and kingdom.food < present(ALCHEMIST_ITEM_BREAD[item], ''):
        return False  # There is not enough food.
    # There is not enough gold.
    return ALCHEMIST_ITEM_COIN[item] is None or kingdom.gold >= present(ALCHEMIST_ITEM_COIN[item], '')


def refusals_may_brew(item: AlchemistItem, kingdom: Kingdom) -> tuple[int, ...]:
    """What is lacking where this does not hold: the Alchemist may make it.

    Indices of LABELS['refusals_may_brew']; empty where it holds.
    maelstrom "Alchemist", "#585 - Create Alchemist Item (Alchemist only)".
    """
    notes: list[int] = []
    if kingdom.began_as != ALCHEMIST_ITEM_FOLK[item]:
        notes.append(0)
    if not any(
        any(b == ALCHEMIST_ITEM_WORKSHOP[item] for b in map(Building, members(p.buildings)))
        for p in kingdom.places
    ):
        notes.append(1)
    if ALCHEMIST_ITEM_BREAD[item] is not None and kingdom.food < present(ALCHEMIST_ITEM_BREAD[item], ''):
        notes.append(2)
    if ALCHEMIST_ITEM_COIN[item] is not None and kingdom.gold < present(ALCHEMIST_ITEM_COIN[item], ''):
        notes.append(3)
    return tuple(notes)


def skeleton_toll(skeleton: ClosetSkeleton) -> int:
    """What a secret costs when it is out.

    In steps of 1/100 influence.
    maelstrom "Skeletons In The Closet".
    """
    return -1 * CLOSET_SKELETON_INFLUENCE[skeleton]


def exhaustion_chance(vigor: Vigor, kingdom: Kingdom) -> int:
    """Chance that acting exhausts a High Priestess.

    In percent.
    maelstrom "High Priestess".
    """
    if VIGOR_EXHAUSTING[vigor] is None:
        value = 0
    else:
        value = present(VIGOR_EXHAUSTING[vigor], '')
    if vigor == VIGOR_WEARY and kingdom.traits & _TRAIT_DEVOUT_BIT:
        value = 25  # Devout (trait): faith carries her
    return value


def finds_hidden(lookout: Lookout, grade: int) -> bool:
    """A hidden population center is found so.

    maelstrom "Population Centers".
    """
    if LOOKOUT_FINDS_HIDDEN[lookout]:
        return True  # nothing stays hidden
    # sharp eyes
    return LOOKOUT_HIDDEN_LEVEL[lookout] is not None and grade >= present(LOOKOUT_HIDDEN_LEVEL[lookout], '')


def thrones(variant_played: CampaignVariant) -> int:
    """Kingdoms on the map of a team game.

    In plain numbers.
    maelstrom "Magic-Alliance".
    """
    if (
        CAMPAIGN_VARIANT_TEAMS[variant_played] is None
        or CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] is None
    ):
        value = 0
    else:
        value = (
            present(CAMPAIGN_VARIANT_TEAMS[variant_played], '') * present(
                CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], '',
            )
        )
    return value


def partners(variant_played: CampaignVariant) -> int:
    """Other kingdoms with which a kingdom wins together.

    In plain numbers.
    maelstrom "Magic-Alliance", "Confederation".
    """
    if CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] is None:
        value = 0
    else:
        value = present(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], '') - 1
    return value


def has_won(kingdom: Kingdom, triumph: Triumph) -> bool:
    """The kingdom has won so.

    maelstrom "How To Play", "#996 - Rex Victory Check".
    """
    if TRIUMPH_REGIONS[triumph] is None:
        return False  # nothing that a ruler could count
    return (
        TRIUMPH_REGIONS[triumph] is not None
        and sum(
            1
            for s in kingdom.standings
            if controls(kingdom, s.region)
        ) >= present(TRIUMPH_REGIONS[triumph], '')
    )  # enough regions


def order_open(order: Order, kingdom: Kingdom) -> bool:
    """The kingdom may give the command.

    maelstrom "Commands".
    """
    if any(kingdom.began_as == k for k in members(ORDER_NOT_OPEN_TO[order])):
        return False  # barred from it
    if any(PRIVILEGE_ORDER[p] == order for p in map(Privilege, members(kingdom.privileges))):
        return True  # a special rule of its own
    if sum(1 for k in members(ORDER_RESTRICTED_TO[order])) == 0:
        return True  # open to all
    return any(kingdom.began_as == k for k in members(ORDER_RESTRICTED_TO[order]))  # its own art


def building_open(building: Building, kingdom: Kingdom) -> bool:
    """The kingdom may build it.

    maelstrom "Buildings".
    """
    if sum(1 for k in members(BUILDING_OWNERS[building])) == 0:
        return True  # open to all
    return any(kingdom.began_as == k for k in members(BUILDING_OWNERS[building]))  # its own art
