"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '62bd53a75bc2047c199c8c05ba640956e35f2c7de7295c12cfa7be32d796d174'
EXECUTED_HASH: Final = '47a25f058f2c870c2540c189558bd8f2a3461768c93bc4d5f1ac16f2387c4fdf'
