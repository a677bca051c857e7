"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '929c75d6062630fe48942c95c286b441925198de5d8d5ef3c1fdec0d699df9ce'
EXECUTED_HASH: Final = 'a064c06b392b3d4193ffb72eea07b0a1a5d5cb799ff32e67fcf7e071e35a9dea'
