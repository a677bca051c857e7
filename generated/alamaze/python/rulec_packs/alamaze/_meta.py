"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '672cd76598b926dce6bb52affe643554a86885c951628e1f640fee4db7b7d17c'
