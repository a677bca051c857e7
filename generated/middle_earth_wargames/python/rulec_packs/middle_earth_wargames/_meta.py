"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0ac7d454fc1a96b2c806ef7d0645e248fef30162357c701970f65b55c2ce827a'
