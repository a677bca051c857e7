"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '23d922d64b131b7834c58cd80173f087dcf0421cc38081dfe6778c2ca85afd96'
