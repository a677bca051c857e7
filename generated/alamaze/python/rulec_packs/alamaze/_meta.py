"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c3866b57dea9375d3b54f8496576da04cd50b788c187d33c458ce709f3886845'
EXECUTED_HASH: Final = '227fdcb82cbd431cfbc1cba4fd1e250ab2fa92da3fcc5ae6e95a0d26774191a8'
