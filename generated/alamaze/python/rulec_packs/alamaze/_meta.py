"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c086291e617af8a50be473591c05026ed0c7fa841829feb7a302d0ae3a28a2ca'
EXECUTED_HASH: Final = '81c94e3976b383cf1c3431bc163a35bde518564c9c9002216000db181b805f8f'
