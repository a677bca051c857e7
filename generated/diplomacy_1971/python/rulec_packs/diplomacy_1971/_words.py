"""Printed names of members, entries and measures, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Unit

PERCENT: Final = Unit('%', '%')
POINTS: Final = Unit('point', 'points')
MAN: Final = Unit('man', 'men')

TITLES: Final[dict[str, tuple[str, ...]]] = {
    "Outcome": (
        'succeeds', 'bounced', 'cut', 'void: it is treated as an order to stand', 'fails for want of a way',
    ),
}
