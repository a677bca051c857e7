"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fbccb1b2230058cc30b9b2cb0a42b761a50dffb944cbb32dded80de78d871a29'
