"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b5f80aaa51a8dcebaa7bc2e00ad9cb7524461e47d39f8502bfd378167d3abef0'
EXECUTED_HASH: Final = '29adcc9681e5afb67ec3ac100046d5040cd48140d11b95f9e3189fc645497443'
