"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '772f02e27dabc8c830ec53da3c51a651a8c200556ab3b81dc7d3c190b0023e3a'
EXECUTED_HASH: Final = '7532943ed2ed2ba504fb2df92265754da0d2c957e2215ed44a922aba6d8f68d3'
