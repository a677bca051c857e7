"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6eb0aba2c9ab6c91bbc277c3823cd6bc43c9c6f8023f651bc5c976e680bd8844'
EXECUTED_HASH: Final = 'a79bcf897460fa9611ce28edacfb6dc58022f419b61a4737c2b9379764282f21'
