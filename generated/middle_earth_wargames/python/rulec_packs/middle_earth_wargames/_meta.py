"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '95627ba9f27b5b77f7f4fd00560d5e68105c488998f72b565d1b66d1ac045a55'
