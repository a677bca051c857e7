"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5840cdbdb2eeb06310774a9ea8baa836d2d4c6c348f3cd6254a24cd668b23837'
