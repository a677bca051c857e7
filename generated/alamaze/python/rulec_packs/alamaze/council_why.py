"""The resolvers of council.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, present

from ._choices import Issue, REACTION_FRIENDLY, REACTION_HOSTILE, Reaction, TRAIT_CHARISMA, Voice
from ._kinds import ChairOffer, Kingdom, Place
from ._tables import ISSUE_FOOD, ISSUE_GOLD, ISSUE_INFLUENCE, ISSUE_REACTION, SETTLEMENT_EATS_MORE
from ._world import World
from .council import may_take_chair
from .realm import lowered, raised
from .trade import at_odds

_TRAIT_CHARISMA_BIT: Final = 1 << TRAIT_CHARISMA

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "empty_chairs": (
        Label('base', 'chairs on the High Council'),
        Label('subtract', ''),
    ),
    "may_take_chair": (
        Label('needs', 'the kingdom has a chair on the High Council.'),
        Label('needs', 'the kingdom has just lost its chair.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#210 \u2013 Bid For Open Seat", line 4303'),
    ),
    "refusals_may_take_chair": (
        Label('needs', 'the kingdom has a chair on the High Council.'),
        Label('needs', 'the kingdom has just lost its chair.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#210 \u2013 Bid For Open Seat", line 4303'),
    ),
    "bid_worth": (
        Label('base', ''),
        Label('add', 'charm', 1, '', 'Charisma (trait)'),
    ),
    "chair_sold": (
        Label('needs', 'The two commands are no pair.'),
        Label('needs', 'They did not name each other.'),
        Label('needs', 'The seller has no chair.'),
        Label('needs', 'The buyer may not take a chair.'),
        Label('needs', 'Enemies sell each other no chairs.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2503'),
        Label('needs', 'The buyer offers less than the seller wants.'),
        Label('needs', 'The buyer has not so much.'),
    ),
    "refusals_chair_sold": (
        Label('needs', 'The two commands are no pair.'),
        Label('needs', 'They did not name each other.'),
        Label('needs', 'The seller has no chair.'),
        Label('needs', 'The buyer may not take a chair.'),
        Label('needs', 'Enemies sell each other no chairs.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", line 2503'),
        Label('needs', 'The buyer offers less than the seller wants.'),
        Label('needs', 'The buyer has not so much.'),
    ),
    "issue_influence": (
        Label('base', '', 100),
        Label('base', '', 100),
    ),
    "decreed_mood": (
        Label('case', ''),
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "decreed_gold": (
        Label('base', ''),
        Label('add', 'the decree'),
        Label('at least', 'no more than all of it'),
    ),
    "decreed_food": (
        Label('base', ''),
        Label('add', 'the decree'),
        Label('at least', 'no more than all of it'),
    ),
    "heard": (
        Label('base', ''),
    ),
}


def why_empty_chairs(world: World) -> tuple[int, Notes]:
    """Empty chairs on the High Council.

    `empty_chairs` with its notes: pairs of an index of LABELS['empty_chairs'] and what it moved.
    In plain numbers.
    maelstrom "High Council".
    """
    notes: Notes = []
    notes.append((0, 5))
    value = 5  # chairs on the High Council
    amount = sum(1 for k in world.kingdoms if k.councillor)
    notes.append((1, -1 * amount))
    value -= amount
    return value, notes


def why_may_take_chair(kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The kingdom may take a chair.

    `may_take_chair` with its notes: pairs of an index of LABELS['may_take_chair'] and what it moved.
    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    notes: Notes = []
    if kingdom.councillor:
        notes.append((0, 0))
        return False, notes  # the kingdom has a chair on the High Council.
    if world.happened('unseated', 'within', 2, kingdom):
        notes.append((1, 0))
        return False, notes  # the kingdom has just lost its chair.
    return True, notes


def why_bid_worth(kingdom: Kingdom, bid: int) -> tuple[int, Notes]:
    """What a bid for an open seat counts for.

    `bid_worth` with its notes: pairs of an index of LABELS['bid_worth'] and what it moved.
    In gold.
    maelstrom "#210 - Bid For Open Seat", "High Council".
    """
    notes: Notes = []
    value = bid
    notes.append((0, value))
    if kingdom.traits & _TRAIT_CHARISMA_BIT:
        notes.append((1, 10000))
        value += 10000  # Charisma (trait): charm
    return value, notes


def why_chair_sold(seller: ChairOffer, buyer: ChairOffer, world: World) -> tuple[bool, Notes]:
    """The sale of the chair stands.

    `chair_sold` with its notes: pairs of an index of LABELS['chair_sold'] and what it moved.
    maelstrom "#411 - Sell Council Seat", "#412 - Purchase Council Seat", "Trading".
    """
    notes: Notes = []
    if not seller.selling or buyer.selling:
        notes.append((0, 0))
        return False, notes  # The two commands are no pair.
    buyer_kingdom = buyer.kingdom
    if seller.partner is not buyer_kingdom or buyer.partner is not seller.kingdom:
        notes.append((1, 0))
        return False, notes  # They did not name each other.
    seller_kingdom = seller.kingdom
    if not seller_kingdom.councillor:
        notes.append((2, 0))
        return False, notes  # The seller has no chair.
    if not may_take_chair(buyer_kingdom, world):
        notes.append((3, 0))
        return False, notes  # The buyer may not take a chair.
    if at_odds(seller_kingdom, buyer_kingdom):
        notes.append((4, 0))
        return False, notes  # Enemies sell each other no chairs.
    buyer_gold = buyer.gold
    if buyer_gold < seller.gold or buyer.food < seller.food:
        notes.append((5, 0))
        return False, notes  # The buyer offers less than the seller wants.
    if buyer_kingdom.gold < buyer_gold or buyer_kingdom.food < buyer.food:
        notes.append((6, 0))
        return False, notes  # The buyer has not so much.
    return True, notes


def why_issue_influence(issue: Issue) -> tuple[int, Notes]:
    """What an issue that is carried does to a ruler's influence.

    `issue_influence` with its notes: pairs of an index of LABELS['issue_influence'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "High Council".
    """
    notes: Notes = []
    if ISSUE_INFLUENCE[issue] is None:
        notes.append((0, 0))
        value = 0
    elif ISSUE_INFLUENCE[issue] is not None:
        value = present(ISSUE_INFLUENCE[issue], '')
        notes.append((1, value))
    else:
        value = 0
    return value, notes


def why_decreed_mood(issue: Issue, mood_: Reaction) -> tuple[Reaction, Notes]:
    """What a region thinks after a decree.

    `decreed_mood` with its notes: pairs of an index of LABELS['decreed_mood'] and what it moved.
    maelstrom "High Council".
    """
    notes: Notes = []
    if ISSUE_REACTION[issue] is not None:
        if present(ISSUE_REACTION[issue], '') > 0:
            notes.append((0, 0))
            return raised(mood_, REACTION_FRIENDLY), notes
        if present(ISSUE_REACTION[issue], '') < 0:
            notes.append((1, 0))
            return lowered(mood_, REACTION_HOSTILE), notes
    notes.append((2, 0))
    return mood_, notes


def why_decreed_gold(issue: Issue, place: Place) -> tuple[int, Notes]:
    """Gold that a population center makes after a decree.

    `decreed_gold` with its notes: pairs of an index of LABELS['decreed_gold'] and what it moved.
    In gold.
    maelstrom "High Council".
    """
    notes: Notes = []
    value = place.gold_output
    notes.append((0, value))
    if ISSUE_GOLD[issue] is not None:
        amount = present(ISSUE_GOLD[issue], '')
        notes.append((1, amount))
        value += amount  # the decree
    if value < 0:
        notes.append((2, -1 * value))
        value = 0  # no more than all of it
    return value, notes


def why_decreed_food(issue: Issue, place: Place) -> tuple[int, Notes]:
    """Food that a population center grows after a decree.

    `decreed_food` with its notes: pairs of an index of LABELS['decreed_food'] and what it moved.
    In food.
    maelstrom "High Council".
    """
    notes: Notes = []
    value = place.food_output
    notes.append((0, value))
    if ISSUE_FOOD[issue] is not None:
        amount = present(ISSUE_FOOD[issue], '')
        notes.append((1, amount))
        value += amount  # the decree
    if SETTLEMENT_EATS_MORE[place.settlement] is None and value < 0:
        notes.append((2, -1 * value))
        value = 0  # no more than all of it
    return value, notes


def why_heard(voice: Voice, world: World) -> tuple[int, Notes]:
    """How many members say something.

    `heard` with its notes: pairs of an index of LABELS['heard'] and what it moved.
    In plain numbers.
    maelstrom "#400 - Vote On Issue".
    """
    notes: Notes = []
    value = sum(1 for v in world.votes if v.voice == voice and v.kingdom.councillor)
    notes.append((0, value))
    return value, notes
