"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '3f57df0a3db0aaee1edba6e7ee30304c586ae4ab9970f2230260ff6a99e92cba'
EXECUTED_HASH: Final = '9678d8c67439627ff300140d73691a00b940c536324089d8620ce19f8e8aa937'
