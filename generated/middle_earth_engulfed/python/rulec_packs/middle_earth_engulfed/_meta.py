"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'df3f131ed2b57b6928df7034c45dd2df01803c8793f5384271e1931a2d326382'
