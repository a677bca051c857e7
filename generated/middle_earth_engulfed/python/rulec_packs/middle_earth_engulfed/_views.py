"""What each player gets to see, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulec.runtime.seeing import Column, ViewSpec
from rulec.runtime.shape import Holds

from ._kinds import Card, Commitment, Seat
from ._words import POWER
from ._world import World
from .cards import own_cards_hand_cards
from .hunt_ import committed_power, committed_power_power


class OwnCardsRow(NamedTuple):
    """A row of what is seen: The cards that you hold."""

    hand_cards: Sequence[Card]


def see_own_cards(seat: Seat, world: World) -> OwnCardsRow:
    """The cards that you hold: what one player sees."""
    return OwnCardsRow(own_cards_hand_cards(seat))


class CommittedPowerRow(NamedTuple):
    """A row of what is seen: Power that you have committed."""

    c: Commitment
    power: int


def see_committed_power(seat: Seat, world: World) -> list[CommittedPowerRow]:
    """Power that you have committed: what one player sees."""
    return [
        CommittedPowerRow(c, committed_power_power(seat, c))
        for c in committed_power(seat, world)
    ]


VIEWS: Final[tuple[ViewSpec, ...]] = (
    ViewSpec(
        'own_cards',
        'The cards that you hold',
        'Seat',
        (
            Column(
                'hand_cards', 'cards in hand', Holds("list", item=Holds("choice", 'Card')),
                own_cards_hand_cards, world=False,
            ),
        ),
    ),
    ViewSpec(
        'committed_power',
        'Power that you have committed',
        'Seat',
        (
            Column('power', 'power', Holds("number", unit=POWER), committed_power_power, world=False),
        ),
        rows=committed_power,
        thing=Holds("thing", 'Commitment'),
    ),
)
