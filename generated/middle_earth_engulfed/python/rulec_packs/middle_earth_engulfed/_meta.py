"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1dcde4080b45faa39e05037451fee602b5d41560cf9cb02c22827d138aa6942f'
