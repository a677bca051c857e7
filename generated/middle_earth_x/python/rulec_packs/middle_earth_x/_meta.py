"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b3fdf182b64c9d9e716382d609edf34edb94cdf1aaf451b42ad96325f6a63851'
EXECUTED_HASH: Final = 'd15a3a2ea82b661988aeb87d4d41af5198608551bb4eaf4c9c21d8cb3fcfc2d6'
