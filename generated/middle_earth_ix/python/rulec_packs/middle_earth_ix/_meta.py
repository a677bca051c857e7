"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1c78557b6ed63721b1c2554ae0b90f7fd547b58f56ff16dde61fefa8e45bf707'
EXECUTED_HASH: Final = '43f71d4cca18cde33c1cfcaf89892fa1a70d97b3c1c64c81e519c0f842920781'
