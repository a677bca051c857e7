"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ff0cce839befa2af31609275a4ec057523f15d64f82f52ca462d287e3e58e7f'
EXECUTED_HASH: Final = '5ab97513a146868d113fd345130cf30055afeb081e0b7fef5c0dbc3494303d7e'
