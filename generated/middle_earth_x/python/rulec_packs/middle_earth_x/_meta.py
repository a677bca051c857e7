"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bb6ef14f8eab10ac4827331af324bdba7ef67d3590ccd48764ffc260db33dceb'
EXECUTED_HASH: Final = '35f6fa447b090a11db1b5ca936920ca363ae736c60ca8e0984834d41d9bad827'
