"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0c0d9ab25c6a0ce7aa081f2e0a29af8cf21a5db8ece2fb991cc54b2466bd86f'
EXECUTED_HASH: Final = '04fcd1c488a72e9b65c4c49e2287f50025e9093491820baf61bdc686a3b709f1'
