"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '334d6da6547bc87ecb805a90e24836a90b6821c43d791af7f2ad8deccfc3580f'
EXECUTED_HASH: Final = 'a62bb77569d6cb6e19ff7052517d9bbc062147a6c4d65a294da6b71323043b49'
