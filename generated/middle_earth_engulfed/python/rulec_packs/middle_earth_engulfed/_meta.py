"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '868b031c8b16a0f2af0bf25b6426aec2c6e9c9fd4e5da64908dd84ddf46cc135'
