"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '939e1e2125596a68a534761b35432371cfd289842653d87c2113946fa5ed326a'
EXECUTED_HASH: Final = '911d1dd09afdc0b753b3da660d683c8fda72a9f489385212ff5e606b6a327d9f'
