"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9f67cb55f4ab84b9d29e40af0160202ce425fbf1100b0d49f63bbd2937915e2d'
EXECUTED_HASH: Final = 'b29a945650813c1d17f04b915bff801d70b219719f3c7369b3b67527b12386c0'
