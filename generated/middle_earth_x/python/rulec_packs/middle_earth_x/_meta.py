"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eb559169f0078f64a996dfe96521c8651b766a7dda210502d2288423f7a1c8a0'
EXECUTED_HASH: Final = 'd5f88ab12f1fdfb6ffb666e1dc3e77e0638b02c682a4227182cf955bd3d5c16f'
