"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2f55054ebd63886abe97ee64ef92131f4ee3ead93df8d1e40978cbdf660dd93b'
EXECUTED_HASH: Final = 'eca4d8d190c0cf6d9dd676b5ad52915f2723ca2aad1137075e28938a1763672b'
