"""Resolvers of cards.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.asking import AskSpec
from rulec.runtime.messages import Hole, Message, Refusal
from rulec.runtime.order import by_lot
from rulec.runtime.shape import Holds
from rulec.runtime.world import taken

from ._kinds import (
    CARD_USE_AVOIDANCE, CARD_USE_RESISTANCE, Card, Individual, LAND_OFF_BOARD, Regiment, SIDE_FREE, Seat,
)
from ._tables import CARD_CARD_USE, CARD_PERMITTED_BY
from ._world import World
from .fellowship import keeps_ring, sanctuary

_MESSAGES: Final = (
    Message((Hole(Holds("thing", 'Seat')), ' plays ', Hole(Holds("choice", 'Card')), '.')),
    Message(('You draw ', Hole(Holds("choice", 'Card')), '.')),
    Message(('Which card do you put away?',)),
    Message((
        Hole(Holds("thing", 'Seat')), ' is asked: \u201cWhich card do you put away?\u201d The answer: ',
        Hole(Holds("choice", 'Card')), '.',
    )),
    Message((Hole(Holds("choice", 'Card')), ' is no Avoidance card.')),
    Message((Hole(Holds("thing", 'Seat')), ' does not decide for the Fellowship.')),
    Message(('Nobody with the Fellowship permits ', Hole(Holds("choice", 'Card')), '.')),
    Message(('One Avoidance card is enough.',)),
    Message((Hole(Holds("choice", 'Card')), ' is no Resistance card.')),
    Message(('One Resistance card is enough.',)),
    Message(('Only the Free Peoples have cards.',)),
    Message((Hole(Holds("thing", 'Seat')), ' may draw no more cards in this turn.')),
)

_ASKS: Final = (
    AskSpec('away', Holds("choice", 'Card'), _MESSAGES[2], sealed=True),
)


def permitted(card: Card, world: World) -> bool:
    """The card is permitted with the Fellowship.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 20.
    """
    if CARD_PERMITTED_BY[card] is None:
        return True
    # somebody who permits it is with the Fellowship
    return any(i.travels and i.hero == CARD_PERMITTED_BY[card] for i in world.individuals)


def combat_card_counts(regiment: Regiment, card: Card, world: World) -> bool:
    """The card counts for the regiment.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    return (
        world.in_force >> card & 1 != 0
        and regiment.seat.side == SIDE_FREE
        and any(i.hero == CARD_PERMITTED_BY[card] and i.place == regiment.place and not i.travels for i in world.individuals)
    )


def idle(individual: Individual) -> bool:
    """The individual has been idle.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24.
    """
    if individual.place == LAND_OFF_BOARD:
        return False  # not in play
    if individual.travels:
        return False  # with the Fellowship
    return not individual.has_acted  # busy


def draws_allowed(seat: Seat, world: World) -> int:
    """Cards that a player may draw in a turn.

    In plain numbers.
    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24; "6.
    Muster", line 128.
    """
    value = 0
    if any(idle(i) and i.seat is seat for i in world.individuals) and value < 1:
        value = 1  # somebody is idle
    if sanctuary(world.ring_at) and keeps_ring(seat, world) and value < 4:
        value = 4  # the Fellowship is in a Sanctuary
    return value


def own_cards_hand_cards(seat: Seat) -> Sequence[Card]:
    """Cards in hand.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24.
    """
    return seat.hand_cards


def play(seat: Seat, card: Card, world: World) -> None:
    """A card is played.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", lines 20 and
    23.
    """
    seat.hand_cards = taken(seat.hand_cards, card)
    world.discards = (*world.discards, card)
    world.in_force |= 1 << card
    world.until('turn', world, "in_force", card, True)
    world.tell(None, _MESSAGES[0], seat, card)


def draw_one(seat: Seat, world: World, dice: Dice) -> None:
    """A card is drawn.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24; "6.
    Muster", line 128.
    """
    if sum(1 for c in world.deck) == 0:
        world.keep(world, "deck")
        world.deck = world.discards
        world.keep(world, "discards")
        world.discards = ()
        world.keep(world, "deck")
        world.deck = tuple(by_lot(world.deck, dice, 'draw_one.deck_shuffled'))
    top = next(iter(world.deck), None)
    if top is not None:
        world.keep(world, "deck")
        world.deck = taken(world.deck, top)
        world.keep(seat, "hand_cards")
        seat.hand_cards = (*seat.hand_cards, top)
        world.tell(seat, _MESSAGES[1], top)
        if sum(1 for c in seat.hand_cards) > 4:
            away = world.asks.one(_ASKS[0], seat, (), seat.hand_cards, top)
            world.tell(seat, _MESSAGES[3], seat, away)
            world.keep(seat, "hand_cards")
            seat.hand_cards = taken(seat.hand_cards, away)
            world.keep(world, "discards")
            world.discards = (*world.discards, away)


def deal(seat: Seat, world: World) -> None:
    """The first hand is dealt.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 50.
    """
    one = next(iter(world.deck), None)
    if one is not None:
        world.deck = taken(world.deck, one)
        seat.hand_cards = (*seat.hand_cards, one)
    two = next(iter(world.deck), None)
    if two is not None:
        world.deck = taken(world.deck, two)
        seat.hand_cards = (*seat.hand_cards, two)
    three = next(iter(world.deck), None)
    if three is not None:
        world.deck = taken(world.deck, three)
        seat.hand_cards = (*seat.hand_cards, three)
    four = next(iter(world.deck), None)
    if four is not None:
        world.deck = taken(world.deck, four)
        seat.hand_cards = (*seat.hand_cards, four)


def domain_order_41_card(seat: Seat, world: World) -> Sequence[Card]:
    """What may be chosen: Play an Avoidance Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 87.
    """
    return seat.hand_cards


def needs_order_41(seat: Seat, card: Card, world: World) -> Refusal | None:
    """Why it is refused when it is done: Play an Avoidance Card.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 87.
    """
    if CARD_CARD_USE[card] != CARD_USE_AVOIDANCE:
        return Refusal(_MESSAGES[4], (card,))
    if not keeps_ring(seat, world):
        return Refusal(_MESSAGES[5], (seat,))
    if not permitted(card, world):
        return Refusal(_MESSAGES[6], (card,))
    if world.happened('avoided', 'this', 0):
        return Refusal(_MESSAGES[7])
    return None


def does_order_41(seat: Seat, card: Card, world: World, dice: Dice) -> None:
    """Play an Avoidance Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 87.
    """
    world.note('avoided')
    play(seat, card, world)


def domain_order_42_card(seat: Seat, world: World) -> Sequence[Card]:
    """What may be chosen: Lay Ready a Resistance Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 91.
    """
    return seat.hand_cards


def needs_order_42(seat: Seat, card: Card, world: World) -> Refusal | None:
    """Why it is refused when it is done: Lay Ready a Resistance Card.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 91.
    """
    if CARD_CARD_USE[card] != CARD_USE_RESISTANCE:
        return Refusal(_MESSAGES[8], (card,))
    if not keeps_ring(seat, world):
        return Refusal(_MESSAGES[5], (seat,))
    if not permitted(card, world):
        return Refusal(_MESSAGES[6], (card,))
    if world.happened('resisting', 'this', 0):
        return Refusal(_MESSAGES[9])
    return None


def does_order_42(seat: Seat, card: Card, world: World, dice: Dice) -> None:
    """Lay Ready a Resistance Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "3. The Fellowship of the
    Ring", line 91.
    """
    world.note('resisting')
    play(seat, card, world)


def needs_order_90(seat: Seat, world: World) -> Refusal | None:
    """Why it is refused when it is done: Draw a Card.

    Raises OffTheTable (a table has no row).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24; "6.
    Muster", line 128.
    """
    if seat.side != SIDE_FREE:
        return Refusal(_MESSAGES[10])
    if seat.cards_drawn >= draws_allowed(seat, world):
        return Refusal(_MESSAGES[11], (seat,))
    return None


def does_order_90(seat: Seat, world: World, dice: Dice) -> None:
    """Draw a Card.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 24; "6.
    Muster", line 128.
    """
    world.keep(seat, "cards_drawn")
    seat.cards_drawn += 1
    draw_one(seat, world, dice)
