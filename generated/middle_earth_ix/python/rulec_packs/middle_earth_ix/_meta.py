"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c03ff7c5bc514f4d33ebc0c7ad42d5fbfbe17ec96fc938e534efbd5b6bb8a39f'
