"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '865a862f76f0e9ef392ec7d22941b4615d7b046d5c26623dc5898c5877c90375'
EXECUTED_HASH: Final = '740bb1d5f01a363b112fab1ca4820e47aab46cf574ab7dcbdc35dc040a0eba5b'
