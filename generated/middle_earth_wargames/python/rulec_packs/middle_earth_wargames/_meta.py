"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fcacdcfc3694bd86dc72d2662c4a2a6cc32455a3592e2c75b08a672fa0258770'
