"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c215647ff1162a3d2afa0c198f97c1bc3c4bc96ae6427fa23b93df1664e65bf5'
