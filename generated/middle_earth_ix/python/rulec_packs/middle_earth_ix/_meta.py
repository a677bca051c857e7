"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '950007b291869a3fe7fcaca0df5f55901743ed14c13faf9d1ee32404961e2c2e'
