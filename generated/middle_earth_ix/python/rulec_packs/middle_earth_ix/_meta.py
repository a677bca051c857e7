"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e5081e84ee1dc0c68141ad1ca0ee3973cd922375f7016580515d0504eee218b1'
EXECUTED_HASH: Final = '34d7a7727c99da0d7dfc058f91a82a9a497202aea2f627fcf6600b6581170dae'
