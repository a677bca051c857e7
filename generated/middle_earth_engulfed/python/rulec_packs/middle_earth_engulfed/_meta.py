"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06f2aaf541114e9eb8c5a9b6c626f57d1169aa82e46f6073721f546498f82596'
EXECUTED_HASH: Final = 'c2895e18d3495e82184f1d21e105606474bc40feac021e94e89bfdd522747062'
