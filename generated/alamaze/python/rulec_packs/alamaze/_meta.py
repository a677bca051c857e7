"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f54a175f4a9e255b736718c8a9d7ce11707043ace89491522a50fa3f5e6d5444'
