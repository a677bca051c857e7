"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd64a60904ea7cde18994acab94e0e4f663cb983d5f8c19aced69f3aafe1437ba'
EXECUTED_HASH: Final = 'ed300fdef374eb60e9f80261d78ace0bdf8be04b09f00b374fa206f8f386d597'
