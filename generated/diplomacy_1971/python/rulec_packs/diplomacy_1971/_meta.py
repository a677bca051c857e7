"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5f03c252c47a0a767438ce67bb284aed40f1aa01c5fe71b6ff8af959c2316c53'
EXECUTED_HASH: Final = '8219a59c4d913eeef3332ee6cace9d424382160b6433a65cb81032d5b5397995'
