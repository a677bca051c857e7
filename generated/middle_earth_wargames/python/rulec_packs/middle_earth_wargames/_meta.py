"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ae6146ea30dd1a0b506b9c4f54df1515750de56756f87085fc25e347cf334fd'
