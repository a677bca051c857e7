"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '93725226756f6f6f4520ae7e14a22f0a0eeccc37e53a822cd64077272209a402'
EXECUTED_HASH: Final = 'cfae89705863e244d815e12fc092471cea695ebf620509d7d8b574dd50b18dbb'
