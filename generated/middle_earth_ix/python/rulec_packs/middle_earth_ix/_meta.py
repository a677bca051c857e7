"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2340868683c12e7598864c840482abf1d62fa61fdf2b41ec55d354cf79d38994'
EXECUTED_HASH: Final = '740bb1d5f01a363b112fab1ca4820e47aab46cf574ab7dcbdc35dc040a0eba5b'
