"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '59c5418acf6adfe5085bd4ab0ac76b1554de4dc4a00fed48bc26ab78fb8a5c62'
EXECUTED_HASH: Final = '51641f08acabe4a83602f0390a56913f2866d1b5e9f250793effad1952c8b380'
