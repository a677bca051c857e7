"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f03c252c47a0a767438ce67bb284aed40f1aa01c5fe71b6ff8af959c2316c53'
EXECUTED_HASH: Final = 'bf9dab7c38e0205172ec1ea9764d9da0fe0b72f535eff6dc9c7bc639cd8752a6'
