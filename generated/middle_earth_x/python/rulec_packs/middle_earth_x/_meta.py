"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'bb6ef14f8eab10ac4827331af324bdba7ef67d3590ccd48764ffc260db33dceb'
EXECUTED_HASH: Final = 'f1c43cb6230d007cd423c363a58ac114592c21731daa6b18c8bbef2ca0471f6d'
