"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'cb06ace42500b69c137101d753d49d1a4b6847c9ff771d553a394af53efd8210'
EXECUTED_HASH: Final = '259066c480052bde0dcf3b4bdad5b73e269c74727dcf72bdc4373d5befbbf2b2'
