"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0384dc289abf3d5277c678105399de33f4e209c65f3d3ff9da59ca0ff4ff2084'
