"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '56a158d6a422344cc28f1d486c36de653630b98c89185cc2268f5436945ecbb5'
