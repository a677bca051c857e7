"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '45570852f6c7233495b670a208feee1795c65b2c6e98b5fb37774a7f06d3e41b'
