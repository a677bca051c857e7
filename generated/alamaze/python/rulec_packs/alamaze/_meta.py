"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '45e389b174fbc9e01f6987fc719de88c3486c7b03f20025b3eb7ed7ded6eaa02'
EXECUTED_HASH: Final = '39a9e4904bb3d48682d84c35d16dda3b4803ea4c4bd98134ae192b2f0146e19d'
