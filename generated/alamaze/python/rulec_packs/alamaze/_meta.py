"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eada01b58309f9e7ac674423d1a0f4d3330098e8704f008719d8d6cc1d0d4011'
EXECUTED_HASH: Final = 'fc69d62396cfc541847185fd1e66a8702f57d61334510f0b15d21ae3690d98be'
