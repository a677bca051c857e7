"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ff0cce839befa2af31609275a4ec057523f15d64f82f52ca462d287e3e58e7f'
EXECUTED_HASH: Final = 'c74d6ea34dc1e4c3e90599d93ed317905ed7220342a1dba2242d78b74c435337'
