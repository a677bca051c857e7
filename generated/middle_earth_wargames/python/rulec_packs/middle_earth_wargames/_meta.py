"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4c159d1f5e08ee9aef252e2f7d76ab4540bed65d0d38fc61fe44d445560e5ea9'
EXECUTED_HASH: Final = 'dd79b074165dd24378e9e429759b990f6eaa7e6d37c1e0dc25d5006e37360df0'
