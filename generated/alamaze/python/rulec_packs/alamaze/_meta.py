"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd76d5bccf6b0f29ed999a17d4ddf2ceba0303b228811faed70996140b3e9f1cf'
