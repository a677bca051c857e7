"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'af7e6e690928b2c90c9ae987d5a05886342a3e864748ba17edaa95e77b96502e'
EXECUTED_HASH: Final = 'cb5f3712a8bb70435f4f93514ef6c632654707eee02e7b2221c68e96cf4048e6'
