"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '78751e6380c74e6a860ac16f06fec21c67edbc08d2965f569c653bf6e618c757'
EXECUTED_HASH: Final = '37030cd8fc9be95d8663d244e8f5eeec23529a2e21438b68f13cd0ee00661bfa'
