"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '31504afa006f6678a4000170634632f875198e473403e7960d8579f463fff9f1'
