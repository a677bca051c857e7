"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9171fca8dae9ef5d7d6cbea25d516ee1dfb2a5084e8de1fb302a65ac7249c456'
