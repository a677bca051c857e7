"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0c93efdaf13778e3c675bb7768aff2bc61c26934603a1b78fcbcf33431937f4'
