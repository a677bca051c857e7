"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '162d4ec836c7e2b22f896ed6fb68cd89b4c56638559cbade379c28d037d949de'
EXECUTED_HASH: Final = '1bc198dbc5c56f62dca8e95b006b7002c19691adf860d106686dc7c4ffa7c32a'
