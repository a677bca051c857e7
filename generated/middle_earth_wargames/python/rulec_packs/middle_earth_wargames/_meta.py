"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0986e8ee70b4b3dbfee6884c40029c31c0e4c4c2af8e86d3553000d553a54b2d'
EXECUTED_HASH: Final = 'b2571f7813c68a17f91571e13b2c389fe40e60af89cf5481bf259d8af8f8d787'
