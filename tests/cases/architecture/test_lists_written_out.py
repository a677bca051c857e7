"""A loop over a list that is written out is carried out, and checked, as any other loop.

`for each x in {each h in houses where …}` was read as a list without a first item, whose type nobody knew; the loop was
left out without a word, with all that stands below it. Of `{each h in houses, house}` all but the first item was.
"""

from __future__ import annotations

import pytest

from tests.cases.architecture.hamlet import faults, process

LOOPS = ("for each x in {} as listed", "for the first x in {} as listed")
LISTS = ("each h in houses where RICH", "h for each h in houses where RICH", "each h in friends where RICH")


def _said(loop: str, items: str, rich: str, line: str = 'tell everyone "{x}"') -> list[str]:
    written = "{" + items.replace("RICH", rich).replace("friends", "house.friends") + "}"
    return faults(process(f'{loop.replace("{}", written)}\n    {line}\ntell house "{{house}}"'))


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("items", LISTS)
def test_a_loop_over_the_rich_tells_who_is_rich(loop: str, items: str) -> None:
    assert _said(loop, items, "h.gold > 5 gold") == ["R0365"]
    assert _said(loop, items, "h.apples > 5 apples") == []


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("items", LISTS)
def test_the_lines_of_such_a_loop_are_read(loop: str, items: str) -> None:
    assert _said(loop, items, "h.apples > 5 apples", "set nonsense to 4") == ["R0201"]


@pytest.mark.parametrize(
    "items", ["each h in houses, house", "house, each h in houses", "h for each h in houses, house"]
)
def test_no_item_is_left_out(items: str) -> None:
    for loop in LOOPS:
        assert _said(loop, items, "") == ["R0303"]
    asked = process(f'ask house for x be one of {{{items}}} "Whom?"\ntell house "{{x}}"')
    assert faults(asked) == ["R0303"]


def test_such_a_loop_is_carried_out() -> None:
    example = """\
    example "Two are poor"
        given oak: House(apples: 1 apple), hill: House(apples: 9 apples), elm: House(apples: 2 apples)
        does
            run test()
        expect oak.apples = 2 apples
        expect hill.apples = 9 apples
        expect elm.apples = 3 apples
"""
    lines = "for each x in {each h in houses where h.apples < 5 apples} as listed\n    raise x.apples by 1 apple"
    assert faults(process(lines, takes="") + example) == []


def test_members_and_entries_stand_in_such_a_list() -> None:
    for items in ("low, high", "bell, shoe"):
        assert _said("for each x in {} as listed", items, "") == []
