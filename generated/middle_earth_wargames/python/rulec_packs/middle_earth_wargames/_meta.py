"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bf1771f9ea356667bea590b92582abcddbfe52f6371be478c821d3323a95d859'
EXECUTED_HASH: Final = 'dd79b074165dd24378e9e429759b990f6eaa7e6d37c1e0dc25d5006e37360df0'
