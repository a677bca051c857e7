"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eee4c179c71cd2bd056a7c6f323dec338975180d30721b0b97f4571c1e0709e2'
