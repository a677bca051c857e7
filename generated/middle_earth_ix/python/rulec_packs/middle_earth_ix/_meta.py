"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1c78557b6ed63721b1c2554ae0b90f7fd547b58f56ff16dde61fefa8e45bf707'
EXECUTED_HASH: Final = 'af67651226c1dde9314909c5e3617a51a006d0698ee16da974fcb9d0a9dffb9e'
