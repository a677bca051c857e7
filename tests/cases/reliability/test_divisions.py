"""A division that may be by 0 is warned of when compiled (finding F2; publicodes#41)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"
enum Size "size"
    small "small"
    large "large"
kind House, houses "house"
    gold: gold "gold"
    guests: number = 0 "guests"
    size: Size "size"
quantity shares(size: Size) -> number "Shares"
    base if size = small then 1 else 3
    cites book "One" 1
quantity share(house: House) -> gold "What each gets"
    base 100 gold
    LINE
    round down to 1 gold
    cites book "One" 2
"""


@pytest.mark.parametrize(
    ("line", "divisor"),
    [
        ("divide by house.guests", "house.guests"),
        ("add round down(5 gold / house.guests)", "house.guests"),
        ("divide by greatest(0, house.guests)", "greatest(0, house.guests)"),
        ('divide by house.guests when house.size = large "they share"', "house.guests"),
    ],
)
def test_it_is_warned_of_with_its_place(line: str, divisor: str, tmp_path: Path) -> None:
    """A turn in which a player had emptied the store could not be played, and no command had said a word."""
    pack(tmp_path, {"pay.rules": RULES.replace("LINE", line)})
    done = rulec("check", cwd=tmp_path)
    assert done.code == 0
    assert "warning[R0558]: `share` may divide by 0\n  --> rules/p/pay.rules:14:" in done.said
    assert f"^{'^' * (len(divisor) - 1)} this may be 0" in done.said
    assert rulec("check", "--strict", cwd=tmp_path).code == 1


@pytest.mark.parametrize(
    "line",
    [
        'divide by house.guests when house.guests > 0 "they share"',
        "divide by greatest(1, house.guests)",
        "divide by shares(house.size)",
        "divide by house.guests + 1",
        "add if house.guests != 0 then round down(5 gold / house.guests) else 0 gold",
    ],
)
def test_what_cannot_be_nothing_is_not(line: str, tmp_path: Path) -> None:
    pack(tmp_path, {"pay.rules": RULES.replace("LINE", line)})
    done = rulec("check", "--strict", cwd=tmp_path)
    assert "R0558" not in done.said, done.said
