"""Resolvers of trade.rules."""

from __future__ import annotations

from typing import Final

from ._choices import (
    BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD, BARGAIN_GOLD_FOR_ARTIFACT, BARGAIN_GOLD_FOR_FOOD,
    BARGAIN_GOLD_FOR_HOSTAGE, BARGAIN_GOLD_FOR_MITHRIL, BARGAIN_HOSTAGE_FOR_GOLD, BARGAIN_MITHRIL_FOR_GOLD,
    BUILDING_HOBBIT_INC, Bargain, TRAIT_TRICK_OF_THE_TRADE,
)
from ._kinds import Kingdom, Offer
from ._tables import BARGAINS_ORDER
from ._world import World

_BUILDING_HOBBIT_INC_BIT: Final = 1 << BUILDING_HOBBIT_INC
_TRAIT_TRICK_OF_THE_TRADE_BIT: Final = 1 << TRAIT_TRICK_OF_THE_TRADE


def market_gives(kingdom: Kingdom) -> int:
    """Goods that the open market gives for each lot.

    In plain numbers.
    maelstrom "#200 - Open Market".
    """
    value = 1
    if any(p.buildings & _BUILDING_HOBBIT_INC_BIT for p in kingdom.places):
        value = 2  # trade: the trading house
    return value


def food_sold(kingdom: Kingdom, amount: int) -> int:
    """Gold that the open market gives for food.

    In gold.
    maelstrom "#200 - Open Market".
    """
    value = amount
    value *= market_gives(kingdom)  # what the market gives
    return value // 3  # whole coins


def gold_sold(kingdom: Kingdom, amount: int) -> int:
    """Food that the open market gives for gold.

    In food.
    maelstrom "#200 - Open Market".
    """
    value = amount
    value *= market_gives(kingdom)  # what the market gives
    return value // 3  # whole sacks


def market_limit(kingdom: Kingdom, stock: int) -> int:
    """The most of a good that a kingdom may take to the open market.

    In plain numbers.
    maelstrom "#200 - Open Market".
    """
    value = stock  # what is in store
    if value < 0:
        value = 0
    if any(p.buildings & _BUILDING_HOBBIT_INC_BIT for p in kingdom.places):
        limit = 100000 - kingdom.goods_sold
        if value > limit:
            value = limit  # what the trading house can carry in a turn
    return value


def bargain_order(bargain: Bargain) -> int:
    """The command for a bargain.

    In plain numbers.
    maelstrom "Trading".
    """
    return BARGAINS_ORDER[bargain]


def counterpart(bargain: Bargain) -> Bargain:
    """What the partner must order.

    maelstrom "Trading".
    """
    if bargain == BARGAIN_FOOD_FOR_GOLD:
        return BARGAIN_GOLD_FOR_FOOD
    if bargain == BARGAIN_GOLD_FOR_FOOD:
        return BARGAIN_FOOD_FOR_GOLD
    if bargain == BARGAIN_HOSTAGE_FOR_GOLD:
        return BARGAIN_GOLD_FOR_HOSTAGE
    if bargain == BARGAIN_GOLD_FOR_HOSTAGE:
        return BARGAIN_HOSTAGE_FOR_GOLD
    if bargain == BARGAIN_ARTIFACT_FOR_GOLD:
        return BARGAIN_GOLD_FOR_ARTIFACT
    if bargain == BARGAIN_GOLD_FOR_ARTIFACT:
        return BARGAIN_ARTIFACT_FOR_GOLD
    if bargain == BARGAIN_MITHRIL_FOR_GOLD:
        return BARGAIN_GOLD_FOR_MITHRIL
    return BARGAIN_MITHRIL_FOR_GOLD


def at_odds(one: Kingdom, other: Kingdom) -> bool:
    """They are declared enemies.

    maelstrom "Trading".
    """
    if any(k is other for k in one.enemies):
        return True  # declared by the one
    return any(k is one for k in other.enemies)  # declared by the other


def bargain_stands(seller: Offer, buyer: Offer) -> bool:
    """The bargain stands.

    maelstrom "Trading", "#201 - Trade Food For Gold", "#202 - Trade Gold For Food".
    """
    seller_bargain = seller.bargain
    if buyer.bargain != counterpart(seller_bargain):
        return False  # The two commands are no pair.
    buyer_kingdom = buyer.kingdom
    if seller.partner is not buyer_kingdom or buyer.partner is not seller.kingdom:
        return False  # They did not name each other.
    seller_kingdom = seller.kingdom
    if seller_kingdom is buyer_kingdom:
        return False  # A kingdom does not trade with itself.
    if seller.figure is not buyer.figure:
        return False  # They do not speak of the same hostage.
    if seller.artifact != buyer.artifact:
        return False  # They do not speak of the same artifact.
    buyer_gold = buyer.gold
    seller_gold = seller.gold
    if buyer_gold < seller_gold:
        return False  # The buyer offers less gold than the seller wants.
    seller_food = seller.food
    if seller_food < buyer.food:
        return False  # The seller offers less food than the buyer wants.
    seller_mithril = seller.mithril
    if seller_mithril < buyer.mithril:
        return False  # The seller offers less mithril than the buyer wants.
    if buyer_kingdom.gold < buyer_gold:
        return False  # The buyer's treasury does not hold so much.
    if seller_kingdom.food < seller_food:
        return False  # The seller's barns do not hold so much.
    if seller_kingdom.mithril < seller_mithril:
        return False  # The seller's vault does not hold so much.
    if buyer_gold > 100000:
        return False  # So much gold does not travel in a single turn.
    if seller_food > 100000:
        return False  # So much food does not travel in a single turn.
    return (
        (seller_bargain != BARGAIN_ARTIFACT_FOR_GOLD or seller_gold >= 10000)
        and (
            seller_bargain == BARGAIN_HOSTAGE_FOR_GOLD
            or seller_bargain == BARGAIN_GOLD_FOR_HOSTAGE
            or not at_odds(seller_kingdom, buyer_kingdom)
        )
    )  # Artifacts are not sold so cheaply. Enemies trade nothing but hostages.


def refusals_bargain_stands(seller: Offer, buyer: Offer) -> tuple[int, ...]:
    """What is lacking where this does not hold: the bargain stands.

    Indices of LABELS['refusals_bargain_stands']; empty where it holds.
    maelstrom "Trading", "#201 - Trade Food For Gold", "#202 - Trade Gold For Food".
    """
    notes: list[int] = []
    seller_bargain = seller.bargain
    if buyer.bargain != counterpart(seller_bargain):
        notes.append(0)
    buyer_kingdom = buyer.kingdom
    if seller.partner is not buyer_kingdom or buyer.partner is not seller.kingdom:
        notes.append(1)
    seller_kingdom = seller.kingdom
    if seller_kingdom is buyer_kingdom:
        notes.append(2)
    if seller.figure is not buyer.figure:
        notes.append(3)
    if seller.artifact != buyer.artifact:
        notes.append(4)
    if (
        seller_bargain != BARGAIN_HOSTAGE_FOR_GOLD
        and seller_bargain != BARGAIN_GOLD_FOR_HOSTAGE
        and at_odds(seller_kingdom, buyer_kingdom)
    ):
        notes.append(5)
    buyer_gold = buyer.gold
    seller_gold = seller.gold
    if buyer_gold < seller_gold:
        notes.append(6)
    seller_food = seller.food
    if seller_food < buyer.food:
        notes.append(7)
    seller_mithril = seller.mithril
    if seller_mithril < buyer.mithril:
        notes.append(8)
    if buyer_kingdom.gold < buyer_gold:
        notes.append(9)
    if seller_kingdom.food < seller_food:
        notes.append(10)
    if seller_kingdom.mithril < seller_mithril:
        notes.append(11)
    if buyer_gold > 100000:
        notes.append(12)
    if seller_food > 100000:
        notes.append(13)
    if seller_bargain == BARGAIN_ARTIFACT_FOR_GOLD and seller_gold < 10000:
        notes.append(14)
    return tuple(notes)


def gold_received(kingdom: Kingdom, giver: Kingdom, amount: int) -> int:
    """Gold that arrives from a bargain.

    In gold.
    maelstrom "Trick of the Trade".
    """
    value = amount
    if kingdom.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT and not giver.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT:
        value *= 5  # Trick of the Trade (trait): a better bargain
    else:
        value *= 4
    return value // 4  # whole coins


def food_received(kingdom: Kingdom, giver: Kingdom, amount: int) -> int:
    """Food that arrives from a bargain.

    In food.
    maelstrom "Trick of the Trade".
    """
    value = amount
    if kingdom.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT and not giver.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT:
        value *= 5  # Trick of the Trade (trait): a better bargain
    else:
        value *= 4
    return value // 4  # whole sacks


def announced(amount: int) -> bool:
    """Everybody hears of the trade.

    maelstrom "Trading".
    """
    return amount >= 15000  # a large amount


def may_give(kingdom: Kingdom, partner: Kingdom) -> bool:
    """The kingdom may send the partner a gift.

    maelstrom "#215 - Unilateral Transfer (Gift)", "Trading".
    """
    return any(k is partner for k in kingdom.allies)  # Gifts go to declared allies alone.


def refusals_may_give(kingdom: Kingdom, partner: Kingdom) -> tuple[int, ...]:
    """What is lacking where this does not hold: the kingdom may send the partner a gift.

    Indices of LABELS['refusals_may_give']; empty where it holds.
    maelstrom "#215 - Unilateral Transfer (Gift)", "Trading".
    """
    notes: list[int] = []
    if not any(k is partner for k in kingdom.allies):
        notes.append(0)
    return tuple(notes)


def transmuted(amount: int) -> int:
    """Gold that the Alchemist makes of mithril.

    In gold.
    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    return 50 * amount


def powder_gold(amount: int) -> int:
    """Gold that the Alchemist makes of gunpowder.

    In gold.
    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    return 20 * amount


def close_market(world: World) -> None:
    """The merchants go home.

    maelstrom "Buildings".
    """
    for k in list(world.kingdoms):
        k.goods_sold = 0
