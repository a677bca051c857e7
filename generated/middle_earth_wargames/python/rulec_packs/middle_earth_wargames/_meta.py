"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f6b26351456d5fd0c30a34995c93352c2e8c109aadd0a7fc52c859a667d56f8'
EXECUTED_HASH: Final = '51641f08acabe4a83602f0390a56913f2866d1b5e9f250793effad1952c8b380'
