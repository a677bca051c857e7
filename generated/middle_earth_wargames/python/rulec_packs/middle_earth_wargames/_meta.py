"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7918aa501bdcf49e09e7c85a3d06e1a784e31cfc4d87395005af26cc471d7125'
