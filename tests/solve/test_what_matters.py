"""Rings of decisions that read others which do not matter to them: up to eight are tried out, to leave these aside."""

from __future__ import annotations

from tests.catalogue.manor import compile_with
from tests.constructs.solving import run_within

RULES = """\
kind Bid, bids "bid"
    guard: Guard
    next: Bid? "who goes after it"
solve bidding(bids: list of Bid) "Which bids succeed"
    decide goes(bid: Bid) "{bid.guard} goes", not "{bid.guard} does not go"
        no when all(stays(o) or not stays(o) for each o in bids) and bid.next != none and not goes(bid.next)
        otherwise yes
    decide stays(bid: Bid) "{bid.guard} stays", not "{bid.guard} does not stay"
        no when all(goes(o) or not goes(o) for each o in bids) and bid.next != none and not stays(bid.next)
        otherwise yes
    circle "Those who go" when only goes then all yes
    circle "Those who stay" when only stays then all yes
    circle "Both" then all no
    cites book "Gate" 50
"""


def test_a_ring_leaves_aside_what_does_not_matter_to_it() -> None:
    """Each of seven reads eight open decisions, and hangs on one: the ring holds one sort of decisions, whose circle
    answers yes."""
    compiled, report = compile_with({"case.rules": RULES}, backends=None)
    assert [each.headline for each in report.found] == []
    assert compiled is not None
    run_within(compiled, f"goes(a) = yes within bidding given {_ring('abcdefg')}")
    run_within(compiled, f"stays(a) = yes within bidding given {_ring('abcdefg')}")


def _ring(names: str) -> str:
    """Bids, each of which goes after another."""
    made = ", ".join(f"{name}: Bid(guard: k)" for name in names)
    led = ", ".join(f"{one}.next: {other}" for one, other in zip(names, names[1:] + names[0], strict=True))
    return f"k: Guard(level: 4, house: House(), friend: none), {made}, {led}, bids: {{{', '.join(names)}}}"
