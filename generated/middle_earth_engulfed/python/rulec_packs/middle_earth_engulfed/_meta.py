"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '805241f2c4da9eb087426c5451cc4d8a7e76bfea6e07e8bdc910629743df9881'
