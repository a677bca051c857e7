"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '674792a679caa5564863c2d961e1c96f86ff52dd685fe7d51a42c0c5e16a8d2a'
EXECUTED_HASH: Final = '30fcf0df063028ede67e15a5a1745619280a4f9529a5ade70a3930cdef3810d1'
