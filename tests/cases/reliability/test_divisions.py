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
        ("divide by shares(house.size) * house.guests", "shares(house.size) * house.guests"),
        ("divide by house.guests * shares(house.size)", "house.guests * shares(house.size)"),
        ('divide by house.guests when house.guests != 3 "they share"', "house.guests"),
        ('divide by house.guests when house.guests >= 0 "they share"', "house.guests"),
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
        "divide by shares(house.size) * greatest(1, house.guests)",
        'divide by house.guests when house.guests >= 1 "they share"',
        "add if house.guests != 0 then round down(5 gold / house.guests) else 0 gold",
    ],
)
def test_what_cannot_be_nothing_is_not(line: str, tmp_path: Path) -> None:
    pack(tmp_path, {"pay.rules": RULES.replace("LINE", line)})
    done = rulec("check", "--strict", cwd=tmp_path)
    assert "R0558" not in done.said, done.said


SHARES = 'quantity crumbs(house: House) -> number "Crumbs"\n    base 5\n    {line}\n    cites book "One" 3\n'
WHEN = 'when house.size = small "it is small"'


@pytest.mark.parametrize(
    ("line", "comes_to_nothing"),
    [
        (f"subtract 5 {WHEN}", True),
        (f"subtract house.guests {WHEN}", True),
        (f"times house.guests {WHEN}", True),
        (f"times 2 {WHEN}", False),
        (f"at most house.guests {WHEN}", True),
        (f"at most 3 {WHEN}", False),
        (f"set to house.guests {WHEN}", True),
        (f"set to 2 {WHEN}", False),
        (f"reduce by 100% {WHEN}", True),
        (f"reduce by 99% {WHEN}\n    round up to 1", False),
        (f'reduce by 60% {WHEN}\n    reduce by 40% when house.size = large "it is large"\n    round up to 1', True),
        (f"add 1\n    subtract 6 {WHEN}", True),
        (f"reduce by 100% {WHEN}\n    add 1", True),
        (f"at least 1\n    at most house.guests {WHEN}", True),
        ("add house.guests", False),
        (f"subtract house.guests {WHEN}\n    at least 1", False),
        (f"subtract house.guests {WHEN}\n    at least 1 {WHEN}", True),
        ("subtract house.guests\n    at least 1, at most 9", False),
        ("subtract house.guests\n    at least 0, at most 9", True),
    ],
)
def test_a_quantity_that_a_line_takes_to_nothing(line: str, comes_to_nothing: bool, tmp_path: Path) -> None:
    """A small house with as many guests as it has, or with none, has no crumbs to divide by."""
    rules = RULES.replace("LINE", "divide by crumbs(house)") + SHARES.format(line=line)
    pack(tmp_path, {"pay.rules": rules})
    done = rulec("check", cwd=tmp_path)
    assert done.code == 0, done.said
    assert ("`share` may divide by 0" in done.said) == comes_to_nothing


HAPPENS = """kind Order, orders listed "order"
    number: number "number"
order 1 "Share"
    by house: House
    NEEDS
    costs round down(house.gold / house.guests)
    typed "{number}"
    does
        set house.gold to 0 gold
    cites book "Two" 1
process feast(house: House) "A feast"
    LINES
    cites book "Two" 2
sequence turn "A turn"
    queue order by lowest order.number
    step 1 "Share"
        acts order 1
        run feast(h) for each h in houses as listed
    cites book "Two" 3
"""
EATEN = "set house.gold to round down(house.gold / house.guests)"
GUARDED = "if house.guests > 0\n        "
NEED = 'needs some: house.guests > 0 else "Nobody is there."'


@pytest.mark.parametrize(
    ("lines", "count"),
    [
        (EATEN, 1),
        (GUARDED + EATEN, 0),
        (f"{GUARDED}set house.gold to 1 gold\n        {EATEN}", 0),
        (f"{GUARDED}set house.guests to 0\n        {EATEN}", 1),  # what was asked is no longer so
        (f"{GUARDED}run empty(house)\n        {EATEN}", 1),
        (f"{GUARDED}set house.gold to 0 gold\n    else\n        {EATEN}", 1),
        (f"if house.guests = 0\n        set house.gold to 0 gold\n    else\n        {EATEN}", 0),
        (f"if house.guests = 0\n        finish\n    {EATEN}", 0),
        (f"if house.guests = 0\n        set house.gold to 0 gold\n    {EATEN}", 1),
        (
            "set house.gold to 1 gold\n    for each h in houses where h.guests > 0 as listed\n        "
            + EATEN.replace("house", "h"),
            0,
        ),
        (f"{GUARDED}for each h in houses as listed\n            {EATEN}\n            set h.guests to 0", 1),
        (f"{GUARDED}if house.size = small\n            {EATEN}\n        {EATEN}", 0),
        (f"{EATEN}\n    {EATEN}", 2),
    ],
)
def test_the_lines_above_a_division_count(lines: str, count: int, tmp_path: Path) -> None:
    """A divisor that the `if` around it guards was warned of for nothing; a line in between may change it again."""
    emptied = '\nprocess empty(house: House) "Empty"\n    set house.guests to 0\n    cites book "Two" 4\n'
    rules = HAPPENS.replace("NEEDS", NEED).replace("LINES", lines) + emptied
    pack(tmp_path, {"pay.rules": RULES.replace("LINE", "add 1 gold") + rules})
    said = rulec("check", cwd=tmp_path).said
    assert said.count("R0558") == count, said
    assert "error" not in said, said


@pytest.mark.parametrize(
    ("need", "count"), [("", 1), (NEED, 0), (NEED.replace(" else", " when house.size = small else"), 1)]
)
def test_what_an_act_needs_holds_when_it_is_paid(need: str, count: int, tmp_path: Path) -> None:
    """An act whose cost could not be worked out was checked by nothing."""
    rules = HAPPENS.replace("    NEEDS\n", f"    {need}\n" if need else "").replace("LINES", "set house.gold to 0 gold")
    pack(tmp_path, {"pay.rules": RULES.replace("LINE", "add 1 gold") + rules})
    said = rulec("check", cwd=tmp_path).said
    assert said.count("R0558") == count, said
    assert "error" not in said, said
