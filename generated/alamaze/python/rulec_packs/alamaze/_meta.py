"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '27d45fd34260ed901d3ccf51b82438e64f5db15b2af09886e6e10011da5a06a3'
