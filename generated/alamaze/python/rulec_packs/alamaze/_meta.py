"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f0f4bd8df41592195a18bf22d40c76c9e8744a8d13e9ea20f28f1c3ba302f978'
