"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3f1adf9924374dff64bfe693b34a097dee14eadfdb49f9d37029e722e1f48e0c'
EXECUTED_HASH: Final = 'ae0b0f18ce6b4ec52156ab0a6122921aa503b9648937c7470a2171500ac7e3f7'
