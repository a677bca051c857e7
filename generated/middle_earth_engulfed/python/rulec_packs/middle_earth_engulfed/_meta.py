"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '292af783feee7021fe65fe7507b2940bb5cceae16f7c864e624d61702b91a48a'
