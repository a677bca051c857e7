"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7668c47635979f8cdddbf65817e3fb305937790fa1d08ae14f7709cb6f1386cd'
EXECUTED_HASH: Final = 'f9cee77c21d09f35877d446bdbd8872a6d88e47e2571284b9e06f6e0d277f0a6'
