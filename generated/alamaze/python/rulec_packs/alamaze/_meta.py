"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e53436d409a8c101110a58cf007518da55d80815a6cd7d9df3aba07702af4ea5'
