"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3244234dc4ae0ca5d0d69e02a7929c1a630c1bca872be7e2b30a1a3ad659beff'
