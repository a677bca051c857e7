"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e58795eef523e6095abd896a404009497679a572a87277dc043c0c57f6cd85a0'
