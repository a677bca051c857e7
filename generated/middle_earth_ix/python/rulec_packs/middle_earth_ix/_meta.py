"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'abc2dab024f55c6e148e24e40b83f09b21b8cb56d9f3d5715c2ece9169eba163'
EXECUTED_HASH: Final = 'd317ae9dbd902f824dabe47867d5047de7b4c4b4bfd217ea175d1a52b6b20197'
