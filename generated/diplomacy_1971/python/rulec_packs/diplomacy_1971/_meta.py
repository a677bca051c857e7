"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '64a1abe21f4430762a0cf95d8b3defe94c1f4a241f9f311dbb1c9614e68c280a'
EXECUTED_HASH: Final = 'c0d94e4cfc25f50f27b6cbe2baa8c96a6182c259d69682dd077b1feb0bff86fd'
