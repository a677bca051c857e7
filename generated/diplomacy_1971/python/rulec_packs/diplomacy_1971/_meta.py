"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '4e924e3bc285141288e276ed08ceaff0d0bda7235658af14c6c323d874e70fa8'
EXECUTED_HASH: Final = '1bb8f798d23dbd6fdfdfafa99734a442264cb998131ea42152444c6dd615f88e'
