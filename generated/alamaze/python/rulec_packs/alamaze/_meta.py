"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1b8dcf43bad8d55e069b327bda07e010edddb55b19a3d6fc63e1f9e2af94f3d8'
EXECUTED_HASH: Final = 'f429590bb671c60b265f2ded1051d38435bfcfbe27f1343aa24346045c3d6571'
