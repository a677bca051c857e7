"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '560908aefc95a0737e37fb3155e72572df9ba07bd1cd1f9a050c587f177573e2'
EXECUTED_HASH: Final = '5101f6d3310134cfdc976bac49ca3cd3c8cf8115d8fae54b4973c239ae899c14'
