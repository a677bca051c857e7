"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b4ddee573b3c14cab76946bce8fb3e5a9f841bba6f9442c8a157a622001755db'
EXECUTED_HASH: Final = 'a79bcf897460fa9611ce28edacfb6dc58022f419b61a4737c2b9379764282f21'
