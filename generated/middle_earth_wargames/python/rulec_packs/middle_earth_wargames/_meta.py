"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'dc858592d671ab508f395561efdbfe6ef1502584da2f169a4000a7f331b7e776'
