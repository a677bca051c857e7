"""The resolvers of company.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import (
    HERO_ARAGORN, HERO_FRODO_SAM, HERO_GANDALF, HERO_GOLLUM, HERO_MERRY_PIPPIN, ROAD_REACHED_HAVEN,
    SIDE_FREE,
)
from ._kinds import Individual, Seat
from ._world import World
from .company import company_size, may_join, may_leave
from .fellowship import keeps_ring, stretch

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "company_size": (
        Label('base', ''),
        Label('add', 'each piece'),
    ),
    "may_join": (
        Label('needs', 'the individual can join only once.'),
        Label('needs', 'the individual must be where the Fellowship is.'),
        Label('needs', 'Nobody asks the individual.'),
        Label('needs', 'Nobody joins beyond Rivendell.'),
        Label('needs', 'the individual may join at Rivendell only.'),
    ),
    "refusals_may_join": (
        Label('needs', 'the individual can join only once.'),
        Label('needs', 'the individual must be where the Fellowship is.'),
        Label('needs', 'Nobody asks the individual.'),
        Label('needs', 'Nobody joins beyond Rivendell.'),
        Label('needs', 'the individual may join at Rivendell only.'),
    ),
    "may_leave": (
        Label('no', 'not with it'),
        Label('no', 'bound to the ring'),
        Label('no', 'they chose to stay when the others went', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the Ring", line 78'),
        Label('yes', 'free to come and go up to Rivendell'),
        Label('yes', 'at Rivendell', 1, 'ruling "Who may leave at Rivendell"'),
        Label('otherwise', 'it would have to be scattered'),
    ),
    "may_scatter": (
        Label('needs', 'The Fellowship has been scattered once, and that is all.'),
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.', 1, 'ruling "Where a Fellowship may be scattered"'),
    ),
    "refusals_may_scatter": (
        Label('needs', 'The Fellowship has been scattered once, and that is all.'),
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.', 1, 'ruling "Where a Fellowship may be scattered"'),
    ),
    "gollum_may_come": (
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.'),
        Label('needs', 'Frodo and Sam are not alone.'),
    ),
    "refusals_gollum_may_come": (
        Label('needs', 'Gollum is with the Fellowship.'),
        Label('needs', 'The Fellowship is not beyond Rivendell.'),
        Label('needs', 'Frodo and Sam are not alone.'),
    ),
    "gollum_comes": (
        Label('thrown', "Gollum's die"),
        Label('otherwise', ''),
    ),
    "leave_takers": (
        Label('otherwise', ''),
    ),
    "newcomers": (
        Label('otherwise', ''),
    ),
    "ring_keeper": (
        Label('otherwise', ''),
    ),
}


def why_company_size(world: World) -> tuple[int, Notes]:
    """How large the Fellowship is.

    `company_size` with its notes: pairs of an index of LABELS['company_size'] and what it moved.
    In pieces.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    for i in world.individuals:
        if i.travels:
            notes.append((1, 1))
            value += 1  # each piece
    return value, notes


def why_may_join(individual: Individual, world: World) -> tuple[bool, Notes]:
    """The individual may join the Fellowship.

    `may_join` with its notes: pairs of an index of LABELS['may_join'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if individual.travels:
        notes.append((0, 0))
        return False, notes  # the individual can join only once.
    if individual.place != world.ring_at:
        notes.append((1, 0))
        return False, notes  # the individual must be where the Fellowship is.
    if individual.seat.side != SIDE_FREE or individual.hero == HERO_GOLLUM:
        notes.append((2, 0))
        return False, notes  # Nobody asks the individual.
    if stretch(world) > ROAD_REACHED_HAVEN:
        notes.append((3, 0))
        return False, notes  # Nobody joins beyond Rivendell.
    individual_hero = individual.hero
    if (
        individual_hero != HERO_GANDALF
        and individual_hero != HERO_ARAGORN
        and stretch(world) != ROAD_REACHED_HAVEN
    ):
        notes.append((4, 0))
        return False, notes  # the individual may join at Rivendell only.
    return True, notes


def why_may_leave(individual: Individual, world: World) -> tuple[bool, Notes]:
    """The individual may leave the Fellowship.

    `may_leave` with its notes: pairs of an index of LABELS['may_leave'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if not individual.travels:
        notes.append((0, 0))
        return False, notes  # not with it
    individual_hero = individual.hero
    if individual_hero == HERO_FRODO_SAM or individual_hero == HERO_GOLLUM:
        notes.append((1, 0))
        return False, notes  # bound to the ring
    if individual_hero == HERO_MERRY_PIPPIN and world.happened('scattered', 'ever', 0):
        notes.append((2, 0))
        return False, notes  # they chose to stay when the others went
    if (
        (individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN)
        and stretch(world) <= ROAD_REACHED_HAVEN
    ):
        notes.append((3, 0))
        return True, notes  # free to come and go up to Rivendell
    if stretch(world) == ROAD_REACHED_HAVEN:
        notes.append((4, 0))
        return True, notes  # at Rivendell
    notes.append((5, 0))
    return False, notes  # it would have to be scattered


def why_may_scatter(world: World) -> tuple[bool, Notes]:
    """The Fellowship may be scattered.

    `may_scatter` with its notes: pairs of an index of LABELS['may_scatter'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if world.happened('scattered', 'ever', 0):
        notes.append((0, 0))
        return False, notes  # The Fellowship has been scattered once, and that is all.
    if world.gollum_joined:
        notes.append((1, 0))
        return False, notes  # Gollum is with the Fellowship.
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append((2, 0))
        return False, notes  # The Fellowship is not beyond Rivendell.
    return True, notes


def why_gollum_may_come(world: World) -> tuple[bool, Notes]:
    """Gollum may come.

    `gollum_may_come` with its notes: pairs of an index of LABELS['gollum_may_come'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    if world.gollum_joined:
        notes.append((0, 0))
        return False, notes  # Gollum is with the Fellowship.
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append((1, 0))
        return False, notes  # The Fellowship is not beyond Rivendell.
    if company_size(world) != 1:
        notes.append((2, 0))
        return False, notes  # Frodo and Sam are not alone.
    return True, notes


def why_gollum_comes(dice: Dice) -> tuple[bool, Notes]:
    """Whether Gollum joins.

    `gollum_comes` with its notes: pairs of an index of LABELS['gollum_comes'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    face = dice.throw('gollum_comes.face', 6)  # Gollum's die
    notes.append((0, face))
    notes.append((1, 0))
    return 4 <= face <= 6, notes


def why_leave_takers(seat: Seat, world: World) -> tuple[Sequence[Individual], Notes]:
    """Individuals of a player that may leave.

    `leave_takers` with its notes: pairs of an index of LABELS['leave_takers'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [i for i in world.individuals if i.seat is seat and may_leave(i, world)], notes


def why_newcomers(seat: Seat, world: World) -> tuple[Sequence[Individual], Notes]:
    """Individuals of a player that may join.

    `newcomers` with its notes: pairs of an index of LABELS['newcomers'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [i for i in world.individuals if i.seat is seat and may_join(i, world)], notes


def why_ring_keeper(world: World) -> tuple[Seat | None, Notes]:
    """The player who decides for the Fellowship.

    `ring_keeper` with its notes: pairs of an index of LABELS['ring_keeper'] and what it moved.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "7. Appendix: more than two players".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next((s for s in world.seats if keeps_ring(s, world)), None), notes
