"""The resolvers of orders_court.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    DUTY_GUARD_PRISONERS, PRIVILEGE_SLIPPERY_CAPTIVES, QUARTERS_CITY, QUARTERS_TOWN, Quarters, RANK_AGENT,
    RANK_FANATIC, SETTLEMENT_CITY, SETTLEMENT_TOWN, TRAIT_ACUITY, TRAIT_ADVENTURERS,
)
from ._kinds import Figure, Group, Levy
from ._world import World
from ._watch import cover
from .gates import deathless, political
from .orders_court import hides_with_court

_PRIVILEGE_SLIPPERY_CAPTIVES_BIT: Final = 1 << PRIVILEGE_SLIPPERY_CAPTIVES
_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_ADVENTURERS_BIT: Final = 1 << TRAIT_ADVENTURERS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "escape_chance": (
        Label('base', 'chance that a captive escapes without a bribe'),
        Label('add', 'a heavy purse'),
        Label('add', 'a purse'),
        Label('subtract', 'prison guard', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 \u2013 Guard Prisoners", line 4369'),
        Label('at least', ''),
        Label('at least', 'time means nothing to an Immortal'),
        Label('add', 'the cell is an illusion', 1, '', 'Slippery Captives (privilege)'),
        Label('add', 'a loose bar', 1, '', 'Acuity (trait)'),
        Label('add', 'daring', 1, '', 'Adventurers (trait)'),
    ),
    "hides_with_court": (
        Label('holds', 'inside'),
    ),
    "has_quarters": (
        Label('yes', "its ruler's hiding place", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#455 - Create Sanctuary", line 4501'),
        Label('holds', 'a town or city of its own'),
    ),
    "has_leisure": (
        Label('needs', 'the group takes in new brigades this turn, and cannot rest.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
        Label('needs', 'the group has been busy already this turn, with orders or in battle.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
        Label('needs', 'Leaders, wizards or artifacts have left or joined the group this turn, and it cannot rest.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
        Label('needs', 'the group is not fed or not paid this turn, and cannot rest.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
    ),
    "refusals_has_leisure": (
        Label('needs', 'the group takes in new brigades this turn, and cannot rest.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
        Label('needs', 'the group has been busy already this turn, with orders or in battle.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
        Label('needs', 'Leaders, wizards or artifacts have left or joined the group this turn, and it cannot rest.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
        Label('needs', 'the group is not fed or not paid this turn, and cannot rest.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#745 \u2013 Rest Group", line 4862'),
    ),
    "asked_in_turn": (
        Label('case', 'the one to which they were promised'),
        Label('otherwise', ''),
    ),
}


def why_escape_chance(figure: Figure, bribe: int) -> tuple[int, Notes]:
    """Chance that a captive escapes.

    `escape_chance` with its notes: pairs of an index of LABELS['escape_chance'] and what it moved.
    In percent.
    maelstrom "#385 - Escape From Prison".
    """
    notes: Notes = []
    notes.append((0, 15))
    value = 15  # chance that a captive escapes without a bribe
    if bribe >= 12000:
        notes.append((1, 20))
        value += 20  # a heavy purse
    if bribe >= 6000 and bribe < 12000:
        notes.append((2, 10))
        value += 10  # a purse
    for w in figure.watchers:
        if w.duty == DUTY_GUARD_PRISONERS:
            amount = cover(w, figure)
            notes.append((3, -1 * amount))
            value -= amount  # prison guard
    figure_kingdom = figure.kingdom
    if figure_kingdom is not None:
        if (
            figure_kingdom.privileges & _PRIVILEGE_SLIPPERY_CAPTIVES_BIT
            and (figure.rank == RANK_AGENT or figure.rank == RANK_FANATIC)
        ):
            notes.append((6, 15))
            value += 15  # Slippery Captives (privilege): the cell is an illusion
        figure_kingdom_traits = figure_kingdom.traits
        if figure_kingdom_traits & _TRAIT_ACUITY_BIT:
            notes.append((7, 15))
            value += 15  # Acuity (trait): a loose bar
        if figure_kingdom_traits & _TRAIT_ADVENTURERS_BIT and political(figure):
            notes.append((8, 10))
            value += 10  # Adventurers (trait): daring
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    if deathless(figure) and value < 100:
        notes.append((5, 100 - value))
        value = 100  # time means nothing to an Immortal
    return value, notes


def why_hides_with_court(group: Group) -> tuple[bool, Notes]:
    """The group is in its ruler's hiding place.

    `hides_with_court` with its notes: pairs of an index of LABELS['hides_with_court'] and what it
    moved.
    maelstrom "#455 - Create Sanctuary".
    """
    notes: Notes = []
    group_area = group.area
    if group_area is None or group.kingdom.sanctuary is None or group.kingdom.sanctuary.area != group_area:
        notes.append((0, 0))
        return False, notes  # inside
    return True, notes


def why_has_quarters(group: Group, quarters: Quarters | None, world: World) -> tuple[bool, Notes]:
    """There are quarters for the group.

    `has_quarters` with its notes: pairs of an index of LABELS['has_quarters'] and what it moved.
    maelstrom "#745 - Rest Group".
    """
    notes: Notes = []
    if hides_with_court(group):
        notes.append((0, 0))
        return True, notes  # its ruler's hiding place
    group_area = group.area
    if (
        group_area is None
        or not any(
            p.kingdom is group.kingdom
                and p.area == group_area
                and (
                    (p.settlement == SETTLEMENT_CITY and quarters != QUARTERS_TOWN)
                    or (p.settlement == SETTLEMENT_TOWN and quarters != QUARTERS_CITY)
                )
            for p in world.places
        )
    ):
        notes.append((1, 0))
        return False, notes  # a town or city of its own
    return True, notes


def why_has_leisure(group: Group, world: World) -> tuple[bool, Notes]:
    """The group may rest.

    `has_leisure` with its notes: pairs of an index of LABELS['has_leisure'] and what it moved.
    maelstrom "#745 - Rest Group", "#746 - Fireworks (Alchemist only)".
    """
    notes: Notes = []
    if world.happened('reinforced', 'this', 0, group):
        notes.append((0, 0))
        return False, notes  # the group takes in new brigades this turn, and cannot rest.
    if world.happened('busy', 'this', 0, group):
        notes.append((1, 0))
        return False, notes  # the group has been busy already this turn, with orders or in battle.
    if world.happened('joined_figures', 'this', 0, group):
        notes.append((2, 0))
        # Leaders, wizards or artifacts have left or joined the group this turn, and it cannot rest.
        return False, notes
    if world.happened('forages', 'this', 0, group) or world.happened('unpaid_troops', 'this', 0, group):
        notes.append((3, 0))
        return False, notes  # the group is not fed or not paid this turn, and cannot rest.
    return True, notes


def why_asked_in_turn(levy_: Levy, group: Group) -> tuple[int, Notes]:
    """Which group at the capital takes scheduled brigades first.

    `asked_in_turn` with its notes: pairs of an index of LABELS['asked_in_turn'] and what it moved.
    In plain numbers.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if group is levy_.group:
        notes.append((0, 0))
        return 1, notes  # the one to which they were promised
    notes.append((1, 0))
    return 2, notes
