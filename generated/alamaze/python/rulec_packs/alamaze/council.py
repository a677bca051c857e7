"""Resolvers of council.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot, first_by_lot
from rulec.runtime.game.shape import Holds

from ._choices import (
    BALLOT_OPEN_BALLOT, Ballot, EVERY_ISSUE, EVERY_REGION, EVERY_SETTLEMENT, INFLUENCE_EVENT_SEAT_GAINED,
    INFLUENCE_EVENT_SEAT_LOST, Issue, PRIVILEGE_OUTCASTS, REACTION_FRIENDLY, REACTION_HOSTILE, Reaction,
    Region, Settlement, TOPIC_CENTERS, TOPIC_COUNCIL_MEMBER, TOPIC_KING_AND_REGION, TRAIT_CHARISMA,
    VOICE_AYE, VOICE_NAY, Voice,
)
from ._kinds import ChairBid, ChairOffer, Kingdom, Motion, Place, Vote
from ._tables import (
    ISSUE_ABOUT_WHOM, ISSUE_BALLOTS, ISSUE_FOOD, ISSUE_GOLD, ISSUE_INFLUENCE, ISSUE_REACTION,
    SETTLEMENT_EATS_MORE,
)
from ._world import SHAPE, World
from .realm import influence_change, influence_lowered, influence_raised, lowered, raised, reaction
from .trade import at_odds, food_received, gold_received

_PRIVILEGE_OUTCASTS_BIT: Final = 1 << PRIVILEGE_OUTCASTS
_TRAIT_CHARISMA_BIT: Final = 1 << TRAIT_CHARISMA

_SAYS_TAKES_A_CHAIR_ON: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' takes a chair on the High Council.',
), 'process:give_chair', 'takes_a_chair_on')
_SAYS_HAS_LOST_ITS_SEAT: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has lost its seat on the High Council; the chair is empty.',
), 'process:unseat', 'has_lost_its_seat')
_SAYS_SOMEBODY_ELSE_HAS_THE: Final = Message((
    'Somebody else has the chair.',
), 'process:fill_chairs', 'somebody_else_has_the')
_SAYS_GIVES_UP_ITS_CHAIR: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' gives up its chair on the High Council.',
), 'process:sell_chairs', 'gives_up_its_chair')
_SAYS_THE_SALE_OF_THE: Final = Message((
    'The sale of the chair has come to nothing.',
), 'process:sell_chairs', 'the_sale_of_the')
_SAYS_THE_MATTER_IN: Final = Message((
    'The matter: ', Hole(Holds("choice", 'Issue'), 'issue'), ', ',
    Hole(Holds("thing", 'Kingdom'), 'concerned'), ', in ', Hole(Holds("choice", 'Region'), 'region'), '; ',
    Hole(Holds("choice", 'Ballot'), 'ballot'), '.',
), 'process:name_issue', 'the_matter_in')
_SAYS_THE_MATTER: Final = Message((
    'The matter: ', Hole(Holds("choice", 'Issue'), 'issue'), ', ',
    Hole(Holds("thing", 'Kingdom'), 'concerned'), '; ', Hole(Holds("choice", 'Ballot'), 'ballot'), '.',
), 'process:name_issue', 'the_matter')
_SAYS_THE_MATTER_WHEREVER_THERE: Final = Message((
    'The matter: ', Hole(Holds("choice", 'Issue'), 'issue'), ', wherever there is a ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), '; ', Hole(Holds("choice", 'Ballot'), 'ballot'), '.',
), 'process:name_issue', 'the_matter_wherever_there')
_SAYS_WILL_LAY_THE_NEXT: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' will lay the next issue before the Council.',
), 'process:open_floor', 'will_lay_the_next')
_SAYS_THE_HIGH_COUNCIL_HAS: Final = Message((
    'The High Council has voted.',
), 'process:count_voices', 'the_high_council_has')
_SAYS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ': ', Hole(Holds("choice", 'Voice'), 'voice'), '.',
), 'process:count_voices', 'told')
_SAYS_ABSTENTION: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'k'), ': abstention.',
), 'process:count_voices', 'abstention')
_SAYS_IT_IS_CARRIED: Final = Message(('It is carried.',), 'process:count_voices', 'it_is_carried')
_SAYS_IT_IS_TURNED_DOWN: Final = Message(('It is turned down.',), 'process:count_voices', 'it_is_turned_down')
_SAYS_NO_CHAIR_OF_THE: Final = Message(('No chair of the High Council is empty.',), 'order:210', 'empty')
_SAYS_HAS_A_CHAIR_ON: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has a chair on the High Council.',
), 'order:210', 'standing_up')
_SAYS_HAS_JUST_LOST_ITS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has just lost its chair.',
), 'order:210', 'forgiven')
_SAYS_HAS_NOT_SO_MUCH: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:210', 'coins')
_SAYS_THE_COUNCIL_OPENS_NO: Final = Message((
    'The Council opens no bid of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:210', 'welcome')
_SAYS_HAS_NO_SEAT_ON: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no seat on the High Council.',
), 'order:411', 'member')
_SAYS_HAS_A_CHAIR_ON_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has a chair on the High Council.',
), 'order:412', 'standing_up')
_SAYS_HAS_JUST_LOST_ITS_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has just lost its chair.',
), 'order:412', 'forgiven')
_SAYS_HAS_NOT_SO_MUCH_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:412', 'treasury')
_SAYS_HAS_NOT_SO_MUCH_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much food.',
), 'order:412', 'stores', ('sacks',))
_SAYS_THE_COUNCIL_OPENS_NO_2: Final = Message((
    'The Council opens no bid of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:412', 'welcome')
_SAYS_HAS_NO_SEAT_ON_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no seat on the High Council.',
), 'order:410', 'member')
_SAYS_HAS_NOT_SO_MUCH_4: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:410', 'coins')
_SAYS_SAY_WHICH_KINGDOM_IT: Final = Message((
    'Say which kingdom it is about.',
), 'order:410', 'ruler', ('rival',))
_SAYS_THAT_ISSUE_IS_ABOUT: Final = Message((
    'That issue is about no kingdom.',
), 'order:410', 'no_ruler', ('rival',))
_SAYS_SAY_IN_WHICH_REGION: Final = Message(('Say in which region.',), 'order:410', 'land', ('region',))
_SAYS_THAT_ISSUE_IS_ABOUT_2: Final = Message((
    'That issue is about no region.',
), 'order:410', 'no_land', ('region',))
_SAYS_SAY_WHETHER_IT_IS: Final = Message((
    'Say whether it is for cities, towns or villages.',
), 'order:410', 'sort', ('size',))
_SAYS_THAT_ISSUE_IS_ABOUT_3: Final = Message((
    'That issue is about no cities, towns or villages.',
), 'order:410', 'no_sort', ('size',))
_SAYS_NOBODY_IS_EXPELLED_WHO: Final = Message((
    'Nobody is expelled who has no chair.',
), 'order:410', 'seated', ('rival',))
_SAYS_THAT_ISSUE_IS_NOT: Final = Message((
    'That issue is not voted upon so.',
), 'order:410', 'way', ('ballot',))
_SAYS_THE_COUNCIL_OPENS_NO_3: Final = Message((
    'The Council opens no bid of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:410', 'welcome')
_SAYS_HAS_NO_SEAT_ON_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no seat on the High Council.',
), 'order:400', 'member')
_SAYS_NOTHING_LIES_BEFORE_THE: Final = Message(('Nothing lies before the Council.',), 'order:400', 'matter')


def empty_chairs(world: World) -> int:
    """Empty chairs on the High Council.

    In plain numbers.
    maelstrom "High Council".
    """
    value = 5  # chairs on the High Council
    return value - sum(1 for k in world.kingdoms if k.councillor)


def may_take_chair(kingdom: Kingdom, world: World) -> bool:
    """The kingdom may take a chair.

    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    if kingdom.councillor:
        return False  # the kingdom has a chair on the High Council.
    return not world.happened('unseated', 'within', 2, kingdom)  # the kingdom has just lost its chair.


def refusals_may_take_chair(kingdom: Kingdom, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the kingdom may take a chair.

    Indices of LABELS['refusals_may_take_chair']; empty where it holds.
    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    notes: list[int] = []
    if kingdom.councillor:
        notes.append(0)
    if world.happened('unseated', 'within', 2, kingdom):
        notes.append(1)
    return tuple(notes)


def bid_worth(kingdom: Kingdom, bid: int) -> int:
    """What a bid for an open seat counts for.

    In gold.
    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    value = bid
    if kingdom.traits & _TRAIT_CHARISMA_BIT:
        value += 10000  # Charisma (trait): charm
    return value


def chair_sold(seller: ChairOffer, buyer: ChairOffer, world: World) -> bool:
    """The sale of the chair stands.

    maelstrom "#411 - Sell Council Seat", "#412 - Purchase Council Seat", "Trading".
    """
    if not seller.selling or buyer.selling:
        return False  # The two commands are no pair.
    buyer_kingdom = buyer.kingdom
    if seller.partner is not buyer_kingdom or buyer.partner is not seller.kingdom:
        return False  # They did not name each other.
    seller_kingdom = seller.kingdom
    if not seller_kingdom.councillor:
        return False  # The seller has no chair.
    if not may_take_chair(buyer_kingdom, world):
        return False  # The buyer may not take a chair.
    buyer_gold = buyer.gold
    if buyer_gold < seller.gold or buyer.food < seller.food:
        return False  # The buyer offers less than the seller wants.
    return (
        buyer_kingdom.gold >= buyer_gold
        and buyer_kingdom.food >= buyer.food
        and not at_odds(seller_kingdom, buyer_kingdom)
    )  # The buyer has not so much. Enemies sell each other no chairs.


def refusals_chair_sold(seller: ChairOffer, buyer: ChairOffer, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the sale of the chair stands.

    Indices of LABELS['refusals_chair_sold']; empty where it holds.
    maelstrom "#411 - Sell Council Seat", "#412 - Purchase Council Seat", "Trading".
    """
    notes: list[int] = []
    if not seller.selling or buyer.selling:
        notes.append(0)
    buyer_kingdom = buyer.kingdom
    if seller.partner is not buyer_kingdom or buyer.partner is not seller.kingdom:
        notes.append(1)
    seller_kingdom = seller.kingdom
    if not seller_kingdom.councillor:
        notes.append(2)
    if not may_take_chair(buyer_kingdom, world):
        notes.append(3)
    if at_odds(seller_kingdom, buyer_kingdom):
        notes.append(4)
    buyer_gold = buyer.gold
    if buyer_gold < seller.gold or buyer.food < seller.food:
        notes.append(5)
    if buyer_kingdom.gold < buyer_gold or buyer_kingdom.food < buyer.food:
        notes.append(6)
    return tuple(notes)


def issue_influence(issue: Issue) -> int:
    """What an issue that is carried does to a ruler's influence.

    In steps of 1/100 influence.
    maelstrom "High Council".
    """
    if ISSUE_INFLUENCE[issue] is None:
        value = 0
    else:
        value = present(ISSUE_INFLUENCE[issue], '')
    return value


def decreed_mood(issue: Issue, mood_: Reaction) -> Reaction:
    """What a region thinks after a decree.

    maelstrom "High Council".
    """
    if ISSUE_REACTION[issue] is not None:
        if present(ISSUE_REACTION[issue], '') > 0:
            return raised(mood_, REACTION_FRIENDLY)
        if present(ISSUE_REACTION[issue], '') < 0:
            return lowered(mood_, REACTION_HOSTILE)
    return mood_


def decreed_gold(issue: Issue, place: Place) -> int:
    """Gold that a population center makes after a decree.

    In gold.
    maelstrom "High Council".
    """
    value = place.gold_output
    if ISSUE_GOLD[issue] is not None:
        value += present(ISSUE_GOLD[issue], '')  # the decree
    if value < 0:
        value = 0  # no more than all of it
    return value


def decreed_food(issue: Issue, place: Place) -> int:
    """Food that a population center grows after a decree.

    In food.
    maelstrom "High Council".
    """
    value = place.food_output
    if ISSUE_FOOD[issue] is not None:
        value += present(ISSUE_FOOD[issue], '')  # the decree
    if SETTLEMENT_EATS_MORE[place.settlement] is None and value < 0:
        value = 0  # no more than all of it
    return value


def heard(voice: Voice, world: World) -> int:
    """How many members say something.

    In plain numbers.
    maelstrom "#400 - Vote On Issue".
    """
    return sum(1 for v in world.votes if v.voice == voice and v.kingdom.councillor)


def give_chair(kingdom: Kingdom, world: World) -> None:
    """A ruler takes a chair on the High Council.

    maelstrom "High Council", "King's Influence".
    """
    kingdom.councillor = True
    kingdom.influence = influence_raised(kingdom, influence_change(INFLUENCE_EVENT_SEAT_GAINED))
    world.tell(None, _SAYS_TAKES_A_CHAIR_ON.text((kingdom,), SHAPE))


def leave_chair(kingdom: Kingdom, world: World) -> None:
    """A ruler has a chair on the High Council no more.

    maelstrom "King's Influence".
    """
    world.keep(kingdom, "councillor")
    kingdom.councillor = False
    world.keep(kingdom, "influence")
    kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_SEAT_LOST))


def unseat(kingdom: Kingdom, world: World) -> None:
    """A ruler is thrown off the High Council.

    maelstrom "High Council", "King's Influence".
    """
    if kingdom.councillor:
        leave_chair(kingdom, world)
        world.note('unseated', kingdom)
        world.tell(None, _SAYS_HAS_LOST_ITS_SEAT.text((kingdom,), SHAPE))


def fill_chairs(world: World, dice: Dice) -> None:
    """Empty chairs are given away.

    maelstrom "#210 - Bid For Open Seat", "High Council", "Charisma".
    """
    for b in by_lot(world.chair_bids, dice, 'fill_chairs.b', lambda b: -bid_worth(b.kingdom, b.bid)):
        if empty_chairs(world) > 0 and b.kingdom.gold >= b.bid:
            b.kingdom.gold -= b.bid
            give_chair(b.kingdom, world)
        else:
            world.tell(b.kingdom, _SAYS_SOMEBODY_ELSE_HAS_THE.text((), SHAPE))
        world.drop(b)


def sell_chairs(world: World) -> None:
    """Chairs change hands.

    maelstrom "#411 - Sell Council Seat", "#412 - Purchase Council Seat", "Trading".
    """
    for seller in [seller for seller in world.chair_offers if seller.selling]:
        buyer = next((buyer for buyer in world.chair_offers if chair_sold(seller, buyer, world)), None)
        if buyer is not None:
            buyer.kingdom.gold -= buyer.gold
            buyer.kingdom.food -= buyer.food
            seller.kingdom.gold += gold_received(seller.kingdom, buyer.kingdom, buyer.gold)
            seller.kingdom.food += food_received(seller.kingdom, buyer.kingdom, buyer.food)
            leave_chair(seller.kingdom, world)
            world.tell(None, _SAYS_GIVES_UP_ITS_CHAIR.text((seller.kingdom,), SHAPE))
            give_chair(buyer.kingdom, world)
            world.drop(buyer)
            world.drop(seller)
    for o in list(world.chair_offers):
        world.tell(o.kingdom, _SAYS_THE_SALE_OF_THE.text((), SHAPE))
        world.drop(o)


def name_issue(motion: Motion, world: World) -> None:
    """All of Alamaze is told what is laid before the Council.

    maelstrom "High Council".
    """
    if motion.concerned is not None and motion.region is not None:
        world.tell(
            None,
            _SAYS_THE_MATTER_IN.text((motion.issue, motion.concerned, motion.region, motion.ballot), SHAPE),
        )
    elif motion.concerned is not None:
        world.tell(None, _SAYS_THE_MATTER.text((motion.issue, motion.concerned, motion.ballot), SHAPE))
    elif motion.settlement is not None:
        world.tell(
            None,
            _SAYS_THE_MATTER_WHEREVER_THERE.text((motion.issue, motion.settlement, motion.ballot), SHAPE),
        )


def open_floor(world: World, dice: Dice) -> None:
    """The floor of the Council is given away.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    m = first_by_lot(
        (m for m in world.motions if m.kingdom.gold >= m.bid), dice, 'open_floor.m', lambda m: -m.bid,
    )
    if m is not None:
        m.kingdom.gold -= m.bid
        m.debated = True
        world.note('speaks_next', m.kingdom)
        world.tell(None, _SAYS_WILL_LAY_THE_NEXT.text((m.kingdom,), SHAPE))
        name_issue(m, world)
    for m_ in [m_ for m_ in world.motions if not m_.debated]:
        world.drop(m_)


def carry(motion: Motion, world: World) -> None:
    """What the Council has decided is done.

    maelstrom "High Council".
    """
    if motion.concerned is not None and not motion.concerned.struck_off:
        change = issue_influence(motion.issue)
        if change > 0:
            motion.concerned.influence = influence_raised(motion.concerned, change)
        elif change < 0:
            motion.concerned.influence = influence_lowered(motion.concerned, -1 * change)
        if motion.region is not None:
            shift_reaction(
                motion.concerned, motion.region,
                decreed_mood(motion.issue, reaction(motion.concerned, motion.region)), world,
            )
        if motion.concerned is not None and ISSUE_ABOUT_WHOM[motion.issue] == TOPIC_COUNCIL_MEMBER:
            unseat(motion.concerned, world)
    if motion.settlement is not None:
        for p in [p for p in world.places if p.settlement == motion.settlement and p.sanctuary_of is None]:
            p.gold_output = decreed_gold(motion.issue, p)
            p.food_output = decreed_food(motion.issue, p)


def count_voices(world: World) -> None:
    """The Council votes.

    maelstrom "#400 - Vote On Issue", "High Council".
    """
    for m in [m for m in world.motions if m.debated]:
        world.tell(None, _SAYS_THE_HIGH_COUNCIL_HAS.text((), SHAPE))
        name_issue(m, world)
        if m.ballot == BALLOT_OPEN_BALLOT:
            for k in [k for k in world.kingdoms if k.councillor]:
                v = next((v for v in world.votes if v.kingdom is k), None)
                if v is not None:
                    world.tell(None, _SAYS.text((k, v.voice), SHAPE))
                else:
                    world.tell(None, _SAYS_ABSTENTION.text((k,), SHAPE))
        if heard(VOICE_AYE, world) > heard(VOICE_NAY, world):
            world.tell(None, _SAYS_IT_IS_CARRIED.text((), SHAPE))
            carry(m, world)
        else:
            world.tell(None, _SAYS_IT_IS_TURNED_DOWN.text((), SHAPE))
        world.drop(m)
    for v_ in list(world.votes):
        world.drop(v_)


def domain_order_210_bid(kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Bid For Open Seat.

    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    return (500, 1000000)


def needs_order_210(kingdom: Kingdom, bid: int, world: World) -> str | None:
    """Why it is refused when it is done: Bid For Open Seat.

    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    if empty_chairs(world) <= 0:
        return _SAYS_NO_CHAIR_OF_THE.text((), SHAPE)
    if kingdom.councillor:
        return _SAYS_HAS_A_CHAIR_ON.text((kingdom,), SHAPE)
    if world.happened('unseated', 'within', 2, kingdom):
        return _SAYS_HAS_JUST_LOST_ITS.text((kingdom,), SHAPE)
    if kingdom.gold < bid:
        return _SAYS_HAS_NOT_SO_MUCH.text((kingdom,), SHAPE)
    if kingdom.privileges & _PRIVILEGE_OUTCASTS_BIT:
        return _SAYS_THE_COUNCIL_OPENS_NO.text((kingdom,), SHAPE)
    return None


def does_order_210(kingdom: Kingdom, bid: int, world: World, dice: Dice) -> None:
    """Bid For Open Seat.

    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    chairbid = ChairBid(kingdom=kingdom, bid=bid)
    world.add(chairbid)


def domain_order_411_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Sell Council Seat.

    maelstrom "#411 - Sell Council Seat", "Trading", "High Council".
    """
    return world.kingdoms


def domain_order_411_price(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Sell Council Seat.

    maelstrom "#411 - Sell Council Seat", "Trading", "High Council".
    """
    return (0, 100000)


def domain_order_411_sacks(kingdom: Kingdom, partner: Kingdom, price: int, world: World) -> Sequence[int]:
    """What may be chosen: Sell Council Seat.

    maelstrom "#411 - Sell Council Seat", "Trading", "High Council".
    """
    return (0, 100000)


def needs_order_411(kingdom: Kingdom, partner: Kingdom, price: int, sacks: int, world: World) -> str | None:
    """Why it is refused when it is done: Sell Council Seat.

    maelstrom "#411 - Sell Council Seat", "Trading", "High Council".
    """
    if not kingdom.councillor:
        return _SAYS_HAS_NO_SEAT_ON.text((kingdom,), SHAPE)
    return None


def early_order_411_partner(kingdom: Kingdom, partner: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sell Council Seat.

    maelstrom "#411 - Sell Council Seat", "Trading", "High Council".
    """
    if not kingdom.councillor:
        return _SAYS_HAS_NO_SEAT_ON.text((kingdom,), SHAPE)
    return None


def does_order_411(
    kingdom: Kingdom,
    partner: Kingdom,
    price: int,
    sacks: int,
    world: World,
    dice: Dice,
) -> None:
    """Sell Council Seat.

    maelstrom "#411 - Sell Council Seat", "Trading", "High Council".
    """
    chairoffer = ChairOffer(kingdom=kingdom, partner=partner, selling=True, gold=price, food=sacks)
    world.add(chairoffer)


def domain_order_412_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    return world.kingdoms


def domain_order_412_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    return (0, 100000)


def domain_order_412_sacks(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> Sequence[int]:
    """What may be chosen: Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    return (0, 100000)


def needs_order_412(kingdom: Kingdom, partner: Kingdom, coins: int, sacks: int, world: World) -> str | None:
    """Why it is refused when it is done: Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    if kingdom.councillor:
        return _SAYS_HAS_A_CHAIR_ON_2.text((kingdom,), SHAPE)
    if world.happened('unseated', 'within', 2, kingdom):
        return _SAYS_HAS_JUST_LOST_ITS_2.text((kingdom,), SHAPE)
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_2.text((kingdom,), SHAPE)
    if kingdom.food < sacks:
        return _SAYS_HAS_NOT_SO_MUCH_3.text((kingdom,), SHAPE)
    if kingdom.privileges & _PRIVILEGE_OUTCASTS_BIT:
        return _SAYS_THE_COUNCIL_OPENS_NO_2.text((kingdom,), SHAPE)
    return None


def early_order_412_partner(kingdom: Kingdom, partner: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    if kingdom.councillor:
        return _SAYS_HAS_A_CHAIR_ON_2.text((kingdom,), SHAPE)
    if world.happened('unseated', 'within', 2, kingdom):
        return _SAYS_HAS_JUST_LOST_ITS_2.text((kingdom,), SHAPE)
    if kingdom.privileges & _PRIVILEGE_OUTCASTS_BIT:
        return _SAYS_THE_COUNCIL_OPENS_NO_2.text((kingdom,), SHAPE)
    return None


def early_order_412_coins(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> str | None:
    """Why it is refused when it is done: Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_2.text((kingdom,), SHAPE)
    return None


def does_order_412(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    sacks: int,
    world: World,
    dice: Dice,
) -> None:
    """Purchase Council Seat.

    maelstrom "#412 - Purchase Council Seat", "Trading", "High Council".
    """
    chairoffer = ChairOffer(kingdom=kingdom, partner=partner, selling=False, gold=coins, food=sacks)
    world.add(chairoffer)


def domain_order_410_bid(kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    return (500, 100000)


def domain_order_410_issue(kingdom: Kingdom, bid: int, world: World) -> Sequence[Issue]:
    """What may be chosen: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    return EVERY_ISSUE


def domain_order_410_rival(kingdom: Kingdom, bid: int, issue: Issue, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    return world.kingdoms


def domain_order_410_region(
    kingdom: Kingdom,
    bid: int,
    issue: Issue,
    rival: Kingdom | None,
    world: World,
) -> Sequence[Region]:
    """What may be chosen: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    return EVERY_REGION


def domain_order_410_size(
    kingdom: Kingdom,
    bid: int,
    issue: Issue,
    rival: Kingdom | None,
    region: Region | None,
    world: World,
) -> Sequence[Settlement]:
    """What may be chosen: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    return EVERY_SETTLEMENT


def needs_order_410(
    kingdom: Kingdom,
    bid: int,
    issue: Issue,
    rival: Kingdom | None,
    region: Region | None,
    size: Settlement | None,
    ballot: Ballot,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    if not kingdom.councillor:
        return _SAYS_HAS_NO_SEAT_ON_2.text((kingdom,), SHAPE)
    if kingdom.gold < bid:
        return _SAYS_HAS_NOT_SO_MUCH_4.text((kingdom,), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] != TOPIC_CENTERS and rival is None:
        return _SAYS_SAY_WHICH_KINGDOM_IT.text((), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] == TOPIC_CENTERS and rival is not None:
        return _SAYS_THAT_ISSUE_IS_ABOUT.text((), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] == TOPIC_KING_AND_REGION and region is None:
        return _SAYS_SAY_IN_WHICH_REGION.text((), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] != TOPIC_KING_AND_REGION and region is not None:
        return _SAYS_THAT_ISSUE_IS_ABOUT_2.text((), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] == TOPIC_CENTERS and size is None:
        return _SAYS_SAY_WHETHER_IT_IS.text((), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] != TOPIC_CENTERS and size is not None:
        return _SAYS_THAT_ISSUE_IS_ABOUT_3.text((), SHAPE)
    if ISSUE_ABOUT_WHOM[issue] == TOPIC_COUNCIL_MEMBER and rival is not None and not rival.councillor:
        return _SAYS_NOBODY_IS_EXPELLED_WHO.text((), SHAPE)
    if not ISSUE_BALLOTS[issue] >> ballot & 1:
        return _SAYS_THAT_ISSUE_IS_NOT.text((), SHAPE)
    if kingdom.privileges & _PRIVILEGE_OUTCASTS_BIT:
        return _SAYS_THE_COUNCIL_OPENS_NO_3.text((kingdom,), SHAPE)
    return None


def early_order_410_bid(kingdom: Kingdom, bid: int, world: World) -> str | None:
    """Why it is refused when it is done: Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    if not kingdom.councillor:
        return _SAYS_HAS_NO_SEAT_ON_2.text((kingdom,), SHAPE)
    if kingdom.gold < bid:
        return _SAYS_HAS_NOT_SO_MUCH_4.text((kingdom,), SHAPE)
    if kingdom.privileges & _PRIVILEGE_OUTCASTS_BIT:
        return _SAYS_THE_COUNCIL_OPENS_NO_3.text((kingdom,), SHAPE)
    return None


def does_order_410(
    kingdom: Kingdom,
    bid: int,
    issue: Issue,
    rival: Kingdom | None,
    region: Region | None,
    size: Settlement | None,
    ballot: Ballot,
    world: World,
    dice: Dice,
) -> None:
    """Bid For Next Issue.

    maelstrom "#410 - Bid For Next Issue", "High Council".
    """
    motion = Motion(
        kingdom=kingdom, bid=bid, issue=issue, concerned=rival, region=region, settlement=size,
        ballot=ballot,
    )
    world.add(motion)


def needs_order_400(kingdom: Kingdom, voice: Voice, world: World) -> str | None:
    """Why it is refused when it is done: Vote On Issue.

    maelstrom "#400 - Vote On Issue", "High Council".
    """
    if not kingdom.councillor:
        return _SAYS_HAS_NO_SEAT_ON_3.text((kingdom,), SHAPE)
    if not any(m.debated for m in world.motions):
        return _SAYS_NOTHING_LIES_BEFORE_THE.text((), SHAPE)
    return None


def does_order_400(kingdom: Kingdom, voice: Voice, world: World, dice: Dice) -> None:
    """Vote On Issue.

    maelstrom "#400 - Vote On Issue", "High Council".
    """
    vote = Vote(kingdom=kingdom, voice=voice)
    world.add(vote)


# at the end, for these modules use each other
from .orders_ruler import shift_reaction  # noqa: E402
