"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06441d2b0a4a1807b6815feb693180b4a65780d8bd22c51dddc5c9f5b4cfdf50'
