"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '62bd53a75bc2047c199c8c05ba640956e35f2c7de7295c12cfa7be32d796d174'
EXECUTED_HASH: Final = '57cc9235764a3fc5b6f85ae044efb5c3b8da03cc55596194da9e91d1f8825828'
