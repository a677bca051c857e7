"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e5081e84ee1dc0c68141ad1ca0ee3973cd922375f7016580515d0504eee218b1'
EXECUTED_HASH: Final = '0b7b228b1df91414b83c8490ab70586ab771e869f6da2a439e66695d0f694809'
