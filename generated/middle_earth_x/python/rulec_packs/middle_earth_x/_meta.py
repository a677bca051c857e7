"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bb6ef14f8eab10ac4827331af324bdba7ef67d3590ccd48764ffc260db33dceb'
EXECUTED_HASH: Final = 'baf0ceeca6130ce73874f9bc92961b4c3fb1df8ec170495fc946e84971b4941e'
