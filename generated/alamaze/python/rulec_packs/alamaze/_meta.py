"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd3fe79e1d8f3758a22ca7b6981ec991b2d2484579d97072a7e5ea1b87b9ce56a'
