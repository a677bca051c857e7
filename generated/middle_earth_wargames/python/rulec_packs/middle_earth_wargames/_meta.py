"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2c361697ea519425483d093e15c0679256cfddf28f83e22e89a6778b19dfd087'
EXECUTED_HASH: Final = 'dd79b074165dd24378e9e429759b990f6eaa7e6d37c1e0dc25d5006e37360df0'
