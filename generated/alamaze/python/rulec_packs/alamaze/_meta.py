"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8c381f47e531e7d33ba6e00012c28f0c344a995a452bd3c69e230eb3180b43ee'
