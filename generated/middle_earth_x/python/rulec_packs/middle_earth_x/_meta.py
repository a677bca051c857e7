"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0498c46c34fb54726dbc58a7f142983fc08181ccef6747a44f605e3bbcad1224'
