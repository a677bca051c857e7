"""A fault that only says that something is idle, or waits, is told by a check of the pack in whose files it stands.

A pack that builds on the manor is not told again of what the manor does for nothing: it stands idle there because of
the new pack, or waits for another. Where the fault stands in the pack's own files it is told. Each page of the
catalogue whose fault is of this sort is tried both ways; what is found in an expression counts by its file as well.
"""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with
from tests.catalogue.pages import PAGES

OWN = (
    *("R0558", "R0614", "R0621", "R0622", "R0624", "R0632", "R0633", "R0636", "R0637", "R0652", "R0653", "R0660"),
    *("R0661", "R0670", "R0677", "R0678", "R0680", "R0682", "R0692"),
)
TOLD = ("R0611", "R0620", "R0623", "R0650", "R0651", "R0669")


def _found(code: str, parent: bool) -> set[str]:
    page = PAGES[code]
    files = {page.file: page.bad}
    _, report = compile_with({} if parent else files, parent=files if parent else None)
    return {each.code.number for each in report.found}


@pytest.mark.parametrize("code", OWN)
def test_what_is_idle_in_a_parent_is_not_told_again(code: str) -> None:
    assert code in _found(code, parent=False)
    assert code not in _found(code, parent=True)


@pytest.mark.parametrize("code", TOLD)
def test_what_goes_wrong_at_play_is_told_wherever_it_stands(code: str) -> None:
    assert code in _found(code, parent=False)
    assert code in _found(code, parent=True)
