"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7d8e9d87efde7c611403125e0f58677369fe0554e4b33e08bf92efd8911e8953'
EXECUTED_HASH: Final = 'dd79b074165dd24378e9e429759b990f6eaa7e6d37c1e0dc25d5006e37360df0'
