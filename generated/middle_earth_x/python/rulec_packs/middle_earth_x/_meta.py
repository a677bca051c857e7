"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eb559169f0078f64a996dfe96521c8651b766a7dda210502d2288423f7a1c8a0'
EXECUTED_HASH: Final = '904fd146669bbeb01a4df0cca452177d92ac1c05d4bf3076265a6b3dd89f4b6d'
