"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0109aa0ea790dd0b7eac8acc42323d7d584d5f4f8faefe25e38fc044c97a6c58'
EXECUTED_HASH: Final = '127a5f2c9b0f1f96dbbb2cad0acc7309cbe70630f2339280c0e30c5b47050ffc'
