"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5d53cbe7433a2cd34aec4a1ed0b97f7bef8bfa1338d0a3604a8547d307e394b6'
EXECUTED_HASH: Final = 'ba1fbaf18c8c06d3b5dbd318f904a6ee90ba73f2419b0f9d6ac155b57e1ad6b2'
