"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'deda865c5492b5e1f15b20cd4fbc9f45b4e305f14e32eae7b8bb98c045a92a8b'
