"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6ffcf7aab4426985cdbbb96c906d303ac1f0164d75422aeaf34c18ba377dc0ff'
EXECUTED_HASH: Final = 'bd6f68bc8daa3bd468944a206e490ff76da6bf7d35c482928b06fa0f14f24881'
