"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4a7c899049767235274fdb84b29764e04ba21f4635171073eebd57667e33724e'
EXECUTED_HASH: Final = '6abeb64ddad5f8c0732ce6af198fb78b7f812132217990d1e25ce11b55bbdcac'
