"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e5081e84ee1dc0c68141ad1ca0ee3973cd922375f7016580515d0504eee218b1'
EXECUTED_HASH: Final = '521247868ff05ddb9bf679526a4c77658d07c150a504267a208f3174d24039a5'
