"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '148bad790093935943cb1e71a01db755f7525d3b9f2b8a981f0d7c7f4f4f66c6'
EXECUTED_HASH: Final = '259066c480052bde0dcf3b4bdad5b73e269c74727dcf72bdc4373d5befbbf2b2'
