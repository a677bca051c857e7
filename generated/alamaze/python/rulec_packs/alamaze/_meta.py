"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'dd382d4bbfe0e9592aac1bc2cac3ec6739e90da0ed91713f8be3381510e101c6'
EXECUTED_HASH: Final = '57cc9235764a3fc5b6f85ae044efb5c3b8da03cc55596194da9e91d1f8825828'
