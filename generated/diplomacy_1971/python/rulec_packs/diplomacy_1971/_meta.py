"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2cc7b4c0efa18cb7ce6a1f184b3d42a97b6ba26a8b9d7ee6a38026bae545c294'
EXECUTED_HASH: Final = 'ad29d0f6eae4934abfc042bd2d72418f49628bb3124f8adde6dd0b9279b3febc'
