"""Resolvers of orders_trade.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds

from ._choices import (
    Artifact, BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD, BARGAIN_GOLD_FOR_ARTIFACT,
    BARGAIN_GOLD_FOR_FOOD, BARGAIN_GOLD_FOR_HOSTAGE, BARGAIN_GOLD_FOR_MITHRIL, BARGAIN_HOSTAGE_FOR_GOLD,
    BARGAIN_MITHRIL_FOR_GOLD, GOOD_COIN, GOOD_GRAIN, Good, ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY,
    ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST,
)
from ._kinds import Deal, Figure, Kingdom, Offer
from ._words import FOOD, GOLD, MITHRIL
from ._world import SHAPE, World
from .clerks import order_open
from .trade import (
    announced, bargain_stands, food_received, food_sold, gold_received, gold_sold, market_limit, may_give,
    powder_gold, transmuted,
)

_ONE_OF_1: Final = frozenset((
    BARGAIN_FOOD_FOR_GOLD, BARGAIN_HOSTAGE_FOR_GOLD, BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_MITHRIL_FOR_GOLD,
))

_SAYS_IS_FREE_AND_COMES: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is free, and comes to the capital.',
), 'process:exchange', 'is_free_and_comes')
_SAYS_SENDS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' sends ', Hole(Holds("choice", 'Artifact'), 'artifact'),
    '.',
), 'process:exchange', 'sends')
_SAYS_HAS_KEPT_THE_BARGAIN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has kept the bargain: ',
    Hole(Holds("number", unit=GOLD), 'coins'), '.',
), 'process:exchange', 'has_kept_the_bargain')
_SAYS_HAS_KEPT_THE_BARGAIN_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has kept the bargain: ',
    Hole(Holds("number", unit=FOOD), 'sacks'), '.',
), 'process:exchange', 'has_kept_the_bargain_2')
_SAYS_HAS_KEPT_THE_BARGAIN_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has kept the bargain: ',
    Hole(Holds("number", unit=MITHRIL), 'mithril'), '.',
), 'process:exchange', 'has_kept_the_bargain_3')
_SAYS_HAS_KEPT_THE_BARGAIN_4: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has kept the bargain.',
), 'process:exchange', 'has_kept_the_bargain_4')
_SAYS_AND_HAVE_TRADED_A: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' and ', Hole(Holds("thing", 'Kingdom'), 'buyer_kingdom'),
    ' have traded a great deal.',
), 'process:exchange', 'and_have_traded_a')
_SAYS_HAS_NOT_ANSWERED_THE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'partner'), ' has not answered the offer.',
), 'process:strike_bargains', 'has_not_answered_the')
_SAYS_CANNOT_BRING_SO_MUCH: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' cannot bring so much food to the market.',
), 'order:200', 'stores')
_SAYS_CANNOT_BRING_SO_MUCH_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' cannot bring so much gold to the market.',
), 'order:200', 'coins')
_SAYS_THE_MARKET_GIVES: Final = Message((
    'The market gives ', Hole(Holds("number", unit=GOLD), 'coins'), '.',
), 'order:200', 'the_market_gives')
_SAYS_THE_MARKET_GIVES_2: Final = Message((
    'The market gives ', Hole(Holds("number", unit=FOOD), 'sacks'), '.',
), 'order:200', 'the_market_gives_2')
_SAYS_HAS_NOT_SO_MUCH: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much food.',
), 'order:201', 'stores')
_SAYS_HAS_NOT_SO_MUCH_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:202', 'treasury')
_SAYS_IS_NO_PRISONER_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'hostage'), ' is no prisoner of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:203', 'held')
_SAYS_HAS_NOT_SO_MUCH_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:204', 'treasury')
_SAYS_ASKS_A_RANSOM_FOR: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'partner'), ' asks a ransom for ',
    Hole(Holds("thing", 'Figure'), 'hostage'), '.',
), 'order:204', 'asks_a_ransom_for')
_SAYS_DOES_NOT_HOLD: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not hold ',
    Hole(Holds("choice", 'Artifact'), 'artifact'), '.',
), 'order:205', 'owned')
_SAYS_HAS_NOT_SO_MUCH_4: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:206', 'treasury')
_SAYS_ONLY_THE_ALCHEMIST_MAKES: Final = Message((
    'Only the Alchemist makes gold of metal.',
), 'order:212', 'art')
_SAYS_THERE_IS_NOTHING_IN: Final = Message((
    'There is nothing in the crucible.',
), 'order:212', 'something', ('powder',))
_SAYS_THE_CRUCIBLE_GIVES: Final = Message((
    'The crucible gives ', Hole(Holds("number", unit=GOLD), 'coins'), '.',
), 'order:212', 'the_crucible_gives')
_SAYS_IS_NO_DECLARED_ALLY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'partner'), ' is no declared ally of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:215', 'friend')
_SAYS_SENDS_AND: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' sends ', Hole(Holds("number", unit=GOLD), 'coins'),
    ' and ', Hole(Holds("number", unit=FOOD), 'sacks'), '.',
), 'order:215', 'sends_and')
_SAYS_HAS_NOT_SO_MUCH_5: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much mithril.',
), 'order:216', 'vault')
_SAYS_HAS_NOT_SO_MUCH_6: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so much gold.',
), 'order:217', 'treasury')
_SAYS_ONLY_THE_HALFLINGS_HEAR: Final = Message((
    'Only the Halflings hear of every trade.',
), 'order:425', 'people')
_SAYS_NOBODY_HAS_TRADED_IN: Final = Message((
    'Nobody has traded in this month.',
), 'order:425', 'nobody_has_traded_in')
_SAYS_HAS_LET_GO_TO: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'seller'), ' has let ', Hole(Holds("thing", 'Figure'), 'figure'),
    ' go to ', Hole(Holds("thing", 'Kingdom'), 'customer'), ' for ',
    Hole(Holds("number", unit=GOLD), 'gold_paid'), '.',
), 'order:425', 'has_let_go_to')
_SAYS_HAS_SOLD_TO_FOR: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'seller'), ' has sold ', Hole(Holds("choice", 'Artifact'), 'artifact'),
    ' to ', Hole(Holds("thing", 'Kingdom'), 'customer'), ' for ',
    Hole(Holds("number", unit=GOLD), 'gold_paid'), '.',
), 'order:425', 'has_sold_to_for')
_SAYS_HAS_SOLD_TO_FOR_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'seller'), ' has sold ', Hole(Holds("number", unit=MITHRIL), 'mithril'),
    ' to ', Hole(Holds("thing", 'Kingdom'), 'customer'), ' for ',
    Hole(Holds("number", unit=GOLD), 'gold_paid'), '.',
), 'order:425', 'has_sold_to_for_2')
_SAYS_HAS_SOLD_TO_FOR_3: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'seller'), ' has sold ', Hole(Holds("number", unit=FOOD), 'food'),
    ' to ', Hole(Holds("thing", 'Kingdom'), 'customer'), ' for ',
    Hole(Holds("number", unit=GOLD), 'gold_paid'), '.',
), 'order:425', 'has_sold_to_for_3')
_SAYS_HAS_SENT_AND_TO: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'seller'), ' has sent ', Hole(Holds("number", unit=GOLD), 'gold'),
    ' and ', Hole(Holds("number", unit=FOOD), 'food'), ' to ', Hole(Holds("thing", 'Kingdom'), 'customer'),
    '.',
), 'order:425', 'has_sent_and_to')


def exchange(seller: Offer, buyer: Offer, world: World) -> None:
    """A bargain is carried out.

    maelstrom "#201 - Trade Food For Gold", "#204 - Trade Gold For Hostage", "Trading".
    """
    deal = Deal(
        seller=seller.kingdom, customer=buyer.kingdom, food=seller.food, mithril=seller.mithril,
        figure=seller.figure, artifact=seller.artifact, gold_paid=buyer.gold,
    )
    world.add(deal)
    seller.kingdom.food -= seller.food
    seller.kingdom.mithril -= seller.mithril
    buyer.kingdom.gold -= buyer.gold
    coins = gold_received(seller.kingdom, buyer.kingdom, buyer.gold)
    sacks = food_received(buyer.kingdom, seller.kingdom, seller.food)
    seller.kingdom.gold += coins
    buyer.kingdom.food += sacks
    buyer.kingdom.mithril += seller.mithril
    if seller.figure is not None:
        seller.figure.captor = None
        seller.figure.place = buyer.kingdom.capital
        world.tell(buyer.kingdom, _SAYS_IS_FREE_AND_COMES.text((seller.figure,), SHAPE), seller.figure)
    if seller.artifact is not None:
        seller.kingdom.regalia &= ~(1 << seller.artifact)
        buyer.kingdom.regalia |= 1 << seller.artifact
        world.tell(buyer.kingdom, _SAYS_SENDS.text((seller.kingdom, seller.artifact), SHAPE))
    world.tell(seller.kingdom, _SAYS_HAS_KEPT_THE_BARGAIN.text((buyer.kingdom, coins), SHAPE))
    if seller.bargain == BARGAIN_FOOD_FOR_GOLD:
        world.tell(buyer.kingdom, _SAYS_HAS_KEPT_THE_BARGAIN_2.text((seller.kingdom, sacks), SHAPE))
    elif seller.bargain == BARGAIN_MITHRIL_FOR_GOLD:
        world.tell(buyer.kingdom, _SAYS_HAS_KEPT_THE_BARGAIN_3.text((seller.kingdom, seller.mithril), SHAPE))
    else:
        world.tell(buyer.kingdom, _SAYS_HAS_KEPT_THE_BARGAIN_4.text((seller.kingdom,), SHAPE))
    if announced(buyer.gold) or announced(seller.food):
        world.tell(None, _SAYS_AND_HAVE_TRADED_A.text((seller.kingdom, buyer.kingdom), SHAPE))


def strike_bargains(world: World, dice: Dice) -> None:
    """Offers that fit are joined.

    maelstrom "Trading", "#202 - Trade Gold For Food".
    """
    for seller in [seller for seller in world.offers if seller.bargain in _ONE_OF_1]:
        seller_dice = dice.at(seller.id)
        buyer = first_by_lot(
            (buyer for buyer in world.offers if bargain_stands(seller, buyer)), seller_dice,
            'strike_bargains.buyer', lambda buyer: -buyer.gold,
        )
        if buyer is not None:
            exchange(seller, buyer, world)
            world.drop(buyer)
            world.drop(seller)
    for o in list(world.offers):
        world.tell(o.kingdom, _SAYS_HAS_NOT_ANSWERED_THE.text((o.partner,), SHAPE))
        world.drop(o)


def clear_the_table(world: World) -> None:
    """The bargains of the month are over.

    maelstrom "#425 - Reveal All Trades (Halfling only)".
    """
    for d in list(world.deals):
        world.drop(d)


def domain_order_200_amount(kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Open Market.

    maelstrom "#200 - Open Market", "Trading".
    """
    return (1, 1000000)


def needs_order_200(kingdom: Kingdom, amount: int, good: Good, world: World) -> str | None:
    """Why it is refused when it is done: Open Market.

    maelstrom "#200 - Open Market", "Trading".
    """
    if good == GOOD_GRAIN and amount > market_limit(kingdom, kingdom.food):
        return _SAYS_CANNOT_BRING_SO_MUCH.text((kingdom,), SHAPE)
    if good == GOOD_COIN and amount > market_limit(kingdom, kingdom.gold):
        return _SAYS_CANNOT_BRING_SO_MUCH_2.text((kingdom,), SHAPE)
    return None


def does_order_200(kingdom: Kingdom, amount: int, good: Good, world: World, dice: Dice) -> None:
    """Open Market.

    maelstrom "#200 - Open Market", "Trading".
    """
    kingdom.goods_sold += amount
    if good == GOOD_GRAIN:
        coins = food_sold(kingdom, amount)
        kingdom.food -= amount
        kingdom.gold += coins
        world.tell(kingdom, _SAYS_THE_MARKET_GIVES.text((coins,), SHAPE))
    else:
        sacks = gold_sold(kingdom, amount)
        kingdom.gold -= amount
        kingdom.food += sacks
        world.tell(kingdom, _SAYS_THE_MARKET_GIVES_2.text((sacks,), SHAPE))


def domain_order_201_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Food For Gold.

    maelstrom "#201 - Trade Food For Gold", "Trading".
    """
    return world.kingdoms


def domain_order_201_sacks(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Trade Food For Gold.

    maelstrom "#201 - Trade Food For Gold", "Trading".
    """
    return (1, 100000)


def domain_order_201_price(kingdom: Kingdom, partner: Kingdom, sacks: int, world: World) -> Sequence[int]:
    """What may be chosen: Trade Food For Gold.

    maelstrom "#201 - Trade Food For Gold", "Trading".
    """
    return (0, 100000)


def needs_order_201(kingdom: Kingdom, partner: Kingdom, sacks: int, price: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Food For Gold.

    maelstrom "#201 - Trade Food For Gold", "Trading".
    """
    if kingdom.food < sacks:
        return _SAYS_HAS_NOT_SO_MUCH.text((kingdom,), SHAPE)
    return None


def early_order_201_sacks(kingdom: Kingdom, partner: Kingdom, sacks: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Food For Gold.

    maelstrom "#201 - Trade Food For Gold", "Trading".
    """
    if kingdom.food < sacks:
        return _SAYS_HAS_NOT_SO_MUCH.text((kingdom,), SHAPE)
    return None


def does_order_201(
    kingdom: Kingdom,
    partner: Kingdom,
    sacks: int,
    price: int,
    world: World,
    dice: Dice,
) -> None:
    """Trade Food For Gold.

    maelstrom "#201 - Trade Food For Gold", "Trading".
    """
    offer = Offer(kingdom=kingdom, partner=partner, bargain=BARGAIN_FOOD_FOR_GOLD, food=sacks, gold=price)
    world.add(offer)


def domain_order_202_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Gold For Food.

    maelstrom "#202 - Trade Gold For Food", "Trading".
    """
    return world.kingdoms


def domain_order_202_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Trade Gold For Food.

    maelstrom "#202 - Trade Gold For Food", "Trading".
    """
    return (1, 100000)


def domain_order_202_sacks(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> Sequence[int]:
    """What may be chosen: Trade Gold For Food.

    maelstrom "#202 - Trade Gold For Food", "Trading".
    """
    return (0, 100000)


def needs_order_202(kingdom: Kingdom, partner: Kingdom, coins: int, sacks: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Gold For Food.

    maelstrom "#202 - Trade Gold For Food", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_2.text((kingdom,), SHAPE)
    return None


def early_order_202_coins(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Gold For Food.

    maelstrom "#202 - Trade Gold For Food", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_2.text((kingdom,), SHAPE)
    return None


def does_order_202(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    sacks: int,
    world: World,
    dice: Dice,
) -> None:
    """Trade Gold For Food.

    maelstrom "#202 - Trade Gold For Food", "Trading".
    """
    offer = Offer(kingdom=kingdom, partner=partner, bargain=BARGAIN_GOLD_FOR_FOOD, gold=coins, food=sacks)
    world.add(offer)


def domain_order_203_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Hostage For Gold.

    maelstrom "#203 - Trade Hostage For Gold", "Trading".
    """
    return world.kingdoms


def domain_order_203_hostage(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Trade Hostage For Gold.

    maelstrom "#203 - Trade Hostage For Gold", "Trading".
    """
    return world.figures


def domain_order_203_price(
    kingdom: Kingdom,
    partner: Kingdom,
    hostage: Figure,
    world: World,
) -> Sequence[int]:
    """What may be chosen: Trade Hostage For Gold.

    maelstrom "#203 - Trade Hostage For Gold", "Trading".
    """
    return (0, 100000)


def needs_order_203(
    kingdom: Kingdom,
    partner: Kingdom,
    hostage: Figure,
    price: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Trade Hostage For Gold.

    maelstrom "#203 - Trade Hostage For Gold", "Trading".
    """
    if hostage.captor is not kingdom:
        return _SAYS_IS_NO_PRISONER_OF.text((hostage, kingdom), SHAPE)
    return None


def early_order_203_hostage(kingdom: Kingdom, partner: Kingdom, hostage: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Trade Hostage For Gold.

    maelstrom "#203 - Trade Hostage For Gold", "Trading".
    """
    if hostage.captor is not kingdom:
        return _SAYS_IS_NO_PRISONER_OF.text((hostage, kingdom), SHAPE)
    return None


def does_order_203(
    kingdom: Kingdom,
    partner: Kingdom,
    hostage: Figure,
    price: int,
    world: World,
    dice: Dice,
) -> None:
    """Trade Hostage For Gold.

    maelstrom "#203 - Trade Hostage For Gold", "Trading".
    """
    offer = Offer(
        kingdom=kingdom, partner=partner, bargain=BARGAIN_HOSTAGE_FOR_GOLD, figure=hostage, gold=price,
    )
    world.add(offer)


def domain_order_204_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Gold For Hostage.

    maelstrom "#204 - Trade Gold For Hostage", "Trading".
    """
    return world.kingdoms


def domain_order_204_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Trade Gold For Hostage.

    maelstrom "#204 - Trade Gold For Hostage", "Trading".
    """
    return (1, 100000)


def domain_order_204_hostage(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    world: World,
) -> Sequence[Figure]:
    """What may be chosen: Trade Gold For Hostage.

    maelstrom "#204 - Trade Gold For Hostage", "Trading".
    """
    return world.figures


def needs_order_204(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    hostage: Figure,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Trade Gold For Hostage.

    maelstrom "#204 - Trade Gold For Hostage", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_3.text((kingdom,), SHAPE)
    return None


def early_order_204_coins(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Gold For Hostage.

    maelstrom "#204 - Trade Gold For Hostage", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_3.text((kingdom,), SHAPE)
    return None


def does_order_204(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    hostage: Figure,
    world: World,
    dice: Dice,
) -> None:
    """Trade Gold For Hostage.

    maelstrom "#204 - Trade Gold For Hostage", "Trading".
    """
    if any(
        o.kingdom is partner
            and o.partner is kingdom
            and o.bargain == BARGAIN_HOSTAGE_FOR_GOLD
            and o.figure is hostage
        for o in world.offers
    ):
        world.tell(kingdom, _SAYS_ASKS_A_RANSOM_FOR.text((partner, hostage), SHAPE), hostage)
    offer = Offer(
        kingdom=kingdom, partner=partner, bargain=BARGAIN_GOLD_FOR_HOSTAGE, gold=coins, figure=hostage,
    )
    world.add(offer)


def domain_order_205_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Artifact For Gold.

    maelstrom "#205 - Trade Artifact For Gold", "Trading".
    """
    return world.kingdoms


def domain_order_205_price(
    kingdom: Kingdom,
    partner: Kingdom,
    artifact: Artifact,
    world: World,
) -> Sequence[int]:
    """What may be chosen: Trade Artifact For Gold.

    maelstrom "#205 - Trade Artifact For Gold", "Trading".
    """
    return (10000, 100000)


def needs_order_205(
    kingdom: Kingdom,
    partner: Kingdom,
    artifact: Artifact,
    price: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Trade Artifact For Gold.

    maelstrom "#205 - Trade Artifact For Gold", "Trading".
    """
    if not kingdom.regalia >> artifact & 1:
        return _SAYS_DOES_NOT_HOLD.text((kingdom, artifact), SHAPE)
    return None


def early_order_205_artifact(
    kingdom: Kingdom,
    partner: Kingdom,
    artifact: Artifact,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Trade Artifact For Gold.

    maelstrom "#205 - Trade Artifact For Gold", "Trading".
    """
    if not kingdom.regalia >> artifact & 1:
        return _SAYS_DOES_NOT_HOLD.text((kingdom, artifact), SHAPE)
    return None


def does_order_205(
    kingdom: Kingdom,
    partner: Kingdom,
    artifact: Artifact,
    price: int,
    world: World,
    dice: Dice,
) -> None:
    """Trade Artifact For Gold.

    maelstrom "#205 - Trade Artifact For Gold", "Trading".
    """
    offer = Offer(
        kingdom=kingdom, partner=partner, bargain=BARGAIN_ARTIFACT_FOR_GOLD, artifact=artifact, gold=price,
    )
    world.add(offer)


def domain_order_206_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Gold For Artifact.

    maelstrom "#206 - Trade Gold For Artifact", "Trading".
    """
    return world.kingdoms


def domain_order_206_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Trade Gold For Artifact.

    maelstrom "#206 - Trade Gold For Artifact", "Trading".
    """
    return (10000, 100000)


def needs_order_206(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    artifact: Artifact,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Trade Gold For Artifact.

    maelstrom "#206 - Trade Gold For Artifact", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_4.text((kingdom,), SHAPE)
    return None


def early_order_206_coins(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Gold For Artifact.

    maelstrom "#206 - Trade Gold For Artifact", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_4.text((kingdom,), SHAPE)
    return None


def does_order_206(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    artifact: Artifact,
    world: World,
    dice: Dice,
) -> None:
    """Trade Gold For Artifact.

    maelstrom "#206 - Trade Gold For Artifact", "Trading".
    """
    offer = Offer(
        kingdom=kingdom, partner=partner, bargain=BARGAIN_GOLD_FOR_ARTIFACT, gold=coins, artifact=artifact,
    )
    world.add(offer)


def domain_order_212_amount(kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Transmute Rare Element (Alchemist).

    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    return (0, 10000)


def domain_order_212_powder(kingdom: Kingdom, amount: int, world: World) -> Sequence[int]:
    """What may be chosen: Transmute Rare Element (Alchemist).

    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    return (0, 10000)


def needs_order_212(kingdom: Kingdom, amount: int, powder: int, world: World) -> str | None:
    """Why it is refused when it is done: Transmute Rare Element (Alchemist).

    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    if not order_open(ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST, kingdom):
        return _SAYS_ONLY_THE_ALCHEMIST_MAKES.text((), SHAPE)
    if amount <= 0 and powder <= 0:
        return _SAYS_THERE_IS_NOTHING_IN.text((), SHAPE)
    return None


def early_order_212_amount(kingdom: Kingdom, amount: int, world: World) -> str | None:
    """Why it is refused when it is done: Transmute Rare Element (Alchemist).

    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    if not order_open(ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST, kingdom):
        return _SAYS_ONLY_THE_ALCHEMIST_MAKES.text((), SHAPE)
    return None


def cost_order_212(kingdom: Kingdom, amount: int, powder: int, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Transmute Rare Element (Alchemist).

    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    return (("mithril", amount), ("powder", powder))


def does_order_212(kingdom: Kingdom, amount: int, powder: int, world: World, dice: Dice) -> None:
    """Transmute Rare Element (Alchemist).

    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    coins = transmuted(amount) + powder_gold(powder)
    kingdom.gold += coins
    world.tell(kingdom, _SAYS_THE_CRUCIBLE_GIVES.text((coins,), SHAPE))


def domain_order_215_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    return world.kingdoms


def domain_order_215_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    return (0, 100000)


def domain_order_215_sacks(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> Sequence[int]:
    """What may be chosen: Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    return (0, 100000)


def needs_order_215(kingdom: Kingdom, partner: Kingdom, coins: int, sacks: int, world: World) -> str | None:
    """Why it is refused when it is done: Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    if not may_give(kingdom, partner):
        return _SAYS_IS_NO_DECLARED_ALLY.text((partner, kingdom), SHAPE)
    return None


def early_order_215_partner(kingdom: Kingdom, partner: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    if not may_give(kingdom, partner):
        return _SAYS_IS_NO_DECLARED_ALLY.text((partner, kingdom), SHAPE)
    return None


def cost_order_215(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    sacks: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    return (("gold", coins), ("food", sacks))


def does_order_215(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    sacks: int,
    world: World,
    dice: Dice,
) -> None:
    """Unilateral Transfer (Gift).

    maelstrom "#215 - Unilateral Transfer (Gift)", "Production", "Trading".
    """
    deal = Deal(seller=kingdom, customer=partner, food=sacks, gold=coins)
    world.add(deal)
    partner.gold += coins
    partner.food += sacks
    world.tell(partner, _SAYS_SENDS_AND.text((kingdom, coins, sacks), SHAPE))


def domain_order_216_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Mithril For Gold.

    maelstrom "#216 - Trade Mithril For Gold", "Production", "Trading".
    """
    return world.kingdoms


def domain_order_216_ingots(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Trade Mithril For Gold.

    maelstrom "#216 - Trade Mithril For Gold", "Production", "Trading".
    """
    return (1, 10000)


def domain_order_216_price(kingdom: Kingdom, partner: Kingdom, ingots: int, world: World) -> Sequence[int]:
    """What may be chosen: Trade Mithril For Gold.

    maelstrom "#216 - Trade Mithril For Gold", "Production", "Trading".
    """
    return (0, 100000)


def needs_order_216(kingdom: Kingdom, partner: Kingdom, ingots: int, price: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Mithril For Gold.

    maelstrom "#216 - Trade Mithril For Gold", "Production", "Trading".
    """
    if kingdom.mithril < ingots:
        return _SAYS_HAS_NOT_SO_MUCH_5.text((kingdom,), SHAPE)
    return None


def early_order_216_ingots(kingdom: Kingdom, partner: Kingdom, ingots: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Mithril For Gold.

    maelstrom "#216 - Trade Mithril For Gold", "Production", "Trading".
    """
    if kingdom.mithril < ingots:
        return _SAYS_HAS_NOT_SO_MUCH_5.text((kingdom,), SHAPE)
    return None


def does_order_216(
    kingdom: Kingdom,
    partner: Kingdom,
    ingots: int,
    price: int,
    world: World,
    dice: Dice,
) -> None:
    """Trade Mithril For Gold.

    maelstrom "#216 - Trade Mithril For Gold", "Production", "Trading".
    """
    offer = Offer(
        kingdom=kingdom, partner=partner, bargain=BARGAIN_MITHRIL_FOR_GOLD, mithril=ingots, gold=price,
    )
    world.add(offer)


def domain_order_217_partner(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Trade Gold For Mithril.

    maelstrom "#217 - Trade Gold For Mithril", "Production", "Trading".
    """
    return world.kingdoms


def domain_order_217_coins(kingdom: Kingdom, partner: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Trade Gold For Mithril.

    maelstrom "#217 - Trade Gold For Mithril", "Production", "Trading".
    """
    return (1, 100000)


def domain_order_217_ingots(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> Sequence[int]:
    """What may be chosen: Trade Gold For Mithril.

    maelstrom "#217 - Trade Gold For Mithril", "Production", "Trading".
    """
    return (0, 10000)


def needs_order_217(kingdom: Kingdom, partner: Kingdom, coins: int, ingots: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Gold For Mithril.

    maelstrom "#217 - Trade Gold For Mithril", "Production", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_6.text((kingdom,), SHAPE)
    return None


def early_order_217_coins(kingdom: Kingdom, partner: Kingdom, coins: int, world: World) -> str | None:
    """Why it is refused when it is done: Trade Gold For Mithril.

    maelstrom "#217 - Trade Gold For Mithril", "Production", "Trading".
    """
    if kingdom.gold < coins:
        return _SAYS_HAS_NOT_SO_MUCH_6.text((kingdom,), SHAPE)
    return None


def does_order_217(
    kingdom: Kingdom,
    partner: Kingdom,
    coins: int,
    ingots: int,
    world: World,
    dice: Dice,
) -> None:
    """Trade Gold For Mithril.

    maelstrom "#217 - Trade Gold For Mithril", "Production", "Trading".
    """
    offer = Offer(
        kingdom=kingdom, partner=partner, bargain=BARGAIN_GOLD_FOR_MITHRIL, gold=coins, mithril=ingots,
    )
    world.add(offer)


def needs_order_425(kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Reveal All Trades (Halfling only).

    maelstrom "#425 - Reveal All Trades (Halfling only)".
    """
    if not order_open(ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY, kingdom):
        return _SAYS_ONLY_THE_HALFLINGS_HEAR.text((), SHAPE)
    return None


def does_order_425(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Reveal All Trades (Halfling only).

    maelstrom "#425 - Reveal All Trades (Halfling only)".
    """
    if len(world.deals) == 0:
        world.tell(kingdom, _SAYS_NOBODY_HAS_TRADED_IN.text((), SHAPE))
    for d in list(world.deals):
        if d.figure is not None:
            world.tell(
                kingdom,
                _SAYS_HAS_LET_GO_TO.text((d.seller, d.figure, d.customer, d.gold_paid), SHAPE),
                d.figure,
            )
        elif d.artifact is not None:
            world.tell(
                kingdom,
                _SAYS_HAS_SOLD_TO_FOR.text((d.seller, d.artifact, d.customer, d.gold_paid), SHAPE),
            )
        elif d.mithril > 0:
            world.tell(
                kingdom,
                _SAYS_HAS_SOLD_TO_FOR_2.text((d.seller, d.mithril, d.customer, d.gold_paid), SHAPE),
            )
        elif d.gold_paid > 0:
            world.tell(
                kingdom,
                _SAYS_HAS_SOLD_TO_FOR_3.text((d.seller, d.food, d.customer, d.gold_paid), SHAPE),
            )
        else:
            world.tell(kingdom, _SAYS_HAS_SENT_AND_TO.text((d.seller, d.gold, d.food, d.customer), SHAPE))
