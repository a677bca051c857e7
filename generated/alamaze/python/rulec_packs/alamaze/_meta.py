"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '45ffbff3e8f7c9833e742ef93e6b67213dd1a04709089fbca8b23638117e7c7c'
EXECUTED_HASH: Final = '025e2ee14cd592a1b424f3f201262ccea05a4c8bb2926e832ce1f58f7bcfb281'
