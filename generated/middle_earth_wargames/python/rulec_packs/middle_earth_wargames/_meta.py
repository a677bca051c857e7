"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4cda45c3ecd6d5d035060e9a73ff62ad077178cf24addcbf7bb2965ccaa40e1b'
