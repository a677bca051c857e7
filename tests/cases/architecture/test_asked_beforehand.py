"""Solves in which the emitted package asked for something before the rules had shown that it may be asked.

The rules ask from left to right, and the interpreter with them; the package must come to the same answer.
"""

from __future__ import annotations

import pytest

from rulec.driver.compile import Compiled
from tests.catalogue.manor import compile_with
from tests.constructs.solving import run_within

BIDS = """\
kind Bid, bids "bid"
    guard: Guard
    rival: Bid? "rival"

solve bidding(bids: list of Bid) "Which bids succeed"
    PARTS
    cites book "Gate" 50
"""
STRONG = """\
decide strong(bid: Bid) "{bid.guard} is strong", not "{bid.guard} is weak"
        yes when bid.guard.level > 3 levels
        otherwise no
    value about(asked: Guard) -> list of Bid
        {each other in bids where other.guard = asked and other.rival != none and strong(other.rival)}
    decide succeeds(bid: Bid) "{bid.guard} succeeds", not "{bid.guard} fails"
        yes when bid.guard.level > 4 levels
        no when count(each other in about(bid.guard)) > 0
        otherwise yes"""
MATES = """\
quantity mates(friend: Guard?) -> number "How many bids are of the friend's house"
        base count(each other in bids where friend != none and other.guard.house = friend.house)
    decide succeeds(bid: Bid) "{bid.guard} succeeds", not "{bid.guard} fails"
        no when mates(bid.guard.friend) > 1
        otherwise yes"""
GIVEN = "k: House(), g: Guard(level: 4, house: k, friend: none), h: Guard(level: 5, house: k, friend: g), "


@pytest.mark.parametrize(
    "asked, bids",
    [
        ("succeeds(a) = yes", "c: Bid(guard: g), a: Bid(guard: g), b: Bid(guard: g), bids: {a, b}"),
        ("succeeds(a) = no", "b: Bid(guard: h), a: Bid(guard: g, rival: b), bids: {a, b}"),
        ("succeeds(a) = yes", "c: Bid(guard: h), a: Bid(guard: g), b: Bid(guard: h, rival: c), bids: {a, b}"),
        ("succeeds(b) = no faults NotWeighed", "c: Bid(guard: h), b: Bid(guard: g, rival: c), bids: {b}"),
    ],
    ids=["no rival", "a rival who is given", "a rival of others who is not given", "a rival who is not given"],
)
def test_a_decision_about_what_was_not_given_is_no_fault_where_nobody_asks(asked: str, bids: str) -> None:
    """A list by a field was made of all things beforehand, the strength of a bid included that was never given."""
    run_within(_compiled(STRONG), f"{asked} within bidding given {GIVEN}{bids}")


@pytest.mark.parametrize("asked, friend", [("yes", "none"), ("no", "g")])
def test_a_parameter_that_may_be_none_is_read_where_it_is_there(asked: str, friend: str) -> None:
    """The key by which bids are found was read first: an `AttributeError` in the package for a guard without friend."""
    bids = f"i: Guard(level: 5, house: k, friend: {friend}), a: Bid(guard: i), b: Bid(guard: i), bids: {{a, b}}"
    run_within(_compiled(MATES), f"succeeds(a) = {asked} within bidding given {GIVEN}{bids}")


WAITED_FOR = """\
decide strong(bid: Bid) "{bid.guard} is strong", not "{bid.guard} is weak"
        yes when bid.guard.level > 3 levels
        otherwise no
    value backer(bid: Bid) -> Bid?
        first(each o in bids where o != bid and bid.rival != none and strong(bid.rival) by highest o.guard.level)
    fact backed(bid: Bid) "somebody backs it", not "nobody backs it"
        yes when backer(bid) != none
        otherwise no
    decide succeeds(bid: Bid) "{bid.guard} succeeds", not "{bid.guard} fails"
        no when any(other.guard.level > 8 levels and backer(bid) = other for each other in bids)
        no when any(other.guard.level > 8 levels and backed(bid) for each other in bids)
        otherwise yes"""


@pytest.mark.parametrize(
    "asked, level", [("succeeds(b) = yes", 5), ("succeeds(b) = no faults NotWeighed", 9)], ids=["not asked", "asked"]
)
def test_a_part_is_asked_beforehand_where_it_asks_of_what_was_given(asked: str, level: int) -> None:
    """A part that asks a decision about a bid's rival was asked before the loop that asks it of tall guards alone:
    where the rival was never given, the package ended in `NotWeighed`."""
    bids = f"c: Bid(guard: g), i: Guard(level: {level}, house: k), a: Bid(guard: i), b: Bid(guard: g, rival: c)"
    run_within(_compiled(WAITED_FOR), f"{asked} within bidding given {GIVEN}{bids}, bids: {{a, b}}")


PICKED = """\
value above(least: level) -> list of Guard
        {other.guard for each other in bids where other.rival = none and other.guard.level > least}
    value held(house: House) -> list of Virtue
        {each v in house.virtues where v != brave}
    decide succeeds(bid: Bid) "{bid.guard} succeeds", not "{bid.guard} fails"
        no when any(x.luck > 60% for each x in above(bid.guard.level)) "somebody luckier"
        no when any(v = thrifty for each v in held(bid.guard.house)) "thrift"
        otherwise yes"""


@pytest.mark.parametrize(
    "asked, bids",
    [
        ("no", "i: Guard(level: 6, house: k, friend: none, luck: 90%), b: Bid(guard: i), a: Bid(guard: g)"),
        ("yes", "i: Guard(level: 6, house: k, friend: none, luck: 60%), b: Bid(guard: i), a: Bid(guard: g)"),
        ("no", "l: House(virtues: {brave, thrifty}), i: Guard(level: 6, house: l), b: Bid(guard: g), a: Bid(guard: i)"),
        ("yes", "l: House(virtues: {brave}), i: Guard(level: 6, house: l), b: Bid(guard: g), a: Bid(guard: i)"),
    ],
)
def test_what_is_asked_of_a_picked_list_is_asked_of_its_elements(asked: str, bids: str) -> None:
    """Such a loop goes through the list from which the other picks; here that holds bids, or is a set."""
    run_within(_compiled(PICKED), f"succeeds(a) = {asked} within bidding given {GIVEN}{bids}, bids: {{a, b}}")


def _compiled(parts: str) -> Compiled:
    compiled, report = compile_with({"case.rules": BIDS.replace("PARTS", parts)}, backends=None)
    assert compiled is not None
    assert [each.headline for each in report.found] == []
    return compiled
