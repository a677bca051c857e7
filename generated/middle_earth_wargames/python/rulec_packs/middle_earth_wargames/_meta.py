"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0d02b1cb71a84b7536651526467cc9c048b891d0b4c8b7961b4a502224f301fb'
