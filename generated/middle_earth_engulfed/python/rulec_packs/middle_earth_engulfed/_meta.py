"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e8dc2c5c8eb5e2f0e76181a8e8d17f2f02fa8e9bfdbf5cf48710129473e5c474'
