"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '386295824f6cedeb485ffb98a164f86a1318b8d7cb96497efd4f30394afb40a3'
