"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '1.0.0'
RULES_HASH: Final = '5d0d0f6a5a3a4a7c'
EXECUTED_HASH: Final = '5d0d0f6a5a3a4a7c'
