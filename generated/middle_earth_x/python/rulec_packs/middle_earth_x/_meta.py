"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3a48a038eb46cadf2a33ecd6e06377b72b1893d9be5c614a174dda9ae5e86c70'
EXECUTED_HASH: Final = 'cfae89705863e244d815e12fc092471cea695ebf620509d7d8b574dd50b18dbb'
