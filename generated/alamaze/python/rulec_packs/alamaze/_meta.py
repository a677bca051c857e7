"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3f1adf9924374dff64bfe693b34a097dee14eadfdb49f9d37029e722e1f48e0c'
EXECUTED_HASH: Final = '24b7a2c890ff43867224d1bb4da38968616955332f7251f9303ec44d4f42785e'
