"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b1955b47b5a10d98a318f818909c9690c28716d8d4de130af7c35d2d3bc0d608'
