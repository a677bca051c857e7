"""Entries are found by their keys, their titles, and the other names by which players know them."""

from __future__ import annotations

import pytest

from rulec.commands.common.entry_lookup import called, one_called
from rulec.commands.common.option_parser import UsageError
from tests.analysis.build import manor

MEADOWS = """kind Meadow, meadows "meadow"
    called by name, old_name
    name: text = "" "name"
    old_name: text = "" "old name"

meadow near "Near meadow"
    old_name: "Rush Bottom"
    cites book "Pay" 1

meadow brave "Far meadow"
    cites book "Pay" 1

fact is_near(meadow: Meadow) "it is near"
    holds meadow.name = "x" or meadow.old_name = "y"
    cites book "Pay" 1
"""


def test_an_entry_is_found_by_any_of_its_names() -> None:
    model = manor(MEADOWS)
    for name in ("near", "near meadow", "Near_Meadow", "rush bottom"):
        assert [(word, record.name) for word, record in called(model, name)] == [("meadow", "near")]
    assert one_called(model, "rush") is None
    assert called(model, "near", "virtue") == []


def test_several_entries_of_one_name_are_told() -> None:
    with pytest.raises(UsageError, match="several entries are called `brave`: `meadow:brave`, `virtue:brave`"):
        one_called(manor(MEADOWS), "brave")
