"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '13a2a081978988a091d95f05660aa86404558eda52fc8724b43cde4f29bb0cd6'
EXECUTED_HASH: Final = 'b2571f7813c68a17f91571e13b2c389fe40e60af89cf5481bf259d8af8f8d787'
