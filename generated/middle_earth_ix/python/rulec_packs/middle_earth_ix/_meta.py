"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'eee4c179c71cd2bd056a7c6f323dec338975180d30721b0b97f4571c1e0709e2'
EXECUTED_HASH: Final = 'f969b1c50c4d891bf063d917426989345f764ce3d89ce6b4e7a6dfe8e6350538'
