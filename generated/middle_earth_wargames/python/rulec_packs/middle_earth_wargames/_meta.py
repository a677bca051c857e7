"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '55b6aa2d467d97a5f52f0560314acfd48999821f19127ed5b1dc4d10f6ab6696'
