"""The resolvers of hiring.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, TooMuchTaken, members, present

from ._choices import (
    Building, POST_AGENT_POST, POST_AMBASSADOR_POST, POST_CENTURION_POST, POST_FANATIC_POST, POST_FOOL_POST,
    POST_GOVERNOR_POST, POST_HALFLING_AGENT, POST_HALFLING_MARSHAL, POST_HALFLING_WIZARD, POST_MAIDEN_POST,
    Post, RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR, RANK_CENTURION, RANK_FANATIC, RANK_FOOL, RANK_GOVERNOR,
    RANK_MAIDEN, RANK_MARSHAL, RANK_PRIESTESS, RANK_WIZARD, Rank, Trait,
)
from ._kinds import Group, Kingdom, Place
from ._tables import BUILDING_HIRE_DISCOUNT, HIRES_GOLD, TRAIT_MAIDEN_DISCOUNT
from ._world import World
from ._after_battle import below_marshal
from .hiring import office, sees_no_visions
from .realm import hiring_price

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "name_free": (
        Label('no', 'somebody of the kingdom bears it'),
        Label('no', 'one of the dead bore it'),
        Label('otherwise', ''),
    ),
    "hiring_gold": (
        Label('base', ''),
        Label('reduce by', 'a Great Temple', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1131', 'hiring'),
        Label('reduce by', 'faith', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Devout", line 3857', 'hiring'),
        Label('round', 'whole coins', 10000, 'ruling "What happens to fractions"'),
    ),
    "sees_no_visions": (
        Label('holds', ''),
    ),
    "hiring_fame": (
        Label('base', '', 100),
        Label('reduce by', 'a Great Temple', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1131', 'hiring'),
        Label('reduce by', 'faith', 1000000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Devout", line 3857', 'hiring'),
        Label('times', 'the first to be called', 1000000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Devout", line 3857', 'hiring'),
        Label('round', '', 1000000),
    ),
    "office": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "has_a_seat": (
        Label('yes', 'room among its wizards', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2063'),
        Label('yes', 'room among its leaders', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2031'),
        Label('otherwise', ''),
    ),
    "peers_of": (
        Label('base', 'Marshals and better'),
        Label('base', 'wizards of that power and better'),
        Label('base', 'agents of that level and better'),
    ),
}


def why_name_free(kingdom: Kingdom, called: str, world: World) -> tuple[bool, Notes]:
    """Nobody is called so.

    `name_free` with its notes: pairs of an index of LABELS['name_free'] and what it moved.
    maelstrom "#510 - Hire New Figure (Tavern)".
    """
    notes: Notes = []
    if any(f.kingdom is kingdom and f.name == called for f in world.figures):
        notes.append((0, 0))
        return False, notes  # somebody of the kingdom bears it
    if world.happened('buried', 'ever', 0, kingdom, called):
        notes.append((1, 0))
        return False, notes  # one of the dead bore it
    notes.append((2, 0))
    return True, notes


def why_hiring_gold(kingdom: Kingdom, post: Post, place: Place | None) -> tuple[int, Notes]:
    """Gold that a new figure takes.

    `hiring_gold` with its notes: pairs of an index of LABELS['hiring_gold'] and what it moved.
    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#510 - Hire New Figure (Tavern)", "#511 - Hire New Figure (Barracks)", "#512 - Hire
    Special Figure (Halfling only)".
    """
    notes: Notes = []
    value = HIRES_GOLD[post]
    notes.append((0, value))
    share_ = 100
    if post == POST_MAIDEN_POST and place is not None:
        points = max([
            0,
            *[
                present(BUILDING_HIRE_DISCOUNT[b], '')
                for b in map(Building, members(place.buildings))
                if BUILDING_HIRE_DISCOUNT[b] is not None
            ],
        ])
        notes.append((1, value * (-1 * points)))
        share_ -= points  # hiring: a Great Temple
    if share_ < 0:
        raise TooMuchTaken('hiring_gold')
    value *= share_
    share_2 = 100
    if post == POST_MAIDEN_POST:
        points_ = max([
            0,
            *[
                present(TRAIT_MAIDEN_DISCOUNT[t], '')
                for t in map(Trait, members(kingdom.traits))
                if TRAIT_MAIDEN_DISCOUNT[t] is not None
            ],
        ])
        notes.append((2, value * (-1 * points_)))
        share_2 -= points_  # hiring: faith
    if share_2 < 0:
        raise TooMuchTaken('hiring_gold')
    value *= share_2
    before = value
    value = (value + 5000) // 10000  # whole coins
    notes.append((3, 10000 * value - before))
    return value, notes


def why_sees_no_visions(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom has neither priestess nor maiden.

    `sees_no_visions` with its notes: pairs of an index of LABELS['sees_no_visions'] and what it moved.
    maelstrom "Devout".
    """
    notes: Notes = []
    if any(
        f.kingdom is kingdom and (f.rank == RANK_PRIESTESS or f.rank == RANK_MAIDEN)
        for f in world.figures
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_hiring_fame(kingdom: Kingdom, post: Post, place: Place | None, world: World) -> tuple[int, Notes]:
    """Influence that a new figure takes where it is hired.

    `hiring_fame` with its notes: pairs of an index of LABELS['hiring_fame'] and what it moved.
    In steps of 1/100 influence.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#510 - Hire New Figure (Tavern)", "Devout".
    """
    notes: Notes = []
    value = hiring_price(kingdom, post)
    notes.append((0, value))
    share_ = 100
    if post == POST_MAIDEN_POST and place is not None:
        points = max([
            0,
            *[
                present(BUILDING_HIRE_DISCOUNT[b], '')
                for b in map(Building, members(place.buildings))
                if BUILDING_HIRE_DISCOUNT[b] is not None
            ],
        ])
        notes.append((1, value * (-1 * points)))
        share_ -= points  # hiring: a Great Temple
    if share_ < 0:
        raise TooMuchTaken('hiring_fame')
    value *= share_
    share_2 = 100
    if post == POST_MAIDEN_POST:
        points_ = max([
            0,
            *[
                present(TRAIT_MAIDEN_DISCOUNT[t], '')
                for t in map(Trait, members(kingdom.traits))
                if TRAIT_MAIDEN_DISCOUNT[t] is not None
            ],
        ])
        notes.append((2, value * (-1 * points_)))
        share_2 -= points_  # hiring: faith
    if share_2 < 0:
        raise TooMuchTaken('hiring_fame')
    value *= share_2
    if (
        post == POST_MAIDEN_POST
        and sees_no_visions(kingdom, world)
        and any(TRAIT_MAIDEN_DISCOUNT[t] is not None for t in map(Trait, members(kingdom.traits)))
    ):
        notes.append((3, -1 * value))
        value = 0  # hiring: the first to be called
    before = value
    value //= 10000
    notes.append((4, 10000 * value - before))
    return value, notes


def why_office(post: Post) -> tuple[Rank, Notes]:
    """What somebody is who is hired.

    `office` with its notes: pairs of an index of LABELS['office'] and what it moved.
    maelstrom "#510 - Hire New Figure (Tavern)", "#511 - Hire New Figure (Barracks)", "#512 - Hire
    Special Figure (Halfling only)".
    """
    notes: Notes = []
    if post == POST_AGENT_POST or post == POST_HALFLING_AGENT:
        notes.append((0, 0))
        return RANK_AGENT, notes
    if post == POST_FANATIC_POST:
        notes.append((1, 0))
        return RANK_FANATIC, notes
    if post == POST_FOOL_POST:
        notes.append((2, 0))
        return RANK_FOOL, notes
    if post == POST_AMBASSADOR_POST:
        notes.append((3, 0))
        return RANK_AMBASSADOR, notes
    if post == POST_GOVERNOR_POST:
        notes.append((4, 0))
        return RANK_GOVERNOR, notes
    if post == POST_MAIDEN_POST:
        notes.append((5, 0))
        return RANK_MAIDEN, notes
    if post == POST_CENTURION_POST:
        notes.append((6, 0))
        return RANK_CENTURION, notes
    if post == POST_HALFLING_MARSHAL:
        notes.append((7, 0))
        return RANK_MARSHAL, notes
    if post == POST_HALFLING_WIZARD:
        notes.append((8, 0))
        return RANK_WIZARD, notes
    notes.append((9, 0))
    return RANK_ADEPT, notes


def why_has_a_seat(group: Group, post: Post) -> tuple[bool, Notes]:
    """The group has room for the post.

    `has_a_seat` with its notes: pairs of an index of LABELS['has_a_seat'] and what it moved.
    maelstrom "Recruiting".
    """
    notes: Notes = []
    if (office(post) == RANK_WIZARD or office(post) == RANK_ADEPT) and len(group.wizards) < 3:
        notes.append((0, 0))
        return True, notes  # room among its wizards
    if office(post) != RANK_WIZARD and office(post) != RANK_ADEPT and len(group.leaders) < 3:
        notes.append((1, 0))
        return True, notes  # room among its leaders
    notes.append((2, 0))
    return False, notes


def why_peers_of(kingdom: Kingdom, post: Post, world: World) -> tuple[int, Notes]:
    """Figures of a kingdom that are as good as an old friend.

    `peers_of` with its notes: pairs of an index of LABELS['peers_of'] and what it moved.
    In plain numbers.
    Raises OffTheTable (a table has no row).
    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    notes: Notes = []
    if post == POST_HALFLING_MARSHAL:
        # Marshals and better
        value = sum(1 for l_ in world.leaders if l_.kingdom is kingdom and not below_marshal(l_))
        notes.append((0, value))
    elif post == POST_HALFLING_WIZARD:
        # wizards of that power and better
        value = sum(1 for w in world.wizards if w.kingdom is kingdom and w.level >= 2)
        notes.append((1, value))
    elif post != POST_HALFLING_MARSHAL and post != POST_HALFLING_WIZARD:
        # agents of that level and better
        value = sum(1 for a in world.agents if a.kingdom is kingdom and a.level >= 7)
        notes.append((2, value))
    else:
        value = 0
    return value, notes
