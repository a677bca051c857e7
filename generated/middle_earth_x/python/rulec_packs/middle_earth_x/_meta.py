"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '30d5fce041ef10776c0d6252d21af653f9ac0bc2d617f60f786afa420cf6cdbe'
