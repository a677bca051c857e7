"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9317f633f009efd7f875b0b42305d07411417c2a5e63d4fd61c7945dc85681e3'
