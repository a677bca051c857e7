"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '67606876faff2c679b3bb244be93c6b5f6cb7a72d3348ebb0d3370f039923790'
EXECUTED_HASH: Final = '5f3718da560bacb472793784bd270e6dab891b322964ecc2e625664f2421869e'
