"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '51cbf6641dc6e2c906161fa95370a52daad1b890a936498c0474d84c1f3eb50e'
