"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '69c733ec81ccb434034d316fac6818b496638bccb94767e5f1463f906ae0c26c'
