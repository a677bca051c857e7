"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4287a71e7cc5fdb892d8064a3571d24d09956971fdcc9a56b6a02acd38537c98'
EXECUTED_HASH: Final = '1aff326b0171a878f3fd487e3ea5f3e4f17952893161fb57efddd914af3ecfcf'
