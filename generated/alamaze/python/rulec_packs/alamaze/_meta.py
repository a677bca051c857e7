"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3f1adf9924374dff64bfe693b34a097dee14eadfdb49f9d37029e722e1f48e0c'
EXECUTED_HASH: Final = '3e916fba651d3f00d9ed8de46265c962c150a7cd14e2bf5304e2b346a587ab14'
