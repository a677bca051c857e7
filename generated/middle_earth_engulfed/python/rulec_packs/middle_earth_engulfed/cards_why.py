"""The resolvers of cards.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Label, Notes

from ._choices import Card, CardUse, EVERY_CARD, Hero, LAND_OFF_BOARD, SIDE_FREE
from ._kinds import Individual, Regiment, Seat
from ._tables import CARD_CARD_USE, CARD_CONCEALMENT, CARD_EDGE, CARD_PATRON, CARD_RELIEF
from ._world import World
from .cards import idle, permitted
from .fellowship import keeps_ring, sanctuary

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "permitted": (
        Label('yes', 'somebody who permits it is with the Fellowship'),
        Label('otherwise', ''),
    ),
    "combat_card_counts": (
        Label('holds', ''),
    ),
    "permitted_cards": (
        Label('otherwise', ''),
    ),
    "idle": (
        Label('no', 'not in play'),
        Label('no', 'with the Fellowship'),
        Label('no', 'has acted'),
        Label('otherwise', ''),
    ),
    "draws_allowed": (
        Label('base', ''),
        Label('at least', 'somebody is idle', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24'),
        Label('at least', 'the Fellowship is in a Sanctuary', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "6. Muster", line 128'),
    ),
    "own_cards": (
        Label('otherwise', ''),
    ),
    "own_cards_card_use": (
        Label('otherwise', ''),
    ),
    "own_cards_patron": (
        Label('otherwise', ''),
    ),
    "own_cards_concealment": (
        Label('otherwise', ''),
    ),
    "own_cards_relief": (
        Label('otherwise', ''),
    ),
    "own_cards_edge": (
        Label('otherwise', ''),
    ),
}


def why_permitted(card: Card, world: World) -> tuple[bool, Notes]:
    """The card is permitted with the Fellowship.

    `permitted` with its notes: pairs of an index of LABELS['permitted'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if any(i.travels and i.hero == CARD_PATRON[card] for i in world.individuals):
        notes.append((0, 0))
        return True, notes  # somebody who permits it is with the Fellowship
    notes.append((1, 0))
    return False, notes


def why_combat_card_counts(regiment: Regiment, card: Card, world: World) -> tuple[bool, Notes]:
    """The card counts for the regiment.

    `combat_card_counts` with its notes: pairs of an index of LABELS['combat_card_counts'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if (
        not world.in_force >> card & 1
        or regiment.seat.side != SIDE_FREE
        or not any(
            i.hero == CARD_PATRON[card] and i.place == regiment.place and not i.travels
            for i in world.individuals
        )
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_permitted_cards(use: CardUse, world: World) -> tuple[Sequence[Card], Notes]:
    """Cards that somebody with the Fellowship permits.

    `permitted_cards` with its notes: pairs of an index of LABELS['permitted_cards'] and what it moved.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [c for c in EVERY_CARD if CARD_CARD_USE[c] == use and permitted(c, world)], notes


def why_idle(individual: Individual) -> tuple[bool, Notes]:
    """The individual has been idle.

    `idle` with its notes: pairs of an index of LABELS['idle'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if individual.place == LAND_OFF_BOARD:
        notes.append((0, 0))
        return False, notes  # not in play
    if individual.travels:
        notes.append((1, 0))
        return False, notes  # with the Fellowship
    if individual.engaged:
        notes.append((2, 0))
        return False, notes  # has acted
    notes.append((3, 0))
    return True, notes


def why_draws_allowed(seat: Seat, world: World) -> tuple[int, Notes]:
    """Cards that a player may draw in a turn.

    `draws_allowed` with its notes: pairs of an index of LABELS['draws_allowed'] and what it moved.
    In plain numbers.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "6. Muster".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if any(idle(i) and i.seat is seat for i in world.individuals) and value < 1:
        notes.append((1, 1 - value))
        value = 1  # somebody is idle
    if sanctuary(world.ring_at) and keeps_ring(seat, world) and value < 4:
        notes.append((2, 4 - value))
        value = 4  # the Fellowship is in a Sanctuary
    return value, notes


def why_own_cards(seat: Seat) -> tuple[Sequence[Card], Notes]:
    """The cards that you hold.

    `own_cards` with its notes: pairs of an index of LABELS['own_cards'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return list(seat.hand_cards), notes


def why_own_cards_card_use(seat: Seat, card: Card) -> tuple[CardUse, Notes]:
    """Use.

    `own_cards_card_use` with its notes: pairs of an index of LABELS['own_cards_card_use'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return CARD_CARD_USE[card], notes


def why_own_cards_patron(seat: Seat, card: Card) -> tuple[Hero, Notes]:
    """Permitted by.

    `own_cards_patron` with its notes: pairs of an index of LABELS['own_cards_patron'] and what it
    moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return CARD_PATRON[card], notes


def why_own_cards_concealment(seat: Seat, card: Card) -> tuple[int, Notes]:
    """Concealment.

    `own_cards_concealment` with its notes: pairs of an index of LABELS['own_cards_concealment'] and
    what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return CARD_CONCEALMENT[card], notes


def why_own_cards_relief(seat: Seat, card: Card) -> tuple[int, Notes]:
    """Relief from the hunt.

    `own_cards_relief` with its notes: pairs of an index of LABELS['own_cards_relief'] and what it
    moved.
    In pips.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return CARD_RELIEF[card], notes


def why_own_cards_edge(seat: Seat, card: Card) -> tuple[int, Notes]:
    """Edge in battle.

    `own_cards_edge` with its notes: pairs of an index of LABELS['own_cards_edge'] and what it moved.
    In pips.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return CARD_EDGE[card], notes
