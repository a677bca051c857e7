"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fb8d4323744e13316cea717dc439b1a68924723de691043f5b96ad25c7fb6dd3'
EXECUTED_HASH: Final = '817874695e2d393efe824c2742d1263d920e2ebcc6a73e3ce44938afcec1842e'
