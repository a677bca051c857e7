"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a76ee4e7ef78784513e06d5df109b84fc5e11f8b4be1a6638ed721b6b9a501e6'
EXECUTED_HASH: Final = '8d59d6f172ed154b00dd087686acbb5979ddd60dc737bd10736985ac5af2fda2'
