"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'efee270afcdc12d7ce448be951f467e39c9a490327fe96a08bc60118d5fb8626'
