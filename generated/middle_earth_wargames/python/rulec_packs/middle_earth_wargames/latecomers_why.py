"""The resolvers of latecomers.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes

from ._choices import ARMOUR_LIGHT_ARMOUR, STEED_NO_STEED
from ._kinds import Warlord
from ._world import World
from .points import unit_cost

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "worth_waiting": (
        Label('base', '', 2),
    ),
}


def why_worth_waiting(warlord: Warlord, world: World) -> tuple[int, Notes]:
    """Points of those who stand aside.

    `worth_waiting` with its notes: pairs of an index of LABELS['worth_waiting'] and what it moved.
    In steps of 1/2 points.
    wargames "NEUTRAL TROOP TYPES".
    """
    notes: Notes = []
    value = sum(
        unit_cost(l_.men, l_.recruit, ARMOUR_LIGHT_ARMOUR, STEED_NO_STEED)
        for l_ in world.latecomers
        if l_.warlord is warlord and l_.chieftain is None
    )
    notes.append((0, value))
    return value, notes
