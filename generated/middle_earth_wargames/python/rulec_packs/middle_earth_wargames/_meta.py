"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c2d29d614879718a7dba7edfd583fc5c76bf99cd44d88489a6221381b00de8b0'
