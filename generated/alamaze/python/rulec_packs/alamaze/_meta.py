"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '47d17e3bef96b040932b3989621d3f7f586a59496925ce8a0de4a1533037d37f'
