"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c4ae45bb8f76b3fabec87c2b7380af263689e9d601c3bf82166e908340d661cb'
