"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7d4cc6a09eecd5dd45ff46e0a385c2fd02363ad717013c9982b2ad9345df43d9'
EXECUTED_HASH: Final = '51641f08acabe4a83602f0390a56913f2866d1b5e9f250793effad1952c8b380'
