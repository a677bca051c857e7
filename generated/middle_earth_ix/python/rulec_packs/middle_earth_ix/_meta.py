"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4b16a444b6f90442884ca5c72451f0f84290620180d7d1a7cf05a9fd31a7c661'
EXECUTED_HASH: Final = '34d7a7727c99da0d7dfc058f91a82a9a497202aea2f627fcf6600b6581170dae'
