"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'af7e6e690928b2c90c9ae987d5a05886342a3e864748ba17edaa95e77b96502e'
EXECUTED_HASH: Final = '073f79f34d4294b7135264acfd7cf162168ae49222460dc3f3f59495bbc117a7'
