"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ff0cce839befa2af31609275a4ec057523f15d64f82f52ca462d287e3e58e7f'
EXECUTED_HASH: Final = 'c9a9dfadde9bd270418b126995f5388a64fd379fb39bdfcd5fc1df772ee3c305'
