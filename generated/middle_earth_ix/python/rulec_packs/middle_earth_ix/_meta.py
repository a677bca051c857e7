"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '56fa651ced62986feac208294d89af300629fdf8945d29bd225eb38eb286f3c8'
