"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f383913e476b08daab1a30e732ab12900d291129862e3136feec48c8c18596a7'
EXECUTED_HASH: Final = '5f3718da560bacb472793784bd270e6dab891b322964ecc2e625664f2421869e'
