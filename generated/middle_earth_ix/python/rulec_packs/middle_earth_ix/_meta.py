"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '10514c225cdbbbfe8188df83c565410803a2ffbcf149642731b91f0a1c1a5407'
EXECUTED_HASH: Final = '560325d31aaaa12f5d14d96343a689deb425c5c44b4596e61d59610b7165255f'
