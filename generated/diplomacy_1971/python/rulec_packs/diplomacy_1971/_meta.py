"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '844b2705002e7743378503188676982066beca1b64125df90173d248f57f2206'
EXECUTED_HASH: Final = '1bb8f798d23dbd6fdfdfafa99734a442264cb998131ea42152444c6dd615f88e'
