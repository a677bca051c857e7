"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b56ae70f41764141949d06a07f7f2305b532993b108f02799df0dd11d0ea8162'
EXECUTED_HASH: Final = '38d744e093330126e9e7e5955cec1889f1f6ec4607aedbcb2434c59dd91681e2'
