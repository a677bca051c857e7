"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a55c17ae7512d0a325911d42012c823f474915fe6b8f983f8e4495e4b00b81cf'
EXECUTED_HASH: Final = '740bb1d5f01a363b112fab1ca4820e47aab46cf574ab7dcbdc35dc040a0eba5b'
