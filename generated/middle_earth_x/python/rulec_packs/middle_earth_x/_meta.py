"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a0cdaa88e384585526f02495c9dcfe836b9de541fe3bfe3e33c65f5833ff5954'
EXECUTED_HASH: Final = 'e7493424cbab2ca720ba543903a0016ecb23ded3332b1a77ab944d6a424c150c'
