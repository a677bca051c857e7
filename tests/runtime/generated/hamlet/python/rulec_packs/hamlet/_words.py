"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import MeasureUnit

PERCENT: Final = MeasureUnit('%', '%')
GOLD: Final = MeasureUnit('gold', 'gold')
APPLES: Final = MeasureUnit('apple', 'apples')
WEIGHT: Final = MeasureUnit('stone', 'stones', 4)
LEVEL: Final = MeasureUnit('level', 'levels')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Season": ('spring', 'winter'),
    "Rank": ('squire', 'knight', 'old knight'),
    "Charm": ('Horseshoe', 'Silver Bell'),
    "Crest": ('House of the Oak', 'House of the Hill'),
    "Order": ('Hire', 'Pick', 'Steal', 'Watch', 'Rest', 'Give', 'Train'),
}
