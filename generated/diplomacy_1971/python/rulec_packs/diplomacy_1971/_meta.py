"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6635898fd527e7ff9fcf5a7a3affcb45880493e9fde377280b49242fb447c457'
