"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9f67cb55f4ab84b9d29e40af0160202ce425fbf1100b0d49f63bbd2937915e2d'
EXECUTED_HASH: Final = '78eab5f790be806e8aefc177968d930965253aa047099ed51722bfabe6536f65'
