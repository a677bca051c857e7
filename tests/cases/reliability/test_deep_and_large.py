"""Input that is deep or large is refused with a reason, at once (CVE-2026-33250, `reports.md` row 20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.games import order_files
from rulec.runtime.game.serialise import Damaged, from_json, to_json
from rulec.runtime.game.turns import hand_in
from tests.cases.support import pack, rulec
from tests.catalogue.manor import compile_with
from tests.runtime.hamlet import GAME, small

DEEP = 100_000


@pytest.mark.parametrize("place", ["", '"timers":[]', '"events":[]', '"things":['])
def test_a_state_nested_without_end_is_damaged(place: str) -> None:
    nested = "[" * DEEP + "]" * DEEP
    text = nested if not place else to_json(small(), GAME).replace(place, f"{place.split(':')[0]}:{nested}", 1)
    with pytest.raises(Damaged):
        from_json(text, GAME)


def test_a_line_of_brackets_is_too_long() -> None:
    world = small()
    (verdict,) = hand_in(GAME, world, world.houses[0], [(1, "(" * DEEP)])
    assert verdict.sentence == "This line is too long: 400 characters are enough for any."


@pytest.mark.parametrize("heads", [1, 20])
def test_lines_beyond_those_that_count_are_not_read(heads: int) -> None:
    """A hundred thousand lines were told to be too many, and each was read all the same, for half a minute."""
    report = Report()
    text = ("player: Oak\n" + "(\n" * (DEEP // heads)) * heads
    found = order_files.sections(Source("l.txt", text), report)
    assert sum(len(each.lines) for each in found) == order_files.MOST
    assert sum(each.unread for each in found) == DEEP - order_files.MOST
    assert [each.code.number for each in report.found] == ["R0294"]


def test_conditions_nested_without_end_are_refused() -> None:
    depth = 900
    value = "if guard.level > 1 level then " * depth + "1 gold" + " else 2 gold" * depth
    rules = f'value deep(guard: Guard) -> gold "Deep"\n    {value}\n    cites book "Deep" 1\n'
    compiled, report = compile_with({"deep.rules": rules})
    assert compiled is None
    assert {each.code.number for each in report.found} == {"R0109"}


SORTED = """measure gold "gold"
enum Sort: keen, dull "sort"
kind House, houses "house"
    gold: gold = 1 gold "gold"
    sort: Sort = keen "sort"
    cites book "x"
quantity pay(house: House) -> gold "Pay"
    base house.gold
    add 1 gold when house.sort = keen
    cites book "x"
"""


@pytest.mark.parametrize(
    "given",
    ["x" * DEEP, f"house.{'y' * DEEP}=3", f"house.sort={'z' * DEEP}", f"house.gold={'9' * DEEP}"],
    ids=["no value", "a field", "a member", "a number"],
)
def test_what_is_given_is_quoted_in_part(tmp_path: Path, given: str) -> None:
    """The message held all of a `--given` of 100,000 letters."""
    pack(tmp_path, {"p.rules": SORTED})
    (tmp_path / "given.txt").write_text(given, encoding="utf-8")
    for written in (given, "given.txt"):
        done = rulec("explain", "p", "pay", "--given", written, cwd=tmp_path)
        assert done.code in (1, 2)
        assert len(done.out + done.said) < 1000
