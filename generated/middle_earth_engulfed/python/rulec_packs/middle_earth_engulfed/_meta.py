"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ff0cce839befa2af31609275a4ec057523f15d64f82f52ca462d287e3e58e7f'
EXECUTED_HASH: Final = '6fbf5efa990cb7f76ad858d24190a31df1cf7aff6ea3c6b8d1b2fc7b9d382e4b'
