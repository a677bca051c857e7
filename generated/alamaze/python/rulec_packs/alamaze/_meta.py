"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '028200b137466cbd1a0f5ab68495f0a3bf539d3f9de643bcb674ded9aa4c2689'
EXECUTED_HASH: Final = '259066c480052bde0dcf3b4bdad5b73e269c74727dcf72bdc4373d5befbbf2b2'
