"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '355662f33de3dc8115eb1ef40a2869d1fa76e0118dd34986e3157276b9b1090b'
EXECUTED_HASH: Final = '5f3718da560bacb472793784bd270e6dab891b322964ecc2e625664f2421869e'
