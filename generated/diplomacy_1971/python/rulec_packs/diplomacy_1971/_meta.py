"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '14815fa914ac76bea10e99c016f218fcf3d7eec4750fe3bc0ff0efb34a38ac5f'
EXECUTED_HASH: Final = '08ae60cde8135563cb209a8316359c7aeaa52e70499822d7904fa57f1b8493a1'
