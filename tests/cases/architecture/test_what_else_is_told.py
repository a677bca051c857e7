"""What is told where a condition does not hold, and what a player knows by a need that is not always asked."""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with

SPY = """\
kind Spy, spies "spy"
    called by name
    name: text = "a spy" "name"
    house: House "house"
    belongs to house
    pay: gold = 2 gold "pay" seen by house
    famous: truth = no "fame"
"""
LOOK = """\
process look(spy: Spy) "A look"
    if spy.pay > 3 gold
        tell spy.house "Well paid."
    else
        tell everyone "Badly paid."
    cites book "Gate" 63
"""
LATER = """\
process look(spy: Spy) "A look"
    if spy.famous
        tell everyone "A famous spy."
    else if spy.pay > 3 gold
        tell spy.house "Well paid."
    else
        tell everyone "No famous spy."
    cites book "Gate" 63
"""
ACT = """\
kind Order, orders listed "order"
order 12 "Ask a spy"
    by house: House
    takes spy: Spy in spies
    needs own: spy.house = house WHEN else "It is not yours."
    needs paid: spy.pay > 3 gold else "It is badly paid."
    does
        raise house.gold by 1 gold
    cites book "Gate" 64
process dawn() "A new day"
    tell everyone "A new day."
    cites book "Gate" 63
sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Asking"
        acts order 12
    step 2 "Morning"
        run dawn()
    cites book "Gate" 63
"""


@pytest.mark.parametrize("text", [LOOK, LATER])
def test_what_is_told_where_a_secret_does_not_hold_tells_it(text: str) -> None:
    assert _said(text) == ["R0365"]
    assert _said(text.replace("spy.pay > 3 gold", "spy.house.gold > 3 gold")) == []


def test_a_need_that_is_not_always_asked_shows_nothing_to_the_next() -> None:
    """Who is refused for the pay of a spy learns it; that the spy is the player's own is asked of the rich alone."""
    assert _said(ACT.replace("WHEN", "when house.gold > 5 gold")) == ["R0366"]
    assert _said(ACT.replace(" WHEN", "")) == []


HUNT = """\
process hunt() "A hunt"
    for each s in spies as listed
        if s.pay > 3 gold
            finish
    for each s in spies as listed
        tell s.house "Nobody is paid well."
    cites book "Gate" 63
"""


def test_who_may_know_it_of_one_thing_may_not_of_another_by_the_same_name() -> None:
    """The second loop is reached only where no spy is paid well: that tells each house of the spies of all others."""
    assert _said(HUNT) == ["R0365"]
    assert _said(HUNT.replace("s.pay", "s.house.gold")) == []


def _said(text: str) -> list[str]:
    _, report = compile_with({"case.rules": SPY + text})
    return [each.code.number for each in report.found]
