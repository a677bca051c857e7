"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06f2aaf541114e9eb8c5a9b6c626f57d1169aa82e46f6073721f546498f82596'
EXECUTED_HASH: Final = 'db38ee4ccaa90eeea23bd74b627ceec624dfce9aeb791b6cb53962d40f428527'
