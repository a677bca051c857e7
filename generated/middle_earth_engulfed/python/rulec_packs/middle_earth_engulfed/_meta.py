"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ff0cce839befa2af31609275a4ec057523f15d64f82f52ca462d287e3e58e7f'
EXECUTED_HASH: Final = '7c7ddefc2ded38b89a9fc75e398803ef13a9665e4a1eb8f60aa7ac228b21270d'
