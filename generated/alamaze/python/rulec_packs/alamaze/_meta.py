"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f6f37a0e4ec16c3b3057f8fc3c2ddf6ac8872b60a8430107fe67cf11a29a0782'
