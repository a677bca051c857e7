"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '79c24a44798aad4e4ec6046fcdaa4e82f9764e2cad9389dfa07aab2493b1e84f'
