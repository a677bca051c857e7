"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3c8d59e6ebb632124559a88c1d5c611bf08eb244c2d16e5f4da3538f9310392f'
