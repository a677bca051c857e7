"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '72adc1999f39af119f760ffcf845284a4644941bfbb92864cbad841998c72d7a'
