"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'efd6114f7a60b0a3f3a4badc3e5c041cbf0ca6ff7525d5819fdea89298352c6e'
