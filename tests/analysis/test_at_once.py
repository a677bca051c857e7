"""What happens at once sets no place twice, in nested lines as in others."""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with

HEAD = 'process test_run(guard: Guard, other: Guard) "A test"\n    at once\n        set guard.level to 1 level\n'
REFUSED = (
    "        if guard.sort = keen\n            set guard.level to 2 levels\n",
    "        if guard.sort = keen\n            raise guard.level by other.level\n",
    "        raise guard.level by other.level\n",
    "        if guard.sort = keen\n            set guard.rank to low\n            set guard.rank to high\n",
)
ACCEPTED = (
    "        if guard.sort = keen\n            set guard.rank to low\n        else\n"
    "            set guard.rank to high\n",
    "        if guard.sort = keen\n            set guard.rank to low\n        if guard.sort = old\n"
    "            set guard.rank to high\n",
    "        raise guard.house.gold by 1 gold\n        lower guard.house.gold by 2 gold\n",
)


def told(lines: str) -> list[str]:
    """The codes that are told of a process with these lines, but for what it does not read."""
    _, report = compile_with({"case.rules": f'{HEAD}{lines}    cites book "Gate" 7\n'})
    return [each.code.number for each in report.found if each.code.number != "R0677"]


@pytest.mark.parametrize("lines", REFUSED)
def test_a_place_that_is_set_twice_is_told(lines: str) -> None:
    assert told(lines) == ["R0663"]


@pytest.mark.parametrize("lines", ACCEPTED)
def test_branches_that_exclude_each_other_may_set_one_place(lines: str) -> None:
    assert told(lines) == []
