"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eb559169f0078f64a996dfe96521c8651b766a7dda210502d2288423f7a1c8a0'
EXECUTED_HASH: Final = '0adcf135fab4f3ff9dbb9ee1d615b93ea25cddafd7d7e4fefb130d792adf1229'
