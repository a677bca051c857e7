"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '77a18bb42cccaaaf65aa8c7d0073cf18bf5fbd8b472b9675bb30ddeacd7c1608'
EXECUTED_HASH: Final = 'c0ff20feb2d7c54b58a153dd774df767a9968ad1a927cf70448c4d4670d88e60'
