"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '42f14cfa0eefb6d5d279b2ef676703f87ab6d3d73158e547bfbfb7d4532cc313'
EXECUTED_HASH: Final = '4e528300c64c4c474f1a6aa28a52cdc0e97366898728d6cdddf8616af1ed23f9'
