"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6c03150224fffa7b58517fcd307bf698ed555b8b1a2abff2616c6fc6ff161079'
