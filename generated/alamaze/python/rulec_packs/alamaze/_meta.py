"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '083e25f978f7e5727bbaa9a7f2242815e43c4dc71b3ecfa3888855b19e2f56a0'
EXECUTED_HASH: Final = '149f6f9e05d32dbac428bc3fbee57d6c019dae046144a529bd3241aa1e52d4d5'
