"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '616031a6e3eb099b4431f6ca8a2568de123abae153bb1946dd61ab739f78df53'
EXECUTED_HASH: Final = '259066c480052bde0dcf3b4bdad5b73e269c74727dcf72bdc4373d5befbbf2b2'
