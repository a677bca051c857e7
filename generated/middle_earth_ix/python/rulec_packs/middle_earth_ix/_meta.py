"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1c78557b6ed63721b1c2554ae0b90f7fd547b58f56ff16dde61fefa8e45bf707'
EXECUTED_HASH: Final = '7d4823c3edf5579fb569f3d43bf63d0bf5363b6451aafd6f9590ad428ef450b6'
