"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f7251592937ea936d83a05ebb480d372d7dd7838dd45365c2b2cd5d259794de0'
