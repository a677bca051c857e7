"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '044ddcf20ba5ddf62b2587066a3b028edee424ef4c4122d2f09ed9c1b8b98cee'
