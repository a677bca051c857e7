"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '06f2aaf541114e9eb8c5a9b6c626f57d1169aa82e46f6073721f546498f82596'
EXECUTED_HASH: Final = '7c7ddefc2ded38b89a9fc75e398803ef13a9665e4a1eb8f60aa7ac228b21270d'
