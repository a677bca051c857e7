"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b30f644b8d8461134ba11d25e5e1c58b9a794d44eefc27e7aec3bd845f25375b'
EXECUTED_HASH: Final = '3f5d56f6747be6f7d1f91b7c7365bcb54d28f29e56299b4d63df4019a906477a'
