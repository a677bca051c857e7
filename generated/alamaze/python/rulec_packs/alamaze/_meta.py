"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '55e8ae2598d2faa18a8848d9087be1bad5d55a3a04fef38060cd7db712c59ef5'
