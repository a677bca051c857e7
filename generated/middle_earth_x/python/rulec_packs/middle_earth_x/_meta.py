"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f7878f5830e002145d046fe705fc252edef90cbab4b6557aa7c1b3c7abdba6e2'
