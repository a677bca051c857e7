"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ba4e39901d81860a9ba5701c4aa859268a09a3bfdfbc505b1026ad89cfee1a82'
