"""The resolvers of trade.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import (
    BARGAIN_ARTIFACT_FOR_GOLD, BARGAIN_FOOD_FOR_GOLD, BARGAIN_GOLD_FOR_ARTIFACT, BARGAIN_GOLD_FOR_FOOD,
    BARGAIN_GOLD_FOR_HOSTAGE, BARGAIN_GOLD_FOR_MITHRIL, BARGAIN_HOSTAGE_FOR_GOLD, BARGAIN_MITHRIL_FOR_GOLD,
    BUILDING_HOBBIT_INC, Bargain, TRAIT_TRICK_OF_THE_TRADE,
)
from ._kinds import Kingdom, Offer
from ._tables import BARGAINS_ORDER
from .trade import at_odds, counterpart, market_gives

_BUILDING_HOBBIT_INC_BIT: Final = 1 << BUILDING_HOBBIT_INC
_TRAIT_TRICK_OF_THE_TRADE_BIT: Final = 1 << TRAIT_TRICK_OF_THE_TRADE

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "market_gives": (
        Label('base', ''),
        Label('set to', 'the trading house', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1126; "Halfling", line 3325', 'trade'),
    ),
    "food_sold": (
        Label('base', ''),
        Label('times', 'what the market gives'),
        Label('divide by', 'for what it asks', 3),
        Label('round', 'whole coins', 3, 'ruling "What becomes of fractions in trade"'),
    ),
    "gold_sold": (
        Label('base', ''),
        Label('times', 'what the market gives'),
        Label('divide by', 'for what it asks', 3),
        Label('round', 'whole sacks', 3, 'ruling "What becomes of fractions in trade"'),
    ),
    "market_limit": (
        Label('base', 'what is in store', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#200 \u2013 Open Market", line 4275'),
        Label('at most', 'what the trading house can carry in a turn', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1126'),
        Label('at least', ''),
    ),
    "bargain_order": (
        Label('base', ''),
    ),
    "counterpart": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "at_odds": (
        Label('yes', 'declared by the one'),
        Label('yes', 'declared by the other'),
        Label('otherwise', ''),
    ),
    "bargain_stands": (
        Label('needs', 'The two commands are no pair.'),
        Label('needs', 'They did not name each other.'),
        Label('needs', 'A kingdom does not trade with itself.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#205 \u2013 Trade Artifact For Gold", line 4295'),
        Label('needs', 'They do not speak of the same hostage.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#204 \u2013 Trade Gold For Hostage", line 4291'),
        Label('needs', 'They do not speak of the same artifact.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#206 \u2013 Trade Gold For Artifact", line 4299'),
        Label('needs', 'Enemies trade nothing but hostages.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2503'),
        Label('needs', 'The buyer offers less gold than the seller wants.'),
        Label('needs', 'The seller offers less food than the buyer wants.'),
        Label('needs', 'The seller offers less mithril than the buyer wants.'),
        Label('needs', "The buyer's treasury does not hold so much."),
        Label('needs', "The seller's barns do not hold so much."),
        Label('needs', "The seller's vault does not hold so much."),
        Label('needs', 'So much gold does not travel in a single turn.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2505'),
        Label('needs', 'So much food does not travel in a single turn.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2505'),
        Label('needs', 'Artifacts are not sold so cheaply.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2509; "#205 \u2013 Trade Artifact For Gold", line 4295'),
    ),
    "refusals_bargain_stands": (
        Label('needs', 'The two commands are no pair.'),
        Label('needs', 'They did not name each other.'),
        Label('needs', 'A kingdom does not trade with itself.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#205 \u2013 Trade Artifact For Gold", line 4295'),
        Label('needs', 'They do not speak of the same hostage.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#204 \u2013 Trade Gold For Hostage", line 4291'),
        Label('needs', 'They do not speak of the same artifact.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#206 \u2013 Trade Gold For Artifact", line 4299'),
        Label('needs', 'Enemies trade nothing but hostages.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2503'),
        Label('needs', 'The buyer offers less gold than the seller wants.'),
        Label('needs', 'The seller offers less food than the buyer wants.'),
        Label('needs', 'The seller offers less mithril than the buyer wants.'),
        Label('needs', "The buyer's treasury does not hold so much."),
        Label('needs', "The seller's barns do not hold so much."),
        Label('needs', "The seller's vault does not hold so much."),
        Label('needs', 'So much gold does not travel in a single turn.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2505'),
        Label('needs', 'So much food does not travel in a single turn.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2505'),
        Label('needs', 'Artifacts are not sold so cheaply.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2509; "#205 \u2013 Trade Artifact For Gold", line 4295'),
    ),
    "gold_received": (
        Label('base', ''),
        Label('increase by', 'a better bargain', 4, '', 'Trick of the Trade (trait)'),
        Label('round', 'whole coins', 4, 'ruling "What becomes of fractions in trade"'),
    ),
    "food_received": (
        Label('base', ''),
        Label('increase by', 'a better bargain', 4, '', 'Trick of the Trade (trait)'),
        Label('round', 'whole sacks', 4, 'ruling "What becomes of fractions in trade"'),
    ),
    "announced": (
        Label('holds', 'a large amount'),
    ),
    "may_give": (
        Label('needs', 'Gifts go to declared allies alone.'),
    ),
    "refusals_may_give": (
        Label('needs', 'Gifts go to declared allies alone.'),
    ),
    "transmuted": (
        Label('base', ''),
    ),
    "powder_gold": (
        Label('base', ''),
    ),
}


def why_market_gives(kingdom: Kingdom) -> tuple[int, Notes]:
    """Goods that the open market gives for each lot.

    `market_gives` with its notes: pairs of an index of LABELS['market_gives'] and what it moved.
    In plain numbers.
    maelstrom "#200 - Open Market".
    """
    notes: Notes = []
    notes.append((0, 1))
    value = 1
    if any(p.buildings & _BUILDING_HOBBIT_INC_BIT for p in kingdom.places):
        notes.append((1, 2 - value))
        value = 2  # trade: the trading house
    return value, notes


def why_food_sold(kingdom: Kingdom, amount: int) -> tuple[int, Notes]:
    """Gold that the open market gives for food.

    `food_sold` with its notes: pairs of an index of LABELS['food_sold'] and what it moved.
    In gold.
    maelstrom "#200 - Open Market".
    """
    notes: Notes = []
    value = amount
    notes.append((0, value))
    times = market_gives(kingdom)
    notes.append((1, value * (times - 1)))
    value *= times  # what the market gives
    notes.append((2, -2 * value))
    value = value  # for what it asks
    before = value
    value //= 3  # whole coins
    notes.append((3, 3 * value - before))
    return value, notes


def why_gold_sold(kingdom: Kingdom, amount: int) -> tuple[int, Notes]:
    """Food that the open market gives for gold.

    `gold_sold` with its notes: pairs of an index of LABELS['gold_sold'] and what it moved.
    In food.
    maelstrom "#200 - Open Market".
    """
    notes: Notes = []
    value = amount
    notes.append((0, value))
    times = market_gives(kingdom)
    notes.append((1, value * (times - 1)))
    value *= times  # what the market gives
    notes.append((2, -2 * value))
    value = value  # for what it asks
    before = value
    value //= 3  # whole sacks
    notes.append((3, 3 * value - before))
    return value, notes


def why_market_limit(kingdom: Kingdom, stock: int) -> tuple[int, Notes]:
    """The most of a good that a kingdom may take to the open market.

    `market_limit` with its notes: pairs of an index of LABELS['market_limit'] and what it moved.
    In plain numbers.
    maelstrom "#200 - Open Market".
    """
    notes: Notes = []
    value = stock  # what is in store
    notes.append((0, value))
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    if any(p.buildings & _BUILDING_HOBBIT_INC_BIT for p in kingdom.places):
        limit = 100000 - kingdom.goods_sold
        if value > limit:
            notes.append((1, limit - value))
            value = limit  # what the trading house can carry in a turn
    return value, notes


def why_bargain_order(bargain: Bargain) -> tuple[int, Notes]:
    """The command for a bargain.

    `bargain_order` with its notes: pairs of an index of LABELS['bargain_order'] and what it moved.
    In plain numbers.
    maelstrom "Trading".
    """
    notes: Notes = []
    value = BARGAINS_ORDER[bargain]
    notes.append((0, value))
    return value, notes


def why_counterpart(bargain: Bargain) -> tuple[Bargain, Notes]:
    """What the partner must order.

    `counterpart` with its notes: pairs of an index of LABELS['counterpart'] and what it moved.
    maelstrom "Trading".
    """
    notes: Notes = []
    if bargain == BARGAIN_FOOD_FOR_GOLD:
        notes.append((0, 0))
        return BARGAIN_GOLD_FOR_FOOD, notes
    if bargain == BARGAIN_GOLD_FOR_FOOD:
        notes.append((1, 0))
        return BARGAIN_FOOD_FOR_GOLD, notes
    if bargain == BARGAIN_HOSTAGE_FOR_GOLD:
        notes.append((2, 0))
        return BARGAIN_GOLD_FOR_HOSTAGE, notes
    if bargain == BARGAIN_GOLD_FOR_HOSTAGE:
        notes.append((3, 0))
        return BARGAIN_HOSTAGE_FOR_GOLD, notes
    if bargain == BARGAIN_ARTIFACT_FOR_GOLD:
        notes.append((4, 0))
        return BARGAIN_GOLD_FOR_ARTIFACT, notes
    if bargain == BARGAIN_GOLD_FOR_ARTIFACT:
        notes.append((5, 0))
        return BARGAIN_ARTIFACT_FOR_GOLD, notes
    if bargain == BARGAIN_MITHRIL_FOR_GOLD:
        notes.append((6, 0))
        return BARGAIN_GOLD_FOR_MITHRIL, notes
    notes.append((7, 0))
    return BARGAIN_MITHRIL_FOR_GOLD, notes


def why_at_odds(one: Kingdom, other: Kingdom) -> tuple[bool, Notes]:
    """They are declared enemies.

    `at_odds` with its notes: pairs of an index of LABELS['at_odds'] and what it moved.
    maelstrom "Trading".
    """
    notes: Notes = []
    if any(k is other for k in one.enemies):
        notes.append((0, 0))
        return True, notes  # declared by the one
    if any(k is one for k in other.enemies):
        notes.append((1, 0))
        return True, notes  # declared by the other
    notes.append((2, 0))
    return False, notes


def why_bargain_stands(seller: Offer, buyer: Offer) -> tuple[bool, Notes]:
    """The bargain stands.

    `bargain_stands` with its notes: pairs of an index of LABELS['bargain_stands'] and what it moved.
    maelstrom "Trading", "#201 - Trade Food For Gold", "#202 - Trade Gold For Food".
    """
    notes: Notes = []
    seller_bargain = seller.bargain
    if buyer.bargain != counterpart(seller_bargain):
        notes.append((0, 0))
        return False, notes  # The two commands are no pair.
    buyer_kingdom = buyer.kingdom
    if seller.partner is not buyer_kingdom or buyer.partner is not seller.kingdom:
        notes.append((1, 0))
        return False, notes  # They did not name each other.
    seller_kingdom = seller.kingdom
    if seller_kingdom is buyer_kingdom:
        notes.append((2, 0))
        return False, notes  # A kingdom does not trade with itself.
    if seller.figure is not buyer.figure:
        notes.append((3, 0))
        return False, notes  # They do not speak of the same hostage.
    if seller.artifact != buyer.artifact:
        notes.append((4, 0))
        return False, notes  # They do not speak of the same artifact.
    if (
        seller_bargain != BARGAIN_HOSTAGE_FOR_GOLD
        and seller_bargain != BARGAIN_GOLD_FOR_HOSTAGE
        and at_odds(seller_kingdom, buyer_kingdom)
    ):
        notes.append((5, 0))
        return False, notes  # Enemies trade nothing but hostages.
    buyer_gold = buyer.gold
    seller_gold = seller.gold
    if buyer_gold < seller_gold:
        notes.append((6, 0))
        return False, notes  # The buyer offers less gold than the seller wants.
    seller_food = seller.food
    if seller_food < buyer.food:
        notes.append((7, 0))
        return False, notes  # The seller offers less food than the buyer wants.
    seller_mithril = seller.mithril
    if seller_mithril < buyer.mithril:
        notes.append((8, 0))
        return False, notes  # The seller offers less mithril than the buyer wants.
    if buyer_kingdom.gold < buyer_gold:
        notes.append((9, 0))
        return False, notes  # The buyer's treasury does not hold so much.
    if seller_kingdom.food < seller_food:
        notes.append((10, 0))
        return False, notes  # The seller's barns do not hold so much.
    if seller_kingdom.mithril < seller_mithril:
        notes.append((11, 0))
        return False, notes  # The seller's vault does not hold so much.
    if buyer_gold > 100000:
        notes.append((12, 0))
        return False, notes  # So much gold does not travel in a single turn.
    if seller_food > 100000:
        notes.append((13, 0))
        return False, notes  # So much food does not travel in a single turn.
    if seller_bargain == BARGAIN_ARTIFACT_FOR_GOLD and seller_gold < 10000:
        notes.append((14, 0))
        return False, notes  # Artifacts are not sold so cheaply.
    return True, notes


def why_gold_received(kingdom: Kingdom, giver: Kingdom, amount: int) -> tuple[int, Notes]:
    """Gold that arrives from a bargain.

    `gold_received` with its notes: pairs of an index of LABELS['gold_received'] and what it moved.
    In gold.
    maelstrom "Trick of the Trade".
    """
    notes: Notes = []
    value = amount
    notes.append((0, value))
    if kingdom.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT and not giver.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT:
        notes.append((1, value))
        value *= 5  # Trick of the Trade (trait): a better bargain
    else:
        value *= 4
    before = value
    value //= 4  # whole coins
    notes.append((2, 4 * value - before))
    return value, notes


def why_food_received(kingdom: Kingdom, giver: Kingdom, amount: int) -> tuple[int, Notes]:
    """Food that arrives from a bargain.

    `food_received` with its notes: pairs of an index of LABELS['food_received'] and what it moved.
    In food.
    maelstrom "Trick of the Trade".
    """
    notes: Notes = []
    value = amount
    notes.append((0, value))
    if kingdom.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT and not giver.traits & _TRAIT_TRICK_OF_THE_TRADE_BIT:
        notes.append((1, value))
        value *= 5  # Trick of the Trade (trait): a better bargain
    else:
        value *= 4
    before = value
    value //= 4  # whole sacks
    notes.append((2, 4 * value - before))
    return value, notes


def why_announced(amount: int) -> tuple[bool, Notes]:
    """Everybody hears of the trade.

    `announced` with its notes: pairs of an index of LABELS['announced'] and what it moved.
    maelstrom "Trading".
    """
    notes: Notes = []
    if amount < 15000:
        notes.append((0, 0))
        return False, notes  # a large amount
    return True, notes


def why_may_give(kingdom: Kingdom, partner: Kingdom) -> tuple[bool, Notes]:
    """The kingdom may send the partner a gift.

    `may_give` with its notes: pairs of an index of LABELS['may_give'] and what it moved.
    maelstrom "#215 - Unilateral Transfer (Gift)", "Trading".
    """
    notes: Notes = []
    if not any(k is partner for k in kingdom.allies):
        notes.append((0, 0))
        return False, notes  # Gifts go to declared allies alone.
    return True, notes


def why_transmuted(amount: int) -> tuple[int, Notes]:
    """Gold that the Alchemist makes of mithril.

    `transmuted` with its notes: pairs of an index of LABELS['transmuted'] and what it moved.
    In gold.
    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    notes: Notes = []
    value = 50 * amount
    notes.append((0, value))
    return value, notes


def why_powder_gold(amount: int) -> tuple[int, Notes]:
    """Gold that the Alchemist makes of gunpowder.

    `powder_gold` with its notes: pairs of an index of LABELS['powder_gold'] and what it moved.
    In gold.
    maelstrom "#212 - Transmute Rare Element (Alchemist)".
    """
    notes: Notes = []
    value = 20 * amount
    notes.append((0, value))
    return value, notes
