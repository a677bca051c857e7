"""Two amounts that play knows: below, equal and above are three cases, whichever is written first."""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with

ORDERS = ("<", "=", ">", "<=", ">=", "!=")
HOLDS = {"<": {-1}, "=": {0}, ">": {1}, "<=": {-1, 0}, ">=": {0, 1}, "!=": {-1, 1}}
"""For which of below, equal and above each comparison holds."""


def told(first: str, second: str, *, turned: bool) -> set[str]:
    """The codes that are told of a value with these two cases; `turned`: the second names its sides the other way."""
    sides = ("other.level", "guard.level") if turned else ("guard.level", "other.level")
    _, report = compile_with({
        "case.rules": 'value test_value(guard: Guard, other: Guard) -> Rank "A test"\n'
        f"    high when guard.level {first} other.level\n"
        f"    low when {sides[0]} {second} {sides[1]}\n"
        '    cites book "Gate" 7\n'
    })  # fmt: skip
    return {each.code.number for each in report.found}


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("second", ORDERS)
@pytest.mark.parametrize("first", ORDERS)
def test_what_two_comparisons_leave_out_is_told(first: str, second: str, turned: bool) -> None:
    one, other = HOLDS[first], {-place if turned else place for place in HOLDS[second]}
    found = told(first, second, turned=turned)
    assert ("R0620" in found) == (one | other != {-1, 0, 1})
    assert ("R0622" in found) == (other <= one)
