"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f81c29ec1469a313925d6af3c3c3847632ede1dc0a5dbf469ac42fa279b372a4'
