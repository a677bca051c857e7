"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ff0dece3d23f1e48e01d5b73387e7daf50ca00c8a3bce9a3455ec14c4a1150b1'
