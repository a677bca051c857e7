"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3f1adf9924374dff64bfe693b34a097dee14eadfdb49f9d37029e722e1f48e0c'
EXECUTED_HASH: Final = '2b0c68fd16bf7cf89a8b592d0089914f5d6dd9671622e48875718a6937e92c30'
