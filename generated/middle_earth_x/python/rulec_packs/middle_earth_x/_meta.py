"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8111e34f10419f7bcbcf6e745ccaec8d0bdc29a39b429bf7b4dfa34281426ede'
