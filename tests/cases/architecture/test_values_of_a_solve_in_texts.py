"""A text that shows a value of a solve is refused where what the value reads has changed since.

The page of R0257 refuses it in a line; in the hole of a text nobody looked.
"""

from __future__ import annotations

import pytest

from tests.cases.architecture.hamlet import faults, process

SOLVE = """\
solve contest(rivals: list of House) "Who wins the contest"
    decide wins(rival: House) "{rival} wins", not "{rival} loses"
        yes when rival.apples > 3 apples
        otherwise no
    quantity prize(rival: House) -> apple "The prize"
        base rival.apples
        add 1 apple when wins(rival) "won"
    cites book "Doings" 9

"""
CHANGE = "set house.apples to 1 apple"
SHOWN = (
    'tell house "{prize(house)}"',
    'if prize(house) > 2 apples\n    tell house "Good."',
    'end the game "{prize(house)}"',
)


@pytest.mark.parametrize("shown", SHOWN)
def test_a_text_that_shows_what_has_changed(shown: str) -> None:
    solved = "solve contest(houses)"
    assert faults(process(f"{solved}\n{CHANGE}\n{shown}", more=SOLVE)) == ["R0257"]
    assert faults(process(f"{solved}\n{shown}\n{CHANGE}", more=SOLVE)) == []
