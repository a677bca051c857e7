"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7352bb2a70639f65a163c369ff006455bba80bb43c3844a5371fcd28b97ee817'
EXECUTED_HASH: Final = '1f276e9717f38d16b4dfc724fd60bef6396a829111f693af1906fcf0e2d0d45c'
