"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Unit

PERCENT: Final = Unit('%', '%')
GOLD: Final = Unit('gold', 'gold')
APPLES: Final = Unit('apple', 'apples')
WEIGHT: Final = Unit('stone', 'stones', 4)
LEVEL: Final = Unit('level', 'levels')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Season": ('spring', 'winter'),
    "Rank": ('squire', 'knight', 'old knight'),
    "Charm": ('Horseshoe', 'Silver Bell'),
    "Crest": ('House of the Oak', 'House of the Hill'),
    "Order": ('Hire', 'Pick', 'Steal', 'Watch', 'Rest', 'Give', 'Train'),
}
