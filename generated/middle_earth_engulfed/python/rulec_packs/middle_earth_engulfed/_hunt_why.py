"""The resolvers of hunt.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, Label, Notes, members

from ._choices import Card, EVERY_PRIZE, HuntEffect, MASTER_SARUMAN
from ._kinds import Commitment, Seat
from ._tables import CARD_CONCEALMENT, HUNT_EFFECTS_EFFECT
from ._world import VARIANT_FOUR_PLAYERS, VARIANT_THREE_PLAYERS, World
from ._hunt import counting_power, lost_homes, permissible_power, tie_rank
from .company import company_size
from .fellowship import area_maximum, area_peril
from .readiness import one_die
from .victory import fallen

_VARIANT_FOUR_PLAYERS_BIT: Final = 1 << VARIANT_FOUR_PLAYERS
_VARIANT_THREE_PLAYERS_BIT: Final = 1 << VARIANT_THREE_PLAYERS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "hunters_allowed": (
        Label('base', ''),
        Label('set to', 'each player of the Shadow may commit power', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", line 144', 'players'),
        Label('set to', 'each player of the Shadow may commit power', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "7. Appendix: more than two players", line 144', 'players'),
    ),
    "permissible_power": (
        Label('base', "the lower of the area's maximum and the company's size", 2),
        Label('add', 'homes that have fallen', 2),
        Label('subtract', 'Avoidance', 2, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the Ring", line 87'),
        Label('at least', 'no less than nothing', 2),
    ),
    "lost_homes": (
        Label('base', ''),
    ),
    "counting_power": (
        Label('base', '', 2),
        Label('at most', 'what is permissible', 2),
    ),
    "lost_power": (
        Label('base', '', 2),
        Label('subtract', 'what counts', 2),
    ),
    "hunt_score": (
        Label('throw', ''),
        Label('add', 'power that counts', 2),
        Label('add', 'what else is abroad', 2),
        Label('add', 'haste', 2),
        Label('round', 'a part of a power is no pip', 2),
    ),
    "hunter": (
        Label('otherwise', ''),
    ),
    "tie_rank": (
        Label('base', ''),
        Label('set to', 'Saruman rolls'),
    ),
    "hunt_effect": (
        Label('otherwise', ''),
    ),
    "committed_power": (
        Label('otherwise', ''),
    ),
    "committed_power_power": (
        Label('otherwise', ''),
    ),
}


def why_hunters_allowed(world: World) -> tuple[int, Notes]:
    """Masters that may commit power in the same turn.

    `hunters_allowed` with its notes: pairs of an index of LABELS['hunters_allowed'] and what it moved.
    In plain numbers.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    if world.variants & _VARIANT_THREE_PLAYERS_BIT:
        notes.append((1, 2 - value))
        value = 2  # players: each player of the Shadow may commit power
    if world.variants & _VARIANT_FOUR_PLAYERS_BIT:
        notes.append((2, 2 - value))
        value = 2  # players: each player of the Shadow may commit power
    return value, notes


def why_permissible_power(world: World) -> tuple[int, Notes]:
    """Power that may count in the hunt.

    `permissible_power` with its notes: pairs of an index of LABELS['permissible_power'] and what it
    moved.
    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    # the lower of the area's maximum and the company's size
    value = min(area_maximum(world.ring_at), 2 * company_size(world))
    notes.append((0, value))
    amount = 2 * lost_homes(world)
    notes.append((1, amount))
    value += amount  # homes that have fallen
    for c in map(Card, members(world.in_force)):
        amount_ = CARD_CONCEALMENT[c]
        notes.append((2, -1 * amount_))
        value -= amount_  # Avoidance
    if value < 0:
        notes.append((3, -1 * value))
        value = 0  # no less than nothing
    return value, notes


def why_lost_homes(world: World) -> tuple[int, Notes]:
    """Homes that have fallen.

    `lost_homes` with its notes: pairs of an index of LABELS['lost_homes'] and what it moved.
    In plain numbers.
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = sum(1 for p in EVERY_PRIZE if fallen(p, world))
    notes.append((0, value))
    return value, notes


def why_counting_power(bid: int, world: World) -> tuple[int, Notes]:
    """Power that counts.

    `counting_power` with its notes: pairs of an index of LABELS['counting_power'] and what it moved.
    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    value = bid
    notes.append((0, value))
    limit = permissible_power(world)
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # what is permissible
    return value, notes


def why_lost_power(bid: int, world: World) -> tuple[int, Notes]:
    """Power that is lost without counting.

    `lost_power` with its notes: pairs of an index of LABELS['lost_power'] and what it moved.
    In steps of 1/2 power.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    value = bid
    notes.append((0, value))
    amount = counting_power(bid, world)
    notes.append((1, -1 * amount))
    value -= amount  # what counts
    return value, notes


def why_hunt_score(bid: int, world: World, dice: Dice) -> tuple[int, Notes]:
    """The score of the hunt.

    `hunt_score` with its notes: pairs of an index of LABELS['hunt_score'] and what it moved.
    In pips.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    value = one_die(dice)
    notes.append((0, value))
    value *= 2
    amount = counting_power(bid, world)
    notes.append((1, amount))
    value += amount  # power that counts
    amount_ = 2 * area_peril(world.ring_at)
    notes.append((2, amount_))
    value += amount_  # what else is abroad
    if world.walked > 1:
        amount_2 = 2 * (world.walked - 1)
        notes.append((3, amount_2))
        value += amount_2  # haste
    before = value
    value //= 2  # a part of a power is no pip
    notes.append((4, 2 * value - before))
    return value, notes


def why_hunter(world: World) -> tuple[Commitment | None, Notes]:
    """Who rolls for the hunt.

    `hunter` with its notes: pairs of an index of LABELS['hunter'] and what it moved.
    engulfed "3. The Fellowship of the Ring", "7. Appendix: more than two players".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(world.commitments, key=lambda c: (-c.power, tie_rank(c.seat)), default=None), notes


def why_tie_rank(seat: Seat) -> tuple[int, Notes]:
    """Who rolls when both have committed as much.

    `tie_rank` with its notes: pairs of an index of LABELS['tie_rank'] and what it moved.
    In plain numbers.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    notes.append((0, 2))
    value = 2
    if seat.master == MASTER_SARUMAN:
        notes.append((1, 1 - value))
        value = 1  # Saruman rolls
    return value, notes


def why_hunt_effect(score: int) -> tuple[HuntEffect, Notes]:
    """What a score of the hunt means.

    `hunt_effect` with its notes: pairs of an index of LABELS['hunt_effect'] and what it moved.
    engulfed "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return HUNT_EFFECTS_EFFECT[min(max(score - 6, 0), 8)], notes


def why_committed_power(seat: Seat, world: World) -> tuple[Sequence[Commitment], Notes]:
    """Power that you have committed.

    `committed_power` with its notes: pairs of an index of LABELS['committed_power'] and what it moved.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [c for c in world.commitments if c.seat is seat], notes


def why_committed_power_power(seat: Seat, c: Commitment) -> tuple[int, Notes]:
    """Power.

    `committed_power_power` with its notes: pairs of an index of LABELS['committed_power_power'] and
    what it moved.
    In steps of 1/2 power.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    notes: Notes = []
    notes.append((0, 0))
    return c.power, notes
