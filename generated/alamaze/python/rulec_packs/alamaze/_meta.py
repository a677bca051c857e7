"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e14b58f298be42ac462a9e7341d3c9d54ea3ae64217d618791679c3731746d00'
