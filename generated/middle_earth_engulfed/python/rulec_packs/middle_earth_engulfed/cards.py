"""Resolvers of cards.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    CARD_USE_AVOIDANCE, CARD_USE_RESISTANCE, Card, CardUse, EVERY_CARD, Hero, LAND_OFF_BOARD, SIDE_FREE,
)
from ._kinds import Individual, Regiment, Seat
from ._tables import CARD_CARD_USE, CARD_CONCEALMENT, CARD_EDGE, CARD_PATRON, CARD_RELIEF
from ._words import PIP
from ._world import SHAPE, World

_SAYS_PLAYED_BY: Final = Message((
    'Played by ', Hole(Holds("thing", 'Seat'), 'seat'), ': ', Hole(Holds("choice", 'Card'), 'card'), '.',
), 'process:play', 'card_played')
_SAYS_WHICH_AVOIDANCE_CARD_OF: Final = Message((
    'Which Avoidance card of your hand hides the Fellowship?',
), 'process:hide_ring', 'cover')
_SAYS_IS_ASKED_WHICH_AVOIDANCE: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'),
    ' is asked: \u201cWhich Avoidance card of your hand hides the Fellowship?\u201d The answer: ',
    Hole(Holds("choice", 'Card', optional=True), 'answer'), '.',
), 'process:hide_ring', 'cover')
_SAYS_NOT_IN_YOUR_HAND: Final = Message((
    'Not in your hand: ', Hole(Holds("choice", 'Card'), 'cover'), '.',
), 'process:hide_ring', 'cover_not_held')
_SAYS_THE_SCORE_IS_WHICH: Final = Message((
    'The score is ', Hole(Holds("number", unit=PIP), 'score'),
    '. Which Resistance card of your hand is played?',
), 'process:resistance', 'shield')
_SAYS_IS_ASKED_THE_SCORE: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cThe score is ',
    Hole(Holds("number", unit=PIP), 'score'),
    '. Which Resistance card of your hand is played?\u201d The answer: ',
    Hole(Holds("choice", 'Card', optional=True), 'answer'), '.',
), 'process:resistance', 'shield')
_SAYS_RESISTANCE_SUBTRACT_WHICH_MAKES: Final = Message((
    'Resistance: subtract ', Hole(Holds("number", unit=PIP), 'change'), ', which makes ',
    Hole(Holds("number", unit=PIP), 'result'), '.',
), 'process:resistance', 'resistance')
_SAYS_NOT_IN_YOUR_HAND_2: Final = Message((
    'Not in your hand: ', Hole(Holds("choice", 'Card'), 'shield'), '.',
), 'process:resistance', 'shield_not_held')
_SAYS_YOU_DRAW: Final = Message((
    'You draw ', Hole(Holds("choice", 'Card'), 'top'), '.',
), 'process:draw_one', 'card_drawn')
_SAYS_WHICH_CARD_DO_YOU: Final = Message(('Which card do you put away?',), 'process:draw_one', 'away')
_SAYS_IS_ASKED_WHICH_CARD: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'),
    ' is asked: \u201cWhich card do you put away?\u201d The answer: ',
    Hole(Holds("choice", 'Card'), 'answer'), '.',
), 'process:draw_one', 'away')
_SAYS_ONLY_THE_FREE_PEOPLES: Final = Message(('Only the Free Peoples have cards.',), 'order:90', 'side')
_SAYS_DRAWS_NO_CARD_IN: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'),
    ' draws no card in this turn: nobody was idle, and the Fellowship is in no Sanctuary.',
), 'order:90', 'reason')
_SAYS_MAY_DRAW_NO_MORE: Final = Message((
    Hole(Holds("thing", 'Seat'), 'seat'), ' may draw no more cards in this turn than ',
    Hole(Holds("number"), 'draws_allowed'), '.',
), 'order:90', 'allowed')

_ASKS: Final = (
    AskSpec('cover', Holds("choice", 'Card', optional=True), _SAYS_WHICH_AVOIDANCE_CARD_OF, sealed=True),
    AskSpec('shield', Holds("choice", 'Card', optional=True), _SAYS_THE_SCORE_IS_WHICH, sealed=True),
    AskSpec('away', Holds("choice", 'Card'), _SAYS_WHICH_CARD_DO_YOU, sealed=True),
)


def permitted(card: Card, world: World) -> bool:
    """The card is permitted with the Fellowship.

    engulfed "1. Overview".
    """
    # somebody who permits it is with the Fellowship
    return any(i.travels and i.hero == CARD_PATRON[card] for i in world.individuals)


def combat_card_counts(regiment: Regiment, card: Card, world: World) -> bool:
    """The card counts for the regiment.

    engulfed "1. Overview".
    """
    return (
        world.in_force >> card & 1 != 0
        and regiment.seat.side == SIDE_FREE
        and any(
            i.hero == CARD_PATRON[card] and i.place == regiment.place and not i.travels
            for i in world.individuals
        )
    )


def permitted_cards(use: CardUse, world: World) -> Sequence[Card]:
    """Cards that somebody with the Fellowship permits.

    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    return [c for c in EVERY_CARD if CARD_CARD_USE[c] == use and permitted(c, world)]


def idle(individual: Individual) -> bool:
    """The individual has been idle.

    engulfed "1. Overview".
    """
    if individual.place == LAND_OFF_BOARD:
        return False  # not in play
    if individual.travels:
        return False  # with the Fellowship
    return not individual.engaged  # has acted


def draws_allowed(seat: Seat, world: World) -> int:
    """Cards that a player may draw in a turn.

    In plain numbers.
    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "6. Muster".
    """
    value = 0
    if any(i.seat is seat and idle(i) for i in world.individuals) and value < 1:
        value = 1  # somebody is idle
    if sanctuary(world.ring_at) and keeps_ring(seat, world) and value < 4:
        value = 4  # the Fellowship is in a Sanctuary
    return value


def own_cards(seat: Seat) -> Sequence[Card]:
    """The cards that you hold.

    engulfed "1. Overview".
    """
    return list(seat.hand_cards)


def own_cards_card_use(seat: Seat, card: Card) -> CardUse:
    """Use.

    engulfed "1. Overview".
    """
    return CARD_CARD_USE[card]


def own_cards_patron(seat: Seat, card: Card) -> Hero:
    """Permitted by.

    engulfed "1. Overview".
    """
    return CARD_PATRON[card]


def own_cards_concealment(seat: Seat, card: Card) -> int:
    """Concealment.

    In steps of 1/2 power.
    engulfed "1. Overview".
    """
    return CARD_CONCEALMENT[card]


def own_cards_relief(seat: Seat, card: Card) -> int:
    """Relief from the hunt.

    In pips.
    engulfed "1. Overview".
    """
    return CARD_RELIEF[card]


def own_cards_edge(seat: Seat, card: Card) -> int:
    """Edge in battle.

    In pips.
    engulfed "1. Overview".
    """
    return CARD_EDGE[card]


def play(seat: Seat, card: Card, world: World) -> None:
    """A card is played.

    engulfed "1. Overview".
    """
    seat.hand_cards = taken(seat.hand_cards, card)
    world.discards = (*world.discards, card)
    world.in_force |= 1 << card
    world.until('turn', world, "in_force", card, True)
    world.tell(None, _SAYS_PLAYED_BY.text((seat, card), SHAPE))


def hide_ring(world: World) -> None:
    """An Avoidance card may be played.

    Raises NotOffered (an answer is not among what is offered); OffTheTable (a table has no row); Waits
    (somebody is asked who has not answered yet).
    engulfed "3. The Fellowship of the Ring".
    """
    keeper = ring_keeper(world)
    if keeper is not None:
        cover = world.asks.one_or_none(_ASKS[0], keeper, (), permitted_cards(CARD_USE_AVOIDANCE, world), None)
        world.tell(keeper, _SAYS_IS_ASKED_WHICH_AVOIDANCE.text((keeper, cover), SHAPE))
        if cover is not None and cover in keeper.hand_cards:
            play(keeper, cover, world)
        elif cover is not None:
            world.tell(keeper, _SAYS_NOT_IN_YOUR_HAND.text((cover,), SHAPE))


def resistance(score: int, world: World) -> int:
    """After the die of the hunt.

    In pips.
    Raises NotOffered (an answer is not among what is offered); OffTheTable (a table has no row); Waits
    (somebody is asked who has not answered yet).
    engulfed "3. The Fellowship of the Ring".
    """
    for s in [s for s in world.seats if keeps_ring(s, world)]:
        shield = world.asks.one_or_none(
            _ASKS[1], s, (score,), permitted_cards(CARD_USE_RESISTANCE, world), None,
        )
        world.tell(s, _SAYS_IS_ASKED_THE_SCORE.text((s, score, shield), SHAPE))
        if shield is not None and shield in s.hand_cards:
            play(s, shield, world)
            changed_by = CARD_RELIEF[shield]
            score -= changed_by
            world.tell(None, _SAYS_RESISTANCE_SUBTRACT_WHICH_MAKES.text((changed_by, score), SHAPE))
        elif shield is not None:
            world.tell(s, _SAYS_NOT_IN_YOUR_HAND_2.text((shield,), SHAPE))
    return score


def draw_one(seat: Seat, world: World, dice: Dice) -> None:
    """A card is drawn.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "1. Overview", "6. Muster".
    """
    if len(world.deck) == 0:
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
        world.tell(seat, _SAYS_YOU_DRAW.text((top,), SHAPE))
        if len(seat.hand_cards) > 4:
            away = world.asks.one(_ASKS[2], seat, (), seat.hand_cards, top)
            world.tell(seat, _SAYS_IS_ASKED_WHICH_CARD.text((seat, away), SHAPE))
            world.keep(seat, "hand_cards")
            seat.hand_cards = taken(seat.hand_cards, away)
            world.keep(world, "discards")
            world.discards = (*world.discards, away)


def deal(seat: Seat, world: World) -> None:
    """The first hand is dealt.

    engulfed "1. Overview".
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


def needs_order_90(seat: Seat, world: World) -> str | None:
    """Why it is refused when it is done: Draw a Card.

    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "6. Muster".
    """
    if seat.side != SIDE_FREE:
        return _SAYS_ONLY_THE_FREE_PEOPLES.text((), SHAPE)
    if draws_allowed(seat, world) <= 0:
        return _SAYS_DRAWS_NO_CARD_IN.text((seat,), SHAPE)
    if seat.cards_drawn >= draws_allowed(seat, world):
        return _SAYS_MAY_DRAW_NO_MORE.text((seat, draws_allowed(seat, world)), SHAPE)
    return None


def does_order_90(seat: Seat, world: World, dice: Dice) -> None:
    """Draw a Card.

    Raises NotOffered (an answer is not among what is offered); Waits (somebody is asked who has not
    answered yet).
    engulfed "1. Overview", "6. Muster".
    """
    world.keep(seat, "cards_drawn")
    seat.cards_drawn += 1
    draw_one(seat, world, dice)


# at the end, for these modules use each other
from .company import ring_keeper  # noqa: E402
from .fellowship import keeps_ring, sanctuary  # noqa: E402
