"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3a48a038eb46cadf2a33ecd6e06377b72b1893d9be5c614a174dda9ae5e86c70'
EXECUTED_HASH: Final = 'd5f88ab12f1fdfb6ffb666e1dc3e77e0638b02c682a4227182cf955bd3d5c16f'
