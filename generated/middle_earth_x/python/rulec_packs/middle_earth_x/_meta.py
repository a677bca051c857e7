"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0cdaa88e384585526f02495c9dcfe836b9de541fe3bfe3e33c65f5833ff5954'
EXECUTED_HASH: Final = '8c1ab59bfbed85e985cf5e681e754a04abe311e4332aecaf53cf60a7d3e6bd9f'
