"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f37de53f61f72b4b3ce905ec3c4fbdf6168d6ef6e198bda9a26ae9776e519b86'
