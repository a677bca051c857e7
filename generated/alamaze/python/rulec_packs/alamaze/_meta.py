"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'dfb9b31196efe688c38a8af87af025d3e7c19ede3accd8b027787aeae39873f7'
EXECUTED_HASH: Final = '0a4605dc78aa2d6ae6952c0e9c07188620309c11ee6ee82e8aec2383a2a84968'
