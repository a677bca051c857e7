"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e5081e84ee1dc0c68141ad1ca0ee3973cd922375f7016580515d0504eee218b1'
EXECUTED_HASH: Final = '6a1289efb7746c2bb887fe585fceed1c6022e1cd4286ea24b5a0b6495e542ebb'
