"""Decisions that hang on nothing open, as they are emitted: one function each, which walks through all things."""

from __future__ import annotations

from rulec.runtime import is_linked
from tests.catalogue.manor import compile_with

TEXT = """kind Bid, bids "bid"
    guard: Guard
    other: Guard

solve auction(bids: list of Bid) "Who wins"
    decide alone(bid: Bid) "{bid.guard} bids alone", not "{bid.guard} bids with others"
        no when any(rival.guard = bid.guard for each rival in bids where rival != bid) "a second bid"
        no when bid.other = bid.guard "bids for itself"
        otherwise yes
    decide wins(bid: Bid) "{bid.guard} wins", not "{bid.guard} does not win"
        no when not alone(bid)
        no when any(wins(rival) for each rival in bids where rival.guard = bid.other) "outbid"
        otherwise yes
    circle "A ring" then all no
    cites book "Gate" 60
"""


def test_each_answer_is_put_down_in_the_walk() -> None:
    made, report = compile_with({"case.rules": TEXT}, backends=None)
    assert [f"{d.code} {d.headline}" for d in report.found] == []
    assert made is not None
    text = next(data.decode() for data in made.outputs.values() if b"def _decide_alone" in data)
    lines = text[text.index("def _decide_alone") : text.index("def _sure_wins")]
    walk = """\
    for bid in weighed.bids:
        bid_guard = bid.guard
        for rival in bids_by_guard[bid_guard]:
            if rival is not bid:
                alone_[bid] = False  # a second bid
                break
        else:
            alone_[bid] = bid.other is not bid_guard  # bids for itself
"""
    assert walk in lines
    assert "return" not in lines
    assert "    _decide_alone(weighed)\n" in text


def test_what_a_way_leads_through_is_not_used_up() -> None:
    near = {0: (1,), 1: (0, 2), 2: (1, 3), 3: (2,)}
    through = frozenset({0, 1, 2})
    for _ in range(2):
        assert is_linked(0, (3,), through, near.__getitem__)
    assert not is_linked(0, (3,), {0, 1}, near.__getitem__)
    assert through == {0, 1, 2}
