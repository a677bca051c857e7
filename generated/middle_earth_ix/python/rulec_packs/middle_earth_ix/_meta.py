"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b986a1ce055fc9aec7a95a08da623f6e3261c8c13ed6da40686a25f8ac54d179'
EXECUTED_HASH: Final = 'b766c335afd38a70f6a8a70792221400168425d1effccd9f37c7b9fb0582b610'
