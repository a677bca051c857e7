"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'da660c193000a98ae01dcb7645e3767f310d6d873369a2177dfc0b887a2f9a4e'
EXECUTED_HASH: Final = '259066c480052bde0dcf3b4bdad5b73e269c74727dcf72bdc4373d5befbbf2b2'
