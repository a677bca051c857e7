"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cc2052b0383bccd471c567810c16f90c7d647cec3c9f70ef415487a5a1f5ce4c'
