"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'abf5c3e159443cffc541ba95c6bb72261f842ce0633e7170b87ddedc3a13e7d6'
