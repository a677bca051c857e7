"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9b003950a181a01d4fb355151c032a2092f5f8c2c7e3b6991ab235a22521c02f'
