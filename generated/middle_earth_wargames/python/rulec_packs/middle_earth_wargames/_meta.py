"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c4ca552d3447f1e6159ecc946f5b7f1c8fff6e6deeb000e3bbd73bad119c33c1'
