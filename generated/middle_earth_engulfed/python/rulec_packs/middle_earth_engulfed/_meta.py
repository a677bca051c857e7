"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'af7e6e690928b2c90c9ae987d5a05886342a3e864748ba17edaa95e77b96502e'
EXECUTED_HASH: Final = '1a5db0ff12c1da5bbfb060017a8a8756ffde22c9dc0e967e3c75991bac09446e'
