"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd43d9341f09fa465da05f170f338855f2b23488dad360d6da2f629b874032c50'
EXECUTED_HASH: Final = 'a888b67e27018dc08e9cd3b252196a3a41bde4256f3493c6f5f17e0204818e80'
