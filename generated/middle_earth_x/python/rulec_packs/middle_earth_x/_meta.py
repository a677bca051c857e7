"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '434dc617b3a8654a2aef682fc042699af1f02b0c1073c10ec28461b49079542b'
EXECUTED_HASH: Final = 'e7493424cbab2ca720ba543903a0016ecb23ded3332b1a77ab944d6a424c150c'
