"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '65c45dfb0224aabf8c7b9c2ce96d149f9d173bbee0cd3b353512bb7a0131a8f2'
