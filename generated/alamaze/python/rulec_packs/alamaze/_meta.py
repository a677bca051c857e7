"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b7ce99d158660e3e0ee348bd3de23f1cbcd26a4efa2afa374337b8102e8646f1'
EXECUTED_HASH: Final = '8a669663cda2f7c21822ca13a24308a9c7374a8f1d50e51381da31f8cb0289c2'
