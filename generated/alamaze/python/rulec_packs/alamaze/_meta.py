"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '43ae15959bb01bc1207a96633159c431e7ee28f1515fac66968138a0f5f3120f'
EXECUTED_HASH: Final = 'aaac6e4742d219cbb990b2c7c21d16f5bcbeee022cf0d043afadeac2fff1e486'
