"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd3c4f142e10355ac52e24e4edbf11593e35197b248defd7354999161e2eedde2'
